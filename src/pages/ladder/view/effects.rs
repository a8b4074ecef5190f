//! Effects of the page, open or not: the worker, the code to fetch, the beats of the walk.

use yew::{platform::spawn_local, prelude::*};

use super::{View, task_runner::TaskRunner};
use crate::{
    browser::fetching,
    draw::view::ticker::player_tickers,
    pages::ladder::{CodeText, LadderAction, LadderPage, TaskEvent, WorkerTask},
};

/// Draws nothing: what it holds follows from the page.
pub(in crate::pages::ladder) fn effects(page: &LadderPage, view: &View) -> Html {
    let code = page.wanted_code().filter(|_| view.is_open);
    html! {
        <>
            { player_tickers(&page.walk, &view.send.reform(LadderAction::Walk)) }
            <Outside task={page.queue.task()} {code} send={&view.send} />
        </>
    }
}

/// The needs of the page from outside.
#[derive(Clone, PartialEq, Properties)]
struct OutsideProps {
    /// The task of the worker.
    task: Option<WorkerTask>,
    /// The file of code to fetch.
    code: Option<&'static str>,
    /// Receives the actions.
    send: Callback<LadderAction>,
}

#[component]
fn Outside(props: &OutsideProps) -> Html {
    use_task(props.task, &props.send);
    use_code(props.code, &props.send);
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

/// Fetches the code that is to be shown and has not come.
#[hook]
fn use_code(wanted: Option<&'static str>, send: &Callback<LadderAction>) {
    let send = send.clone();
    use_effect_with(wanted, move |wanted| {
        let Some(file) = *wanted else { return };
        spawn_local(async move {
            let text = fetching::text(&format!("code/{file}")).await;
            let text = text.map_or(CodeText::Missing, CodeText::Here);
            send.emit(LadderAction::Code { file, text });
        });
    });
}
