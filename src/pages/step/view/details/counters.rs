//! The counts up to this place.

use yew::prelude::*;

use crate::{
    draw::view::prose::term_link,
    text::{Lang, grouped, words},
};
use bitqueens_core::solver::Counters;

/// The counts up to this place.
pub(super) fn counters_list(counters: &Counters, lang: Lang) -> Html {
    let counts = [
        ("micro-step", words::STEP, counters.steps),
        ("placement", words::PLACEMENTS, counters.placements),
        ("dead-end", words::DEAD_ENDS, counters.dead_ends),
        ("solution", words::SOLUTIONS, counters.solutions),
    ];
    html! {
        <dl class="counters" aria-label={words::COUNTERS.in_lang(lang)}>
            for (term, label, count) in counts {
                <div>
                    <dt>{ term_link(term, label.in_lang(lang).into()) }</dt>
                    <dd>{ grouped(count) }</dd>
                </div>
            }
        </dl>
    }
}
