//! The stepper inside another page: board, binary rows, sentence, sum and moves.

use yew::prelude::*;

use super::super::{explore::sum, figure::figure, saying::saying};
use crate::{
    draw::view::{
        html,
        link::Link,
        player::{held_button, play_button, stepper_root},
    },
    pages::step::{StepAction, StepPage, words},
    player::Move,
    site::{Address, PageContext, Route},
    text::words as shared,
};

pub(super) fn embed(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let machine = page.stepper.machine();
    let whole = Address::of(Route::Step)
        .with("n", machine.size())
        .with("at", machine.counters().steps);
    let send = view.send.reform(StepAction::player);
    let inside = html! {
        <>
            <h1 class="unseen">{ shared::STEPPER.in_lang(lang) }</h1>
            { saying(page, view) }
            { figure(&page.stepper, Some((sum(page, view), Html::default())), None, view.preferences, &view.send) }
            <div class="moves" role="group" aria-label={shared::CONTROLS.in_lang(lang)}>
                { held_button("back", shared::BACK, Move::StepBack, lang, &send) }
                { play_button(page.stepper.is_moving(), lang, &send) }
                { held_button("next", shared::NEXT, Move::StepForward, lang, &send) }
            </div>
            <p class="whole-page">
                <Link to={whole} new_tab=true>{ words::WHOLE_PAGE.in_lang(lang) }</Link>
            </p>
        </>
    };
    stepper_root(&page.stepper, "stepper embedded", view.preferences, inside)
}
