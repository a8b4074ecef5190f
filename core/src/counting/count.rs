//! A whole count at once.

use crate::solver::Size;

use super::{Counter, Job, Ledger, Outcome, RecordError, Sum, Sums, plan};

/// Counts all solutions of a board on this thread, by the fastest kernel that is here.
///
/// On one core of an EPYC with AVX2, N = 18 takes 2.3 s and N = 19 23 s; each board takes about ten times the one before.
/// [`count_on`] can be stopped, says how far it is and goes on later. To share the jobs out, count them by [`plan`] and
/// [`Counter`] into a [`Ledger`].
///
/// ```
/// use bitqueens_core::{counting::count, solver::Size};
///
/// let eight = count(Size::new(8)?);
/// assert_eq!((eight.total, eight.unique), (92, Some(12)));
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[must_use]
pub fn count(size: Size) -> Outcome {
    let plan = plan(size);
    let mut counter = Counter::default();
    let mut sums = Sums::default();
    for job in (0..plan.len()).filter_map(|index| plan.job(index)) {
        let count = by_fastest(&mut counter, job);
        match plan.sum(job.index()) {
            Some(Sum::Total) => sums.total += count,
            Some(Sum::HalfTurn) => sums.half_turn += count,
            Some(Sum::QuarterTurn) => sums.quarter_turn += count,
            None => {}
        }
    }
    Outcome::new(size, sums)
}

/// Counts the jobs that a ledger lacks on this thread, by the fastest kernel that is here, as long as `goes_on` returns
/// true. It is asked before each job, and sees the ledger: how many jobs are done, and what they came to.
///
/// Returns `None` where it was stopped. The ledger then has what was counted, and can be gone on with later, also from
/// its text. A job takes about a tenth of a second up to N = 22, seconds at N = 24 and an hour at N = 26.
///
/// ```
/// use bitqueens_core::{counting::{Ledger, count_on, plan}, solver::Size};
///
/// let mut ledger = Ledger::new(plan(Size::new(16)?));
/// let stopped = count_on(&mut ledger, |so_far| so_far.n_done() < 3)?;
/// assert_eq!((stopped, ledger.n_done()), (None, 3));
///
/// let outcome = count_on(&mut ledger, |_| true)?.ok_or("it was not stopped")?;
/// assert_eq!(outcome.to_string(), "N = 16: total 14772512, unique 1846955");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`RecordError::Overflow`] where the ledger has a count so wrong that its sum leaves 64 bits.
pub fn count_on(
    ledger: &mut Ledger,
    mut goes_on: impl FnMut(&Ledger) -> bool,
) -> Result<Option<Outcome>, RecordError> {
    let plan = ledger.plan();
    let mut counter = Counter::default();
    while let Some(job) = ledger.next_left(0).and_then(|index| plan.job(index)) {
        if !goes_on(ledger) {
            return Ok(None);
        }
        ledger.record(job.index(), by_fastest(&mut counter, job))?;
    }
    Ok(ledger.outcome())
}

#[cfg(not(target_arch = "wasm32"))]
fn by_fastest(counter: &mut Counter, job: Job) -> u64 {
    counter.count_simd(job)
}

/// A module of WebAssembly that has vectors does not load where the browser has none, so there are none here.
#[cfg(target_arch = "wasm32")]
fn by_fastest(counter: &mut Counter, job: Job) -> u64 {
    counter.count(job)
}
