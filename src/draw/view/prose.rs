//! A text with code and terms in it, and the ways to the glossary.

use yew::prelude::*;

use super::link::Link;
use crate::{
    draw::view::html,
    site::Address,
    text::{Lang, Span, spans, words::TERMS},
};

/// A text: its code set as code, and each marked term a link to the glossary.
pub(crate) fn prose(text: &str) -> Html {
    let parts = spans(text).map(|span| match span {
        Span::Words(words) => html! { { words.to_owned() } },
        Span::Code(code) => html! { <code>{ code.to_owned() }</code> },
        Span::Term { slug, text } => term_link(slug, prose(text)),
    });
    parts.collect()
}

/// A link to the glossary, for the introduction of a page.
pub(crate) fn terms_link(lang: Lang) -> Html {
    html! { <Link action="terms" to={Address::glossary(None)}>{ TERMS.in_lang(lang) }</Link> }
}

/// A link to a term of the glossary, inside a text.
pub(crate) fn term_link(slug: &str, text: Html) -> Html {
    html! {
        <Link class="term" term={slug.to_owned()} to={Address::glossary(Some(slug))}>{ text }</Link>
    }
}
