//! The one component with state.

use std::rc::Rc;

use yew::{platform::spawn_local, prelude::*};

use super::{
    effects::{
        fetch_page, use_address_bar, use_fields, use_hidden, use_keys, use_other_tabs, use_page,
        use_preferences, use_title, use_written_address,
    },
    layout::layout,
};
use crate::{
    app::{Action, State},
    browser::{clock, document, environment, hand_over, storage::LocalShelf},
    draw::view::html,
    site::{Route, SiteAction},
};

/// How long the program waits for the parts of the open page before it draws without them. On a line of
/// 1.6 Mbit/s a lesson's part comes 1 s after the program, and drawing without it costs three drawings.
const PATIENCE_MS: i32 = 5_000;

/// Draws the page of the address in the place of the document.
///
/// Waits for the parts of the page, which the document has asked for beside the program: a page that is drawn in
/// one piece is laid out once.
pub(super) fn start() {
    let environment = environment::read();
    let state = State::open(&environment);
    spawn_local(async {
        let whole = clock::within(PATIENCE_MS, whole(state.clone())).await;
        let mut state = whole.unwrap_or(state);
        state.store(&mut LocalShelf);
        let props = AppProps {
            state,
            address: environment.address,
        };
        hand_over::begin();
        // Shown in the frame of the first drawing, so that the page is styled once.
        document::show(&props.state.preferences);
        match document::root() {
            Some(root) => yew::Renderer::<App>::with_root_and_props(root, props).render(),
            None => yew::Renderer::<App>::with_props(props).render(),
        };
        // Yew draws in the task that it has just queued, and runs effects after the next frame. What is pressed
        // in between is the program's, so the document's part ends here.
        spawn_local(async { hand_over::end() });
    });
}

/// The state once what its page waits for has arrived. What cannot be fetched stays missing; the page
/// says so and tries again.
async fn whole(mut state: State) -> State {
    if let Some(route) = state.wanted()
        && let Ok(page) = fetch_page(route, false).await
    {
        state = state.apply(Action::Arrived(route, page)).unwrap_or(state);
    }
    if let Some(rest) = state.page().and_then(|page| page.fetch_awaited())
        && let Ok(action) = rest.await
    {
        state = state.apply(action).unwrap_or(state);
    }
    state
}

impl Reducible for State {
    type Action = Action;

    /// An action that changes nothing returns the same `Rc`, and Yew draws nothing.
    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        match self.apply(action) {
            Some(mut next) => {
                next.store(&mut LocalShelf);
                Rc::new(next)
            }
            None => self,
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct AppProps {
    state: State,
    /// The address that it was opened by.
    address: String,
}

/// The page: one state, its effects, and the layout that all pages share.
#[component]
fn App(props: &AppProps) -> Html {
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
    let address = state.address();

    use_page(&state, address.area(), &send);
    let uses = {
        let state = state.clone();
        move |key: &str| state.uses(key)
    };
    use_keys((state.route != Route::Embed).then_some(uses), &send);
    use_fields();
    use_hidden(&send);
    use_address_bar(&props.address, &send);
    use_title(state.title(), address.clone().without_state());
    use_preferences(preferences);
    use_other_tabs(&send);
    use_written_address(address.clone(), state.rests(), state.jump());

    let effects: Html = state
        .pages()
        .map(|(route, page)| {
            html! { <key={route.name()}>{ page.clone().draw_effects(&state.context(route, &send)) }</> }
        })
        .collect();
    html! {
        <>
            { effects }
            { layout(&state, address, &send, &shared) }
        </>
    }
}
