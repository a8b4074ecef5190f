//! Times the kernels natively, and asserts every count.
//!
//! ```text
//! cargo bench --no-default-features --bench kernels                       N = 12, 14, 15 and 16
//! cargo bench --no-default-features --bench kernels -- 17 18              other boards
//! cargo bench --no-default-features --bench kernels -- --json FILE        one object a line, too
//! cargo bench --no-default-features --bench kernels -- --plans 12 16      no times: the plans
//! ```
//!
//! Natively the vectors are those of AVX2, where the processor has it; the page's figures are those of the
//! worker, in a browser.
//! `--plans` prints what the benchmark in the browser needs: how a board is cut into requests for a
//! worker, and what is published about it.
#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::time::{Duration, Instant};

use bitqueens_core::counting::{
    CountMethod, Counter, Job, Kernel, Known, Plan, Sum, known, plan_for,
};
use bitqueens_core::solver::Size;
use bitqueens_worker::{Message, Request, counting::JobRequest};

/// Each count is repeated so often; the median is shown.
const REPETITIONS: usize = 3;
/// Beyond this board one placement after the other takes minutes.
const GREATEST_PLAIN: u8 = 14;

fn main() -> io::Result<()> {
    let mut sizes = Vec::new();
    let mut json = None;
    let mut only_plans = false;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--plans" => only_plans = true,
            "--json" => json = arguments.next(),
            // Cargo passes its own option too.
            other => sizes.extend(other.parse().ok().and_then(|side| Size::new(side).ok())),
        }
    }
    if sizes.is_empty() {
        sizes = Size::all()
            .filter(|size| [12, 14, 15, 16].contains(&size.get()))
            .collect();
    }
    if only_plans {
        for size in sizes {
            println!("{}", plan_line(size));
        }
        return Ok(());
    }
    let json = json.map(|path| OpenOptions::new().create(true).append(true).open(path));
    time(&sizes, json.transpose()?)
}

/// Times every method and kernel on every board.
fn time(sizes: &[Size], mut json: Option<File>) -> io::Result<()> {
    println!(
        "{:>2} {:<7} {:<7} {:>12}",
        "N", "method", "kernel", "milliseconds"
    );
    for &size in sizes {
        for method in CountMethod::ALL {
            for kernel in Kernel::ALL {
                if kernel == Kernel::Plain && GREATEST_PLAIN < size.get() {
                    continue;
                }
                let times = times(Plan::new(size, method), kernel);
                let millis = times.map(|time| time.as_secs_f64() * 1e3);
                let mut sorted = millis;
                sorted.sort_unstable_by(f64::total_cmp);
                let median = sorted[REPETITIONS / 2];
                println!("{size:>2} {method:<7} {kernel:<7} {median:>12.2}");
                if let Some(json) = &mut json {
                    let Known { total, .. } = known(size);
                    writeln!(
                        json,
                        "{{\"what\":\"native-{method}-{kernel}\",\"n\":{size},\"workers\":1,\
                         \"milliseconds\":{millis:.3?},\"count\":{total}}}"
                    )?;
                }
            }
        }
    }
    Ok(())
}

/// The times of a whole count by counters that keep nothing from before.
fn times(plan: Plan, kernel: Kernel) -> [Duration; REPETITIONS] {
    let mut times = [Duration::ZERO; REPETITIONS];
    for time in &mut times {
        let start = Instant::now();
        let total = total(plan, kernel);
        *time = start.elapsed();
        assert_eq!(total, known(plan.size()).total, "{} {kernel}", plan.size());
    }
    times
}

fn total(plan: Plan, kernel: Kernel) -> u64 {
    let mut counter = Counter::default();
    let mut count = |job: Job| counter.count_by(kernel, job);
    jobs(plan, Sum::Total).map(&mut count).sum()
}

/// The jobs of one of a plan's sums.
fn jobs(plan: Plan, sum: Sum) -> impl Iterator<Item = Job> {
    (0..plan.len())
        .filter(move |&index| plan.sum(index) == Some(sum))
        .filter_map(move |index| plan.job(index))
}

/// The page's plans of a board as JSON: the published counts, and for either build of the worker the
/// requests of each sum, in the bytes that it takes.
fn plan_line(size: Size) -> String {
    let Known { total, unique } = known(size);
    let requests = |kernel, sum| {
        let bytes = jobs(plan_for(kernel, size), sum).map(|job| {
            let work = JobRequest { kernel, job };
            Request { task: 1, work }.to_bytes()
        });
        // An array of whole numbers reads the same in Rust and in JSON.
        format!("{:?}", bytes.collect::<Vec<_>>())
    };
    let sums = |kernel| {
        let [all, half, quarter] =
            [Sum::Total, Sum::HalfTurn, Sum::QuarterTurn].map(|sum| requests(kernel, sum));
        format!("{{\"total\":{all},\"halfTurn\":{half},\"quarterTurn\":{quarter}}}")
    };
    format!(
        "{{\"n\":{size},\"total\":{total},\"unique\":{unique},\
         \"scalar\":{},\"simd\":{}}}",
        sums(Kernel::Scalar),
        sums(Kernel::Simd)
    )
}
