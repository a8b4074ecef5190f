//! The counting worker for browsers with vectors of 128 bits. It is a module of its own, because
//! a browser without vectors refuses a module that has them.

use bitqueens_core::counting::{Counter, Job, Kernel};
use bitqueens_worker::end::counting;

fn main() {
    counting::start(Kernel::Simd, count);
}

/// A function that uses vectors has no pointer; this one around it has.
fn count(counter: &mut Counter, job: Job) -> u64 {
    counter.count_simd(job)
}
