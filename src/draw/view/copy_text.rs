//! A button that copies a text which the page shows, or the address of a place.

use yew::prelude::*;

use crate::{
    browser::{address_bar, sharing},
    draw::{view::html, words},
    site::Address,
    text::{Lang, Phrase},
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct CopyTextProps {
    pub(crate) text: AttrValue,
    /// The name in `data-action`.
    #[prop_or(AttrValue::Static("copy-code"))]
    pub(crate) action: AttrValue,
    #[prop_or(words::COPY)]
    pub(crate) label: Phrase,
    /// The words on it where the browser does not copy.
    #[prop_or(words::NOT_COPIED)]
    pub(crate) refused: Phrase,
    /// The id of the element that says what is copied, where the page has several.
    #[prop_or_default]
    pub(crate) about: Option<AttrValue>,
    pub(crate) lang: Lang,
}

/// Copies a text, and says in the button itself whether the browser did, until the text is another one.
#[component]
pub(crate) fn CopyText(props: &CopyTextProps) -> Html {
    let copied = use_state(|| None::<(AttrValue, bool)>);
    let onclick = {
        let (copied, text) = (copied.clone(), props.text.clone());
        Callback::from(move |_: MouseEvent| {
            let (copied, text) = (copied.clone(), text.clone());
            let of = text.clone();
            let say = Callback::from(move |done| copied.set(Some((of.clone(), done))));
            sharing::copy(&text, say);
        })
    };
    let label = match &*copied {
        Some((text, true)) if *text == props.text => words::LINK_COPIED,
        Some((text, false)) if *text == props.text => props.refused,
        _ => props.label,
    };
    html! {
        <button type="button" class="quiet" data-action={&props.action} aria-describedby={props.about.clone()} aria-live="polite" {onclick}>
            { label.in_lang(props.lang) }
        </button>
    }
}

/// The same for the address of a place; `about` is the id of the element that says which place it is.
pub(crate) fn copy_link(to: &Address, about: Option<&'static str>, lang: Lang) -> Html {
    html! {
        <CopyText
            text={address_bar::whole(to)}
            action="copy-link"
            label={words::COPY_LINK}
            refused={words::LINK_IN_BAR}
            about={about.map(AttrValue::Static)}
            {lang}
        />
    }
}
