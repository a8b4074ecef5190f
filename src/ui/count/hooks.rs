//! Effects of the counting page: its pool, its measurement, its records.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    browser::{pool::Pool, storage},
    counting::{Kernel, Plan},
    state::{
        Action,
        count::{CountAction, CountPage, PoolSpec, finished_text},
    },
};

/// The pool of the run that is running; it exists if and only if there is one.
#[hook]
fn use_pool(spec: Option<PoolSpec>, send: &Callback<Action>) {
    let send = send.clone();
    use_effect_with(spec, move |spec| {
        let pool = spec.as_ref().map(|spec| {
            Pool::start(spec, move |report| {
                send.emit(Action::Count(CountAction::Reported(report)));
            })
        });
        move || drop(pool)
    });
}

/// The short measurement that estimates rest on.
#[hook]
fn use_measurement(wanted: Option<(Kernel, Plan)>, send: &Callback<Action>) {
    let send = send.clone();
    use_effect_with(wanted, move |&wanted| {
        let pool = wanted.map(|(kernel, plan)| {
            Pool::measure(kernel, plan, move |measured| {
                send.emit(Action::Count(CountAction::Measured { kernel, measured }));
            })
        });
        move || drop(pool)
    });
}

/// Records of unfinished counts, once a second while one runs, and the table of finished ones.
#[hook]
fn use_stored_counts(page: &CountPage) {
    let second = page.run.as_ref().map(|run| {
        let seconds = run.elapsed_ms / 1_000;
        (run.number, run.phase, seconds)
    });
    let n_records = (page.saved.len(), page.set_aside.len());
    // Taken only when the effect runs: a ledger's text is some kilobytes.
    let records = page.clone();
    use_effect_with((second, n_records), move |_| {
        let saved = records.saved.iter().map(|saved| {
            let plan = saved.ledger.plan();
            let key = format!("{}{}", storage::LEDGERS, plan.size());
            (key, saved.text())
        });
        // Under a name of their own, so that the next count does not write over them.
        let aside = records.set_aside.iter().map(|aside| {
            let key = format!("{}aside.{}", storage::LEDGERS, name_of(&aside.key));
            (key, aside.text.clone())
        });
        let texts: Vec<_> = saved.chain(aside).collect();
        storage::write_all(storage::LEDGERS, &texts);
    });
    use_effect_with(page.finished.clone(), |finished| {
        storage::write(storage::FINISHED, &finished_text(finished));
    });
}

/// What tells one stored record from another.
fn name_of(key: &str) -> &str {
    key.rsplit('.').next().unwrap_or(key)
}

/// What the counting page needs to go on.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::ui) struct CountEffectsProps {
    /// The counting page's state.
    pub count: Rc<CountPage>,
    /// Whether the page is open.
    pub is_open: bool,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// What goes on whichever page is open: the pool, the measurement, the records. It draws nothing.
#[component]
pub(in crate::ui) fn CountEffects(props: &CountEffectsProps) -> Html {
    use_pool(props.count.pool(), &props.send);
    let wanted = props.count.wants_measuring().filter(|_| props.is_open);
    use_measurement(wanted, &props.send);
    use_stored_counts(&props.count);
    html! {}
}
