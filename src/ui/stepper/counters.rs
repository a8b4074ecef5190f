//! What has been counted so far.

use yew::prelude::*;

use crate::{
    solver::Counters,
    text::{Lang, grouped, labels},
};

/// What the counters show.
#[derive(Clone, PartialEq)]
pub struct CountersProps {
    /// The counts at this place.
    pub counters: Counters,
    /// The page's language.
    pub lang: Lang,
}

/// What has been counted so far.
pub fn counters_list(props: &CountersProps) -> Html {
    let Counters {
        steps,
        placements,
        dead_ends,
        solutions,
        ..
    } = props.counters;
    let counts = [
        (labels::STEP, steps),
        (labels::PLACEMENTS, placements),
        (labels::DEAD_ENDS, dead_ends),
        (labels::SOLUTIONS, solutions),
    ];
    html! {
        <dl class="counters" aria-label={labels::COUNTERS.in_lang(props.lang)}>
            for (label, count) in counts {
                <div>
                    <dt>{ label.in_lang(props.lang) }</dt>
                    <dd>{ grouped(count) }</dd>
                </div>
            }
        </dl>
    }
}
