//! The menu: the settings, and on a narrow page the list of pages.

use web_sys::Element;
use yew::prelude::*;

use crate::{
    browser::focus,
    draw::view::html,
    site::Route,
    text::{Lang, words},
};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct MenuProps {
    /// The page that is open: another one closes the menu.
    pub(super) route: Route,
    pub(super) lang: Lang,
    pub(super) pages: Html,
    pub(super) children: Html,
}

/// The button of the menu, and what it opens over the page. Where there is room, the list of pages
/// stands beside the button all the time. Escape closes the menu, and so does leaving it.
#[component]
pub(super) fn Menu(props: &MenuProps) -> Html {
    let open = use_state(|| false);
    let menu = use_node_ref();
    {
        let open = open.clone();
        use_effect_with(props.route, move |_| open.set(false));
    }
    let onclick = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(!*open))
    };
    let onkeydown = {
        let open = open.clone();
        Callback::from(move |event: KeyboardEvent| {
            if *open && event.key() == "Escape" {
                event.prevent_default();
                open.set(false);
                focus::on("[data-action=menu]");
            }
        })
    };
    let onfocusout = {
        let (open, menu) = (open.clone(), menu.clone());
        Callback::from(move |event: FocusEvent| {
            let to = event.related_target();
            let to: Option<Element> = to.and_then(|to| wasm_bindgen::JsCast::dyn_into(to).ok());
            let stays = menu
                .cast::<Element>()
                .is_some_and(|menu| to.is_some_and(|to| menu.contains(Some(&to))));
            if !stays {
                open.set(false);
            }
        })
    };
    let lang = props.lang;
    html! {
        <div class="menu" ref={menu} data-open={open.then_some("")} {onkeydown} {onfocusout}>
            <button
                type="button"
                class="quiet"
                data-action="menu"
                aria-expanded={open.to_string()}
                aria-controls="menu-content"
                {onclick}
            >
                <span class="menu-sign" aria-hidden="true">{ "☰" }</span>
                <span class="menu-name">{ words::SETTINGS.in_lang(lang) }</span>
                <span class="menu-name narrow">{ words::MENU.in_lang(lang) }</span>
            </button>
            <div class="menu-content" id="menu-content" tabindex="-1">
                { props.pages.clone() }
                <div class="settings" role="group" aria-label={words::SETTINGS.in_lang(lang)}>
                    { props.children.clone() }
                </div>
            </div>
        </div>
    }
}
