//! The list of keys.

use yew::prelude::*;

use crate::{
    state::Action,
    text::{Lang, Phrase, labels},
};

/// What the list of keys needs.
#[derive(Clone, PartialEq, Properties)]
pub struct KeysProps {
    /// The page's language.
    pub lang: Lang,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// The list of keys. It lies beside the page, not over it: nothing is out of reach.
#[component]
pub fn Keys(props: &KeysProps) -> Html {
    let lang = props.lang;
    let onclick = props.send.reform(|_| Action::Keys(false));
    let space = labels::KEY_SPACE.in_lang(lang);
    let keys: [(&[&str], Phrase); 7] = [
        (&["→", "←"], labels::KEY_STEP),
        (&[space], labels::KEY_PLAY),
        (&["Home", "End"], labels::KEY_ENDS),
        (&["n", "p"], labels::KEY_SOLUTIONS),
        (&["0", "1"], labels::KEY_BITS),
        (&["Enter"], labels::KEY_CHECK),
        (&["?"], labels::KEY_HELP),
    ];
    html! {
        <aside class="keys" aria-label={labels::KEYS.in_lang(lang)}>
            <h2>{ labels::KEYS.in_lang(lang) }</h2>
            <dl>
                for (names, does) in keys {
                    <div>
                        <dt>
                            for name in names {
                                <kbd>{ *name }</kbd>
                            }
                        </dt>
                        <dd>{ does.in_lang(lang) }</dd>
                    </div>
                }
            </dl>
            <p>{ labels::KEY_BOARD.in_lang(lang) }</p>
            <button type="button" {onclick}>{ labels::CLOSE.in_lang(lang) }</button>
        </aside>
    }
}
