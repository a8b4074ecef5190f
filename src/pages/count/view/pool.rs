//! A pool: the workers that a dispatcher wants, and the messages between them and it.

use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
    rc::{Rc, Weak},
    time::Duration,
};

use bitqueens_core::counting::{Kernel, Ledger, Measured, Plan};
use bitqueens_worker::counting::Counted;
use gloo_timers::callback::Interval;
use yew::{Callback, platform::spawn_local};

use crate::{
    browser::{
        build,
        claim::Claim,
        clock, storage,
        worker::{Event, NotStarted, Worker},
    },
    pages::count::{Broken, Dispatcher, Order, PoolSpec, Report, Slot},
};

/// Milliseconds between two reports, and between two looks at silent workers.
const BEAT_MS: u32 = 100;

/// The most milliseconds between two reports, so that the time goes on where jobs take long.
const REPORT_MS: u64 = 1_000;

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
    _claim: Option<Claim>,
    _counting: Rc<Cell<Option<Counting>>>,
}

/// The workers that count, and the beat at which they are looked after.
struct Counting {
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
        let on_report = on_report.reform(|(report, _)| report);
        let Some(record) = spec.record.clone() else {
            return Self::of(spec, on_report);
        };
        let counting = Rc::new(Cell::new(None));
        let begun = Rc::downgrade(&counting);
        let claim = Claim::ask(&record, move |is_ours| {
            let Some(counting) = begun.upgrade() else {
                return;
            };
            let broken = (!is_ours).then_some(Broken::Elsewhere);
            on_report.emit((first_report(&spec, broken), Duration::ZERO));
            if is_ours {
                counting.set(Some(Counting::of(spec, on_report)));
            }
        });
        Self {
            _claim: Some(claim),
            _counting: counting,
        }
    }

    /// Counts a plan with one worker and tells how long it counted, without the worker's start.
    pub(super) fn measure(kernel: Kernel, plan: Plan, on_measured: Callback<Measured>) -> Self {
        let spec = PoolSpec {
            run: 0,
            ledger: Rc::new(Ledger::new(plan)),
            jobs: None,
            kernel,
            workers: 1,
            record: None,
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
        Self {
            _claim: None,
            _counting: Rc::new(Cell::new(Some(Counting::of(spec, on_report)))),
        }
    }
}

/// The report of a pool whose workers have not begun.
fn first_report(spec: &PoolSpec, broken: Option<Broken>) -> Report {
    Report {
        run: spec.run,
        ledger: Rc::clone(&spec.ledger),
        broken,
        now: clock::awake(),
        date_ms: clock::date(),
    }
}

impl Counting {
    fn of(spec: Rc<PoolSpec>, on_report: Callback<(Report, Duration)>) -> Self {
        let mut dispatcher = Dispatcher::new(Rc::clone(&spec));
        let orders = dispatcher.start();
        let members = Rc::new(RefCell::new(Members {
            workers: orders.iter().map(|_| None).collect(),
            spec,
            dispatcher,
            counted_for: Duration::ZERO,
            on_report,
            reported_at: clock::awake(),
            has_news: false,
            is_over: false,
        }));
        execute(&members, orders);
        let beating = Rc::downgrade(&members);
        let beat = Interval::new(BEAT_MS, move || {
            if let Some(members) = beating.upgrade() {
                let orders = members.borrow_mut().dispatcher.tick(clock::awake());
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
        let now = clock::awake();
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
    let since = clock::awake().saturating_sub(members.borrow().reported_at);
    if is_over || u64::from(BEAT_MS) <= since {
        report(members);
    }
}

fn report(members: &Rc<RefCell<Members>>) {
    let mut own = members.borrow_mut();
    let is_over = own.dispatcher.is_over();
    let is_long_ago = REPORT_MS <= clock::awake().saturating_sub(own.reported_at);
    if own.is_over || !(is_over || own.has_news || is_long_ago) {
        return;
    }
    own.is_over = is_over;
    own.has_news = false;
    own.reported_at = clock::awake();
    let report = Report {
        run: own.spec.run,
        ledger: Rc::new(own.dispatcher.ledger().clone()),
        broken: own.dispatcher.broken(),
        now: own.reported_at,
        date_ms: clock::date(),
    };
    let (on_report, counted_for) = (own.on_report.clone(), own.counted_for);
    // The reader of the report may drop the pool.
    drop(own);
    if report.broken != Some(Broken::Unloadable) {
        on_report.emit((report, counted_for));
        return;
    }
    spawn_local(async move {
        // The host has another build, so it no longer has the workers of this one.
        let broken = if build::is_replaced().await {
            Broken::OtherVersion
        } else {
            Broken::Unloadable
        };
        let broken = Some(broken);
        on_report.emit((Report { broken, ..report }, counted_for));
    });
}
