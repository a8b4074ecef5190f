//! Runs of the counting page, with the counting done in the test's own thread.

use bitqueens::text::Lang;
use std::rc::Rc;

use bitqueens::{
    pages::count::{
        Basis, Broken, Checked, CountAction, CountPage, CountRun, Dispatcher, Order, PoolSpec,
        Recount, Report, RunAction, RunPhase, Tried, Unmeasured,
    },
    site::{Awake, Environment, Hardware},
};
use bitqueens_core::{
    counting::{Counter, Kernel, KernelChoice, Ledger, known, plan},
    solver::Size,
};
use bitqueens_worker::{
    Request,
    counting::{JobCount, JobRequest},
};

use crate::program::Program;

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

/// The page at an address, in a browser with two cores and no vectors.
fn open(address: &str) -> Program {
    open_stored(address, &[])
}

fn open_stored(address: &str, stored: &[(String, String)]) -> Program {
    Program::open_in(Environment {
        address: address.into(),
        hardware: Hardware {
            cores: 2,
            simd: false,
        },
        stored: stored.to_vec(),
        ..Environment::default()
    })
}

fn page(program: &Program) -> &CountPage {
    program.page()
}

fn run(program: &Program) -> &CountRun {
    page(program).run.as_ref().expect("a run was begun")
}

#[track_caller]
fn act(program: &mut Program, action: RunAction, now: u64) {
    let now = Awake::at(now);
    assert!(program.act(CountAction::Run { action, now }), "{action:?}");
}

fn count_at(now: u64) -> CountAction {
    CountAction::Run {
        action: RunAction::Count,
        now: Awake::at(now),
    }
}

/// What a pool would report that counts in the thread of the test, `n_jobs` at most.
fn count(spec: &Rc<PoolSpec>, n_jobs: usize, now: u64) -> Report {
    let date_ms = now;
    let now = Awake::at(now);
    let mut dispatcher = Dispatcher::new(Rc::clone(spec));
    let mut counter = Counter::default();
    let mut left = n_jobs;
    let mut orders = dispatcher.start(now);
    while let Some(order) = orders.pop() {
        match order {
            Order::Start(slot) => orders.extend(dispatcher.ready(slot, now)),
            Order::Post(slot, Request { task, work }) if 0 < left => {
                left -= 1;
                let counted = answer(work, &mut counter);
                orders.extend(dispatcher.counted(slot, task, counted, now));
            }
            Order::Post(..) | Order::Stop(_) => {}
        }
    }
    Report {
        run: spec.run,
        ledger: Rc::new(dispatcher.ledger().clone()),
        broken: dispatcher.broken(),
        is_unheard: dispatcher.is_unheard(),
        now,
        date_ms,
    }
}

fn answer(work: JobRequest, counter: &mut Counter) -> JobCount {
    JobCount {
        work,
        count: counter.count(work.job),
        micros: 5,
    }
}

#[track_caller]
fn report(program: &mut Program, n_jobs: usize, now: u64) {
    let spec = page(program).pool().expect("a pool exists");
    assert!(program.act(CountAction::Reported(count(&spec, n_jobs, now))));
}

#[test]
fn a_count_runs_to_its_published_end() {
    for n in [1, 2, 3, 4, 8, 12, 13] {
        let mut program = open(&format!("count/#n={n}"));
        assert_eq!(page(&program).pool(), None, "an address never starts a run");
        act(&mut program, RunAction::Count, 1_000);
        report(&mut program, usize::MAX, 1_250);
        let run = run(&program);
        assert_eq!((run.phase, run.elapsed_ms), (RunPhase::Done, 250));
        let outcome = run.outcome().unwrap();
        assert!(outcome.is_as_published());
        assert_eq!(outcome.total, known(size(n)).total);
        assert_eq!(page(&program).pool(), None);
        assert_eq!(page(&program).finished.runs().len(), 1);
        assert!(page(&program).records.is_empty());
    }
}

