//! The time of a count, estimated from one short measurement.

use std::time::Duration;

use crate::solver::Size;

use super::{Job, Plan, cost};

/// A job by which a machine is measured: its time on the reference core is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yardstick(Job);

/// The time that each of several workers takes for a yardstick while all of them count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured {
    /// The job that was counted.
    pub yardstick: Yardstick,
    /// The time it took.
    pub elapsed: Duration,
}

impl Yardstick {
    /// The yardstick of a plan: a job of the same board where one has been recorded, else of the nearest.
    ///
    /// Caches and vectors do not favour all boards alike, so a job of another board tells less.
    #[must_use]
    pub fn of(plan: Plan) -> Self {
        let side = cost::measured_side(plan.size(), plan.method());
        let plan = Plan::new(Size::new(side).unwrap_or(Size::MIN), plan.method());
        let job = cost::yardstick(plan.size(), plan.method()).and_then(|(job, _)| plan.job(job));
        Self(job.unwrap_or(Job::of(plan, 0)))
    }

    /// The job to count.
    #[must_use]
    pub const fn job(self) -> Job {
        self.0
    }

    /// The job that a count has just counted when it begins the yardstick.
    ///
    /// A job that is counted again finds its lists in the caches and takes up to a sixth less time than in a
    /// count. So the two are counted in turns, and the yardstick alone is timed:
    ///
    /// ```text
    /// in a count    ..  13  14  15  ..
    /// measured          13  14  13  14  13  14
    ///                       ██      ██      ██
    /// ```
    #[must_use]
    pub const fn before(self) -> Job {
        Job::of(self.0.plan(), self.0.index().saturating_sub(1))
    }

    /// Tells whether it is a job of this board or of a larger one. What it tells of larger boards is less sure.
    #[must_use]
    pub fn reaches(self, size: Size) -> bool {
        size <= self.0.plan().size()
    }

    /// The job's time on the core that the reference times are from.
    #[must_use]
    pub fn reference_time(self) -> Duration {
        let plan = self.0.plan();
        let micros = cost::yardstick(plan.size(), plan.method()).map_or(1, |(_, micros)| micros);
        Duration::from_micros(micros)
    }
}

/// Estimates the time that this many workers will need for `plan`.
///
/// Times grow with N in much the same way on every machine, so one measurement scales the reference times.
/// The measurement should be by the plan's yardstick, made by as many workers; 584 years is the longest estimate.
/// Of few jobs the worker that has one more than the others says when all are done:
///
/// ```text
/// 4 jobs, 3 workers   ██   ██   ██
///                     ██              half of the time of one worker
/// ```
///
/// ```
/// use bitqueens_core::{counting::{Measured, Yardstick, estimate, plan}, solver::Size};
///
/// let eighteen = plan(Size::new(18)?);
/// let yardstick = Yardstick::of(eighteen);
/// let measured = Measured { yardstick, elapsed: yardstick.reference_time() * 3 };
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
    let own = plan.reference_time().as_micros();
    let other = measured.yardstick.reference_time().as_micros();
    let one_worker = own * measured.elapsed.as_nanos().min(most) / other.max(1);
    let nanos = one_worker.saturating_mul(of_one) / jobs;
    Duration::from_nanos(u64::try_from(nanos).unwrap_or(u64::MAX))
}
