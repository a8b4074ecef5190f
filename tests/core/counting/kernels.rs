//! Every kernel gives every job the same count, and both methods give the published totals.

use bitqueens::counting::{Counter, Job, Method, Plan, Sum, known};
use bitqueens::solver::Size;

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
fn check(method: Method, side: u8) {
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
        check(Method::Search, side);
    }
}

#[test]
fn the_join_finds_every_total() {
    for side in 1..=14 {
        check(Method::Join, side);
    }
}
