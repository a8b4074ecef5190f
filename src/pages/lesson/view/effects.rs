//! Effects that follow from the state of a lesson.

use std::{cell::RefCell, rc::Rc};

use gloo_timers::callback::Interval;
use yew::{platform::spawn_local, prelude::*};

use crate::{
    browser::{clock, document, focus, reading, storage},
    course::{
        LessonSummary, ReadingClock, Shown,
        view::effects::{CourseWork, use_course},
    },
    pages::lesson::LastCount,
    site::Finished,
};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct LessonEffectsProps {
    pub(super) work: CourseWork,
    /// What is shown; `None` while another page is open.
    pub(super) shown: Option<Shown>,
    /// The lesson that is there, and the exercise that its address draws.
    pub(super) drawn: Option<(&'static str, usize)>,
    /// The lesson that is shown and not done yet.
    pub(super) lesson: Option<&'static LessonSummary>,
    /// Gets the newest count of N = 16 whenever something opens.
    pub(super) on_counted: Callback<Option<LastCount>>,
    /// Gets the lesson, and the seconds for which it was read since it was told last.
    pub(super) on_read: Callback<(&'static LessonSummary, u32)>,
}

#[component]
pub(super) fn LessonEffects(props: &LessonEffectsProps) -> Html {
    use_course(&props.work);
    use_newest_count(props.shown, &props.on_counted);
    use_drawn_exercise(props.drawn);
    use_reading_time(props.lesson, &props.on_read);
    Html::default()
}

#[hook]
fn use_newest_count(shown: Option<Shown>, on_counted: &Callback<Option<LastCount>>) {
    let on_counted = on_counted.clone();
    use_effect_with(shown, move |shown| {
        if shown.is_some() {
            let stored = storage::read_all(Finished::KEYS);
            let stored = stored.iter().map(|(key, text)| (&**key, &**text));
            on_counted.emit(LastCount::newest(stored));
        }
    });
}

/// Shows the exercise that the address draws: a question of its own is what the address is about. A reader who comes back
/// is left where they were.
#[hook]
fn use_drawn_exercise(drawn: Option<(&'static str, usize)>) {
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
}

/// Measures how long a lesson is read until it is done.
#[hook]
fn use_reading_time(
    lesson: Option<&'static LessonSummary>,
    on_read: &Callback<(&'static LessonSummary, u32)>,
) {
    let on_read = on_read.clone();
    use_effect_with(lesson, move |lesson| {
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
}
