//! What a ledger comes to, in words.

use bitqueens_core::counting::{Job, Known, Ledger, Outcome, known};

use crate::{Failure, output::say};

/// Says on the standard error how far a ledger is.
///
/// # Errors
/// [`Failure::Wrong`] when every job is there and the totals are not the published ones.
pub(crate) fn tell(ledger: &Ledger) -> Result<(), Failure> {
    let (size, len) = (ledger.plan().size(), ledger.plan().len());
    match ledger.outcome() {
        Some(outcome) if outcome.is_as_published() => {
            say(format_args!(
                "N = {size}: all {len} jobs are counted; total and unique are as published"
            ));
            Ok(())
        }
        Some(outcome) => Err(wrong(outcome)),
        None => {
            let left = len - ledger.n_done();
            let first = ledger.left().next().map_or(len, Job::index);
            say(format_args!(
                "N = {size}: {left} of {len} jobs are left, the first is job {first}"
            ));
            Ok(())
        }
    }
}

/// The failure of an outcome that is not the published one.
fn wrong(outcome: Outcome) -> Failure {
    let Known { total, unique } = known(outcome.size);
    let counted = match outcome.unique {
        Some(unique) => format!("total {} and unique {unique}", outcome.total),
        None => format!("total {} and no possible unique count", outcome.total),
    };
    Failure::Wrong(format!(
        "N = {}: {counted}; published are {total} and {unique}. At least one job is wrong; \
         `verify --all` finds it",
        outcome.size
    ))
}
