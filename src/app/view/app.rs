//! The one component with state.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    effects::{
        use_address_bar, use_fields, use_hidden, use_keys, use_page, use_preferences, use_title,
        use_written_address,
    },
    layout::layout,
};
use crate::{
    app::{Action, State},
    draw::view::html,
    site::{Route, SiteAction},
};

impl Reducible for State {
    type Action = Action;

    /// An action that changes nothing returns the same `Rc`, and Yew draws nothing.
    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        match self.apply(action) {
            Some(next) => Rc::new(next),
            None => self,
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct AppProps {
    pub(super) state: State,
    /// The address that it was opened by.
    pub(super) address: String,
}

/// The page: one state, its effects, and the layout that all pages share.
#[component]
pub(super) fn App(props: &AppProps) -> Html {
    let state = use_reducer(|| props.state.clone());
    let send = {
        let dispatcher = state.dispatcher();
        use_callback((), move |action: Action, ()| dispatcher.dispatch(action))
    };
    let shared = {
        let dispatcher = state.dispatcher();
        use_callback((), move |shared: SiteAction, ()| {
            dispatcher.dispatch(Action::Shared(shared));
        })
    };
    let preferences = state.preferences;
    let open = state.route.page();
    let address = state.address();

    use_page(state.wanted(), address.area(), &send);
    let uses = {
        let state = state.clone();
        move |key: &str| state.uses(key)
    };
    use_keys((state.route != Route::Embed).then_some(uses), &send);
    use_fields();
    use_hidden(&send);
    use_address_bar(&props.address, &send);
    use_title(state.title(), address.clone().without_state());
    use_preferences(preferences, state.route != Route::Embed);
    use_written_address(address.clone(), state.rests(), state.jump());

    let effects: Html = state
        .pages()
        .map(|(route, page)| {
            html! { <key={route.name()}>{ page.draw_effects(preferences, route == open, &send) }</> }
        })
        .collect();
    html! {
        <>
            { effects }
            { layout(&state, address, &send, &shared) }
        </>
    }
}
