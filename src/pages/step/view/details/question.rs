//! The question and its answer, the solutions found, and the way to the beginning.

use yew::prelude::*;

use crate::{
    browser::focus,
    draw::view::{drawing::small_board, html},
    pages::step::{StepAction, StepAsks, StepPage, StepQuestion, words},
    player::{Move, PlayerAction},
    question::{
        verdict_name,
        view::{Asking, bit_field, choices, said},
    },
    site::PageContext,
    text::{Lang, words as shared},
};
use bitqueens_core::solver::Solution;

/// The bits of the word that is asked for, or the choices of the way on.
pub(super) fn field(question: &StepQuestion, view: &PageContext<StepAction>) -> Html {
    let (lang, send) = (view.lang(), view.send.reform(StepAction::Question));
    let attempt = &question.attempt;
    match question.asks {
        StepAsks::Word(task) => {
            let label = format!("{} {}", shared::YOUR_BITS.in_lang(lang), task.word.name());
            let asking = Asking {
                attempt,
                order: view.preferences.order,
                take: None,
                send: &send,
                lang,
            };
            bit_field(asking, label)
        }
        StepAsks::Way(kind) => choices(attempt, Some((kind.name(), kind.asks())), &send, lang),
    }
}

/// What the last check said, with one reason, and what the next one will.
///
/// The one status of the page says the same, so the verdict here is for the eye alone.
pub(super) fn asking(question: &StepQuestion, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let check = question.attempt.verdict(view.preferences.order);
    let check = check.map(|mut check| {
        check.reasons.truncate(1);
        check
    });
    html! {
        <div class="asking" data-asking={question.step().to_string()}>
            if let Some(check) = check {
                <div class="verdict" data-verdict={verdict_name(check.right)} aria-hidden="true">
                    { said(&check, lang) }
                </div>
            }
        </div>
    }
}

/// As many boards as have room.
const MOST: usize = 24;

/// The last solutions, the newest at the end. On a board whose solutions are too many to be walked
/// through it is the one found now.
pub(super) fn found(page: &StepPage, lang: Lang) -> Html {
    let machine = page.stepper.machine();
    let n_solutions = machine.counters().solutions;
    let listed = page.solutions.listed(n_solutions);
    let is_listed = usize::try_from(n_solutions).is_ok_and(|n| n == listed.len());
    let boards: Vec<Solution> = if is_listed {
        let listed = &listed[listed.len().saturating_sub(MOST)..];
        listed.iter().map(|found| found.solution).collect()
    } else {
        Solution::of(machine).into_iter().collect()
    };
    let last = boards.len().saturating_sub(1);
    html! {
        <>
            <h2>{ words::FOUND.in_lang(lang) }</h2>
            <ol class="found">
                for (place, board) in boards.iter().enumerate() {
                    <li class={["", "newest"][usize::from(place == last)]}>
                        { small_board(&board.by_row()) }
                    </li>
                }
            </ol>
        </>
    }
}

/// Says that the search is under way here, and offers its beginning.
pub(super) fn midway(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let step = page.stepper.step();
    let end = page.marks.as_ref().map_or(step, |marks| marks.end);
    let onclick = view.send.reform(|_| {
        focus::in_next_frame("[data-action=next]");
        StepAction::player(PlayerAction::Move(Move::First))
    });
    html! {
        <p class="midway hint">
            { words::midway(page.stepper.size(), step, end).in_lang(lang).to_owned() }
            { " " }
            <button type="button" class="plain" data-action="from-start" {onclick}>
                { words::FROM_START.in_lang(lang) }
            </button>
        </p>
    }
}
