//! Workers, as many as the dispatcher wants, and the messages between them and it.

use std::{
    cell::RefCell,
    collections::VecDeque,
    rc::{Rc, Weak},
    time::Duration,
};

use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType, js_sys::Uint32Array};

use super::{clock, storage};
use crate::{
    counting::{Kernel, Ledger, Measured, Plan},
    state::count::{Dispatcher, Order, PoolSpec, Report, Slot},
    wire::{Build, Reply},
};

/// Milliseconds between two reports, and between two looks at silent workers.
const BEAT_MS: u32 = 100;

/// The file that starts a worker of a build. Trunk gives these names and does not hash them, so the
/// build's own name is added for caches, and the worker names its build in its first message.
fn file(build: Kernel) -> String {
    let name = match build {
        Kernel::Simd => "counter_simd_loader.js",
        Kernel::Scalar | Kernel::Plain => "counter_loader.js",
    };
    format!("./{name}?{}", Build::this(build).name())
}

/// A pool of workers. Dropping it ends them at once.
#[must_use = "the workers end when the pool is dropped"]
pub struct Pool {
    _beat: Interval,
    _inside: Rc<RefCell<Inside>>,
}

type OnReport = Box<dyn Fn(Report, Duration)>;

struct Inside {
    run: u32,
    build: Kernel,
    dispatcher: Dispatcher,
    workers: Vec<Option<Member>>,
    /// The time that workers say they counted, all together.
    counted_for: Duration,
    on_report: OnReport,
    reported_at: u64,
    is_news: bool,
    over: bool,
}

/// A worker and what listens to it.
struct Member {
    worker: Worker,
    _listeners: [EventListener; 3],
}

impl Drop for Member {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Pool {
    /// Starts the workers of a run; reports come at most ten times a second, and once at the end.
    pub fn start(spec: &PoolSpec, on_report: impl Fn(Report) + 'static) -> Self {
        storage::ask_to_last();
        let chosen = spec.chosen.as_ref().map(|check| check.left().collect());
        let dispatcher = Dispatcher::new(
            spec.run,
            Ledger::clone(&spec.ledger),
            chosen,
            spec.build,
            spec.kernel,
            spec.workers,
        );
        Self::of(
            spec.run,
            spec.build,
            dispatcher,
            Box::new(move |report, _| on_report(report)),
        )
    }

    /// Counts a plan with one worker and says how long it counted, the worker's start left out.
    pub fn measure(kernel: Kernel, plan: Plan, on_measured: impl Fn(Measured) + 'static) -> Self {
        let dispatcher = Dispatcher::new(0, Ledger::new(plan), None, kernel, kernel, 1);
        let on_report = move |report: Report, counted_for: Duration| {
            if report.ledger.outcome().is_some() {
                // A clock too coarse to see the count must not promise miracles.
                let elapsed = counted_for.max(Duration::from_micros(100));
                on_measured(Measured { plan, elapsed });
            }
        };
        Self::of(0, kernel, dispatcher, Box::new(on_report))
    }

