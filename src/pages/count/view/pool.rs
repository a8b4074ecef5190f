//! A pool: the workers that a dispatcher wants, and the messages between them and it.

use std::{
    cell::RefCell,
    collections::VecDeque,
    rc::{Rc, Weak},
};

use bitqueens_core::counting::Kernel;
use bitqueens_worker::counting::JobCount;
use gloo_timers::callback::Interval;
use yew::{platform::spawn_local, prelude::*};

use crate::{
    browser::{
        build::{self, NoWorkers},
        clock,
        storage::{self, Claim, Claimed},
        worker::{NotStarted, Worker, WorkerEvent},
    },
    pages::count::{
        Broken, CountAction, Dispatcher, Order, PoolSpec, PoolTask, Report, Slot, Unmeasured,
    },
    site::Awake,
};

/// Milliseconds between two reports, and between two looks at silent workers.
const BEAT_MS: u32 = 100;

/// The most milliseconds between two reports, so that the time goes on where jobs take long.
const REPORT_MS: u64 = 1_000;

const fn program(kernel: Kernel) -> &'static str {
    match kernel {
        kernel if kernel.needs_vectors() => "counter_simd",
        _ => "counter",
    }
}

/// A pool of workers. Dropping it ends them at once.
#[must_use = "the workers end when the pool is dropped"]
struct Pool {
    members: Rc<RefCell<Members>>,
    /// The name of the record that it counts for.
    claim: Option<Claim>,
}

struct Members {
    spec: Rc<PoolSpec>,
    dispatcher: Dispatcher,
    workers: Vec<Option<Worker>>,
    /// The beat at which workers that count are looked after.
    beat: Option<Interval>,
    send: Callback<CountAction>,
    reported_at: Awake,
    has_news: bool,
    is_over: bool,
}

/// The pool of workers; it exists if and only if there is one in the state.
#[hook]
pub(super) fn use_pool(spec: Option<Rc<PoolSpec>>, send: &Callback<CountAction>) {
    let pool = use_mut_ref(|| None::<Pool>);
    let send = send.clone();
    use_effect_with(spec, move |spec| {
        let pool = &mut *pool.borrow_mut();
        match (spec, &mut *pool) {
            (Some(spec), Some(pool)) => pool.turn_to(Rc::clone(spec)),
            (Some(spec), None) => *pool = Some(Pool::start(Rc::clone(spec), send)),
            (None, _) => *pool = None,
        }
    });
}

impl Pool {
    /// Starts the workers of a first task.
    fn start(spec: Rc<PoolSpec>, send: Callback<CountAction>) -> Self {
        let waiting = Rc::new(spec.waiting());
        let members = Rc::new(RefCell::new(Members {
            dispatcher: Dispatcher::new(Rc::clone(&waiting)),
            spec: waiting,
            workers: Vec::new(),
            beat: None,
            send,
            reported_at: Awake::default(),
            has_news: false,
            is_over: false,
        }));
        let mut pool = Self {
            members,
            claim: None,
        };
        pool.turn_to(spec);
        pool
    }

    /// Turns to another task. Reports come at most ten times a second, and once at the end.
    fn turn_to(&mut self, spec: Rc<PoolSpec>) {
        self.claim = None;
        let record = match &spec.task {
            PoolTask::Count { record } => {
                storage::ask_to_last();
                record.clone()
            }
            PoolTask::Wait | PoolTask::Measure(_) => None,
        };
        let Some(record) = record else {
            begin(&self.members, spec);
            return;
        };
        // The workers load while the name is asked for.
        begin(&self.members, Rc::new(spec.waiting()));
        let members = Rc::downgrade(&self.members);
        self.claim = Some(Claim::ask(&record, move |claimed| {
            let Some(members) = members.upgrade() else {
                return;
            };
            let broken = (claimed == Claimed::Elsewhere).then_some(Broken::Elsewhere);
            let first = first_report(&spec, broken);
            if broken.is_none() {
                begin(&members, spec);
            }
            let send = members.borrow().send.clone();
            send.emit(CountAction::Reported(first));
            if claimed == Claimed::Unanswered {
                send.emit(CountAction::Unclaimed);
            }
        }));
    }
}

fn begin(members: &Rc<RefCell<Members>>, spec: Rc<PoolSpec>) {
    let now = clock::awake();
    let orders = {
        let mut own = members.borrow_mut();
        own.beat = (spec.task != PoolTask::Wait).then(|| beat(Rc::downgrade(members)));
        own.spec = Rc::clone(&spec);
        own.reported_at = now;
        own.has_news = false;
        own.is_over = false;
        own.dispatcher.turn_to(spec, now)
    };
    execute(members, orders);
}

/// Looks after the workers that count.
fn beat(members: Weak<RefCell<Members>>) -> Interval {
    Interval::new(BEAT_MS, move || {
        if let Some(members) = members.upgrade() {
            let orders = members.borrow_mut().dispatcher.tick(clock::awake());
            execute(&members, orders);
            report(&members);
        }
    })
}

