//! The list of keys.

use yew::prelude::*;

use crate::{
    state::{Action, Page},
    text::{Lang, Phrase, labels},
};

/// What the list of keys needs.
#[derive(Clone, PartialEq, Properties)]
pub struct KeysProps {
    /// The page whose keys are listed.
    pub page: Page,
    /// The page's language.
    pub lang: Lang,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// Some keys, by the names on them, and what they do.
type Does = (&'static [&'static str], Phrase);

const MOVE: [Does; 3] = [
    (&["␣"], labels::KEY_PLAY),
    (&["Home", "End"], labels::KEY_ENDS),
    (&["n", "p"], labels::KEY_SOLUTIONS),
];
const STEP: Does = (&["→", "←"], labels::KEY_STEP);
const WALK: Does = (&["→", "←"], labels::KEY_WALK);
const SET: Does = (&["0", "1"], labels::KEY_BITS);
const CHECK: Does = (&["Enter"], labels::KEY_CHECK);
const QUEEN: Does = (&["Enter"], labels::KEY_QUEEN);
const UNDO: Does = (&["Backspace"], labels::KEY_UNDO);
const HELP: Does = (&["?"], labels::KEY_HELP);

/// The keys of a page, and whether it has a board with keys of its own.
fn keys_of(page: Page) -> (Vec<Does>, bool) {
    let (keys, board): (&[&[Does]], bool) = match page {
        Page::Step | Page::Count => (&[&[STEP], &MOVE], true),
        Page::Predict => (&[&[STEP], &MOVE, &[SET, CHECK]], true),
        Page::Ladder => (&[&[WALK], &MOVE], true),
        Page::Learn => (&[&[SET, CHECK]], false),
        Page::Solve => (&[&[QUEEN, UNDO]], true),
        Page::Bits => (&[&[SET]], false),
        Page::Embed | Page::Sheet => (&[], false),
    };
    let mut keys = keys.concat();
    keys.push(HELP);
    (keys, board)
}

/// The list of keys. It lies beside the page, not over it: nothing is out of reach.
#[component]
pub fn Keys(props: &KeysProps) -> Html {
    let lang = props.lang;
    let onclick = props.send.reform(|_| Action::Keys(false));
    let (keys, board) = keys_of(props.page);
    let named = |name: &'static str| match name {
        "␣" => labels::KEY_SPACE.in_lang(lang),
        name => name,
    };
    html! {
        <aside class="keys" aria-label={labels::KEYS.in_lang(lang)}>
            <h2>{ labels::KEYS.in_lang(lang) }</h2>
            <dl>
                for (names, does) in keys {
                    <div>
                        <dt>
                            for name in names {
                                <kbd>{ named(name) }</kbd>
                            }
                        </dt>
                        <dd>{ does.in_lang(lang) }</dd>
                    </div>
                }
            </dl>
            if board {
                <p>{ labels::KEY_BOARD.in_lang(lang) }</p>
            }
            <button type="button" {onclick}>{ labels::CLOSE.in_lang(lang) }</button>
        </aside>
    }
}
