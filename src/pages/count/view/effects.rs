//! The effects, whichever page is open: the pool, the measurement, the stored records.

use std::rc::Rc;

use bitqueens_core::counting::{Kernel, Plan};
use yew::prelude::*;

use super::pool::Pool;
use crate::{
    browser::storage,
    pages::count::{CountAction, CountPage, Finished, PoolSpec, Records, finished_text},
};

/// The pool of the run that is running; it exists if and only if there is one.
#[hook]
fn use_pool(spec: Option<Rc<PoolSpec>>, send: &Callback<CountAction>) {
    let send = send.clone();
    use_effect_with(spec, move |spec| {
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
    use_effect_with(wanted, move |&wanted| {
        let pool = wanted.map(|(kernel, plan)| {
            let on_measured =
                send.reform(move |measured| CountAction::Measured { kernel, measured });
            Pool::measure(kernel, plan, on_measured)
        });
        move || drop(pool)
    });
}

/// Records of unfinished counts, once a second while one runs, and the table of finished ones.
#[hook]
fn use_stored_counts(page: &CountPage) {
    let second = page.run.as_ref().map(|run| {
        let seconds = run.elapsed_ms / 1_000;
        (run.number(), run.phase, seconds)
    });
    // Written only when the effect runs: a ledger's text is some kilobytes.
    let records = page.records.clone();
    use_effect_with((second, page.records.len()), move |_| {
        storage::write_all(Records::PREFIX, &records.texts());
    });
    use_effect_with(Rc::clone(&page.finished), |finished| {
        storage::write(Finished::KEY, &finished_text(finished));
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
    use_stored_counts(page);
    Html::default()
}
