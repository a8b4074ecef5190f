//! The stepping page: the board over its bits, one sentence, the controls, and the loop.

use yew::prelude::*;

use super::{
    controls::controls,
    counters::counters_list,
    figure::figure,
    fold::fold,
    listing::listing,
    question::{QuestionFocus, beside, field, predict_switch},
    timeline::timeline,
    tree::SearchTree,
    until::until_form,
};
use crate::{
    draw::{
        FilledLine,
        view::{arrays::arrays, narration::narration, stepper_root::stepper_root},
    },
    pages::step::{Panel, StepAction, StepPage, StepperAction, Tree},
    question::words::check_result,
    site::View,
    text::{narrate, words as shared},
};

/// The page while the reader explores or predicts.
pub(super) fn explore(page: &StepPage, view: &View<StepAction>) -> Html {
    let (preferences, lang) = (view.preferences, view.lang());
    let question = page.prediction.question.as_deref();
    let asked = question.map(|question| (question, field(question, view)));
    let on_hover = view
        .send
        .reform(|hover| StepAction::First(StepperAction::Hover(hover)));
    let inside = html! {
        <>
            <h1 class="unseen">{ shared::STEPPER.in_lang(lang) }</h1>
            { figure(&page.stepper, asked, preferences, &on_hover) }
            <div class="saying">
                { narrated(page, view) }
                if let Some(question) = question {
                    { beside(question, view) }
                }
                { controls(&page.stepper, view, StepAction::First) }
                { predict_switch(page, view) }
            </div>
            { around_the_step(page, view) }
            <QuestionFocus step={question.map(|question| question.next.counters().steps)} />
        </>
    };
    let shown = (preferences.order, lang);
    stepper_root(&page.stepper.player, "stepper", shown, inside)
}

/// The line just carried out and its sentence; while a word is asked for, the line to come and the
/// question.
fn narrated(page: &StepPage, view: &View<StepAction>) -> Html {
    let machine = page.stepper.machine();
    let order = view.preferences.order;
    let (line, sentence) = match (&page.prediction.question, page.prediction.right) {
        (Some(question), _) => (FilledLine::left_open(&question.next), question.prompt()),
        (None, Some((_, n_bits))) => {
            let right = check_result(n_bits.into(), 0);
            (FilledLine::of(machine), right.and(&narrate(machine, order)))
        }
        (None, None) => (FilledLine::of(machine), narrate(machine, order)),
    };
    let told = page.stepper.player.announcer.last();
    narration(line.as_ref(), &sentence, told, view.lang())
}

/// Draws what stands around the board and the moves: the loop and its memory, and the whole search.
fn around_the_step(page: &StepPage, view: &View<StepAction>) -> Html {
    let (machine, lang) = (page.stepper.machine(), view.lang());
    let mut tree = Tree::of(machine, view.preferences.order);
    if page.prediction.question.is_some() {
        tree.hide_ahead();
    }
    html! {
        <>
            <div class="inside">
                { counters_list(machine.counters(), lang) }
                { listing(page, view) }
                { arrays(machine, lang) }
            </div>
            <div class="track">
                { timeline(page, view) }
                { until_form(&page.stepper, view) }
                <SearchTree {tree} size={machine.size()} {lang} on_node={view.send.reform(StepAction::Node)} />
            </div>
            { whole_search(page, view) }
        </>
    }
}

/// Draws the panels, below the first screen.
fn whole_search(page: &StepPage, view: &View<StepAction>) -> Html {
    html! {
        <div class="whole">
            for panel in Panel::ALL {
                { fold(panel, page, view) }
            }
        </div>
    }
}
