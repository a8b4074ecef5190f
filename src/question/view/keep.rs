//! Keeps attempts on the reader's machine.

use yew::prelude::*;

use crate::{
    browser::{clock, storage},
    question::{Attempts, KeptAttempt},
};

/// Stores what has changed of the attempts of a page.
pub(crate) fn store(before: &Attempts, now: &Attempts) {
    if before != now {
        let stored = storage::read_all(Attempts::KEY);
        for (key, text) in now.changes(before, &stored, clock::date()) {
            // The page works without: what is not stored stands in its field.
            storage::write(&key, text.as_deref()).ok();
        }
    }
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
