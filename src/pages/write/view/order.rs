//! The lines that are put in order.

use yew::prelude::*;

use crate::{
    pages::write::{WriteAction, WritePage, words},
    site::PageContext,
};

/// Draws the lines, each with a button that moves it up.
pub(super) fn lines(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let text = page.text(lang);
    let walked = super::walk::lines(page);
    let wrong = page.mistake().map(|error| error.spot.line);
    let line = |(at, code): (usize, &str)| {
        let onclick = view.send.reform(move |_| WriteAction::Raise(at));
        let [just_run, next] = walked.map(|line| (line == Some(at)).then_some(""));
        let label = format!("{} {}: {code}", at + 1, words::RAISE.in_lang(lang));
        html! {
            <li
                data-just-run={just_run}
                data-next={next}
                data-wrong={(wrong == Some(at)).then_some("")}
            >
                <span class="order-number">{ at + 1 }</span>
                <code>{ code.to_owned() }</code>
                <button type="button" class="quiet" data-action="raise" disabled={at == 0} aria-label={label} {onclick}>
                    { words::RAISE.in_lang(lang) }
                </button>
            </li>
        }
    };
    html! {
        <ol class="order-lines" role="list" aria-label={words::SOURCE.in_lang(lang)} data-source="">
            { for text.lines().enumerate().map(line) }
        </ol>
    }
}
