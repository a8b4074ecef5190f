//! The counts up to this place.

use yew::prelude::*;

use crate::text::{Lang, grouped, words};
use bitqueens_core::solver::Counters;

/// The counts up to this place.
pub(super) fn counters_list(counters: &Counters, lang: Lang) -> Html {
    let counts = [
        (words::STEP, counters.steps),
        (words::PLACEMENTS, counters.placements),
        (words::DEAD_ENDS, counters.dead_ends),
        (words::SOLUTIONS, counters.solutions),
    ];
    html! {
        <dl class="counters" aria-label={words::COUNTERS.in_lang(lang)}>
            for (label, count) in counts {
                <div>
                    <dt>{ label.in_lang(lang) }</dt>
                    <dd>{ grouped(count) }</dd>
                </div>
            }
        </dl>
    }
}
