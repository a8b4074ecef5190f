//! The ways of looking at a step: predicting it, a projector, a link to it.

use yew::prelude::*;

use crate::{
    browser::focus,
    draw::view::{buttons::copy_link, choice::on_tick, html},
    pages::step::{Mode, StepAction, StepPage, words},
    site::{Linked, PageContext},
    text::words as shared,
};

/// The switch to predicting, the way to the projector's view, and the button that copies a link.
pub(super) fn ways(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let to = page.link().in_language(lang);
    let present = view.send.reform(|_| {
        focus::in_next_frame("[data-action=leave]");
        StepAction::Enter(Mode::Present)
    });
    html! {
        <>
            { predict_switch(page, view) }
            <button
                type="button"
                class="quiet"
                data-action="present"
                onclick={present}
            >
                { words::PRESENT.in_lang(lang) }
            </button>
            { copy_link(&to, None, lang) }
        </>
    }
}

fn predict_switch(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let onchange = on_tick(&view.send.reform(|predicts| {
        StepAction::Enter(if predicts {
            Mode::Predict
        } else {
            Mode::Explore
        })
    }));
    html! {
        <div class="predict">
            <label class="check">
                <input
                    type="checkbox"
                    data-action="predict"
                    aria-describedby="predict-why"
                    checked={page.mode == Mode::Predict}
                    {onchange}
                />
                <span>{ shared::PREDICT.in_lang(lang) }</span>
            </label>
        </div>
    }
}
