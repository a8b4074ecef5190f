//! The rows that a question gives.

use yew::prelude::*;

use crate::{
    draw::{
        RowRole, StackRow,
        view::{
            html,
            tables::{stack_name, stack_row},
        },
        words::WORTH,
    },
    question::{Given, Question, words},
    text::Lang,
};
use bitqueens_core::bits::Word;

/// The given rows above a field of bits; a board stands there by itself.
pub(super) fn given_rows(question: &Question, lang: Lang) -> Html {
    match &question.given {
        Given::Nothing | Given::Board(_) | Given::Row { .. } | Given::Lines(_) => Html::default(),
        Given::Places => html! {
            <div class="stack-row" role="listitem" data-part="worth">
                { worths(question.n_bits().unwrap_or(0), lang) }
            </div>
        },
        Given::Words(words) | Given::Signed(words) => html! {
            for (name, word) in words {
                { stack_row(&StackRow::new(*name, *word, RowRole::Given), question.view(), lang) }
            }
        },
    }
}

pub(crate) fn given_on_paper(question: &Question, lang: Lang) -> Html {
    match &question.given {
        Given::Nothing | Given::Board(_) | Given::Row { .. } => Html::default(),
        Given::Lines(lines) => lines_given(*lines, lang),
        Given::Places => {
            html! { <div class="paper-row">{ worths(question.n_bits().unwrap_or(0), lang) }</div> }
        }
        Given::Words(words) | Given::Signed(words) => html! {
            for (name, word) in words {
                { word_on_paper(name, *word) }
            }
        },
    }
}

/// A line as it should be, and as it is written wrong.
pub(super) fn lines_given([right, wrong]: [&'static str; 2], lang: Lang) -> Html {
    html! {
        <dl class="lines">
            <dt>{ words::RIGHT_LINE.in_lang(lang) }</dt>
            <dd><code>{ right }</code></dd>
            <dt>{ words::WRONG_LINE.in_lang(lang) }</dt>
            <dd data-wrong=""><code>{ wrong }</code></dd>
        </dl>
    }
}

/// A word that is given, on a sheet of paper: its name and its bits.
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

/// The place value of each column. The number's own bits are not drawn: they would be the answer.
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
