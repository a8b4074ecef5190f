//! The ways to the glossary.

use yew::prelude::*;

use super::link::Link;
use crate::{
    site::Address,
    text::{Lang, words::TERMS},
};

/// A link to the glossary, for the introduction of a page.
pub fn terms_link(lang: Lang) -> Html {
    html! { <Link action="terms" to={Address::glossary(None)}>{ TERMS.in_lang(lang) }</Link> }
}

/// A link to a term of the glossary, inside a text.
pub fn term_link(slug: &str, text: Html) -> Html {
    html! {
        <Link class="term" term={slug.to_owned()} to={Address::glossary(Some(slug))}>{ text }</Link>
    }
}
