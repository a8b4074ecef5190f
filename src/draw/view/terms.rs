//! The way to the glossary.

use yew::prelude::*;

use crate::{
    site::{Address, Route},
    text::{Lang, words::TERMS},
};

/// A link to the glossary, for the introduction of a page.
pub fn terms_link(lang: Lang) -> Html {
    let glossary = Address {
        tail: "glossary".to_owned(),
        ..Address::of(Route::Learn)
    };
    html! {
        <a data-action="terms" href={glossary.in_language(lang).to_string()}>{ TERMS.in_lang(lang) }</a>
    }
}