/// Carries orders out. A worker that cannot be started counts as dead, which may order more.
fn execute(members: &Rc<RefCell<Members>>, orders: Vec<Order>) {
    let mut orders = VecDeque::from(orders);
    while let Some(order) = orders.pop_front() {
        match order {
            Order::Start(slot) => match start(members, slot) {
                Ok(worker) => members.borrow_mut().seat(slot, Some(worker)),
                Err(_) => orders.extend(members.borrow_mut().dispatcher.died(slot)),
            },
            Order::Stop(slot) => members.borrow_mut().seat(slot, None),
            Order::Post(slot, request) => {
                if let Some(Some(worker)) = members.borrow().workers.get(slot) {
                    worker.post(&request);
                }
            }
        }
    }
}

fn start(members: &Rc<RefCell<Members>>, slot: Slot) -> Result<Worker, NotStarted> {
    let program = program(members.borrow().spec.kernel);
    let members: Weak<RefCell<Members>> = Rc::downgrade(members);
    Worker::start(program, move |event| {
        if let Some(members) = members.upgrade() {
            let orders = members.borrow_mut().hear(slot, &event);
            execute(&members, orders);
            report_if_due(&members);
        }
    })
}

impl Members {
    /// Puts a worker into a slot, or ends the one that is there.
    fn seat(&mut self, slot: Slot, worker: Option<Worker>) {
        if self.workers.len() <= slot {
            self.workers.resize_with(slot + 1, || None);
        }
        self.workers[slot] = worker;
    }

    fn hear(&mut self, slot: Slot, event: &WorkerEvent<JobCount>) -> Vec<Order> {
        let now = clock::awake();
        match *event {
            WorkerEvent::Unheard => {
                self.has_news = true;
                self.dispatcher.unheard(slot);
                Vec::new()
            }
            WorkerEvent::Ready => self.dispatcher.ready(slot, now),
            WorkerEvent::Answer { task, answer } => {
                self.has_news = true;
                self.dispatcher.counted(slot, task, answer, now)
            }
            WorkerEvent::Failed => self.dispatcher.died(slot),
        }
    }

    /// The action that tells the page how far the task is.
    fn news(&self, report: Report) -> Option<CountAction> {
        match self.spec.task {
            PoolTask::Wait => None,
            PoolTask::Measure(_) => Some(match self.dispatcher.measured() {
                Some(measured) => CountAction::Measured {
                    crew: (self.spec.kernel, self.spec.workers),
                    measured,
                },
                None => CountAction::Unmeasured(report.unmeasured()),
            }),
            PoolTask::Count { .. } => Some(CountAction::Reported(report)),
        }
    }
}

/// Reports the end at once, and progress when a beat has passed since the last report.
fn report_if_due(members: &Rc<RefCell<Members>>) {
    let is_over = members.borrow().dispatcher.is_over();
    let since = clock::awake().since(members.borrow().reported_at);
    if is_over || u64::from(BEAT_MS) <= since {
        report(members);
    }
}

fn report(members: &Rc<RefCell<Members>>) {
    let mut own = members.borrow_mut();
    let is_over = own.dispatcher.is_over();
    let is_long_ago = REPORT_MS <= clock::awake().since(own.reported_at);
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
        is_unheard: own.dispatcher.is_unheard(),
        now: own.reported_at,
        date_ms: clock::date(),
    };
    let is_missing = report.broken == Some(Broken::Unloadable);
    let (send, news) = (own.send.clone(), own.news(report));
    let program = program(own.spec.kernel);
    // The reader of the report may drop the pool.
    drop(own);
    match news {
        Some(CountAction::Reported(report)) if is_missing => spawn_local(async move {
            let broken = Some(why_missing(program).await);
            send.emit(CountAction::Reported(Report { broken, ..report }));
        }),
        Some(CountAction::Unmeasured(_)) if is_missing => spawn_local(async move {
            let broken = Unmeasured::Broken(why_missing(program).await);
            send.emit(CountAction::Unmeasured(Some(broken)));
        }),
        Some(news) => send.emit(news),
        None => {}
    }
}

async fn why_missing(program: &str) -> Broken {
    match build::why_no_workers(program).await {
        NoWorkers::Replaced => Broken::OtherVersion,
        NoWorkers::Unloadable => Broken::Unloadable,
        NoWorkers::Forbidden => Broken::Forbidden,
    }
}

/// The report of a run whose workers have not begun.
fn first_report(spec: &PoolSpec, broken: Option<Broken>) -> Report {
    Report {
        run: spec.run,
        ledger: Rc::clone(&spec.ledger),
        broken,
        is_unheard: false,
        now: clock::awake(),
        date_ms: clock::date(),
    }
}
