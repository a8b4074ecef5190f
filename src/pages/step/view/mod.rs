//! The stepping page on the screen.

mod details;
mod dock;
mod explore;
mod figure;
mod listing;
mod moved_focus;
mod saying;

use yew::prelude::*;

use details::{Detail, detail};

use super::{Mode, StepAction, StepPage, StepperAction};
use crate::{
    draw::view::{
        html,
        player::{Ticker, player_ticker},
    },
    site::PageContext,
};

pub fn page(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    match page.mode {
        Mode::Explore | Mode::Predict | Mode::Present => explore::explore(page, view),
        Mode::Embed => detail(Detail::Embed, page, view),
        Mode::Sheet => detail(Detail::Sheet, page, view),
    }
}

/// The timers of the steppers, and the gathering of solutions.
pub fn effects(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let first = view.send.reform(StepAction::player);
    let second = view
        .send
        .reform(|action| StepAction::Second(StepperAction::Player(action)));
    let gathers = view.is_open && page.is_gathering();
    html! {
        <>
            { player_ticker(&page.stepper, &first) }
            if let Some(compared) = &page.second {
                { player_ticker(&compared.stepper, &second) }
            }
            <Ticker ms={gathers.then_some(0)} on_beat={view.send.reform(|()| StepAction::Gather)} />
        </>
    }
}
