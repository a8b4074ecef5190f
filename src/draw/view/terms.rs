//! The ways to the glossary.

use yew::prelude::*;

use crate::{
    site::Address,
    text::{Lang, words::TERMS},
};

/// A link to the glossary, for the introduction of a page.
pub fn terms_link(lang: Lang) -> Html {
    let to = Address::glossary(None).in_language(lang);
    html! { <a data-action="terms" href={to.to_string()}>{ TERMS.in_lang(lang) }</a> }
}

/// A link to a term of the glossary, inside a text.
pub fn term_link(slug: &str, text: Html, lang: Lang) -> Html {
    let to = Address::glossary(Some(slug)).in_language(lang);
    html! { <a class="term" data-to-term={slug.to_owned()} href={to.to_string()}>{ text }</a> }
}
