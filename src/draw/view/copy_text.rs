//! A button that copies a text which the page shows.

use yew::prelude::*;

use crate::{
    browser::clipboard,
    draw::words,
    text::{Lang, Phrase},
};

/// The properties of [`CopyText`].
#[derive(Clone, PartialEq, Properties)]
pub struct CopyTextProps {
    /// The text.
    pub text: AttrValue,
    /// The name in `data-action`.
    #[prop_or(AttrValue::Static("copy-code"))]
    pub action: AttrValue,
    /// The words on the button.
    #[prop_or(words::COPY)]
    pub label: Phrase,
    /// The page's language.
    pub lang: Lang,
}

/// Copies a text, and says in the button itself whether the browser did, until the text is another one.
#[component]
pub fn CopyText(props: &CopyTextProps) -> Html {
    let copied = use_state(|| None::<(AttrValue, bool)>);
    let onclick = {
        let (copied, text) = (copied.clone(), props.text.clone());
        Callback::from(move |_: MouseEvent| {
            let (copied, text) = (copied.clone(), text.clone());
            let of = text.clone();
            let say = Callback::from(move |done| copied.set(Some((of.clone(), done))));
            clipboard::copy(&text, say);
        })
    };
    let label = match &*copied {
        Some((text, true)) if *text == props.text => words::LINK_COPIED,
        Some((text, false)) if *text == props.text => words::NOT_COPIED,
        _ => props.label,
    };
    html! {
        <button type="button" class="quiet" data-action={&props.action} aria-live="polite" {onclick}>
            { label.in_lang(props.lang) }
        </button>
    }
}
