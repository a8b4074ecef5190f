//! A pool: the workers that a dispatcher wants, and the messages between them and it.

use std::{
    cell::RefCell,
    collections::VecDeque,
    rc::{Rc, Weak},
    time::Duration,
};

use bitqueens_core::counting::{Kernel, Ledger, Measured, Plan};
use bitqueens_worker::counting::Counted;
use gloo_timers::callback::Interval;
use yew::Callback;

use crate::{
    browser::{
        clock, storage,
        worker::{Event, NotStarted, Worker},
    },
    pages::count::{Broken, Dispatcher, Order, PoolSpec, Report, Slot},
};

/// Milliseconds between two reports, and between two looks at silent workers.
const BEAT_MS: u32 = 100;

/// The file beside the program that starts a worker with a kernel.
const fn file(kernel: Kernel) -> &'static str {
    match kernel {
        Kernel::Simd => "counter_simd_loader.js",
        Kernel::Scalar | Kernel::Plain => "counter_loader.js",
    }
}

/// A pool of workers. Dropping it ends them at once.
#[must_use = "the workers end when the pool is dropped"]
pub(super) struct Pool {
    _beat: Interval,
    _members: Rc<RefCell<Members>>,
}

/// The workers and their dispatcher.
struct Members {
    spec: Rc<PoolSpec>,
    dispatcher: Dispatcher,
    workers: Vec<Option<Worker>>,
    /// The time that workers say they counted, all together.
    counted_for: Duration,
    on_report: Callback<(Report, Duration)>,
    reported_at: u64,
    has_news: bool,
    is_over: bool,
}

impl Pool {
    /// Starts the workers of a run; reports come at most ten times a second, and once at the end.
    pub(super) fn start(spec: Rc<PoolSpec>, on_report: &Callback<Report>) -> Self {
        storage::ask_to_last();
        Self::of(spec, on_report.reform(|(report, _)| report))
    }

    /// Counts a plan with one worker and tells how long it counted, without the worker's start.
    pub(super) fn measure(kernel: Kernel, plan: Plan, on_measured: Callback<Measured>) -> Self {
        let spec = PoolSpec {
            run: 0,
            ledger: Rc::new(Ledger::new(plan)),
            jobs: None,
            kernel,
            workers: 1,
        };
        let on_report = Callback::from(move |(report, counted_for): (Report, Duration)| {
            if report.ledger.outcome().is_some() {
                // A clock too coarse to see the count must not promise miracles.
                let elapsed = counted_for.max(Duration::from_micros(100));
                on_measured.emit(Measured { plan, elapsed });
            }
        });
        Self::of(Rc::new(spec), on_report)
    }

    fn of(spec: Rc<PoolSpec>, on_report: Callback<(Report, Duration)>) -> Self {
        let mut dispatcher = Dispatcher::new(Rc::clone(&spec));
        let orders = dispatcher.start();
        let members = Rc::new(RefCell::new(Members {
            workers: orders.iter().map(|_| None).collect(),
            spec,
            dispatcher,
            counted_for: Duration::ZERO,
            on_report,
            reported_at: clock::now(),
            has_news: false,
            is_over: false,
        }));
        execute(&members, orders);
        let beating = Rc::downgrade(&members);
        let beat = Interval::new(BEAT_MS, move || {
            if let Some(members) = beating.upgrade() {
                let orders = members.borrow_mut().dispatcher.tick(clock::now());
                execute(&members, orders);
                report(&members);
            }
        });
        Self {
            _beat: beat,
            _members: members,
        }
    }
}

/// Carries orders out. A worker that cannot be started counts as dead, which may order more.
fn execute(members: &Rc<RefCell<Members>>, orders: Vec<Order>) {
    let mut orders = VecDeque::from(orders);
    while let Some(order) = orders.pop_front() {
        match order {
            Order::Start(slot) => match start(members, slot) {
                Ok(worker) => members.borrow_mut().workers[slot] = Some(worker),
                Err(_) => orders.extend(members.borrow_mut().dispatcher.died(slot)),
            },
            Order::Stop(slot) => members.borrow_mut().workers[slot] = None,
            Order::Post(slot, request) => {
                if let Some(worker) = &members.borrow().workers[slot] {
                    worker.post(&request);
                }
            }
        }
    }
}

/// Starts a worker and listens to it.
fn start(members: &Rc<RefCell<Members>>, slot: Slot) -> Result<Worker, NotStarted> {
    let file = file(members.borrow().spec.kernel);
    let members: Weak<RefCell<Members>> = Rc::downgrade(members);
    Worker::start(file, move |event| {
        if let Some(members) = members.upgrade() {
            let orders = members.borrow_mut().hear(slot, &event);
            execute(&members, orders);
            report_if_due(&members);
        }
    })
}

impl Members {
    fn hear(&mut self, slot: Slot, event: &Event<Counted>) -> Vec<Order> {
        let now = clock::now();
        match *event {
            Event::Ready => self.dispatcher.ready(slot, now),
            Event::Answer { task, answer } => {
                self.counted_for += Duration::from_micros(answer.micros.into());
                self.has_news = true;
                self.dispatcher.counted(slot, task, answer, now)
            }
            Event::OtherVersion => self.dispatcher.give_up(Broken::OtherVersion),
            Event::Failed => self.dispatcher.died(slot),
        }
    }
}

/// Reports the end at once, and progress when a beat has passed since the last report.
fn report_if_due(members: &Rc<RefCell<Members>>) {
    let is_over = members.borrow_mut().dispatcher.is_over();
    let since = clock::now().saturating_sub(members.borrow().reported_at);
    if is_over || u64::from(BEAT_MS) <= since {
        report(members);
    }
}

fn report(members: &Rc<RefCell<Members>>) {
    let mut own = members.borrow_mut();
    let is_over = own.dispatcher.is_over();
    if own.is_over || !(is_over || own.has_news) {
        return;
    }
    own.is_over = is_over;
    own.has_news = false;
    own.reported_at = clock::now();
    let report = Report {
        run: own.spec.run,
        ledger: Rc::new(own.dispatcher.ledger().clone()),
        broken: own.dispatcher.broken(),
        now: own.reported_at,
    };
    let (on_report, counted_for) = (own.on_report.clone(), own.counted_for);
    // The reader of the report may drop the pool.
    drop(own);
    on_report.emit((report, counted_for));
}
