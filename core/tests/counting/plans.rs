//! Plans and jobs.

use std::time::Duration;

use bitqueens_core::counting::{
    CountMethod, Counter, Job, JobError, Kernel, Measured, PLAN_VERSION, Plan, Sum, Yardstick,
    estimate, plan, plan_for,
};
use bitqueens_core::solver::Size;
use proptest::prelude::*;

fn plans() -> impl Iterator<Item = Plan> {
    Size::all().flat_map(|size| CountMethod::ALL.map(|method| Plan::new(size, method)))
}

#[test]
fn every_job_is_the_one_its_words_describe() {
    for plan in plans() {
        let last = plan.len() - 1;
        for index in [0, 1, last / 2, last - 1, last] {
            let job = plan.job(index).unwrap();
            assert_eq!((job.plan(), job.index()), (plan, index));
            assert_eq!(Job::try_from(<[u32; 4]>::from(job)), Ok(job), "{job}");
        }
        assert_eq!(plan.job(plan.len()), None);
        assert_eq!(plan.job(u64::MAX), None);
    }
}

#[test]
fn the_sums_follow_each_other() {
    for plan in plans() {
        let last = plan.len() - 1;
        assert_eq!(plan.sum(0), Some(Sum::Total));
        assert_eq!(plan.sum(last - 1), Some(Sum::HalfTurn));
        assert_eq!(plan.sum(last), Some(Sum::QuarterTurn));
        assert_eq!(plan.sum(plan.len()), None);
    }
}

#[test]
fn small_boards_have_few_jobs_and_great_ones_many() {
    let jobs = |side| plan(Size::new(side).unwrap()).len();
    assert!(jobs(8) <= 3);
    assert!((8..=40).contains(&jobs(16)), "{}", jobs(16));
    assert!(jobs(16) < jobs(18) && jobs(18) < jobs(20) && jobs(20) < jobs(22));
    assert!(1_000_000 < jobs(27));
}

#[test]
fn other_words_are_refused() {
    let words: [u32; 4] = plan(Size::new(8).unwrap()).job(0).unwrap().into();
    let with = |at: usize, word| {
        let mut words = words;
        words[at] = word;
        Job::try_from(words)
    };
    let other = PLAN_VERSION + 1;
    assert_eq!(with(0, other), Err(JobError::Version(other)));
    for board in [0, 28, 2 << 8 | 8, 1 << 16 | 8, u32::MAX] {
        assert_eq!(with(1, board), Err(JobError::Board(board)));
    }
    assert_eq!(with(2, 999), Err(JobError::Index(999)));
    assert_eq!(with(3, 1), Err(JobError::Index(1 << 32)));
}

#[test]
fn jobs_of_the_greatest_boards_can_be_described_but_not_listed() {
    // A middle job of N = 27 is reached at once, without those before it.
    let plan = Plan::new(Size::MAX, CountMethod::Join);
    assert!(plan.job(plan.len() / 2).is_some());
    assert!(plan.job(plan.len() - 1).is_some());
}

#[test]
fn the_half_turn_is_shared_out_by_columns() {
    // 144,620 solutions of N = 20 look the same upside down, in one job; from N = 21 on each column is a job.
    let mut counter = Counter::default();
    let mut half_turns = |side| {
        let plan = Plan::new(Size::new(side).unwrap(), CountMethod::Join);
        let jobs = (0..plan.len()).filter(|&index| plan.sum(index) == Some(Sum::HalfTurn));
        jobs.map(|index| counter.count(plan.job(index).unwrap()))
            .collect::<Vec<_>>()
    };
    assert_eq!(half_turns(20), [144_620]);
    let shared = half_turns(21);
    assert_eq!(shared.len(), 21);
    assert_eq!(shared.iter().sum::<u64>(), 375_664);
    // A mirror maps column c to 20 - c.
    assert!(shared.iter().eq(shared.iter().rev()));
}

#[test]
fn an_estimate_grows_with_the_board_and_shrinks_with_the_workers() {
    let yardstick = Yardstick::of(plan(Size::MAX));
    let measured = Measured {
        yardstick,
        elapsed: Duration::from_millis(10),
    };
    let mut before = Duration::ZERO;
    for side in (16..=26).step_by(2) {
        let plan = Plan::new(Size::new(side).unwrap(), CountMethod::Join);
        let one = estimate(plan, measured, 1);
        assert!(before < one, "size {side}");
        let four = estimate(plan, measured, 4);
        // Of 34 jobs the first worker has 9.
        assert!(one / 4 <= four && four <= one * 9 / 34, "size {side}");
        before = one;
    }
    let century = Duration::from_hours(100 * 365 * 24);
    let slow = Measured {
        yardstick,
        elapsed: Duration::from_hours(1),
    };
    assert!(century < estimate(Plan::new(Size::MAX, CountMethod::Search), slow, 1));
}

#[test]
fn without_vectors_boards_are_joined_from_14_on() {
    for size in Size::all() {
        let [scalar, others @ ..] =
            [Kernel::Scalar, Kernel::Simd, Kernel::Plain].map(|kernel| plan_for(kernel, size));
        assert_eq!(
            scalar.method() == CountMethod::Join,
            14 <= size.get(),
            "N = {size}"
        );
        assert_eq!(others, [plan(size); 2]);
    }
    let fifteen = plan_for(Kernel::Scalar, Size::new(15).unwrap());
    assert_eq!(Yardstick::of(fifteen).job().plan(), fifteen);
}

#[test]
fn a_yardstick_is_a_job_of_the_board_itself_from_16_to_21() {
    for size in Size::all() {
        let side = Yardstick::of(plan(size)).job().plan().size().get();
        let expected = match size.get() {
            ..=15 | 26 => 16,
            own @ 16..=21 => own,
            larger => 20 + larger % 2,
        };
        assert_eq!(side, expected, "N = {size}");
        assert_eq!(
            Yardstick::of(plan(size)).reaches(size),
            size.get() <= 21,
            "N = {size}"
        );
    }
    for yardstick in Size::all().map(|size| Yardstick::of(plan(size))) {
        let plan = yardstick.job().plan();
        assert_eq!(yardstick, Yardstick::of(plan));
        // A job long enough to be timed, and a small part of the whole.
        let time = yardstick.reference_time();
        assert!(Duration::from_millis(5) < time && time < Duration::from_millis(200));
        assert!(time * 8 < plan.reference_time(), "{yardstick:?}");
    }
}

proptest! {
    #[test]
    fn any_words_are_a_job_or_an_error(words: [u32; 4]) {
        if let Ok(job) = Job::try_from(words) {
            prop_assert_eq!(<[u32; 4]>::from(job), words);
        }
    }

    #[test]
    fn words_of_the_right_version_too(board in 0..0x300_u32, index: u64, high in 0..2_u32) {
        let index = if high == 0 { index % 100 } else { index };
        let low = u32::try_from(index & u64::from(u32::MAX)).unwrap();
        let words = [PLAN_VERSION, board, low, u32::try_from(index >> 32).unwrap()];
        if let Ok(job) = Job::try_from(words) {
            prop_assert_eq!(<[u32; 4]>::from(job), words);
            prop_assert!(job.index() < job.plan().len());
        }
    }
}