    fn of(run: u32, build: Kernel, mut dispatcher: Dispatcher, on_report: OnReport) -> Self {
        let orders = dispatcher.start(clock::now());
        let inside = Rc::new(RefCell::new(Inside {
            run,
            build,
            workers: Vec::new(),
            dispatcher,
            counted_for: Duration::ZERO,
            on_report,
            reported_at: clock::now(),
            is_news: false,
            over: false,
        }));
        obey(&inside, orders);
        let beating = Rc::downgrade(&inside);
        let beat = Interval::new(BEAT_MS, move || {
            if let Some(inside) = beating.upgrade() {
                let orders = inside.borrow_mut().dispatcher.tick(clock::now());
                obey(&inside, orders);
                report(&inside);
            }
        });
        Self {
            _beat: beat,
            _inside: inside,
        }
    }
}

/// Carries orders out. A worker that cannot be started or told counts as dead, which may order more.
fn obey(inside: &Rc<RefCell<Inside>>, orders: Vec<Order>) {
    let mut orders = VecDeque::from(orders);
    while let Some(order) = orders.pop_front() {
        let now = clock::now();
        let failed = match order {
            Order::Start(slot) => match member(inside, slot) {
                Ok(member) => {
                    inside.borrow_mut().put(slot, Some(member));
                    None
                }
                Err(_) => Some(slot),
            },
            Order::Stop(slot) => {
                let ended = inside.borrow_mut().put(slot, None);
                drop(ended);
                None
            }
            Order::Post(slot, request) => {
                let words = Uint32Array::from(request.to_words().as_slice());
                let inside = inside.borrow();
                let member = inside.workers.get(slot).and_then(Option::as_ref);
                let posted = member.map(|member| member.worker.post_message(&words));
                (!matches!(posted, Some(Ok(())))).then_some(slot)
            }
        };
        if let Some(slot) = failed {
            orders.extend(inside.borrow_mut().dispatcher.died(slot, now));
        }
    }
}

impl Inside {
    fn put(&mut self, slot: Slot, member: Option<Member>) -> Option<Member> {
        if self.workers.len() <= slot {
            self.workers.resize_with(slot + 1, || None);
        }
        std::mem::replace(&mut self.workers[slot], member)
    }

    fn hear(&mut self, slot: Slot, reply: Option<&Reply>) -> Vec<Order> {
        let now = clock::now();
        match reply {
            Some(Reply::Ready(build)) => self.dispatcher.ready(slot, *build, now),
            Some(Reply::Counted(counted)) => {
                self.counted_for += Duration::from_micros(counted.micros.into());
                self.is_news = true;
                self.dispatcher.counted(slot, *counted, now)
            }
            Some(Reply::Refused { .. } | Reply::Panicked { .. }) | None => {
                self.dispatcher.died(slot, now)
            }
        }
    }
}

/// Starts a worker and listens to it.
fn member(inside: &Rc<RefCell<Inside>>, slot: Slot) -> Result<Member, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let build = inside.borrow().build;
    let worker = Worker::new_with_options(&file(build), &options)?;
    let listen = |name: &'static str, hear: fn(&Event) -> Option<Reply>| {
        let inside: Weak<RefCell<Inside>> = Rc::downgrade(inside);
        EventListener::new(&worker, name, move |event| {
            if let Some(inside) = inside.upgrade() {
                let orders = inside.borrow_mut().hear(slot, hear(event).as_ref());
                obey(&inside, orders);
                report_if_due(&inside);
            }
        })
    };
    let listeners = [
        listen("message", |event| {
            let data = event.dyn_ref::<MessageEvent>()?.data();
            Reply::from_words(&data.dyn_into::<Uint32Array>().ok()?.to_vec())
        }),
        listen("error", |_| None),
        listen("messageerror", |_| None),
    ];
    Ok(Member {
        worker,
        _listeners: listeners,
    })
}

/// The end is reported at once, progress at the next beat.
fn report_if_due(inside: &Rc<RefCell<Inside>>) {
    let over = inside.borrow_mut().dispatcher.is_over();
    let since = clock::now().saturating_sub(inside.borrow().reported_at);
    if over || u64::from(BEAT_MS) <= since {
        report(inside);
    }
}

fn report(inside: &Rc<RefCell<Inside>>) {
    let mut within = inside.borrow_mut();
    let over = within.dispatcher.is_over();
    if within.over || !(over || within.is_news) {
        return;
    }
    within.over = over;
    within.is_news = false;
    within.reported_at = clock::now();
    let report = Report {
        run: within.run,
        ledger: Rc::new(within.dispatcher.ledger().clone()),
        broken: within.dispatcher.broken(),
        now: within.reported_at,
    };
    // The reader of the report may drop the pool.
    let counted_for = within.counted_for;
    drop(within);
    (inside.borrow().on_report)(report, counted_for);
}
