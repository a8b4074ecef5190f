//! The counting page's state and the pool's mind, with the counting done right here.

use std::rc::Rc;

use bitqueens::{
    counting::{Counter, Kernel, Ledger, LedgerError, known, plan},
    solver::Size,
    state::{
        Action, Environment, State,
        count::{
            Broken, Checked, CountAction, Dispatcher, Finished, KernelChoice, Machine, Order,
            Phase, PoolSpec, Recount, Report, Saved, finished_from_text, finished_text,
            sort_stored,
        },
    },
    text::{Notice, count::time},
    wire::{Build, Counted, Request},
};
use proptest::prelude::*;

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

fn environment(hash: &str) -> Environment {
    Environment {
        hash: hash.into(),
        machine: Machine {
            cores: 2,
            simd: false,
        },
        ..Environment::default()
    }
}

#[track_caller]
fn after(state: &State, action: CountAction) -> State {
    state
        .apply(Action::Count(action))
        .expect("the action changes something")
}

/// A pool that counts in the thread of the test, `n_jobs` at most; says what it would report.
fn count(spec: &PoolSpec, n_jobs: usize, now: u64) -> Report {
    let chosen = spec.chosen.as_ref().map(|check| check.left().collect());
    let ledger = Ledger::clone(&spec.ledger);
    let mut dispatcher = Dispatcher::new(
        spec.run,
        ledger,
        chosen,
        spec.build,
        spec.kernel,
        spec.workers,
    );
    let mut counter = Counter::default();
    let mut left = n_jobs;
    let mut orders = dispatcher.start(now);
    while let Some(order) = orders.pop() {
        match order {
            Order::Start(slot) => {
                orders.extend(dispatcher.ready(slot, Build::this(spec.build), now));
            }
            Order::Post(slot, request) if 0 < left => {
                left -= 1;
                let counted = answer(request, &mut counter);
                orders.extend(dispatcher.counted(slot, counted, now));
            }
            Order::Post(..) | Order::Stop(_) => {}
        }
    }
    Report {
        run: spec.run,
        ledger: Rc::new(dispatcher.ledger().clone()),
        broken: dispatcher.broken(),
        now,
    }
}

fn answer(request: Request, counter: &mut Counter) -> Counted {
    Counted {
        run: request.run,
        kernel: request.kernel,
        job: request.job,
        count: counter.count(request.job),
        micros: 5,
    }
}

fn report(state: &State, n_jobs: usize, now: u64) -> State {
    let spec = state.count.pool().expect("a pool exists");
    after(state, CountAction::Reported(count(&spec, n_jobs, now)))
}

#[test]
fn a_count_runs_to_its_published_end() {
    for n in [1, 2, 3, 4, 8, 12, 13] {
        let state = State::open(&environment(&format!("#/count?n={n}")));
        assert_eq!(state.count.pool(), None, "an address never starts a run");
        let state = after(&state, CountAction::Count { now: 1_000 });
        let state = report(&state, usize::MAX, 1_250);
        let run = state.count.run.as_ref().unwrap();
        assert_eq!((run.phase, run.elapsed_ms), (Phase::Done, 250));
        let outcome = run.outcome().unwrap();
        assert!(outcome.is_as_published());
        assert_eq!(outcome.total, known(size(n)).total);
        assert_eq!(state.count.pool(), None);
        assert_eq!(state.count.finished.len(), 1);
        assert!(state.count.saved.is_empty());
    }
}

#[test]
fn paused_and_resumed_it_counts_every_job_once() {
    let state = State::open(&environment("#/count?n=16"));
    let state = after(&state, CountAction::Count { now: 0 });
    let first = state.count.pool().unwrap();
    let state = report(&state, 3, 100);
    let state = after(&state, CountAction::Pause { now: 150 });
    assert_eq!(state.count.pool(), None);
    assert_eq!(state.count.run.as_ref().unwrap().elapsed_ms, 150);

    // What the old pool still says changes nothing.
    let late = count(&first, usize::MAX, 160);
    let reported = Action::Count(CountAction::Reported(late.clone()));
    assert_eq!(state.apply(reported), None);
    let state = after(&state, CountAction::Resume { now: 1_000 });
    assert_eq!(
        state.apply(Action::Count(CountAction::Reported(late))),
        None
    );
    let spec = state.count.pool().unwrap();
    assert_eq!(spec.ledger.n_done(), 3);
    let state = report(&state, usize::MAX, 1_100);
    let run = state.count.run.as_ref().unwrap();
    assert_eq!((run.phase, run.elapsed_ms), (Phase::Done, 250));
    assert!(run.outcome().unwrap().is_as_published());
}

