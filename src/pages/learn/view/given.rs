//! The row that a question about a number gives.

use yew::prelude::*;

use crate::{
    draw::{
        Part, StackRow,
        view::stacked::{stack_name, stack_row},
        words::WORTH,
    },
    pages::learn::{NumberTask, Task, Trick},
    text::Lang,
};
use bitqueens_core::bits::View;

/// The given row above a field of bits.
pub(super) fn given_row(task: &Task, lang: Lang) -> Html {
    match task {
        Task::Row(_) => Html::default(),
        Task::Number(task) if task.trick == Trick::Number => html! {
            <div class="stack-row" role="listitem" data-part="worth">{ worths(task, lang) }</div>
        },
        Task::Number(task) => stack_row(
            &StackRow::new("x", task.x, Part::Given),
            View::Unsigned,
            lang,
        ),
    }
}

/// The given row on paper.
pub(super) fn given_on_paper(task: &Task, lang: Lang) -> Html {
    let row = match task {
        Task::Row(_) => return Html::default(),
        Task::Number(task) if task.trick == Trick::Number => worths(task, lang),
        Task::Number(task) => html! {
            <>
                { stack_name("x", None) }
                for on in task.x.row() {
                    <span class="bit" data-on={on.then_some("")}>{ if on { "1" } else { "0" } }</span>
                }
            </>
        },
    };
    html! { <div class="paper-row">{ row }</div> }
}

/// The worth of each column; the number's own bits would be the answer.
fn worths(task: &NumberTask, lang: Lang) -> Html {
    html! {
        <>
            { stack_name("", Some(WORTH.in_lang(lang))) }
            for place in task.x.places(View::Unsigned) {
                <span class="worth">{ place.worth }{ " " }</span>
            }
        </>
    }
}
