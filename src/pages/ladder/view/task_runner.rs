//! The worker of the ladder with the task that it carries out, one at a time.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use bitqueens_worker::{
    Request,
    ladder::{RunReply, RunRequest},
};
use gloo_timers::callback::Timeout;
use yew::Callback;

use crate::{
    browser::worker::{Worker, WorkerEvent},
    pages::ladder::{LadderAction, TaskEvent, TaskKind, WorkerTask},
};

const PROGRAM: &str = "ladder";

/// A worker and its task. Dropping it ends both at once.
pub(super) struct TaskRunner {
    worker: Worker,
    progress: Rc<Progress>,
}

struct Progress {
    stage: Cell<Stage>,
    /// The task that is not finished.
    task: Cell<Option<WorkerTask>>,
    /// The timer that ends the task.
    timer: RefCell<Option<Timeout>>,
    send: Callback<LadderAction>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Loading,
    Ready,
    Broken,
}

impl TaskRunner {
    /// Starts a worker that reports on its tasks; `None` where the browser starts none.
    pub(super) fn start(send: Callback<LadderAction>) -> Option<Self> {
        let progress = Rc::new(Progress {
            stage: Cell::new(Stage::Loading),
            task: Cell::default(),
            timer: RefCell::default(),
            send,
        });
        let heard = Rc::clone(&progress);
        let worker = Worker::start(PROGRAM, move |event| heard.hear(&event)).ok()?;
        Some(Self { worker, progress })
    }

    /// Tells whether it has nothing to do and can take a task.
    pub(super) fn is_idle(&self) -> bool {
        self.progress.task.get().is_none() && self.progress.stage.get() != Stage::Broken
    }

    /// Carries a task out, as soon as the worker has loaded.
    pub(super) fn carry_out(&self, task: WorkerTask) {
        self.progress.task.set(Some(task));
        self.worker.post(&Request {
            task: task.number,
            work: RunRequest {
                run: task.run,
                count: task.kind == TaskKind::Counting,
            },
        });
        if self.progress.stage.get() == Stage::Ready {
            self.progress.set_timer();
        }
    }
}

impl Drop for TaskRunner {
    fn drop(&mut self) {
        self.progress.timer.take();
    }
}

impl Progress {
    fn hear(self: &Rc<Self>, event: &WorkerEvent<RunReply>) {
        match *event {
            WorkerEvent::Ready => {
                self.stage.set(Stage::Ready);
                self.set_timer();
            }
            WorkerEvent::Answer { task, answer } => {
                if !matches!(answer, RunReply::Part { .. }) {
                    self.timer.take();
                    self.task.set(None);
                }
                self.report(task, TaskEvent::Answer(answer));
            }
            WorkerEvent::Failed => {
                self.stage.set(Stage::Broken);
                self.timer.take();
                if let Some(task) = self.task.get() {
                    self.report(task.number, TaskEvent::Failed);
                }
            }
        }
    }

    /// Starts the time of the task; loading the worker is no part of it.
    fn set_timer(self: &Rc<Self>) {
        let Some(task) = self.task.get() else { return };
        let progress = Rc::downgrade(self);
        let timer = task.limit.map(|limit| {
            Timeout::new(limit.millis(), move || {
                if let Some(progress) = progress.upgrade() {
                    progress.report(task.number, TaskEvent::Late);
                }
            })
        });
        self.timer.replace(timer);
    }

    fn report(&self, task: u32, event: TaskEvent) {
        self.send.emit(LadderAction::Worker { task, event });
    }
}
