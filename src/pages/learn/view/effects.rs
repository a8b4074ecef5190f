//! Effects that follow from the state of the course.

use std::rc::Rc;

use yew::{platform::spawn_local, prelude::*};

use crate::{
    browser::{address_bar, clock, document, focus, storage},
    draw::view::hooks::use_stored_words,
    pages::learn::{Boxes, BoxesText, LastCount, LearnPage, Progress, ReviewAction},
    site::{Finished, NotStored},
};

/// What is shown: a lesson or a page beside them, by its name, its sheet or key, and a term.
pub(super) type Shown = (Option<&'static str>, Option<usize>, Option<&'static str>);

#[derive(Clone, PartialEq, Properties)]
pub(super) struct LearnEffectsProps {
    pub(super) progress: Progress,
    /// Why what is kept is not stored, where it is not.
    pub(super) not_stored: Option<NotStored>,
    /// Hears where that begins or ceases.
    pub(super) on_stored: Callback<Result<(), NotStored>>,
    /// What is shown; `None` while another page is open.
    pub(super) shown: Option<Shown>,
    /// The lesson that is there, and the exercise that its address draws.
    pub(super) drawn: Option<(&'static str, usize)>,
    /// Gets the newest count of N = 16 whenever something opens.
    pub(super) on_counted: Callback<Option<LastCount>>,
}

/// Stores the progress, and shows what opens from its top.
#[component]
pub(super) fn LearnEffects(props: &LearnEffectsProps) -> Html {
    use_stored_words(
        LearnPage::KEY,
        props.progress.stored(),
        props.not_stored,
        &props.on_stored,
    );
    let on_counted = props.on_counted.clone();
    use_effect_with(props.shown, move |shown| {
        if shown.is_some() {
            let stored = storage::read_all(Finished::KEYS);
            let stored = stored.iter().map(|(key, text)| (&**key, &**text));
            on_counted.emit(LastCount::newest(stored));
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

#[derive(Clone, PartialEq, Properties)]
pub(super) struct KeepBoxesProps {
    pub(super) boxes: Rc<Boxes>,
    /// True if the reader has emptied them here.
    pub(super) is_cleared: bool,
    /// A stored text that could not be read whole.
    pub(super) aside: Option<String>,
    /// Why answers are not stored, where they are not. When there is room for them again, the boxes are stored again.
    pub(super) not_stored: Option<NotStored>,
    pub(super) shown: Option<Shown>,
    /// Receives what other tabs store, whether the boxes were stored, and the day.
    pub(super) send: Callback<ReviewAction>,
}

/// Stores the boxes whenever they change, merged with what other tabs have stored; hears what they store;
/// and says which day it is whenever something opens or the window is shown again.
#[component]
pub(super) fn KeepBoxes(props: &KeepBoxesProps) -> Html {
    let send = props.send.clone();
    let now = (
        Rc::clone(&props.boxes),
        props.is_cleared,
        props.aside.clone(),
        props.not_stored,
    );
    use_effect_with(now, move |(boxes, is_cleared, aside, _)| {
        let aside = aside.as_deref().unwrap_or_default();
        let stored = storage::read(BoxesText::KEY);
        let read = BoxesText::read(&stored);
        if !read.is_whole() && !aside.ends_with(&stored) {
            // A tab of another version has stored what this one cannot read.
            let (boxes, aside) = (stored, aside.to_owned());
            send.emit(ReviewAction::Read { boxes, aside });
            return;
        }
        let mut all = read.boxes;
        all.merge(boxes, clock::today());
        // Boxes that were emptied here are not filled from what was stored before.
        if boxes.is_empty() && *is_cleared {
            all = Boxes::default();
        }
        let text = if all.is_empty() {
            String::new()
        } else {
            BoxesText::stored(&all)
        };
        let kept = write(BoxesText::ASIDE, &storage::read(BoxesText::ASIDE), aside)
            .and_then(|()| write(BoxesText::KEY, &stored, &text));
        send.emit(ReviewAction::Kept(kept));
        if all != **boxes {
            send.emit(ReviewAction::Stored(Some(Rc::new(all))));
        }
    });
    let send = props.send.clone();
    use_effect_with((), move |()| {
        let listener = storage::listen(move |key, text| {
            if key.as_deref().is_none_or(|key| key == BoxesText::KEY) {
                let boxes = text.map(|text| Rc::new(BoxesText::read(&text).boxes));
                send.emit(ReviewAction::Stored(boxes));
            }
        });
        move || drop(listener)
    });
    let send = props.send.clone();
    use_effect_with(props.shown, move |_| {
        send.emit(ReviewAction::Today(clock::today()));
        let listener = document::listen_hidden(move |_| {
            send.emit(ReviewAction::Today(clock::today()));
        });
        move || drop(listener)
    });
    Html::default()
}

/// Stores a text where another is stored, or removes it where it is empty.
fn write(key: &str, stored: &str, text: &str) -> Result<(), NotStored> {
    if text == stored {
        return Ok(());
    }
    storage::write(key, (!text.is_empty()).then_some(text))
}
