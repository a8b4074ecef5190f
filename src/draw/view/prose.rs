//! A text with code in it.

use yew::prelude::*;

use crate::text::{Span, spans};

/// A text, its code set as code.
pub fn prose(text: &str) -> Html {
    let parts = spans(text).map(|span| match span {
        Span::Words(words) => html! { { words.to_owned() } },
        Span::Code(code) => html! { <code>{ code.to_owned() }</code> },
    });
    parts.collect()
}
