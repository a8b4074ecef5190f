//! Effects that follow from the state of a lesson.

use yew::{platform::spawn_local, prelude::*};

use crate::{
    browser::{clock, document, focus, storage},
    course::Shown,
    pages::lesson::LastCount,
    site::Finished,
};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct LessonEffectsProps {
    /// What is shown; `None` while another page is open.
    pub(super) shown: Option<Shown>,
    /// The lesson that is there, and the exercise that its address draws.
    pub(super) drawn: Option<(&'static str, usize)>,
    /// Gets the newest count of N = 16 whenever something opens.
    pub(super) on_counted: Callback<Option<LastCount>>,
}

/// Takes the newest count, and shows what the address draws.
#[component]
pub(super) fn LessonEffects(props: &LessonEffectsProps) -> Html {
    let on_counted = props.on_counted.clone();
    use_effect_with(props.shown, move |shown| {
        if shown.is_some() {
            let stored = storage::read_all(Finished::KEYS);
            let stored = stored.iter().map(|(key, text)| (&**key, &**text));
            on_counted.emit(LastCount::newest(stored));
        }
    });
    // A question of its own is what the address is about. A reader who comes back is left where they were.
    let drawn = props.drawn;
    use_effect_with(drawn.map(|(lesson, _)| lesson), move |_| {
        if let Some((_, exercise)) = drawn {
            spawn_local(async move {
                // In the place of the document everything above it is laid out by then.
                clock::next_frame().await;
                if document::is_at_top() {
                    focus::at_its_beginning(&format!("#exercise-{exercise}"));
                }
            });
        }
    });
    Html::default()
}
