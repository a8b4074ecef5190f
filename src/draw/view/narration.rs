//! The line just carried out, filled in, and the sentence about it.

use yew::prelude::*;

use super::status::Status;
use crate::{
    draw::FilledLine,
    site::Announced,
    text::{Lang, Sentence},
};

/// The line just carried out, and its sentence.
pub fn narration(
    line: Option<&FilledLine>,
    sentence: &Sentence,
    told: Option<&Announced>,
    lang: Lang,
) -> Html {
    html! {
        <div class="narration">
            <p class="filled-line">
                if let Some(line) = line {
                    <code>{ &line.code }</code>
                    <code class="values">{ "= " }{ &line.values }</code>
                }
            </p>
            <p class="sentence" aria-hidden="true">{ sentence.in_lang(lang) }</p>
            <Status sentence={sentence.clone()} told={told.cloned()} {lang} />
        </div>
    }
}
