//! The list of keys.

use yew::prelude::*;

use crate::{
    site::Shared,
    text::{KeyHelp, Lang, words},
};

/// The properties of [`Keys`].
#[derive(Clone, PartialEq, Properties)]
pub struct KeysProps {
    /// The keys of the page.
    pub keys: Vec<KeyHelp>,
    /// The page's language.
    pub lang: Lang,
    /// Receives the actions.
    pub send: Callback<Shared>,
}

/// The list of keys. It lies beside the page, not over it: nothing is out of reach.
#[component]
pub fn Keys(props: &KeysProps) -> Html {
    let lang = props.lang;
    let onclick = props.send.reform(|_| Shared::Keys(false));
    let named = |name: &'static str| match name {
        "␣" => words::KEY_SPACE.in_lang(lang),
        name => name,
    };
    html! {
        <aside class="keys" aria-label={words::KEYS.in_lang(lang)}>
            <h2>{ words::KEYS.in_lang(lang) }</h2>
            <dl>
                for key in props.keys.iter().chain([&KeyHelp::HELP]) {
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
