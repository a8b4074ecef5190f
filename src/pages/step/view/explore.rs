//! The stepping page: board, words, sum and code in one view over the dock, the panels below.

use yew::prelude::*;

use super::{
    details::{Detail, detail},
    dock::dock,
    figure::figure,
    listing::listing,
    saying::saying,
};
use crate::{
    draw::{
        LineSum, SearchEvent,
        view::{stepper_root::stepper_root, sum::SumProps},
    },
    pages::step::{Mode, OpenQuestion, StepAction, StepPage, words},
    site::PageContext,
    text::words as shared,
};

/// The page while the reader explores, predicts or presents.
pub(super) fn explore(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let (preferences, lang) = (view.preferences, view.lang());
    let word = page.prediction.word();
    let asked = word.map(|word| (word, detail(Detail::Field, page, view)));
    let presents = page.mode == Mode::Present;
    let beside = if presents {
        Html::default()
    } else {
        listing(page, view)
    };
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
                { figure(&page.stepper, Some((sum(page, view), beside)), asked, preferences, &view.send) }
            </div>
            if presents {
                { leave_button(view) }
            } else {
                <div class="below">{ detail(Detail::Below, page, view) }</div>
            }
            { detail(Detail::Focus, page, view) }
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
    let sum = match &page.prediction.question {
        Some(OpenQuestion::Word(word)) => LineSum::of(&word.next, order).map(LineSum::left_open),
        Some(OpenQuestion::Branch(_)) => None,
        None => LineSum::of(stepper.machine(), order),
    };
    let is_solved = SearchEvent::of(stepper.machine()) == Some(SearchEvent::Solution);
    let instead = if page.prediction.branch().is_some() {
        detail(Detail::Field, page, view)
    } else if is_solved {
        detail(Detail::Found, page, view)
    } else {
        Html::default()
    };
    SumProps {
        sum,
        instead,
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
