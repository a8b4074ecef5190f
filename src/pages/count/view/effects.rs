//! The effects, whichever page is open: the pool, the stored records.

use yew::prelude::*;

use super::{
    View,
    pool::use_pool,
    running_sign::{running_sign, use_running_title},
};
use crate::{
    browser::{document, storage},
    pages::count::{Change, CountAction, CountPage, PendingWrites},
};

/// Tells whether the window is hidden behind another tab or window.
#[hook]
fn use_is_hidden() -> bool {
    let is_hidden = use_state_eq(document::is_hidden);
    let set = is_hidden.setter();
    use_effect_with((), move |()| {
        let listener = document::listen_hidden(move |is_hidden| set.set(is_hidden));
        move || drop(listener)
    });
    *is_hidden
}

/// What this tab stores and removes, and what other tabs do.
#[hook]
fn use_stored_counts(own: &PendingWrites, send: &Callback<CountAction>) {
    let before = use_mut_ref(PendingWrites::default);
    let on_stored = send.reform(CountAction::Stored);
    use_effect_with(own.clone(), move |own| {
        let before = before.replace(own.clone());
        let mut changes = own
            .since(&before)
            .flat_map(|(key, kept)| kept.changes(key, &storage::read(key)))
            .peekable();
        if changes.peek().is_some() {
            let write = |(key, text): Change| storage::write(&key, text.as_deref());
            on_stored.emit(changes.try_for_each(write));
        }
    });
    let send = send.clone();
    use_effect_with((), move |()| {
        let listener =
            storage::listen(move |key, text| send.emit(CountAction::Heard { key, text }));
        move || drop(listener)
    });
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct CountEffectsProps {
    pub(super) page: CountPage,
    pub(super) view: View,
}

#[component]
pub(super) fn CountEffects(CountEffectsProps { page, view }: &CountEffectsProps) -> Html {
    let has_a_reader = !use_is_hidden() && view.is_open;
    let between = has_a_reader.then(|| page.pool_between_runs());
    use_pool(page.pool().or(between), &view.send);
    use_stored_counts(&page.own, &view.send);
    use_running_title(page.running());
    running_sign(page.running(), view.lang())
}
