//! What the dock has beside the moves: the jumps, what is chosen about the steps, and the signs of the strip.

use yew::prelude::*;

use super::controls::fields;
use crate::{
    draw::view::player_controls::jump_button,
    pages::step::{StepAction, StepPage},
    player::Move,
    site::PageContext,
    text::words,
};

/// The jumps with short signs, the fields, and the legend of the strip.
pub(super) fn choices(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let send = view.send.reform(StepAction::player);
    let (previous, next) = (
        words::TO_PREVIOUS_SOLUTION.in_lang(lang),
        words::TO_NEXT_SOLUTION.in_lang(lang),
    );
    html! {
        <>
            <div class="jumps">
                { jump_button("first", ("|◂", words::FIRST), Move::First, lang, &send) }
                { jump_button("previous-solution", (previous, words::PREVIOUS_SOLUTION), Move::PreviousSolution, lang, &send) }
                { jump_button("next-solution", (next, words::NEXT_SOLUTION), Move::NextSolution, lang, &send) }
                { jump_button("next-dead-end", (words::TO_NEXT_DEAD_END.in_lang(lang), words::NEXT_DEAD_END), Move::NextDeadEnd, lang, &send) }
                { jump_button("last", ("▸|", words::LAST), Move::Last, lang, &send) }
            </div>
            { fields(&page.stepper, view, StepAction::First) }
            if page.marks.is_some() {
                <p class="legend" aria-hidden="true">
                    <span data-legend="solution">{ words::SOLUTIONS.in_lang(lang) }</span>
                    <span data-legend="dead-end">{ words::DEAD_ENDS.in_lang(lang) }</span>
                </p>
            }
        </>
    }
}
