//! The page around every page. The documents and the program draw it alike.

use yew::prelude::*;

use super::{header::Header, term_box::TermBox};
use crate::{
    app::{Action, State},
    draw::view::{
        choice::checkbox,
        html,
        lazy::{area, waiting},
    },
    site::{Address, Here, Preferences, SiteAction},
    text::{KeyHelp, Lang, Sentence, words},
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
    let page = match (state.coming(), state.page()) {
        (None, Some(page)) => area(
            name,
            page.clone().draw(&state.context(state.route.page(), send)),
        ),
        (Some(coming), _) => {
            let again = send.reform(|()| Action::FetchAgain);
            waiting(&name, coming.failed, lang, &again)
        }
        (None, None) => Html::default(),
    };
    let route = state.route;
    html! {
        <ContextProvider<Here> context={address.here()}>
            <div class="page" data-page={route.page_name()}>
                if !state.stands_alone() {
                    <Header place={address.without_state()} {preferences} send={shared} />
                }
                { notice_bar(state.notice.as_ref(), lang, shared) }
                if state.keys_open {
                    { key_list(&state.page().map(|page| page.keys()).unwrap_or_default(), preferences, shared) }
                }
                <main id="content">{ page }</main>
                <TermBox {lang} />
            </div>
        </ContextProvider<Here>>
    }
}

/// A sentence about what could not be done. The element always exists, so that a screen reader
/// hears the sentence come.
pub fn notice_bar(notice: Option<&Sentence>, lang: Lang, send: &Callback<SiteAction>) -> Html {
    let onclick = send.reform(|_| SiteAction::CloseNotice);
    html! {
        <div class="notice" role="alert" data-notice={notice.is_some().then_some("")}>
            if let Some(notice) = notice {
                <p>{ notice.in_lang(lang) }</p>
                <button type="button" class="quiet" {onclick}>{ words::CLOSE.in_lang(lang) }</button>
            }
        </div>
    }
}

/// The list of keys: those of the page, and the one of the list. It lies beside the page, not over
/// it: nothing is out of reach.
pub fn key_list(keys: &[KeyHelp], preferences: Preferences, send: &Callback<SiteAction>) -> Html {
    let lang = preferences.language;
    let onclick = send.reform(|_| SiteAction::Keys(false));
    let named = |name: &'static str| match name {
        "␣" => words::KEY_SPACE.in_lang(lang),
        name => name,
    };
    html! {
        <aside class="keys" aria-label={words::KEYS.in_lang(lang)}>
            <h2>{ words::KEYS.in_lang(lang) }</h2>
            <dl>
                for key in keys.iter().chain([&KeyHelp::HELP]) {
                    <div>
                        <dt>
                            for name in key.names {
                                <kbd>{ named(name) }</kbd>
                            }
                        </dt>
                        <dd>{ key.does.in_lang(lang) }</dd>
                    </div>
                }
            </dl>
            <label>
                { checkbox("letters", preferences.letters, &send.reform(SiteAction::Letters)) }
                <span>{ words::LETTER_KEYS.in_lang(lang) }</span>
            </label>
            <button type="button" {onclick}>{ words::CLOSE.in_lang(lang) }</button>
        </aside>
    }
}
