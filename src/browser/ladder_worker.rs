//! The ladder's worker as the page sees it: one task at a time, ended when it is dropped.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::Uint32Array;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::ladder_wire::{Reply, Request, stamp};
use crate::state::ladder::{Limit, News, Purpose, Task};

/// Where the worker's own files lie, beside the page.
const LOADER: &str = "./ladder_loader.js";
/// A worker that has not loaded after this many milliseconds will not.
const LOADING_MS: u32 = 30_000;

/// A worker. Dropping it ends it at once, whatever it is doing.
pub struct LadderWorker {
    inner: Rc<Inner>,
    _listeners: [EventListener; 3],
}

struct Inner {
    worker: Worker,
    stage: Cell<Stage>,
    /// The task that is not finished.
    task: Cell<Option<Task>>,
    /// Ends the loading or the task.
    timer: RefCell<Option<Timeout>>,
    tell: Box<dyn Fn(u32, News)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Loading,
    Ready,
    Broken,
}

impl LadderWorker {
    /// Starts a worker that tells the news of its tasks.
    ///
    /// # Errors
    /// What the browser says when it starts none.
    pub fn start(tell: impl Fn(u32, News) + 'static) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(LOADER, &options)?;
        let inner = Rc::new(Inner {
            worker,
            stage: Cell::new(Stage::Loading),
            task: Cell::new(None),
            timer: RefCell::new(None),
            tell: Box::new(tell),
        });
        inner.set_timer(LOADING_MS, Inner::fail);
        let on = |name, hear: fn(&Rc<Inner>, &web_sys::Event)| {
            let heard = Rc::clone(&inner);
            EventListener::new(&inner.worker, name, move |event| hear(&heard, event))
        };
        let listeners = [
            on("message", Inner::hear),
            on("error", |inner, _| inner.fail()),
            on("messageerror", |inner, _| inner.fail()),
        ];
        Ok(Self {
            inner,
            _listeners: listeners,
        })
    }

    /// Whether it has nothing to do and can take a task.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.inner.task.get().is_none() && self.inner.stage.get() != Stage::Broken
    }

    /// Carries a task out, as soon as the worker has loaded.
    pub fn carry_out(&self, task: Task) {
        self.inner.task.set(Some(task));
        if self.inner.stage.get() == Stage::Ready {
            self.inner.post(task);
        }
    }
}

impl Drop for LadderWorker {
    fn drop(&mut self) {
        self.inner.timer.take();
        self.inner.worker.terminate();
    }
}

impl Inner {
    fn hear(self: &Rc<Self>, event: &web_sys::Event) {
        let reply = event
            .dyn_ref::<MessageEvent>()
            .and_then(|event| event.data().dyn_into::<Uint32Array>().ok())
            .and_then(|words| Reply::from_words(&words.to_vec()));
        match reply {
            Some(Reply::Ready(build)) if build == stamp() => {
                self.stage.set(Stage::Ready);
                self.timer.take();
                if let Some(task) = self.task.get() {
                    self.post(task);
                }
            }
            Some(Reply::Part { task, done, parts }) => {
                (self.tell)(task, News::Part { done, parts });
            }
            Some(Reply::Timed {
                task,
                solutions,
                nanos,
            }) => self.finish(task, News::Timed { solutions, nanos }),
            Some(Reply::Counted {
                task,
                solutions,
                counters,
            }) => self.finish(
                task,
                News::Counted {
                    solutions,
                    counters,
                },
            ),
            // A worker of another build, or one that broke.
            Some(Reply::Ready(_) | Reply::Failed(_)) | None => self.fail(),
        }
    }

    fn post(self: &Rc<Self>, task: Task) {
        if let Some(limit) = task.limit {
            self.set_timer(limit_ms(limit), |inner| {
                if let Some(task) = inner.task.get() {
                    (inner.tell)(task.number, News::Late);
                }
            });
        }
        let request = Request {
            task: task.number,
            run: task.run,
            count: task.purpose == Purpose::Counting,
        };
        let words = Uint32Array::from(request.to_words().as_slice());
        if self.worker.post_message(&words).is_err() {
            self.fail();
        }
    }

    fn finish(&self, task: u32, news: News) {
        self.timer.take();
        self.task.set(None);
        (self.tell)(task, news);
    }

    fn fail(self: &Rc<Self>) {
        self.stage.set(Stage::Broken);
        self.timer.take();
        if let Some(task) = self.task.get() {
            (self.tell)(task.number, News::Failed);
        }
    }

    fn set_timer(self: &Rc<Self>, ms: u32, act: fn(&Rc<Self>)) {
        let inner = Rc::downgrade(self);
        let timer = Timeout::new(ms, move || {
            if let Some(inner) = inner.upgrade() {
                act(&inner);
            }
        });
        self.timer.replace(Some(timer));
    }
}

fn limit_ms(limit: Limit) -> u32 {
    u32::from(limit.seconds()) * 1_000
}
