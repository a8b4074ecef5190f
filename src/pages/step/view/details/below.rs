//! What stands below the first screen.

use yew::prelude::*;

use super::{panels::panels, until::until_form};
use crate::{
    draw::view::{
        html,
        link::{Link, term_link, terms_link},
    },
    pages::step::{StepAction, StepPage, words},
    site::{Address, PageContext, Route},
    text::{Lang, grouped, words as shared},
};
use bitqueens_core::solver::Counters;

/// Draws what stands below the first screen: counts, the condition to stop at, the panels.
pub(super) fn below(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let (machine, lang) = (page.stepper.machine(), view.lang());
    html! {
        <>
            <div class="below-head">
                { counters_list(machine.counters(), lang) }
                <p class="ways">
                    <Link to={Address::of(Route::Learn)}>{ words::TO_COURSE.in_lang(lang) }</Link>
                    <Link to={Address::of(Route::Solve)}>{ words::TO_SOLVE.in_lang(lang) }</Link>
                    { terms_link(lang) }
                </p>
            </div>
            <div class="switches live">
                { until_form(&page.stepper, view) }
                <p class="hint" id="predict-why">{ shared::PREDICT_WHY.in_lang(lang) }</p>
            </div>
            { panels(page, view) }
        </>
    }
}

fn counters_list(counters: &Counters, lang: Lang) -> Html {
    let counts = [
        ("micro-step", shared::STEP, counters.steps),
        ("placement", shared::PLACEMENTS, counters.placements),
        ("dead-end", shared::DEAD_ENDS, counters.dead_ends),
        ("solution", shared::SOLUTIONS, counters.solutions),
    ];
    html! {
        <dl class="counters" aria-label={shared::COUNTERS.in_lang(lang)}>
            for (term, label, count) in counts {
                <div>
                    <dt>{ term_link(term, label.in_lang(lang).into()) }</dt>
                    <dd>{ grouped(count) }</dd>
                </div>
            }
        </dl>
    }
}
