//! The time of a count, estimated from one short measurement.

use std::time::Duration;

use crate::solver::Size;

use super::{CountMethod, Plan};

/// The time that one worker took for all jobs of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured {
    /// The plan that was counted.
    pub plan: Plan,
    /// The time it took.
    pub elapsed: Duration,
}

/// The plan to measure before an estimate: the same method on a board that takes about 0.1 s.
#[must_use]
pub fn yardstick(method: CountMethod) -> Plan {
    // 15 lies within 1..=27.
    Plan::new(Size::new(15).unwrap_or(Size::MIN), method)
}

/// Estimates the time that this many workers, each on a core of its own, will need for `plan`.
///
/// Times grow with N in the same way on every machine, so one measurement scales the reference times.
/// The measurement should be of the plan's method; 584 years is the longest estimate. Of few jobs the worker that has one more than the
/// others says when all are done:
///
/// ```text
/// 4 jobs, 3 workers   ██   ██   ██
///                     ██              half of the time of one worker
/// ```
///
/// ```
/// use std::time::Duration;
/// use bitqueens_core::{counting::{Measured, estimate, plan, yardstick}, solver::Size};
///
/// let eighteen = plan(Size::new(18)?);
/// let yardstick = yardstick(eighteen.method());
/// let measured = Measured { plan: yardstick, elapsed: yardstick.reference_time() * 3 };
/// assert_eq!(estimate(eighteen, measured, 1), eighteen.reference_time() * 3);
/// assert_eq!(estimate(eighteen, measured, 2), eighteen.reference_time() * 3 / 2);
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[must_use]
pub fn estimate(plan: Plan, measured: Measured, workers: u32) -> Duration {
    let jobs = u128::from(plan.n_shares());
    let of_one = jobs.div_ceil(u128::from(workers.max(1)));
    // The limit of the type, 584 years, is as good as any longer time.
    let most = u128::from(u64::MAX);
    // Reference times are whole microseconds. The longest is below 2^53 of them, so the product fits.
    let [own, other] = [plan, measured.plan].map(|plan| plan.reference_time().as_micros());
    let one_worker = own * measured.elapsed.as_nanos().min(most) / other.max(1);
    let nanos = one_worker.saturating_mul(of_one) / jobs;
    Duration::from_nanos(u64::try_from(nanos).unwrap_or(u64::MAX))
}
