//! A button that copies the address of the place where the reader is.

use yew::prelude::*;

use crate::{
    browser::{address_bar, clipboard},
    draw::words,
    text::Lang,
};

/// The properties of [`CopyLink`].
#[derive(Clone, PartialEq, Properties)]
pub struct CopyLinkProps {
    /// The address within the site.
    pub link: AttrValue,
    /// The page's language.
    pub lang: Lang,
}

/// Copies an address, and says so in the button itself until the address is another one.
#[component]
pub fn CopyLink(props: &CopyLinkProps) -> Html {
    let copied = use_state(|| None::<AttrValue>);
    let onclick = {
        let (copied, link) = (copied.clone(), props.link.clone());
        Callback::from(move |_: MouseEvent| {
            if clipboard::is_there() {
                clipboard::copy(&format!("{}{link}", address_bar::base()));
            }
            copied.set(Some(link.clone()));
        })
    };
    let label = match &*copied {
        Some(link) if *link == props.link => {
            if clipboard::is_there() {
                words::LINK_COPIED
            } else {
                words::LINK_IN_BAR
            }
        }
        _ => words::COPY_LINK,
    };
    html! {
        <button type="button" class="quiet" data-action="copy-link" aria-live="polite" {onclick}>
            { label.in_lang(props.lang) }
        </button>
    }
}
