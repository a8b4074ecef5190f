//! Buttons.

use yew::prelude::*;

use crate::{browser::document, draw::view::html};

/// What a button is where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ButtonKind {
    /// What most readers press next.
    Main,
    /// One of several.
    Plain,
    /// Nothing to be done now.
    Disabled,
}

/// A button by its name in `data-action` and its words.
pub(crate) fn button(
    kind: ButtonKind,
    name: &'static str,
    label: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button
            type="button"
            class={(kind == ButtonKind::Main).then_some("main")}
            data-action={name}
            disabled={kind == ButtonKind::Disabled}
            {onclick}
        >
            { label }
        </button>
    }
}

pub(crate) fn print_button(kind: ButtonKind, label: &'static str) -> Html {
    button(kind, "print", label, Callback::from(|_| document::print()))
}
