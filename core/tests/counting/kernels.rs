//! Every kernel gives every job the same count, and both methods give the published totals.

use bitqueens_core::counting::{CountMethod, Counter, Job, Plan, Sum, known};
use bitqueens_core::solver::Size;

fn jobs(plan: Plan) -> impl Iterator<Item = Job> {
    (0..plan.len()).map(move |index| plan.job(index).unwrap())
}

fn total(plan: Plan, mut count: impl FnMut(Job) -> u64) -> u64 {
    jobs(plan)
        .filter(|job| plan.sum(job.index()) == Some(Sum::Total))
        .map(&mut count)
        .sum()
}

#[track_caller]
fn check(method: CountMethod, side: u8) {
    let size = Size::new(side).unwrap();
    let mut counter = Counter::default();
    let found = total(Plan::new(size, method), |job| {
        let fast = counter.count(job);
        assert_eq!(fast, counter.count_simd(job), "{job}, simd");
        assert_eq!(fast, counter.count_plain(job), "{job}, plain");
        fast
    });
    assert_eq!(found, known(size).total, "{method} {size}");
}

#[test]
fn the_search_finds_every_total() {
    for side in 1..=14 {
        check(CountMethod::Search, side);
    }
}

#[test]
fn the_join_finds_every_total() {
    for side in 1..=14 {
        check(CountMethod::Join, side);
    }
}

#[test]
fn greater_boards_are_shared_out_without_loss() {
    // From here on a count has several jobs.
    for (method, side) in [
        (CountMethod::Search, 15),
        (CountMethod::Join, 15),
        (CountMethod::Join, 16),
    ] {
        let size = Size::new(side).unwrap();
        let plan = Plan::new(size, method);
        let mut counter = Counter::default();
        assert!(6 <= plan.len());
        let found = total(plan, |job| {
            let scalar = counter.count(job);
            assert_eq!(counter.count_simd(job), scalar, "{job}");
            scalar
        });
        assert_eq!(found, known(size).total, "{method} {size}");
    }
}

#[test]
fn single_jobs_of_greater_boards_are_the_same_in_every_kernel() {
    let mut counter = Counter::default();
    for (method, side, index) in [(CountMethod::Search, 15, 2), (CountMethod::Join, 15, 5)] {
        let plan = Plan::new(Size::new(side).unwrap(), method);
        let job = plan.job(index).unwrap();
        let plain = counter.count_plain(job);
        assert!(0 < plain);
        assert_eq!(counter.count(job), plain, "{job}");
        assert_eq!(counter.count_simd(job), plain, "{job}, simd");
    }
}

#[test]
fn boards_with_about_32_diagonals_and_more_are_the_same_with_vectors() {
    // From N = 20 on the halves need a second word, and the diagonals are numbered anew for each row set.
    // Placing queen after queen would take minutes: the counts were made before they were.
    let mut counter = Counter::default();
    for (side, index, count) in [
        (20, 513, 16_186_524),
        (21, 8_642, 5_953_096),
        (22, 87_477, 17_235_280),
        (23, 496_852, 10_872_168),
        (24, 630_776, 126_987_436),
        (25, 21_130_825, 14_500_064),
    ] {
        let plan = Plan::new(Size::new(side).unwrap(), CountMethod::Join);
        let job = plan.job(index).unwrap();
        assert_eq!(counter.count(job), count, "{job}");
        assert_eq!(counter.count_simd(job), count, "{job}, simd");
    }
    let plan = Plan::new(Size::new(19).unwrap(), CountMethod::Join);
    let job = plan.job(plan.len() / 3).unwrap();
    assert_eq!(counter.count_simd(job), counter.count(job), "{job}");
}
