//! The list of keys.

use yew::prelude::*;

use crate::{
    draw::view::{choice::checkbox, html},
    site::{Preferences, SiteAction},
    text::{KeyHelp, words},
};

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
