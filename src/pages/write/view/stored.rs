//! Keeps the reader's programs on this machine.

use yew::prelude::*;

use crate::{
    browser::storage,
    draw::view::{after_render::use_after_render, html},
    pages::write::{Task, WritePage},
};

#[derive(Clone, PartialEq, Properties)]
struct KeepProps {
    /// The key of the open task.
    task: String,
    /// Its text; none where it is the task's own.
    text: Option<String>,
}

/// Stores the text of the open task whenever it changes, and draws nothing.
#[component]
fn Keep(props: &KeepProps) -> Html {
    let before = use_mut_ref(|| props.clone());
    let before = before.replace(props.clone());
    // Another task brings its stored text along.
    let is_changed = before.task == props.task && before.text != props.text;
    use_after_render(
        is_changed.then(|| props.clone()),
        |KeepProps { task, text }| {
            storage::write(&task, text.as_deref()).ok();
        },
    );
    Html::default()
}

/// Keeps the text of the open task.
pub(super) fn stored(page: &WritePage) -> Html {
    let key = |task: Task| format!("{}{}", WritePage::KEY, task.name());
    let text = page.own_text(page.task).map(str::to_owned);
    html! { <Keep task={key(page.task)} {text} /> }
}
