//! Buttons.

use yew::prelude::*;

/// What a button is where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonKind {
    /// What most readers press next.
    Main,
    /// One of several.
    Plain,
    /// Nothing to be done now.
    Disabled,
}

/// A button by its name in `data-action` and its words.
pub fn button(
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
