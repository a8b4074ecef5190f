//! Keeps the reader's programs on this machine.

use yew::prelude::*;

use crate::{
    browser::storage,
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
    use_effect_with(props.clone(), move |now| {
        let before = before.replace(now.clone());
        // Another task brings its stored text along.
        if before.task == now.task && before.text != now.text {
            storage::write(&now.task, now.text.as_deref()).ok();
        }
    });
    Html::default()
}

/// Keeps the text of the open task.
pub(super) fn stored(page: &WritePage) -> Html {
    let key = |task: Task| format!("{}{}", WritePage::KEY, task.name());
    let text = page.own_text(page.task).map(str::to_owned);
    html! { <Keep task={key(page.task)} {text} /> }
}
