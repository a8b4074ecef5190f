//! The list of keys.

use yew::prelude::*;

use crate::{
    site::SiteAction,
    text::{KeyHelp, Lang, words},
};

/// The list of keys: those of the page, and the one of the list. It lies beside the page, not over
/// it: nothing is out of reach.
pub fn key_list(keys: &[KeyHelp], lang: Lang, send: &Callback<SiteAction>) -> Html {
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
            <button type="button" {onclick}>{ words::CLOSE.in_lang(lang) }</button>
        </aside>
    }
}
