//! Two steppers side by side.

use yew::prelude::*;

use super::{super::figure::figure, controls::controls};
use crate::{
    draw::view::{choice::checkbox, html, player::density},
    pages::step::{
        StepAction, StepPage, Stepper,
        words::{self, board_at},
    },
    site::PageContext,
    text::narrate,
};

/// The first stepper's figure beside the second stepper with controls of its own.
pub(super) fn compare(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let Some(second) = &page.second else {
        return Html::default();
    };
    let lang = view.lang();
    html! {
        <div class="compare">
            <label class="check">
                { checkbox("together", second.together, &view.send.reform(StepAction::Together)) }
                <span>{ words::TOGETHER.in_lang(lang) }</span>
            </label>
            <div class="pair">
                { one("first", &page.stepper, view) }
                <div>
                    { one("second", &second.stepper, view) }
                    { controls(&second.stepper, view, StepAction::Second) }
                </div>
            </div>
        </div>
    }
}

fn one(which: &'static str, stepper: &Stepper, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let order = view.preferences.order;
    let machine = stepper.machine();
    let (size, counters) = (machine.size(), machine.counters());
    html! {
        <div
            class="one"
            data-compare={which}
            data-n={size.to_string()}
            data-step={counters.steps.to_string()}
            data-phase={machine.phase().name()}
            data-solutions={counters.solutions.to_string()}
            data-order={order.name()}
            data-density={density(size.get())}
        >
            <h3>{ board_at(size, counters.steps).into_lang(lang) }</h3>
            { figure(stepper, None, None, view.preferences, &view.send) }
            <p class="sentence">{ narrate(machine, order).in_lang(lang).to_owned() }</p>
        </div>
    }
}
