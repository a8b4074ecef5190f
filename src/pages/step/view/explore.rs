//! The stepping page: board, words, sum and code in one view over the dock, the panels below.

use yew::prelude::*;

use super::{
    details::{Detail, detail},
    dock::dock,
    figure::figure,
    listing::listing,
    moved_focus::moved_focus,
    saying::saying,
};
use crate::{
    draw::{
        LineSum,
        view::{html, player::stepper_root, sum::SumProps},
    },
    pages::step::{Mode, StepAction, StepAsks, StepPage, words},
    site::PageContext,
    text::words as shared,
};
use bitqueens_core::solver::Phase;

/// The page while the reader explores, predicts or presents.
pub(super) fn explore(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let (preferences, lang) = (view.preferences, view.lang());
    let word = page.prediction.word();
    let asked = word.map(|word| (word, detail(Detail::Field, page, view)));
    let presents = page.mode == Mode::Present;
    let beside = (!presents).then(|| listing(page, view));
    // The dock comes first, so that the keyboard reaches the moves before the squares.
    let inside = html! {
        <>
            <h1 class="unseen">{ shared::STEPPER.in_lang(lang) }</h1>
            { dock(page, view) }
            <div class="first-screen">
                if !presents {
                    <div class="ways-of-looking">{ detail(Detail::Ways, page, view) }</div>
                }
                { saying(page, view) }
                { figure(&page.stepper, Some((sum(page, view), beside.unwrap_or_default())), asked, preferences, &view.send) }
            </div>
            if presents {
                { leave_button(view) }
            } else {
                <div class="below">{ detail(Detail::Below, page, view) }</div>
            }
            { moved_focus(page) }
        </>
    };
    let class = ["stepper", "stepper presented"][usize::from(presents)];
    stepper_root(&page.stepper, class, preferences, inside)
}

/// The sum of the line just run; while a word is asked for, the words of the line to come, and while
/// the way on is, its choices; at a solution, those found so far.
pub(super) fn sum(page: &StepPage, view: &PageContext<StepAction>) -> SumProps {
    let stepper = &page.stepper;
    let order = view.preferences.order;
    let is_solved = stepper.machine().phase() == Phase::Solution;
    let question = page.prediction.question.as_deref();
    let (sum, instead) = match question.map(|of| (of, of.asks)) {
        Some((_, StepAsks::Way(_))) => (None, Some(Detail::Field)),
        Some((question, StepAsks::Word(_))) => {
            let sum = LineSum::of(&question.next(), order);
            (sum.map(LineSum::left_open), None)
        }
        None if is_solved => (None, Some(Detail::Found)),
        None => (LineSum::of(stepper.machine(), order), None),
    };
    let instead = instead.map(|instead| detail(instead, page, view));
    SumProps {
        sum,
        instead: instead.unwrap_or_default(),
        size: stepper.size(),
        order,
        moving: !stepper.is_quick() && !view.preferences.still,
        spot: None,
        lang: view.lang(),
    }
}

fn leave_button(view: &PageContext<StepAction>) -> Html {
    let onclick = view.send.reform(|_| StepAction::Enter(Mode::Explore));
    html! {
        <button type="button" class="quiet leave" data-action="leave" {onclick}>
            { words::LEAVE.in_lang(view.lang()) }
        </button>
    }
}
