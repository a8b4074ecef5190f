//! The solutions found.

use yew::prelude::*;

use super::spaced;
use crate::{
    browser::storage,
    draw::view::{drawing::small_board, html, link::Link},
    pages::solve::{SolveAction, SolvePage, Solved, words},
    site::{Address, PageContext, Route},
};

/// Draws the solutions found on this board, each as a small board and by its notation.
pub(super) fn found(page: &SolvePage, view: &PageContext<SolveAction>) -> Html {
    let lang = view.lang();
    let size = page.size();
    let count = page.solved.count(size);
    let found_why = if storage::is_on() {
        words::FOUND_WHY
    } else {
        words::FOUND_WHY_LOST
    };
    let forget = view.send.reform(|_| SolveAction::Forget);
    let stepper = Address::of(Route::Step).with("n", size).with("at", 0);
    html! {
        <section class="found" aria-labelledby="found-title">
            <h2 id="found-title">
                { words::FOUND.in_lang(lang) }
                { format!(" {count} / {}", Solved::all(size)) }
            </h2>
            if count == 0 {
                <p>{ words::NONE_FOUND.in_lang(lang) }</p>
            } else {
                <ul>
                    for (number, solution) in page.solved.found(size) {
                        <li key={number} data-solution={number.to_string()}>
                            { small_board(&solution.by_row()) }
                            <code>{ spaced(solution.by_row()) }</code>
                        </li>
                    }
                </ul>
                <p class="meaning">{ found_why.in_lang(lang) }</p>
                <button type="button" class="quiet" data-action="forget" onclick={forget}>
                    { words::FORGET.in_lang(lang) }
                </button>
            }
            <p class="onward">
                <Link to={stepper}>{ words::SEE_SEARCH.in_lang(lang) }</Link>
            </p>
        </section>
    }
}
