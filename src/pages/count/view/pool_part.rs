//! The pool as a part of the program of its own, fetched when it is first wanted.

use std::rc::Rc;

use yew::{platform::spawn_local, prelude::*};

use super::pool::pool;
use crate::{
    browser::{build, clock},
    pages::count::{Broken, CountAction, PoolSpec, PoolTask, Report},
    site::{Lazy, lazy},
};

type Send = Callback<CountAction>;
type Turn = Callback<Rc<PoolSpec>>;

fn fetch(send: Send) -> Lazy<Turn> {
    lazy!(count_pool(send: Send) -> Turn = pool(send))
}

/// The pool of workers; once its part is there it exists if and only if there is one in the state.
#[hook]
pub(super) fn use_pool(spec: Option<Rc<PoolSpec>>, send: &Send) {
    let pool = use_state(|| None::<Turn>);
    let is_fetching = use_mut_ref(|| false);
    let wanted = use_mut_ref(|| None);
    wanted.borrow_mut().clone_from(&spec);
    let send = send.clone();
    let is_there = pool.is_some();
    use_effect_with((spec, is_there), move |(spec, _)| match (spec, &*pool) {
        (Some(spec), Some(pool)) => pool.emit(Rc::clone(spec)),
        (Some(_), None) if !is_fetching.replace(true) => spawn_local(async move {
            let fetched = fetch(send.clone()).await;
            is_fetching.replace(false);
            if let Ok(fetched) = fetched {
                pool.set(Some(fetched));
            } else {
                let wanted = wanted.borrow().clone();
                missing(wanted, &send).await;
            }
        }),
        (None, Some(_)) => pool.set(None),
        (_, None) => {}
    });
}

/// Says of a run that its pool could not be fetched.
async fn missing(spec: Option<Rc<PoolSpec>>, send: &Send) {
    let counts = |spec: &Rc<PoolSpec>| matches!(spec.task, PoolTask::Count { .. });
    if let Some(spec) = spec.filter(counts) {
        let broken = Some(why_missing().await);
        send.emit(CountAction::Reported(first_report(&spec, broken)));
    }
}

/// Tells why files that count are missing: where the host has another build it no longer has those of
/// this one.
pub(super) async fn why_missing() -> Broken {
    if build::is_replaced().await {
        Broken::OtherVersion
    } else {
        Broken::Unloadable
    }
}

/// The report of a run whose workers have not begun.
pub(super) fn first_report(spec: &PoolSpec, broken: Option<Broken>) -> Report {
    Report {
        run: spec.run,
        ledger: Rc::clone(&spec.ledger),
        broken,
        now: clock::awake(),
        date_ms: clock::date(),
    }
}
