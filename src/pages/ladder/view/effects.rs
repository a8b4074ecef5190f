//! Effects of the page, open or not: the worker, the beats of the walk, what opens from its top.

use yew::prelude::*;

use super::{View, task_runner::TaskRunner};
use crate::{
    browser::{address_bar, document, focus},
    draw::view::{html, ticker::player_ticker},
    pages::ladder::{LadderAction, LadderPage, TaskEvent, WorkerTask},
};
use bitqueens_core::ladder::Method;

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

/// What the reader sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shown {
    /// Another page.
    #[default]
    Elsewhere,
    /// The ladder.
    Ladder,
    /// The page of a method.
    Method(Method),
}

#[derive(Clone, PartialEq, Properties)]
struct OutsideProps {
    task: Option<WorkerTask>,
    shown: Shown,
    send: Callback<LadderAction>,
}

/// The needs of the page from outside.
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

/// Shows what opens from its top, with the focus on its heading. Back from a method the link that led
/// there gets it, and the page stays where the reader was.
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
