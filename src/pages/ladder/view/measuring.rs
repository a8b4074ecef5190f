//! Measuring on this machine: the board, the buttons, the worker.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo_timers::callback::Timeout;
use yew::{Callback, prelude::*};

use super::View;
use crate::{
    browser::{
        address_bar, document, focus, sharing,
        worker::{Worker, WorkerEvent},
    },
    draw::view::{buttons::AskButton, choice::number_choice, html, player::player_ticker},
    pages::ladder::{
        LadderAction, LadderPage, TaskEvent, TaskKind, WorkerTask, csv,
        words::{self, running_words},
    },
    text::words as shared,
};
use bitqueens_core::{ladder::Method, solver::Size};
use bitqueens_worker::{
    Request,
    ladder::{RunReply, RunRequest},
};

/// Draws the board's side and the buttons, and how far the runs are.
pub(super) fn measuring(page: &LadderPage, view: &View) -> Html {
    let lang = view.lang();
    let running = page
        .queue
        .task()
        .map(|task| running_words(task.run, task.kind.phrase(), page.queue.n_waiting()));
    html! {
        <div class="measuring live">
            { number_choice(
                ("size", words::SIZE.in_lang(lang)),
                Size::all(),
                page.selection.size,
                view.send.reform(LadderAction::Size),
            ) }
            { buttons(page, view) }
            <p class="running">
                if let Some(running) = &running {
                    { running.in_lang(lang) }
                }
            </p>
            if page.queue.is_unheard() {
                <p role="status">{ shared::WORKER_UNHEARD.in_lang(lang) }</p>
            }
            // The run in progress changes many times a second; only start and end are announced.
            <p class="unseen" role="status">
                if running.is_some() {
                    { words::RUNS_ON.in_lang(lang) }
                } else if !page.queue.records().is_empty() {
                    { words::RUNS_OVER.in_lang(lang) }
                }
            </p>
        </div>
    }
}

fn buttons(page: &LadderPage, view: &View) -> Html {
    let lang = view.lang();
    let is_running = page.queue.task().is_some();
    let records = page.queue.records().to_vec();
    let is_empty = records.is_empty();
    let save = Callback::from(move |tell: Callback<bool>| {
        tell.emit(sharing::save_file(
            "bitqueens-ladder.csv",
            "text/csv",
            &csv(&records),
        ));
    });
    let (name, label, action) = if is_running {
        ("cancel", words::CANCEL, LadderAction::Cancel)
    } else {
        ("run", words::RUN, LadderAction::Run)
    };
    let onclick = view.send.reform(move |_: MouseEvent| action.clone());
    html! {
        <div class="buttons">
            // One button, which keeps the focus: what it does next follows from what goes on.
            <button type="button" class={(!is_running).then_some("main")} data-action={name} {onclick}>
                { label.in_lang(lang) }
            </button>
            if !is_empty {
                <AskButton action="download" label={words::DOWNLOAD} ask={save} {lang} />
            }
        </div>
    }
}

/// Draws nothing: what it holds follows from the page.
pub(in crate::pages::ladder) fn effects(page: &LadderPage, view: &View) -> Html {
    let shown = match page.open {
        _ if !view.is_open => Shown::Elsewhere,
        Some(method) => Shown::Method(method),
        None => Shown::Ladder,
    };
    html! {
        <>
            { player_ticker(&page.walk, &view.send.reform(LadderAction::Walk)) }
            <Outside task={page.queue.task()} {shown} send={&view.send} />
        </>
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shown {
    #[default]
    Elsewhere,
    Ladder,
    Method(Method),
}

#[derive(Clone, PartialEq, Properties)]
struct OutsideProps {
    task: Option<WorkerTask>,
    shown: Shown,
    send: Callback<LadderAction>,
}

#[component]
fn Outside(props: &OutsideProps) -> Html {
    use_task(props.task, &props.send);
    use_top(props.shown);
    Html::default()
}

/// Has a worker carry out the task. A worker whose task is not the page's any more is ended.
#[hook]
fn use_task(task: Option<WorkerTask>, send: &Callback<LadderAction>) {
    let runner = use_mut_ref(|| None::<TaskRunner>);
    let send = send.clone();
    use_effect_with(task, move |task| {
        let mut runner = runner.borrow_mut();
        if runner.as_ref().is_some_and(|runner| !runner.is_idle()) {
            *runner = None;
        }
        let Some(task) = *task else { return };
        if runner.is_none() {
            *runner = TaskRunner::start(send.clone());
        }
        match runner.as_ref() {
            Some(runner) => runner.carry_out(task),
            None => send.emit(LadderAction::Worker {
                task: task.number,
                event: TaskEvent::Failed,
            }),
        }
    });
}

/// Scrolls an opened page to its top and focuses its heading. Back from a method, the link that led there gets the
/// focus, and the page keeps its place.
#[hook]
fn use_top(shown: Shown) {
    let before = use_mut_ref(Shown::default);
    use_effect_with(shown, move |&shown| {
        let before = before.replace(shown);
        match (before, shown) {
            (Shown::Elsewhere, _) | (_, Shown::Elsewhere) => {}
            (Shown::Method(left), Shown::Ladder) if address_bar::is_returned() => {
                focus::in_place(&format!("[data-ladder-row=\"{left}\"] a"));
            }
            _ if address_bar::is_returned() => focus::in_place("#content h1"),
            _ => {
                document::to_top();
                focus::on("#content h1");
            }
        }
    });
}

const PROGRAM: &str = "ladder";

/// A worker and its task. Dropping it ends both at once.
struct TaskRunner {
    worker: Worker,
    progress: Rc<Progress>,
}

struct Progress {
    stage: Cell<Stage>,
    task: Cell<Option<WorkerTask>>,
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
    fn start(send: Callback<LadderAction>) -> Option<Self> {
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
    fn is_idle(&self) -> bool {
        self.progress.task.get().is_none() && self.progress.stage.get() != Stage::Broken
    }

    /// Carries a task out, as soon as the worker has loaded.
    fn carry_out(&self, task: WorkerTask) {
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
            WorkerEvent::Unheard => {
                if let Some(task) = self.task.get() {
                    self.report(task.number, TaskEvent::Unheard);
                }
            }
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

    /// Starts the time of the task; loading the worker is not counted.
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
