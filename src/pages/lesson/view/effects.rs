//! Effects that follow from the state of a lesson.

use std::{cell::RefCell, rc::Rc};

use gloo_timers::callback::Interval;
use yew::{platform::spawn_local, prelude::*};

use crate::{
    browser::{clock, document, focus, reading, storage},
    course::{LessonSummary, ReadingClock, Shown},
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

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ReadingTimeProps {
    /// The lesson that is shown and not done yet.
    pub(super) lesson: Option<&'static LessonSummary>,
    /// Gets the lesson, and the seconds for which it was read since it was told last.
    pub(super) on_read: Callback<(&'static LessonSummary, u32)>,
}

/// Measures how long a lesson is read until it is done.
#[component]
pub(super) fn ReadingTime(props: &ReadingTimeProps) -> Html {
    let on_read = props.on_read.clone();
    use_effect_with(props.lesson, move |lesson| {
        let measuring = lesson.map(|lesson| {
            let clock = Rc::new(RefCell::new(ReadingClock::begun(clock::now())));
            let look = {
                let clock = Rc::clone(&clock);
                move |was_hidden| {
                    let seconds = clock.borrow_mut().look(clock::now(), was_hidden);
                    if seconds > 0 {
                        on_read.emit((lesson, seconds));
                    }
                }
            };
            let signs = reading::listen_signs(move || clock.borrow_mut().sign(clock::now()));
            let on_hidden = look.clone();
            let hidden = document::listen_hidden(move |is_hidden| on_hidden(!is_hidden));
            let on_beat = look.clone();
            let beat = Interval::new(
                ReadingClock::LOOK_MS,
                move || on_beat(document::is_hidden()),
            );
            ((signs, hidden, beat), look)
        });
        move || {
            if let Some((listening, look)) = measuring {
                drop(listening);
                look(document::is_hidden());
            }
        }
    });
    Html::default()
}
