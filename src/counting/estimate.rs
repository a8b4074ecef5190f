//! How long a machine will need, from one short measurement.

use std::time::Duration;

use crate::solver::Size;

use super::{Method, Plan};

/// A plan that was counted, all of its jobs by one worker, and the time it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured {
    /// What was counted.
    pub plan: Plan,
    /// How long it took.
    pub elapsed: Duration,
}

/// The plan to measure before an estimate: the same method on a board that takes about a tenth of a second.
#[must_use]
pub fn yardstick(method: Method) -> Plan {
    // 15 lies within 1..=27.
    Plan::new(Size::new(15).unwrap_or(Size::MIN), method)
}

/// How long so many workers, each on a core of its own, will need for `plan`.
///
/// Times grow from board to board alike on every machine, so one measurement scales the reference times.
/// The method should be that of the measurement.
///
/// ```
/// use std::time::Duration;
/// use bitqueens::{counting::{Measured, estimate, plan, yardstick}, solver::Size};
///
/// let eighteen = plan(Size::new(18)?);
/// let yardstick = yardstick(eighteen.method());
/// let measured = Measured { plan: yardstick, elapsed: yardstick.reference_time() * 3 };
/// assert_eq!(estimate(eighteen, measured, 1), eighteen.reference_time() * 3);
/// assert_eq!(estimate(eighteen, measured, 2), eighteen.reference_time() * 3 / 2);
/// # Ok::<(), bitqueens::solver::SizeError>(())
/// ```
#[must_use]
pub fn estimate(plan: Plan, measured: Measured, workers: u32) -> Duration {
    let nanos = plan.reference_time().as_nanos() * measured.elapsed.as_nanos()
        / measured.plan.reference_time().as_nanos().max(1)
        / u128::from(workers.max(1));
    // 584 years; a machine that needs longer than the scale reaches will not be waited for.
    Duration::from_nanos(u64::try_from(nanos).unwrap_or(u64::MAX))
}
