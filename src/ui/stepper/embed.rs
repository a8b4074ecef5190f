//! The stepper inside another page: board, binary rows, next and back, nothing else.

use yew::prelude::*;

use super::{controls::held_button, figure, root};
use crate::{
    state::{Action, Scene, Walk},
    text::{labels, search_labels},
};

/// The embedded stepper.
pub(in crate::ui) fn embed_page(page: &Scene, send: &Callback<Action>) -> Html {
    let scene = &page.stepper;
    let lang = page.preferences.language;
    let whole = format!(
        "#/step?n={}&at={}&lang={}",
        scene.size,
        scene.counters.steps,
        lang.tag()
    );
    let inside = html! {
        <>
            <h1 class="unseen">{ labels::STEPPER.in_lang(lang) }</h1>
            { figure(page, None, send) }
            <p class="unseen" role="status">{ scene.sentence.in_lang(lang) }</p>
            <div class="moves" role="group" aria-label={labels::CONTROLS.in_lang(lang)}>
                { held_button("back", labels::BACK, Walk::StepBack, lang, send) }
                { held_button("next", labels::NEXT, Walk::StepForward, lang, send) }
            </div>
            <p class="whole-page">
                <a href={whole} target="_blank">{ search_labels::WHOLE_PAGE.in_lang(lang) }</a>
            </p>
        </>
    };
    root(page, "stepper embedded", inside)
}
