//! The stage of a lesson: its drawn figures in one place beside the text, of which the caption that is read sets the one
//! that is shown.
//!
//! Each picture stands in the text where its caption does; the sheet alone lays them on one another where the window has
//! room, or keeps each in sight above its own text. So a document, paper and a narrow window have the same elements.

use yew::prelude::*;

use crate::{
    browser::reading::{ReadTexts, light_words},
    course::Picture,
    draw::view::html,
};

/// The captions, and the picture that is shown beside them.
const READING: ReadTexts = ReadTexts {
    texts: "[data-stage] [data-sets-state]",
    figure: "[data-stage] [data-shown]",
};

/// The name of a state, by its number from 0.
pub(super) fn name(state: usize) -> String {
    (state + 1).to_string()
}

/// A figure of the stage, by its number there and the state that is read, both from 0.
pub(super) fn staged(
    of: &Picture,
    picture: Html,
    caption: Html,
    is_moved_by_hand: bool,
    number: usize,
    read: usize,
) -> Html {
    let is_shown = number == read;
    html! {
        <figure class="lesson-figure staged">
            <div
                class="scene"
                data-shown={is_shown.then_some("")}
                data-tall={of.is_tall().then_some("")}
                data-rows={of.rows().len().to_string()}
            >
                { picture }
            </div>
            <figcaption data-sets-state={name(number)} aria-live={is_moved_by_hand.then_some("polite")}>
                { caption }
            </figcaption>
        </figure>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct StageProps {
    /// The state that is shown, from 0.
    pub(super) read: usize,
    pub(super) send: Callback<usize>,
}

/// Hears which caption is read, and which word of the loop is pointed at.
#[component]
pub(super) fn Stage(props: &StageProps) -> Html {
    let StageProps { read, send } = props.clone();
    // An answer above a caption moves it, and no scrolling says so: whatever is drawn is looked at again.
    use_effect(move || {
        let listeners = READING.listen(read, move |state| send.emit(state));
        move || drop(listeners)
    });
    use_effect_with((), |()| {
        let listeners = light_words("[data-stage]");
        move || drop(listeners)
    });
    Html::default()
}
