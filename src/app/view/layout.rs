//! The page around every page. The documents and the program draw it alike.

use yew::prelude::*;

use super::{header::Header, keys::key_list, notice::notice_bar};
use crate::{
    app::{Action, State},
    draw::view::{
        html,
        lazy::{area, waiting},
    },
    site::{Address, Here, SiteAction},
};

/// Draws a state, whose address is given: the header, the notice, the open page.
pub fn layout(
    state: &State,
    address: Address,
    send: &Callback<Action>,
    shared: &Callback<SiteAction>,
) -> Html {
    let preferences = state.preferences;
    let lang = preferences.language;
    let name: AttrValue = address.area().into();
    let page = match (state.opening(), state.page()) {
        (None, Some(page)) => area(name, page.draw(preferences, send)),
        (Some(opening), _) => {
            let again = send.reform(|()| Action::FetchAgain);
            waiting(&name, opening.failed, lang, &again)
        }
        (None, None) => Html::default(),
    };
    let route = state.route;
    html! {
        <ContextProvider<Here> context={address.here()}>
            <div class="page" data-page={route.name()}>
                if !state.stands_alone() {
                    <Header place={address.without_state()} {preferences} send={shared} />
                }
                { notice_bar(state.notice.as_ref(), lang, shared) }
                if state.keys_open {
                    { key_list(&state.page().map(|page| page.keys()).unwrap_or_default(), preferences, shared) }
                }
                <main id="content">{ page }</main>
            </div>
        </ContextProvider<Here>>
    }
}
