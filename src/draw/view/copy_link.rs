//! A button that copies the address of the place where the reader is.

use yew::prelude::*;

use crate::{
    browser::{address_bar, clipboard},
    draw::words,
    site::Address,
    text::Lang,
};

/// The properties of [`CopyLink`].
#[derive(Clone, PartialEq, Properties)]
pub struct CopyLinkProps {
    /// The place that the address leads to.
    pub to: Address,
    /// The id of the element that says which place it is, where the page has several.
    #[prop_or_default]
    pub about: Option<AttrValue>,
    /// The page's language.
    pub lang: Lang,
}

/// Copies an address, and says in the button itself whether the browser did, until the address is another
/// one.
#[component]
pub fn CopyLink(props: &CopyLinkProps) -> Html {
    let copied = use_state(|| None::<(Address, bool)>);
    let onclick = {
        let (copied, to) = (copied.clone(), props.to.clone());
        Callback::from(move |_: MouseEvent| {
            let (copied, to) = (copied.clone(), to.clone());
            let address = address_bar::whole(&to);
            let say = Callback::from(move |done| copied.set(Some((to.clone(), done))));
            clipboard::copy(&address, say);
        })
    };
    let label = match &*copied {
        Some((to, true)) if *to == props.to => words::LINK_COPIED,
        Some((to, false)) if *to == props.to => words::LINK_IN_BAR,
        _ => words::COPY_LINK,
    };
    html! {
        <button type="button" class="quiet" data-action="copy-link" aria-describedby={props.about.clone()} aria-live="polite" {onclick}>
            { label.in_lang(props.lang) }
        </button>
    }
}
