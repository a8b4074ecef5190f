//! What a ledger comes to, for people and for programs.

use bitqueens_core::counting::{Known, Ledger, Outcome, PLAN_VERSION, Sums, known};
use serde_json::{Value, json};

use crate::{Failure, arguments::Talk, output::print_result};

/// Names with their values, in the order in which they are printed.
pub(crate) type Facts = Vec<(&'static str, Value)>;

/// What is known of a ledger. Total and unique are texts: from N = 25 on they have more digits than
/// many readers of JSON keep.
pub(crate) fn facts(ledger: &Ledger) -> Facts {
    let plan = ledger.plan();
    let outcome = ledger.outcome();
    let total = outcome.map(|outcome| outcome.total.to_string());
    let unique = outcome.and_then(|outcome| outcome.unique);
    vec![
        ("size", json!(plan.size().get())),
        ("method", json!(plan.method().name())),
        ("planVersion", json!(PLAN_VERSION)),
        ("jobs", json!(plan.len())),
        ("done", json!(ledger.n_done())),
        ("nextJob", json!(ledger.next_left(0))),
        ("complete", json!(outcome.is_some())),
        ("total", json!(total)),
        ("unique", json!(unique.map(|unique| unique.to_string()))),
        ("asPublished", json!(outcome.map(Outcome::is_as_published))),
        ("wrong", json!(ledger.is_wrong())),
        ("elapsedMs", json!(ledger.elapsed_ms())),
    ]
}

/// Prints facts as one JSON object, or each on a line.
pub(crate) fn print_facts(facts: &Facts, json: bool) -> Result<(), Failure> {
    let text = if json {
        let fields: Vec<_> = facts
            .iter()
            .map(|(name, value)| format!("\"{name}\":{value}"))
            .collect();
        format!("{{{}}}\n", fields.join(","))
    } else {
        let lines = facts.iter().map(|(name, value)| match value {
            Value::Null => format!("{name} -\n"),
            Value::String(text) => format!("{name} {text}\n"),
            value => format!("{name} {value}\n"),
        });
        lines.collect()
    };
    print_result(&text)
}

/// Says on the standard error how far a ledger is, and whether its totals are the published ones.
///
/// # Errors
/// [`Failure::Wrong`] when every job is there and the totals are not the published ones.
pub(crate) fn tell(ledger: &Ledger, talk: &Talk) -> Result<(), Failure> {
    match judge(ledger) {
        Ok(()) => {
            let (size, len) = (ledger.plan().size(), ledger.plan().len());
            talk.say(format_args!(
                "N = {size}: all {len} jobs are counted; total and unique are as published"
            ));
            Ok(())
        }
        Err(Failure::Incomplete(why)) => {
            talk.say(why);
            Ok(())
        }
        Err(failure) => Err(failure),
    }
}

/// Tests whether a ledger is complete and right.
///
/// # Errors
/// [`Failure::Incomplete`] and [`Failure::Wrong`].
pub(crate) fn judge(ledger: &Ledger) -> Result<(), Failure> {
    check(ledger)?;
    let (size, len) = (ledger.plan().size(), ledger.plan().len());
    match ledger.next_left(0) {
        None => Ok(()),
        Some(first) => {
            let left = len - ledger.n_done();
            Err(Failure::Incomplete(format!(
                "N = {size}: {left} of {len} jobs are left, the first is job {first}"
            )))
        }
    }
}

/// Tests whether a ledger can still become right.
///
/// # Errors
/// [`Failure::Wrong`], with what was counted and what is published.
pub(crate) fn check(ledger: &Ledger) -> Result<(), Failure> {
    if !ledger.is_wrong() {
        return Ok(());
    }
    let size = ledger.plan().size();
    let Known { total, unique } = known(size);
    let Sums {
        total: counted,
        half_turn,
        quarter_turn,
    } = ledger.sums();
    let counted = match ledger.outcome().map(|outcome| outcome.unique) {
        Some(Some(unique)) => format!("total {counted} and unique {unique}"),
        Some(None) => format!("total {counted} and no possible unique count"),
        None => {
            let most = counted.max(half_turn).max(quarter_turn);
            format!("{most} solutions, though jobs are left")
        }
    };
    Err(Failure::Wrong(format!(
        "N = {size}: {counted}; published are {total} and {unique}. At least one job is wrong; \
         `verify --all` finds it, and with --keep FILE keeps the others"
    )))
}
