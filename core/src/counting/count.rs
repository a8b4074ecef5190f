//! A whole count at once.

use crate::solver::Size;

use super::{Counter, Job, Outcome, Sum, Sums, plan};

/// Counts all solutions of a board on this thread, by the fastest kernel that is here.
///
/// On one core of an EPYC with AVX2, N = 18 takes 2.3 s and N = 19 23 s; each board takes about ten times the one before.
/// To share the jobs out, to stop and to go on later, count them by [`plan`] and [`Counter`] into a
/// [`Ledger`](super::Ledger).
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

#[cfg(not(target_arch = "wasm32"))]
fn by_fastest(counter: &mut Counter, job: Job) -> u64 {
    counter.count_simd(job)
}

/// A module of WebAssembly that has vectors does not load where the browser has none, so there are none here.
#[cfg(target_arch = "wasm32")]
fn by_fastest(counter: &mut Counter, job: Job) -> u64 {
    counter.count(job)
}
