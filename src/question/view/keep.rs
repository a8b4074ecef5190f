//! Keeps attempts on the reader's machine.

use yew::prelude::*;

use crate::{
    browser::{clock, storage},
    question::{Attempts, KeptAttempt},
    site::NotStored,
};

/// Stores what has changed of the attempts of a page; `None` where that is nothing. What is not stored stands in its
/// field, and is stored with the next change.
pub(crate) fn store(before: &Attempts, now: &Attempts) -> Option<Result<(), NotStored>> {
    let is_changed = before != now;
    is_changed.then(|| {
        let stored = storage::read_all(Attempts::KEY);
        let changes = now.changes(before, &stored, clock::date());
        let write = |(key, text): (String, Option<String>)| storage::write(&key, text.as_deref());
        changes.into_iter().map(write).fold(Ok(()), Result::and)
    })
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct OtherTabsProps {
    /// The beginning of the places of the page.
    pub(crate) below: &'static str,
    /// Receives a place and what is stored of it; none where it was forgotten.
    pub(crate) on_stored: Callback<(String, Option<KeptAttempt>)>,
}

/// Hears what other tabs store of attempts.
#[component]
pub(crate) fn OtherTabs(props: &OtherTabsProps) -> Html {
    let (below, on_stored) = (props.below, props.on_stored.clone());
    use_effect_with((), move |()| {
        let listener = storage::listen(move |key, text| {
            let place = key.as_deref().and_then(Attempts::place);
            if let Some(place) = place.filter(|place| place.starts_with(below)) {
                let kept = text.as_deref().map(KeptAttempt::read);
                on_stored.emit((place.to_owned(), kept));
            }
        });
        move || drop(listener)
    });
    Html::default()
}