#[test]
fn workers_that_do_not_answer_are_said_before_a_count_and_while_it_runs() {
    let mut program = open("count/#n=14");
    let said = |program: &Program| page(program).status().sentence.into_lang(Lang::En);
    for (why, says) in [
        (None, "Measuring this machine."),
        (Some(Unmeasured::Unheard), "No worker has answered yet."),
        (
            Some(Unmeasured::Broken(Broken::Forbidden)),
            "This browser starts no workers",
        ),
        (None, "Measuring this machine."),
    ] {
        program.act(CountAction::Unmeasured(why));
        assert!(said(&program).starts_with(says), "{}", said(&program));
    }
    act(&mut program, RunAction::Count, 0);
    let spec = page(&program).pool().unwrap();
    for (is_unheard, says) in [(true, "No worker has answered yet."), (false, "Counting.")] {
        program.act(CountAction::Reported(Report {
            is_unheard,
            ..count(&spec, 0, 6_000)
        }));
        assert!(said(&program).starts_with(says), "{}", said(&program));
        assert!(run(&program).is_running());
    }
}

#[test]
fn paused_and_resumed_it_counts_every_job_once() {
    let mut program = open("count/#n=16");
    act(&mut program, RunAction::Count, 0);
    let first = page(&program).pool().unwrap();
    report(&mut program, 3, 100);
    act(&mut program, RunAction::Pause, 150);
    assert_eq!(page(&program).pool(), None);
    assert_eq!(run(&program).elapsed_ms, 150);

    // What the old pool still says changes nothing.
    let late = count(&first, usize::MAX, 160);
    assert!(!program.act(CountAction::Reported(late.clone())));
    act(&mut program, RunAction::Count, 1_000);
    assert!(!program.act(CountAction::Reported(late)));
    assert_eq!(page(&program).pool().unwrap().ledger.n_done(), 3);
    report(&mut program, usize::MAX, 1_100);
    let run = run(&program);
    assert_eq!((run.phase, run.elapsed_ms), (RunPhase::Done, 250));
    assert!(run.outcome().unwrap().is_as_published());
}

/// A ledger in which some jobs of a board are counted.
fn counted(n: u8, jobs: usize) -> Ledger {
    let mut ledger = Ledger::new(plan(size(n)));
    let mut counter = Counter::default();
    for job in ledger.left().take(jobs).collect::<Vec<_>>() {
        ledger.record(job.index(), counter.count(job)).unwrap();
    }
    ledger
}

#[test]
fn the_page_opens_on_the_unfinished_count_and_says_what_was_tried() {
    let saved = counted(16, 2).with_elapsed_ms(90_000).to_string();
    let short = counted(12, 1).with_elapsed_ms(5).to_string();
    let stored = [
        ("bitqueens.ledger.12".to_owned(), short),
        ("bitqueens.ledger.16".to_owned(), saved),
    ];
    let mut program = open_stored("count/", &stored);
    assert_eq!(program.address(), "count/#n=16");
    let tried = |program: &Program, n| page(program).tried(size(n));
    let share = 2 * 100 / plan(size(16)).len();
    assert_eq!(tried(&program, 16), Tried::Unfinished { percent: share });
    assert_eq!(tried(&program, 8), Tried::Nothing);
    program.act(CountAction::Size(size(8)));
    act(&mut program, RunAction::Count, 0);
    report(&mut program, usize::MAX, 7);
    assert_eq!(tried(&program, 8), Tried::Done { elapsed_ms: 7 });
    // An address has the last word.
    let asked = open_stored("count/#n=12", &stored);
    assert_eq!(page(&asked).settings.size, size(12));
}

#[test]
fn one_run_at_a_time() {
    let mut program = open("count/#n=16");
    act(&mut program, RunAction::Count, 0);
    let pool = page(&program).pool();
    for another in [CountAction::Size(size(8)), count_at(5)] {
        program.act(another);
        assert_eq!(program.said(), "N = 16 is being counted. Pause it first.");
    }
    // Neither does a link choose another board.
    program.go("count/#n=8");
    assert_eq!(program.said(), "N = 16 is being counted. Pause it first.");
    assert_eq!(page(&program).settings.size, size(16));
    assert_eq!(page(&program).pool(), pool);
    // A paused run gives way, and its record stays.
    report(&mut program, 2, 10);
    act(&mut program, RunAction::Pause, 20);
    program.act(CountAction::Size(size(8)));
    act(&mut program, RunAction::Count, 30);
    assert_eq!(page(&program).pool().unwrap().ledger.plan().size(), size(8));
    assert!(page(&program).records.of(size(16)).is_some());
}

