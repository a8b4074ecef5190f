//! Help for the keyboard and for screen readers: moving the focus inside an element, telling what happened.

use gloo_timers::callback::Timeout;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::html;
use crate::{
    browser::{focus, keyboard},
    draw::FocusMove,
    site::Announced,
    text::{Lang, Sentence},
};

/// How long the reader rests at a place before it is announced. Keys pressed in a row come faster.
const REST_MS: u32 = 250;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct LiveRegionProps {
    /// The sentence of this place, which stands here until one is told.
    pub(crate) sentence: Sentence,
    pub(crate) told: Option<Announced>,
    pub(crate) lang: Lang,
}

/// Announces sentences to screen readers.
///
/// The visible sentence follows every step. This one changes only for steps that the reader asked for, and
/// only for the last of several in a row: each new sentence restarts the wait.
#[component]
pub(crate) fn LiveRegion(props: &LiveRegionProps) -> Html {
    let LiveRegionProps {
        sentence,
        told,
        lang,
    } = props;
    let (serial, sentence) = told
        .as_ref()
        .map_or((0, sentence), |told| (told.serial, &told.sentence));
    let text = sentence.in_lang(*lang).to_owned();
    let heard = use_state(|| (serial, text.clone()));
    use_effect_with((serial, *lang), {
        let heard = heard.clone();
        move |_| {
            let now = (serial, text);
            let timer = (*heard != now).then(|| Timeout::new(REST_MS, move || heard.set(now)));
            move || drop(timer)
        }
    });
    let (serial, text) = &*heard;
    // A new element each time, so that the same words twice in a row are announced twice.
    html! { <p class="unseen" role="status"><span key={*serial}>{ text }</span></p> }
}

/// The movement that a key asks for. `None` if an inner element has used the key, or with a modifier, which
/// makes it the browser's: Alt and the left arrow go back a page.
pub(crate) fn focus_movement(event: &KeyboardEvent) -> Option<FocusMove> {
    let free = !keyboard::is_modified(event) && !event.shift_key() && !event.default_prevented();
    FocusMove::of_key(&event.key()).filter(|_| free)
}

/// Moves the focus to the place that matches, in place of the browser's own use of the key.
pub(crate) fn lead_focus(event: &KeyboardEvent, selector: &str) {
    event.prevent_default();
    focus::within(event, selector);
}
