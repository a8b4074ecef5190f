//! Drawings of the stepping page that a press on Next does not need. They are a part of the program of their own,
//! fetched once the first screen has been drawn. Whatever is added to the page belongs here, if it can wait: a name
//! in `Detail`, and the function in `draw`.

mod controls;
mod found;
mod panels;
mod question;
mod share;
mod slides;
mod strip;
mod timeline;
mod tree;

use std::rc::Rc;

use controls::until_form;
use panels::panels;
use question::{field, guidance};
pub(super) use slides::slides;
use yew::prelude::*;

use crate::{
    browser::focus,
    draw::view::{
        buttons::copy_link,
        choice::on_tick,
        html,
        lazy::late,
        link::{Link, term_link, terms_link},
    },
    pages::step::{Mode, StepAction, StepPage, words},
    player::Playback,
    site::{Address, PageContext, Route},
    text::{
        Lang, grouped,
        words::{self as shared, BETWEEN_SENTENCES},
    },
};
use bitqueens_core::solver::Counters;

bitqueens_core::named! {
    /// A drawing of this part, by the name of its area.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Detail {
        /// What stands below the first screen.
        Below => "below",
        /// The bits or the choices that a question is answered with.
        Field => "field",
        /// What the last check of them said.
        Verdict => "verdict",
        /// The stepper inside another page.
        Embed => "embed",
        /// The solutions found so far, in small.
        Found => "found",
        /// What is needed more rarely: jumps, the pace, a step by its number, the projector's view.
        Choices => "choices",
        Timeline => "timeline",
        /// What is chosen beside the moves: speed, board, predicting, the link.
        Ways => "ways",
        Sheet => "sheet",
    }
}

type StepDetail = (Detail, Rc<StepPage>, PageContext<StepAction>);

fn draw((detail, page, view): &StepDetail) -> Html {
    match detail {
        Detail::Below => below(page, view),
        Detail::Field => {
            let question = page.prediction.question.as_deref();
            question
                .map(|question| field(question, view))
                .unwrap_or_default()
        }
        Detail::Verdict => {
            let question = page.prediction.question.as_deref();
            question
                .map(|question| guidance(question, view))
                .unwrap_or_default()
        }
        Detail::Embed => share::embed(page, view),
        Detail::Found => found::found(page, view.lang()),
        Detail::Choices => controls::choices(page, view),
        Detail::Timeline => timeline::timeline(page, view),
        Detail::Ways => ways(page, view),
        Detail::Sheet => share::sheet(page, view),
    }
}

/// A detail, or while its part is on the way a sentence that says so. Beside the moves nothing is
/// said: what stands below the first screen is of the same part.
pub(super) fn detail(detail: Detail, page: &Rc<StepPage>, view: &PageContext<StepAction>) -> Html {
    let given = (detail, page.clone(), view.clone());
    let is_quiet = matches!(detail, Detail::Choices | Detail::Timeline | Detail::Ways);
    let lang = (!is_quiet).then_some(view.lang());
    // The part has one way in: each would be fetched by itself.
    late!(step_details: draw(StepDetail), detail.name(), given, lang)
}

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
                <p class="hint">
                    <span id="predict-why">{ shared::PREDICT_WHY.in_lang(lang) }</span>
                    { BETWEEN_SENTENCES.in_lang(lang) }
                    <Link action="try" to={Address::to_try()}>{ words::TO_TRY.in_lang(lang) }</Link>
                </p>
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

/// The speed and the board, the switch to predicting, and the button that copies a link. While the search plays, the
/// button to the next speed stands in the place of the switch.
pub(super) fn ways(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let to = page.address().in_language(lang);
    html! {
        <>
            { controls::speed_and_size(&page.stepper, view, StepAction::First) }
            <div class="dock-slot">
                {match page.stepper.speed.faster().filter(|_| page.stepper.playback == Playback::Playing) {
                    Some(faster) => controls::faster_button(faster, view),
                    None => predict_switch(page, view),
                }}
            </div>
            { copy_link(&to, None, lang) }
        </>
    }
}

/// The way to the projector's view.
pub(super) fn present_button(view: &PageContext<StepAction>) -> Html {
    let present = view.send.reform(|_| {
        focus::in_next_frame("[data-action=leave]");
        StepAction::Enter(Mode::Present)
    });
    html! {
        <button type="button" class="quiet" data-action="present" onclick={present}>
            { words::PRESENT.in_lang(view.lang()) }
        </button>
    }
}

fn predict_switch(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let onchange = on_tick(&view.send.reform(|predicts| {
        StepAction::Enter(if predicts {
            Mode::Predict
        } else {
            Mode::Explore
        })
    }));
    html! {
        <div class="predict">
            <label class="check">
                <input
                    type="checkbox"
                    data-action="predict"
                    aria-describedby="predict-why"
                    checked={page.mode == Mode::Predict}
                    {onchange}
                />
                <span>{ shared::PREDICT.in_lang(lang) }</span>
            </label>
        </div>
    }
}