#[test]
fn a_double_check_recounts_and_finds_no_difference() {
    let mut program = open("count/#n=16");
    act(&mut program, RunAction::Count, 0);
    assert_eq!(page(&program).pool().unwrap().counts_by(), Kernel::Scalar);
    report(&mut program, usize::MAX, 10);
    for (how, kernel) in [
        (Recount::Sample, Kernel::Plain),
        (Recount::All, Kernel::Plain),
        (Recount::OtherMethod, Kernel::Scalar),
    ] {
        // Each check is of the first count, whichever was made before it.
        act(&mut program, RunAction::Check(how), 20);
        let pool = page(&program).pool().unwrap();
        assert_eq!((pool.kernel, pool.counts_by()), (Kernel::Scalar, kernel));
        let is_sample = pool.n_jobs() < pool.ledger.plan().len();
        assert_eq!(is_sample, how == Recount::Sample);
        report(&mut program, usize::MAX, 30);
        let checked = run(&program).checked.as_ref().unwrap();
        assert!(!checked.is_difference(), "{checked:?}");
        let outcome = run(&program).outcome().unwrap();
        assert_eq!(outcome.total, known(size(16)).total);
    }
}

#[test]
fn a_recount_one_placement_after_the_other_says_nothing_of_the_workers() {
    let mut program = open("count/#n=16");
    act(&mut program, RunAction::Count, 0);
    report(&mut program, usize::MAX, 2_000);
    let expected = page(&program).estimated(size(16));
    assert_eq!(expected.basis, Basis::Counted);
    act(&mut program, RunAction::Check(Recount::All), 3_000);
    report(&mut program, usize::MAX, 90_000);
    let newest = &page(&program).finished.runs()[0];
    assert_eq!((newest.kernel, newest.elapsed_ms), (Kernel::Plain, 87_000));
    assert_eq!(page(&program).estimated(size(16)).time, expected.time);
}

/// The jobs of N = 19 as one worker took them, block after block of nine jobs: the time and the solutions of a block in
/// hundredths of the usual ones.
const BLOCKS_OF_19: [(u64, u64); 37] = [
    (48, 40),
    (53, 49),
    (60, 58),
    (60, 63),
    (66, 69),
    (71, 71),
    (68, 70),
    (70, 73),
    (79, 81),
    (83, 84),
    (73, 74),
    (84, 90),
    (84, 90),
    (91, 88),
    (89, 81),
    (84, 93),
    (87, 90),
    (89, 85),
    (95, 87),
    (103, 98),
    (109, 104),
    (84, 97),
    (93, 101),
    (93, 98),
    (112, 118),
    (113, 110),
    (128, 144),
    (131, 139),
    (109, 101),
    (118, 102),
    (135, 123),
    (146, 122),
    (153, 144),
    (158, 148),
    (171, 192),
    (167, 189),
    (143, 134),
];

#[test]
fn jobs_under_way_are_half_done_in_the_time_left() {
    let mut program = open("count/#n=17");
    act(&mut program, RunAction::Count, 0);
    let plan = run(&program).plan();
    let mut ledger = Ledger::new(plan);
    let mut left = |program: &mut Program, jobs, now| {
        for job in jobs {
            ledger.record(job, 0).unwrap();
        }
        program.act(CountAction::Reported(Report {
            run: run(program).number(),
            ledger: Rc::new(ledger.clone()),
            broken: None,
            is_unheard: false,
            now: Awake::at(now),
            date_ms: now,
        }));
        run(program).left_ms()
    };
    assert_eq!(left(&mut program, 0..0, 100), None);
    // Two workers have counted three jobs and two halves: 4 in 400 ms.
    let n_jobs = plan.len();
    assert_eq!(left(&mut program, 0..3, 400), Some(100 * (n_jobs - 4)));
    // One job is left, and one worker is in its middle.
    let now = 100 * n_jobs - 50;
    assert_eq!(left(&mut program, 3..n_jobs - 1, now), Some(50));
}

