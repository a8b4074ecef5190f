//! A line to hand in, with the button that copies it.

use yew::prelude::*;

use crate::{
    draw::view::{buttons::CopyText, html},
    question::{hand_in::HandIn, words::hand_in as words},
    text::Lang,
};

/// The line, folded: most readers learn for themselves.
pub(crate) fn hand_in_line(hand_in: &HandIn, lang: Lang) -> Html {
    let line = hand_in.to_string();
    html! {
        <details class="hand-in live">
            <summary data-action="hand-in">{ words::TITLE.in_lang(lang) }</summary>
            <p>{ words::WHY.in_lang(lang) }</p>
            <p><code data-hand-in="" translate="no">{ line.clone() }</code></p>
            <CopyText text={line} action="copy-hand-in" label={words::COPY} {lang} />
        </details>
    }
}
