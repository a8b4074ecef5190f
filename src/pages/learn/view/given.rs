//! The row that a question about a number gives.

use yew::prelude::*;

use crate::{
    draw::{
        RowRole, StackRow,
        view::stacked::{stack_name, stack_row},
        words::WORTH,
    },
    pages::learn::{Given, Task, Trick},
    text::Lang,
};
use bitqueens_core::bits::{View, Word};

/// The given row above a field of bits.
pub(super) fn given_row(task: &Task, lang: Lang) -> Html {
    match task {
        Task::Row(_) => Html::default(),
        Task::Own(question) => match &question.given {
            Given::Board(_) => Html::default(),
            Given::Places => html! {
                <div class="stack-row" role="listitem" data-part="worth">
                    { worths(question.n_bits, lang) }
                </div>
            },
            Given::Words(words) => html! {
                for (name, word) in words {
                    { stack_row(&StackRow::new(*name, *word, RowRole::Given), View::Unsigned, lang) }
                }
            },
        },
        Task::Number(task) if task.trick == Trick::Number => html! {
            <div class="stack-row" role="listitem" data-part="worth">
                { worths(task.x.width().get(), lang) }
            </div>
        },
        Task::Number(task) => stack_row(
            &StackRow::new("x", task.x, RowRole::Given),
            View::Unsigned,
            lang,
        ),
    }
}

/// The given row on paper.
pub(super) fn given_on_paper(task: &Task, lang: Lang) -> Html {
    match task {
        Task::Row(_) => Html::default(),
        Task::Own(question) => match &question.given {
            Given::Board(_) => Html::default(),
            Given::Places => {
                html! { <div class="paper-row">{ worths(question.n_bits, lang) }</div> }
            }
            Given::Words(words) => html! {
                for (name, word) in words {
                    { word_on_paper(name, *word) }
                }
            },
        },
        Task::Number(task) if task.trick == Trick::Number => html! {
            <div class="paper-row">{ worths(task.x.width().get(), lang) }</div>
        },
        Task::Number(task) => word_on_paper("x", task.x),
    }
}

fn word_on_paper(name: &str, word: Word) -> Html {
    html! {
        <div class="paper-row">
            { stack_name(name, None) }
            for on in word.row() {
                <span class="bit" data-on={on.then_some("")}>{ if on { "1" } else { "0" } }</span>
            }
        </div>
    }
}

/// The worth of each column; the number's own bits would be the answer.
fn worths(n_bits: u8, lang: Lang) -> Html {
    html! {
        <>
            { stack_name("", Some(WORTH.in_lang(lang))) }
            for worth in (0..n_bits).rev().map(|power| 1_u32 << power) {
                <span class="worth">{ worth }{ " " }</span>
            }
        </>
    }
}
