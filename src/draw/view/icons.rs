//! The icons of the style sheets, where a text has one.

use yew::prelude::*;

use crate::draw::view::html;

bitqueens_core::named! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Icon {
        Tick => "tick",
        Cross => "cross",
        Stop => "stop",
        /// An arrow, by where it points.
        Left => "left",
        Down => "down",
        Right => "right",
        Up => "up",
        /// What leads back, and the row that a table is at.
        Back => "back",
        Open => "open",
        Close => "close",
        Play => "play",
        /// What can be dragged up and down.
        Drag => "drag",
        Differs => "differs",
    }
}

/// An icon. Without a name the words beside it say the same.
pub(crate) fn icon(icon: Icon, name: Option<&'static str>) -> Html {
    html! {
        <span
            class="icon"
            data-icon={icon.name()}
            role={name.map(|_| "img")}
            aria-label={name}
            aria-hidden={name.is_none().then_some("true")}
        />
    }
}
