//! A menu of what is not pressed by chance.

use web_sys::Element;
use yew::prelude::*;

use super::undo;
use crate::{
    browser::focus,
    draw::view::html,
    pages::count::{Deletable, words},
    text::Lang,
};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct MoreProps {
    pub(super) lang: Lang,
    /// True if none of the buttons has something to do; the menu keeps its place.
    pub(super) idle: bool,
    /// True if one of them deletes the record.
    pub(super) deletes: bool,
    pub(super) children: Html,
}

/// A button that opens a few more over the page. Pressing one of them closes it, and so do Escape and
/// leaving it.
#[component]
pub(super) fn More(props: &MoreProps) -> Html {
    let menu = use_node_ref();
    let close = {
        let menu = menu.clone();
        move || {
            if let Some(menu) = menu.cast::<Element>() {
                menu.remove_attribute("open").ok();
            }
        }
    };
    let onclick = {
        let (close, deletes) = (close.clone(), props.deletes);
        Callback::from(move |event: MouseEvent| {
            close();
            focus::on(".count-start .main");
            let action = focus::attribute(&event, "data-action");
            if deletes && action.is_some_and(|action| action != "anew") {
                undo::focus_soon(Deletable::Record);
            }
        })
    };
    let onkeydown = {
        let close = close.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.prevent_default();
                close();
                focus::on(".count-more summary");
            }
        })
    };
    let onfocusout = {
        let menu = menu.clone();
        Callback::from(move |event: FocusEvent| {
            let to = event.related_target();
            let to: Option<Element> = to.and_then(|to| wasm_bindgen::JsCast::dyn_into(to).ok());
            let inside = menu.cast::<Element>().zip(to.clone());
            if to.is_some() && inside.is_some_and(|(menu, to)| !menu.contains(Some(&to))) {
                close();
            }
        })
    };
    html! {
        <details class="count-more" data-idle={props.idle.then_some("")} ref={menu} {onkeydown} {onfocusout}>
            <summary class="button" data-action="more">{ words::MORE.in_lang(props.lang) }</summary>
            <div class="count-menu" {onclick}>{ props.children.clone() }</div>
        </details>
    }
}
