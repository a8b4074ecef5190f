//! The line just carried out, filled in, and the sentence about it.

use yew::prelude::*;

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
            { status(sentence, told, lang) }
        </div>
    }
}

/// The sentence that is heard.
///
/// What is seen follows every step; what is heard is told for steps that the reader asked for. Its
/// element is made anew each time, so that the same words twice in a row are heard twice.
pub fn status(sentence: &Sentence, told: Option<&Announced>, lang: Lang) -> Html {
    html! {
        <p class="unseen" role="status">
            if let Some(told) = told {
                <span key={told.serial}>{ told.sentence.in_lang(lang) }</span>
            } else {
                <span>{ sentence.in_lang(lang) }</span>
            }
        </p>
    }
}
