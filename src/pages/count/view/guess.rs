//! One line for a guess: a field before and during a count, what became of it after.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::View;
use crate::{
    browser::storage,
    draw::view::html,
    pages::count::{CountAction, CountPage, CountRun, Guesses, read_guess, words},
};

/// Draws the line, which has its place whatever stands in it.
pub(super) fn guess(page: &CountPage, view: &View) -> Html {
    let (lang, run) = (view.lang(), page.shown_run());
    let is_counted = run.and_then(CountRun::outcome).is_some();
    let value = page.guess().map(|guess| guess.to_string());
    let key = Guesses::key(page.settings.size);
    let read = move |field: HtmlInputElement| {
        let guess = read_guess(&field.value());
        // It is stored before it is drawn: a reader who leaves at once loses no key. Where it is not stored, the
        // page says so once it is drawn.
        storage::write(&key, guess.map(|guess| guess.to_string()).as_deref()).ok();
        CountAction::Guess(guess)
    };
    let guessed = view.send.reform(read);
    let oninput = guessed.reform(|event: InputEvent| event.target_unchecked_into());
    html! {
        <div class="guess">
            if let Some(guessed) = page.guessed() {
                <p data-guessed="">{ guessed.in_lang(lang).to_owned() }</p>
            } else if !is_counted {
                <label>
                    <span>{ words::GUESS.in_lang(lang) }</span>
                    <input data-action="guess" inputmode="numeric" autocomplete="off" size="20" {value} disabled={run.is_some_and(CountRun::is_running)} {oninput} />
                </label>
            }
        </div>
    }
}