#[test]
fn a_page_opened_again_goes_on_from_its_record() {
    let state = State::open(&environment("#/count?n=16"));
    let state = after(&state, CountAction::Count { now: 0 });
    let state = report(&state, 2, 400);
    let saved = state.count.saved_here().expect("it is stored underway");
    let ledgers = vec![("bitqueens.ledger.16".to_owned(), saved.text())];

    let again = State::open(&Environment {
        ledgers,
        ..environment("#/count?n=16")
    });
    assert_eq!(again.count.saved_here(), Some(saved));
    let again = after(&again, CountAction::GoOn { now: 7 });
    assert_eq!(again.count.pool().unwrap().ledger.n_done(), 2);
    let again = report(&again, usize::MAX, 107);
    let run = again.count.run.as_ref().unwrap();
    assert_eq!(run.elapsed_ms, 500);
    assert!(run.outcome().unwrap().is_as_published());
    assert!(again.count.saved.is_empty());
}

#[test]
fn cancelling_drops_the_run_and_its_record() {
    let state = State::open(&environment("#/count?n=16"));
    let state = after(&state, CountAction::Count { now: 0 });
    let state = report(&state, 2, 10);
    let state = after(&state, CountAction::Cancel { now: 20 });
    assert_eq!(state.count.run.as_ref().unwrap().phase, Phase::Cancelled);
    assert!(state.count.saved.is_empty());
    assert_eq!(state.count.pool(), None);
}

#[test]
fn one_run_at_a_time() {
    let state = State::open(&environment("#/count?n=16"));
    let state = after(&state, CountAction::Count { now: 0 });
    let state = after(&state, CountAction::Size(size(8)));
    let refused = after(&state, CountAction::Count { now: 5 });
    assert_eq!(refused.notice, Some(Notice::Counting { size: size(16) }));
    assert_eq!(refused.count.pool(), state.count.pool());
    // A paused run gives way, and its record stays.
    let state = report(&state, 2, 10);
    let state = after(&state, CountAction::Pause { now: 20 });
    let state = after(&state, CountAction::Count { now: 30 });
    assert_eq!(state.count.pool().unwrap().ledger.plan().size(), size(8));
    assert_eq!(state.count.saved.len(), 1);
}

