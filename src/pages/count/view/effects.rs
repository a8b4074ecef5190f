//! The effects, whichever page is open: the pool, the measurement, the stored records.

use std::rc::Rc;

use bitqueens_core::counting::{Kernel, Plan};
use yew::prelude::*;

use super::pool::Pool;
use crate::{
    browser::storage,
    draw::view::effect::use_effect_on,
    pages::count::{Change, CountAction, CountPage, Own, PoolSpec},
};

/// The pool of the run that is running; it exists if and only if there is one.
#[hook]
fn use_pool(spec: Option<Rc<PoolSpec>>, send: &Callback<CountAction>) {
    let send = send.clone();
    use_effect_on(spec, move |spec| {
        let pool = spec
            .clone()
            .map(|spec| Pool::start(spec, &send.reform(CountAction::Reported)));
        move || drop(pool)
    });
}

/// The short measurement that estimates rest on.
#[hook]
fn use_measurement(wanted: Option<(Kernel, Plan)>, send: &Callback<CountAction>) {
    let send = send.clone();
    use_effect_on(wanted, move |&wanted| {
        let pool = wanted.map(|(kernel, plan)| {
            let on_measured =
                send.reform(move |measured| CountAction::Measured { kernel, measured });
            Pool::measure(kernel, plan, on_measured)
        });
        move || drop(pool)
    });
}

/// What this tab stores and removes, and what other tabs do.
#[hook]
fn use_stored_counts(own: &Own, send: &Callback<CountAction>) {
    let before = use_mut_ref(Own::default);
    let on_stored = send.reform(CountAction::Stored);
    use_effect_on(own.clone(), move |own| {
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
    use_effect_on((), move |()| {
        let listener =
            storage::listen(move |key, text| send.emit(CountAction::Heard { key, text }));
        move || drop(listener)
    });
}

/// The properties of [`CountEffects`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct CountEffectsProps {
    /// The page's state.
    pub(super) page: CountPage,
    /// True if the page is open.
    pub(super) is_open: bool,
    /// Receives the actions.
    pub(super) send: Callback<CountAction>,
}

/// The effects of the page.
#[component]
pub(super) fn CountEffects(props: &CountEffectsProps) -> Html {
    let (page, send) = (&props.page, &props.send);
    use_pool(page.pool(), send);
    use_measurement(page.wants_measuring().filter(|_| props.is_open), send);
    use_stored_counts(&page.own, send);
    Html::default()
}
