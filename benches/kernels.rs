//! Times the kernels natively, and asserts every count.
//!
//! ```text
//! cargo bench --no-default-features --bench kernels            N = 12, 14, 15 and 16
//! cargo bench --no-default-features --bench kernels -- 17 18   other boards
//! ```
//!
//! Natively the vectors are arrays: the figures that count are those of the worker, in a browser.
#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]

use std::time::{Duration, Instant};

use bitqueens::counting::{Counter, Job, Kernel, Method, Plan, Sum, known};
use bitqueens::solver::Size;

/// Each count is repeated so often; the median is shown.
const REPETITIONS: usize = 3;
/// Beyond this board one placement after the other takes minutes.
const GREATEST_PLAIN: u8 = 14;

fn main() {
    // Cargo passes its own options too.
    let asked = std::env::args().filter_map(|argument| argument.parse().ok());
    let mut sizes: Vec<Size> = asked.filter_map(|side| Size::new(side).ok()).collect();
    if sizes.is_empty() {
        sizes = Size::all()
            .filter(|size| [12, 14, 15, 16].contains(&size.get()))
            .collect();
    }
    println!(
        "{:>2} {:<7} {:<7} {:>12}",
        "N", "method", "kernel", "milliseconds"
    );
    for size in sizes {
        for method in Method::ALL {
            for kernel in Kernel::ALL {
                if kernel != Kernel::Plain || size.get() <= GREATEST_PLAIN {
                    let took = median(Plan::new(size, method), kernel);
                    let millis = took.as_secs_f64() * 1e3;
                    println!("{size:>2} {method:<7} {kernel:<7} {millis:>12.2}");
                }
            }
        }
    }
}

/// The median time of a whole count by one counter that keeps nothing from before.
fn median(plan: Plan, kernel: Kernel) -> Duration {
    let mut times = [Duration::ZERO; REPETITIONS];
    for time in &mut times {
        let start = Instant::now();
        let total = total(plan, kernel);
        *time = start.elapsed();
        assert_eq!(total, known(plan.size()).total, "{} {kernel}", plan.size());
    }
    times.sort_unstable();
    times[REPETITIONS / 2]
}

fn total(plan: Plan, kernel: Kernel) -> u64 {
    let mut counter = Counter::default();
    let mut count = |job: Job| match kernel {
        Kernel::Plain => counter.count_plain(job),
        Kernel::Scalar => counter.count(job),
        Kernel::Simd => counter.count_simd(job),
    };
    let of_total = |job: &Job| plan.sum(job.index()) == Some(Sum::Total);
    let jobs = (0..plan.len()).filter_map(|index| plan.job(index));
    jobs.filter(of_total).map(&mut count).sum()
}
