//! A text with code and terms in it.

use yew::prelude::*;

use super::terms::term_link;
use crate::text::{Span, spans};

/// A text: its code set as code, and each marked term a link to the glossary.
pub fn prose(text: &str) -> Html {
    let parts = spans(text).map(|span| match span {
        Span::Words(words) => html! { { words.to_owned() } },
        Span::Code(code) => html! { <code>{ code.to_owned() }</code> },
        Span::Term { slug, text } => term_link(slug, prose(text)),
    });
    parts.collect()
}