#[test]
fn after_a_tenth_of_the_work_the_time_left_is_known_within_a_quarter() {
    let mut program = open("count/#n=19");
    act(&mut program, RunAction::Count, 0);
    let plan = run(&program).plan();
    let whole: u64 = BLOCKS_OF_19.iter().map(|(time, _)| 9 * time).sum();
    let solutions: u64 = BLOCKS_OF_19
        .iter()
        .map(|(_, solutions)| 9 * solutions)
        .sum();
    let (mut ledger, mut took) = (Ledger::new(plan), 0);
    let jobs = BLOCKS_OF_19.iter().flat_map(|block| [*block; 9]);
    for (job, (time, of_job)) in (0..).zip(jobs) {
        ledger
            .record(job, known(size(19)).total / solutions * of_job)
            .unwrap();
        took += time;
        if took < whole / 10 || whole - took < whole / 50 {
            continue;
        }
        program.act(CountAction::Reported(Report {
            run: run(&program).number(),
            ledger: Rc::new(ledger.clone()),
            broken: None,
            is_unheard: false,
            now: Awake::at(took),
            date_ms: took,
        }));
        let (left, told) = (whole - took, run(&program).left_ms().unwrap());
        assert!(left.abs_diff(told) * 4 <= left, "{took}: {told}, {left}");
    }
}

#[test]
fn a_double_check_finds_a_wrong_job() {
    let mut program = open("count/#n=16");
    act(&mut program, RunAction::Count, 0);
    // A ledger with one count too many, as a broken machine would leave it.
    let mut wrong = Ledger::new(plan(size(16)));
    let mut counter = Counter::default();
    for job in wrong.left().collect::<Vec<_>>() {
        let count = counter.count(job) + u64::from(job.index() == 1);
        wrong.record(job.index(), count).unwrap();
    }
    program.act(CountAction::Reported(Report {
        run: run(&program).number(),
        ledger: Rc::new(wrong),
        broken: None,
        is_unheard: false,
        now: Awake::at(10),
        date_ms: 10,
    }));
    assert!(!run(&program).outcome().unwrap().is_as_published());
    assert!(page(&program).verdict().unwrap().is_bad);
    let mut check = |how| {
        act(&mut program, RunAction::Check(how), 20);
        report(&mut program, usize::MAX, 30);
        run(&program).checked.clone().unwrap()
    };
    match check(Recount::All) {
        Checked::Job(difference) => {
            assert_eq!(difference.counted.first, 1);
            assert_eq!(difference.recounted, difference.counted.count - 1);
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(
        check(Recount::OtherMethod),
        Checked::Totals {
            counted: 14_772_513,
            recounted: 14_772_512
        }
    );
}

#[test]
fn without_vectors_the_scalar_kernel_counts_and_says_so() {
    let mut program = open("count/#n=8");
    assert_eq!(page(&program).kernel(), Kernel::Scalar);
    program.act(CountAction::Kernel(KernelChoice::Of(Kernel::Simd)));
    assert!(program.said().contains("no SIMD"), "{}", program.said());
    assert_eq!(page(&program).kernel(), Kernel::Scalar);
}

#[test]
fn a_pause_going_on_and_an_end_before_the_end_are_told() {
    let mut program = open("count/#n=16");
    for (action, says) in [
        (RunAction::Count, "Counting N = 16."),
        (RunAction::Pause, "Paused."),
        (RunAction::Count, "Counting N = 16."),
        (RunAction::Cancel, "Stopped."),
    ] {
        act(&mut program, action, 10);
        let last = page(&program).announcer.last().unwrap();
        assert_eq!(last.sentence.in_lang(Lang::En), says, "{action:?}");
    }
}

#[test]
fn the_start_and_the_end_are_told_and_in_between_every_ten_seconds() {
    let mut program = open("count/#n=16");
    act(&mut program, RunAction::Count, 0);
    let told = |program: &Program| {
        let last = page(program).announcer.last().unwrap();
        (last.serial, last.sentence.in_lang(Lang::En).to_owned())
    };
    assert_eq!(told(&program), (1, "Counting N = 16.".to_owned()));
    report(&mut program, 1, 9_000);
    assert_eq!(told(&program).0, 1);
    report(&mut program, 2, 10_000);
    let (serial, underway) = told(&program);
    assert_eq!(serial, 2);
    assert!(underway.contains("percent done. About"), "{underway}");
    report(&mut program, usize::MAX, 10_100);
    let (serial, end) = told(&program);
    assert_eq!(serial, 3);
    assert!(
        end.contains("14,772,512 solutions") && end.contains("published"),
        "{end}"
    );
}
