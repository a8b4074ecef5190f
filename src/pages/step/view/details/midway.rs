//! Where in the search the page has opened, and the way to its beginning.

use yew::prelude::*;

use crate::{
    browser::focus,
    draw::view::html,
    pages::step::{StepAction, StepPage, words},
    player::{Move, PlayerAction},
    site::PageContext,
};

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
