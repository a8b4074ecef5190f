//! Two steppers side by side.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    bit_rows::BitRows,
    board::BoardGrid,
    controls::{ControlsProps, controls},
    density,
};
use crate::{
    state::{Action, Scene},
    text::{board_at, search_labels},
};

/// The first stepper's figure beside the second stepper with controls of its own.
pub(super) fn compare(
    first: &Rc<Scene>,
    second: &Rc<Scene>,
    together: bool,
    send: &Callback<Action>,
) -> Html {
    let lang = first.preferences.language;
    let second_send = send.reform(|action| Action::Second(Box::new(action)));
    let onchange = send.reform(move |_: Event| Action::Together(!together));
    html! {
        <div class="compare">
            <label class="check">
                <input type="checkbox" data-action="together" checked={together} {onchange} />
                <span>{ search_labels::TOGETHER.in_lang(lang) }</span>
            </label>
            <div class="pair">
                { one("first", first, send) }
                <div>
                    { one("second", second, &second_send) }
                    { controls(&ControlsProps { scene: Rc::clone(second), send: second_send.clone() }) }
                </div>
            </div>
        </div>
    }
}

fn one(which: &'static str, scene: &Scene, send: &Callback<Action>) -> Html {
    let lang = scene.preferences.language;
    let order = scene.preferences.order;
    let stepper = &scene.stepper;
    let counters = stepper.counters;
    html! {
        <div
            class="one"
            data-compare={which}
            data-n={stepper.size.to_string()}
            data-step={counters.steps.to_string()}
            data-phase={stepper.phase.name()}
            data-solutions={counters.solutions.to_string()}
            data-order={order.name()}
            data-density={density(stepper.size.get())}
        >
            <h3>{ board_at(stepper.size, counters.steps, lang) }</h3>
            <div class="figure">
                <BoardGrid board={stepper.board.clone()} {lang} {send} />
                <BitRows
                    rows={stepper.rows.clone()}
                    size={stepper.size}
                    moving={stepper.moving}
                    {order}
                    {lang}
                    {send}
                />
            </div>
            <p class="sentence">{ stepper.sentence.in_lang(lang) }</p>
        </div>
    }
}
