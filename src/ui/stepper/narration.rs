//! The line just carried out, filled in, and the sentence about it.

use yew::prelude::*;

use crate::{
    state::{FilledLine, Spoken},
    text::{Lang, Sentence},
};

/// What the narration shows.
#[derive(Clone, PartialEq)]
pub struct NarrationProps {
    /// The line just carried out.
    pub line: Option<FilledLine>,
    /// The sentence about it.
    pub sentence: Sentence,
    /// What a screen reader is told.
    pub spoken: Option<Spoken>,
    /// The page's language.
    pub lang: Lang,
}

/// The line just carried out, and its sentence.
///
/// The sentence that is seen follows every step. The one that is heard is told for steps the
/// reader asked for; its element is made anew each time, so that the same words twice in a row
/// are heard twice.
pub fn narration(props: &NarrationProps) -> Html {
    let lang = props.lang;
    html! {
        <div class="narration">
            <p class="filled-line">
                if let Some(line) = &props.line {
                    <code>{ &line.code }</code>
                    <code class="values">{ "= " }{ &line.values }</code>
                }
            </p>
            <p class="sentence" aria-hidden="true">{ props.sentence.in_lang(lang) }</p>
            <p class="unseen" role="status">
                if let Some(spoken) = &props.spoken {
                    <span key={spoken.serial}>{ spoken.sentence.in_lang(lang) }</span>
                } else {
                    <span>{ props.sentence.in_lang(lang) }</span>
                }
            </p>
        </div>
    }
}
