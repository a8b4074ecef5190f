//! The hints that were asked for.

use yew::prelude::*;

use crate::{
    draw::view::{html, link::prose},
    pages::write::{Hint, WritePage, words},
    text::Lang,
};

pub(super) fn hints(page: &WritePage, lang: Lang) -> Html {
    let hints = page.task.stage.hints(page.task.blank);
    html! {
        <div class="write-hints" aria-live="polite">
            if page.n_hints != 0 {
                <h2>{ words::HINTS.in_lang(lang) }</h2>
                <ol>
                    for hint in hints.iter().take(page.n_hints) {
                        <li data-hint={hint.name()}>{ one(*hint, lang) }</li>
                    }
                </ol>
                if page.n_hints == hints.len() {
                    <p>{ words::NO_MORE_HINTS.in_lang(lang) }</p>
                }
            }
        </div>
    }
}

fn one(hint: Hint, lang: Lang) -> Html {
    let kind = words::kind(hint).in_lang(lang);
    html! {
        <>
            <span class="meaning">{ kind }</span>
            if let Hint::Code(code) = hint {
                <code>{ code }</code>
            } else if let Some(says) = words::hint(hint) {
                { prose(says.in_lang(lang)) }
            }
        </>
    }
}
