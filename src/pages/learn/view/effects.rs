//! Effects that follow from the state of the course.

use yew::{platform::spawn_local, prelude::*};

use super::list::fetch_list;
use crate::{
    browser::{address_bar, clock, document, focus, storage},
    pages::learn::{LastCount, LearnPage, OpeningGuesses, Progress},
    site::Finished,
};

/// What is shown: a lesson or a page beside them, by its name, its sheet or key, and a term.
pub(super) type Shown = (Option<&'static str>, Option<usize>, Option<&'static str>);

#[derive(Clone, PartialEq, Properties)]
pub(super) struct LearnEffectsProps {
    pub(super) progress: Progress,
    pub(super) guesses: OpeningGuesses,
    /// What is shown; `None` while another page is open.
    pub(super) shown: Option<Shown>,
    /// The lesson that is there, and the exercise that its address draws.
    pub(super) drawn: Option<(&'static str, usize)>,
    /// Gets the newest count of N = 16 whenever something opens.
    pub(super) on_counted: Callback<Option<LastCount>>,
}

/// Stores the progress and the guesses, and shows what opens from its top.
#[component]
pub(super) fn LearnEffects(props: &LearnEffectsProps) -> Html {
    let before = use_mut_ref(|| props.progress.stored());
    use_effect_with(props.progress.clone(), move |progress| {
        let now = progress.stored();
        storage::remember_words(LearnPage::KEY, &before.borrow(), &now);
        before.replace(now);
    });
    let before = use_mut_ref(|| props.guesses.stored());
    use_effect_with(props.guesses.clone(), move |guesses| {
        let now = guesses.stored();
        storage::remember_words(OpeningGuesses::KEY, &before.borrow(), &now);
        before.replace(now);
    });
    let on_counted = props.on_counted.clone();
    use_effect_with(props.shown, move |shown| {
        if shown.is_some() {
            let stored = storage::read_all(Finished::KEYS);
            let stored = stored.iter().map(|(key, text)| (&**key, &**text));
            on_counted.emit(LastCount::newest(stored));
            // The way back from what is shown leads to a row of the list.
            spawn_local(fetch_list());
        }
    });
    // The heading gets the focus, unless the course itself has just opened. Back from a lesson or from a term of the
    // glossary, the link that led there gets it, and the page stays where the reader was.
    let seen = use_mut_ref(<[Option<Shown>; 2]>::default);
    use_effect_with(props.shown, move |shown| {
        let [earlier, before] = seen.replace_with(|seen| [seen[1], *shown]);
        match (before, shown) {
            // The glossary gives it to the term.
            (_, Some((.., Some(_)))) => {}
            (Some((.., Some(term))), Some(_)) if *shown == earlier => {
                focus::on(&format!("[data-to-term=\"{term}\"]"));
            }
            (Some((Some(left), ..)), Some((None, ..))) if address_bar::is_returned() => {
                focus::in_place(&format!(".lesson-row[data-lesson=\"{left}\"] a"));
            }
            (Some(_), Some(_)) if address_bar::is_returned() => focus::in_place("#content h1"),
            (Some(_), Some(_)) => {
                document::to_top();
                focus::on("#content h1");
            }
            _ => {}
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