#[test]
fn a_double_check_recounts_and_finds_a_wrong_job() {
    let state = State::open(&environment("#/count?n=16"));
    let state = after(&state, CountAction::Count { now: 0 });
    let done = report(&state, usize::MAX, 10);
    for recount in Recount::ALL {
        let state = after(&done, CountAction::Check { recount, now: 20 });
        let state = report(&state, usize::MAX, 30);
        let checked = state.count.run.as_ref().unwrap().checked().unwrap();
        assert!(!checked.is_difference(), "{checked:?}");
    }
    // A ledger with one count too many, as a broken machine would leave it.
    let mut wrong = Ledger::new(plan(size(16)));
    let mut counter = Counter::default();
    for job in wrong.left().collect::<Vec<_>>() {
        let count = counter.count(job) + u64::from(job.index() == 1);
        wrong.record(job.index(), count).unwrap();
    }
    let report_wrong = Report {
        run: 1,
        ledger: Rc::new(wrong),
        broken: None,
        now: 10,
    };
    let state = after(&state, CountAction::Reported(report_wrong));
    let outcome = state.count.run.as_ref().unwrap().outcome().unwrap();
    assert!(!outcome.is_as_published());
    let check = |recount| {
        let state = after(&state, CountAction::Check { recount, now: 20 });
        let state = report(&state, usize::MAX, 30);
        state.count.run.as_ref().unwrap().checked().unwrap()
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
    let state = State::open(&environment("#/count?n=8"));
    assert_eq!(state.count.kernel(), Kernel::Scalar);
    let refused = after(&state, CountAction::Kernel(KernelChoice::Simd));
    assert_eq!(refused.notice, Some(Notice::NoSimd));
    assert_eq!(refused.count.kernel(), Kernel::Scalar);
}

fn dispatcher(n: u8, workers: u32) -> Dispatcher {
    let ledger = Ledger::new(plan(size(n)));
    Dispatcher::new(9, ledger, None, Kernel::Scalar, Kernel::Scalar, workers)
}

fn posted(orders: &[Order]) -> Vec<Request> {
    orders
        .iter()
        .filter_map(|order| match order {
            Order::Post(_, request) => Some(*request),
            Order::Start(_) | Order::Stop(_) => None,
        })
        .collect()
}

#[test]
fn a_worker_that_dies_gives_its_job_back() {
    let mut pool = dispatcher(13, 2);
    let build = Build::this(Kernel::Scalar);
    pool.start(0);
    let lost = posted(&pool.ready(0, build, 0));
    let kept = posted(&pool.ready(1, build, 0));
    assert_ne!(lost, kept);
    assert_eq!(pool.died(0, 0), [Order::Stop(0), Order::Start(0)]);
    assert_eq!(posted(&pool.ready(0, build, 0)), lost);
    assert!(!pool.is_over());
}

#[test]
fn a_silent_worker_is_replaced() {
    let mut pool = dispatcher(13, 1);
    pool.start(0);
    assert_eq!(pool.tick(29_000), []);
    assert_eq!(pool.tick(31_000), [Order::Stop(0), Order::Start(0)]);
    let job = posted(&pool.ready(0, Build::this(Kernel::Scalar), 32_000));
    assert_eq!(pool.tick(300_000), []);
    assert_eq!(pool.tick(333_000), [Order::Stop(0), Order::Start(0)]);
    assert_eq!(
        posted(&pool.ready(0, Build::this(Kernel::Scalar), 334_000)),
        job
    );
}

#[test]
fn a_pool_gives_up_after_a_bounded_number_of_deaths() {
    for (is_ready_first, broken) in [(false, Broken::Unloadable), (true, Broken::Dying)] {
        let mut pool = dispatcher(13, 2);
        pool.start(0);
        if is_ready_first {
            pool.ready(0, Build::this(Kernel::Scalar), 0);
        }
        let mut deaths = 0;
        while pool.broken().is_none() {
            pool.died(0, 0);
            deaths += 1;
        }
        assert_eq!((deaths, pool.broken()), (7, Some(broken)));
        assert!(pool.is_over());
    }
}

#[test]
fn workers_of_another_build_count_nothing() {
    let mut pool = dispatcher(13, 2);
    pool.start(0);
    let other = Build {
        stamp: 1,
        ..Build::this(Kernel::Scalar)
    };
    assert_eq!(posted(&pool.ready(0, other, 0)), []);
    assert_eq!(pool.broken(), Some(Broken::OtherBuild));
}

#[test]
fn an_answer_nobody_asked_for_is_not_counted() {
    let mut pool = dispatcher(13, 1);
    pool.start(0);
    let request = posted(&pool.ready(0, Build::this(Kernel::Scalar), 0))[0];
    let counted = answer(request, &mut Counter::default());
    let of_another_run = Counted { run: 8, ..counted };
    assert_eq!(pool.counted(0, of_another_run, 0), []);
    assert_eq!(pool.ledger().n_done(), 0);
    assert_eq!(posted(&pool.counted(0, counted, 0)).len(), 1);
    assert_eq!(pool.counted(0, counted, 0), []);
    assert_eq!(pool.ledger().n_done(), 1);
}

#[test]
fn stored_records_are_gone_on_with_or_set_aside() {
    let mut ledger = Ledger::new(plan(size(12)));
    ledger.record(0, 5).unwrap();
    let good = Saved {
        ledger: Rc::new(ledger),
        elapsed_ms: 77,
    };
    let damaged = good
        .text()
        .replace("77 bitqueens-ledger 1", "77 bitqueens-ledger 2");
    let stored = [
        ("a".to_owned(), good.text()),
        ("b".to_owned(), damaged),
        ("c".to_owned(), "nonsense".to_owned()),
    ];
    let (saved, set_aside) = sort_stored(&stored);
    assert_eq!(saved, [good]);
    let errors: Vec<_> = set_aside.iter().map(|aside| aside.error).collect();
    assert_eq!(errors, [LedgerError::Damaged, LedgerError::NoLedger]);
}

#[test]
fn the_table_of_finished_runs_survives_storage() {
    let run = |n, unique| Finished {
        size: size(n),
        total: known(size(n)).total,
        unique,
        elapsed_ms: 123,
        method: plan(size(n)).method(),
        kernel: Kernel::Simd,
        workers: 2,
        jobs: 14,
        build: "0123456789abcdef".into(),
    };
    let table = vec![run(16, Some(1_846_955)), run(27, None)];
    let mut text = finished_text(&table);
    assert_eq!(finished_from_text(&text), table);
    text.push_str("\n99,1,1,1,join,simd,1,1,0\nnonsense");
    assert_eq!(finished_from_text(&text), table);
    assert!(table[0].is_as_published());
}

#[test]
fn times_are_as_exact_as_a_reader_needs() {
    for (ms, en, ja) in [
        (73, "0.07 s", "0.07 秒"),
        (9_340, "9.3 s", "9.3 秒"),
        (42_000, "42 s", "42 秒"),
        (125_000, "2 min 5 s", "2 分 5 秒"),
        (12_000_000, "3 h 20 min", "3 時間 20 分"),
        (86_400_000, "1 day", "1 日"),
        (31_536_000_000 * 150, "150 years", "150 年"),
        (31_536_000_000 * 2_500, "25 centuries", "25 世紀"),
    ] {
        let time = time(ms);
        assert_eq!((time.en.as_str(), time.ja.as_str()), (en, ja));
    }
}

proptest! {
    #[test]
    fn any_stored_text_opens_the_page(texts in prop::collection::vec("\\PC{0,80}", 0..4), finished in "\\PC{0,200}") {
        let ledgers = texts.into_iter().map(|text| ("bitqueens.ledger.x".to_owned(), text)).collect();
        let state = State::open(&Environment { ledgers, finished, ..environment("#/count?n=9") });
        let _ = bitqueens::state::Scene::of(&state);
    }
}
