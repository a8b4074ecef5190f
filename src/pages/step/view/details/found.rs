//! The solutions found so far, in small.

use yew::prelude::*;

use crate::{
    draw::view::{drawing::small_board, html},
    pages::step::{StepPage, words},
    text::Lang,
};
use bitqueens_core::solver::Solution;

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
