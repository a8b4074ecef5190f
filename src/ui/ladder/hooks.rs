//! Effects of the ladder's page: its worker, and its code.

use yew::platform::spawn_local;
use yew::prelude::*;

use crate::browser::{fetching, ladder_worker::LadderWorker};
use crate::state::Action;
use crate::state::ladder::{CodeText, LadderAction, News, Task};

/// The worker: it carries out the task of the state, and is ended when its task is not the state's any more.
#[hook]
fn use_ladder_worker(task: Option<Task>, send: &Callback<Action>) {
    let worker = use_mut_ref(|| None::<LadderWorker>);
    let send = send.clone();
    use_effect_with(task, move |task| {
        let mut worker = worker.borrow_mut();
        if worker.as_ref().is_some_and(|worker| !worker.is_idle()) {
            *worker = None;
        }
        let Some(task) = *task else { return };
        let tell = move |task, news| send.emit(Action::Ladder(LadderAction::Heard { task, news }));
        if worker.is_none() {
            *worker = LadderWorker::start(tell.clone()).ok();
        }
        match worker.as_ref() {
            Some(worker) => worker.carry_out(task),
            None => tell(task.number, News::Failed),
        }
    });
}

/// The code that is to be shown and has not come.
#[hook]
fn use_code(wanted: Option<&'static str>, send: &Callback<Action>) {
    let send = send.clone();
    use_effect_with(wanted, move |wanted| {
        let Some(file) = *wanted else { return };
        spawn_local(async move {
            let text = match fetching::text(&format!("./code/{file}")).await {
                Some(text) => CodeText::Here(text),
                None => CodeText::Missing,
            };
            send.emit(Action::Ladder(LadderAction::Code { file, text }));
        });
    });
}

/// What the ladder's page needs to go on.
#[derive(Clone, PartialEq, Properties)]
pub struct LadderEffectsProps {
    /// What its worker is to do.
    pub task: Option<Task>,
    /// The file whose code is to be shown.
    pub code: Option<&'static str>,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// What goes on whichever page is open: the worker and the code to fetch. It draws nothing.
#[component]
pub fn LadderEffects(props: &LadderEffectsProps) -> Html {
    use_ladder_worker(props.task, &props.send);
    use_code(props.code, &props.send);
    html! {}
}
