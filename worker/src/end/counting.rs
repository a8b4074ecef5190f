//! A counting worker: counts one job after the other.

use bitqueens_core::counting::{Counter, Job, Kernel};

use super::{now, serve};
use crate::counting::{JobCount, JobRequest};

/// Runs the worker: `count` is the loop of its own kernel.
pub fn start(own: Kernel, count: fn(&mut Counter, Job) -> u64) {
    let mut counter = Counter::default();
    serve::<JobRequest, JobCount>(move |request| {
        let work = request.work;
        let count = match work.kernel {
            kernel if kernel == own => count,
            Kernel::Plain => Counter::count_plain,
            _ => return Err("the worker is built for another kernel"),
        };
        let start = now();
        let count = count(&mut counter, work.job);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a time that does not fit stops at the greatest"
        )]
        let micros = ((now() - start) * 1000.0) as u32;
        Ok(JobCount {
            work,
            count,
            micros,
        })
    });
}
