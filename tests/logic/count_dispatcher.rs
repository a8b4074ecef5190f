//! The dispatcher of a pool: who counts which job, and what becomes of workers that die.

use std::{collections::VecDeque, rc::Rc};

use bitqueens::{
    pages::count::{Broken, Dispatcher, Order, PoolSpec, PoolTask},
    site::{Awake, AwakeClock},
};
use bitqueens_core::{
    counting::{Counter, Entry, Job, Kernel, Ledger, PLAN_VERSION, Yardstick, checksum, plan},
    solver::Size,
};
use bitqueens_worker::{
    Request,
    counting::{JobCount, JobRequest},
};

const RUN: u32 = 9;

const fn at(ms: u64) -> Awake {
    Awake::at(ms)
}

fn dispatcher(n: u8, workers: u32) -> Dispatcher {
    dispatcher_of(n, workers, None)
}

fn dispatcher_of(n: u8, workers: u32, jobs: Option<Rc<[Entry]>>) -> Dispatcher {
    Dispatcher::new(Rc::new(spec_of(n, workers, jobs)))
}

fn spec_of(n: u8, workers: u32, jobs: Option<Rc<[Entry]>>) -> PoolSpec {
    let plan = plan(Size::new(n).unwrap());
    PoolSpec {
        task: PoolTask::Count { record: None },
        run: RUN,
        ledger: Rc::new(Ledger::new(plan)),
        jobs,
        kernel: Kernel::Scalar,
        workers,
    }
}

fn posted(orders: &[Order]) -> Vec<Request<JobRequest>> {
    orders
        .iter()
        .filter_map(|order| match order {
            Order::Post(_, request) => Some(*request),
            Order::Start(_) | Order::Stop(_) => None,
        })
        .collect()
}

fn counted(request: Request<JobRequest>) -> JobCount {
    JobCount {
        work: request.work,
        count: Counter::default().count(request.work.job),
        micros: 5,
    }
}

#[test]
fn a_worker_that_dies_gives_its_job_back() {
    let mut pool = dispatcher(13, 2);
    assert_eq!(pool.start(at(0)), [Order::Start(0), Order::Start(1)]);
    let lost = posted(&pool.ready(0, at(0)));
    let kept = posted(&pool.ready(1, at(0)));
    assert_ne!(lost, kept);
    assert_eq!(pool.died(0), [Order::Stop(0), Order::Start(0)]);
    // A job that kills its worker does not keep the others waiting, so what was lost comes last.
    let mut orders = pool.ready(0, at(0));
    let mut last = lost.clone();
    while let [request] = posted(&orders)[..] {
        last = vec![request];
        orders = pool.counted(0, RUN, counted(request), at(0));
    }
    assert_eq!(last, lost);
    assert!(!pool.is_over(), "the other worker still counts");
    pool.counted(1, RUN, counted(kept[0]), at(0));
    assert!(pool.is_over());
    assert_eq!(pool.ledger().n_done(), pool.ledger().plan().len());
}

#[test]
fn what_is_counted_makes_the_deaths_before_it_good() {
    let mut pool = dispatcher(16, 1);
    pool.start(at(0));
    let mut orders = pool.ready(0, at(0));
    let mut deaths = 0;
    while let [request] = posted(&orders)[..] {
        // More deaths in all than a pool without any success survives.
        for _ in 0..3 {
            pool.died(0);
            deaths += 1;
            orders = pool.ready(0, at(0));
        }
        let [request] = posted(&orders)[..] else {
            panic!("{request:?} is lost");
        };
        orders = pool.counted(0, RUN, counted(request), at(0));
    }
    assert!(30 < deaths, "{deaths}");
    assert_eq!(pool.broken(), None);
    let outcome = pool.ledger().outcome().unwrap();
    assert!(outcome.is_as_published());
}

#[test]
fn a_job_that_kills_every_worker_ends_the_count_when_nothing_else_is_left() {
    let mut pool = dispatcher(16, 2);
    pool.start(at(0));
    let deadly = posted(&pool.ready(0, at(0)))[0];
    let other = posted(&pool.ready(1, at(0)))[0];
    let mut asked = VecDeque::from([(0, deadly), (1, other)]);
    let mut deaths = 0;
    while let Some((slot, request)) = asked.pop_front() {
        let orders = if request == deadly {
            deaths += 1;
            pool.died(slot);
            pool.ready(slot, at(0))
        } else {
            pool.counted(slot, RUN, counted(request), at(0))
        };
        asked.extend(posted(&orders).into_iter().map(|request| (slot, request)));
    }
    assert_eq!(pool.broken(), Some(Broken::Dying));
    assert_eq!(pool.ledger().n_done(), pool.ledger().plan().len() - 1);
    assert!(deaths <= 15, "{deaths}");
}

#[test]
fn workers_that_never_said_anything_are_unheard_until_one_does() {
    let mut pool = dispatcher(13, 2);
    pool.start(at(0));
    assert!(!pool.is_unheard(), "they may load");
    pool.unheard(0);
    assert!(pool.is_unheard());
    // Its replacement is not called a new one that may load.
    pool.died(0);
    assert!(pool.is_unheard());
    // The next task has the same workers.
    pool.turn_to(Rc::new(spec_of(14, 2, None)), at(0));
    assert!(pool.is_unheard());
    let begun = posted(&pool.ready(1, at(0)));
    assert!(!pool.is_unheard(), "one is there, and counts");
    pool.counted(1, RUN, counted(begun[0]), at(0));
    pool.unheard(1);
    assert!(!pool.is_unheard());
    // One that comes late has its part of the work.
    assert_eq!(posted(&pool.ready(0, at(0))).len(), 1);
}

#[test]
fn a_silent_worker_is_replaced() {
    let mut pool = dispatcher(13, 1);
    pool.start(at(0));
    let first = posted(&pool.ready(0, at(32_000)));
    assert_eq!(pool.tick(at(92_000)), []);
    assert_eq!(pool.tick(at(92_001)), [Order::Stop(0), Order::Start(0)]);
    assert_eq!(
        pool.tick(at(999_000)),
        [],
        "a worker that loads is not silent"
    );
    // Once one job was counted the others are known to take about as long.
    let job = posted(&pool.ready(0, at(999_000)))[0];
    let next = posted(&pool.counted(0, RUN, counted(job), at(999_100)));
    assert_ne!(next, first);
    assert_eq!(pool.tick(at(1_004_100)), []);
    assert_eq!(pool.tick(at(1_004_101)), [Order::Stop(0), Order::Start(0)]);
    // The machine may have become slower, so the next one is waited for longer.
    pool.ready(0, at(2_000_000));
    assert_eq!(pool.tick(at(2_010_000)), []);
    assert_eq!(pool.tick(at(2_010_001)), [Order::Stop(0), Order::Start(0)]);
}

#[test]
fn on_a_slow_machine_an_answer_may_take_longer() {
    let mut pool = dispatcher(13, 1);
    pool.start(at(0));
    let job = posted(&pool.ready(0, at(0)))[0];
    pool.counted(0, RUN, counted(job), at(4_000));
    assert_eq!(pool.tick(at(84_000)), []);
    assert_eq!(pool.tick(at(84_001)), [Order::Stop(0), Order::Start(0)]);
}

#[test]
fn a_pool_gives_up_after_a_bounded_number_of_deaths() {
    for (is_ready_first, broken) in [(false, Broken::Unloadable), (true, Broken::Dying)] {
        let mut pool = dispatcher(13, 2);
        pool.start(at(0));
        if is_ready_first {
            pool.ready(0, at(0));
        }
        let mut deaths = 0;
        while pool.broken().is_none() {
            pool.died(0);
            deaths += 1;
        }
        assert_eq!((deaths, pool.broken()), (7, Some(broken)));
        assert!(pool.is_over());
    }
}

#[test]
fn a_pool_that_gives_up_stops_every_worker() {
    let mut pool = dispatcher(13, 2);
    pool.start(at(0));
    pool.ready(0, at(0));
    let orders = pool.give_up(Broken::OtherVersion);
    assert_eq!(orders, [Order::Stop(0), Order::Stop(1)]);
    assert_eq!(pool.broken(), Some(Broken::OtherVersion));
    assert!(pool.is_over());
    assert_eq!(pool.died(1), [], "nothing is replaced any more");
}

#[test]
fn a_worker_is_silent_only_while_somebody_looks() {
    let mut pool = dispatcher(13, 1);
    let mut clock = AwakeClock::new();
    let mut hidden_at = |ms| clock.look(ms, true);
    pool.start(hidden_at(0));
    let job = posted(&pool.ready(0, hidden_at(0)))[0];
    pool.counted(0, RUN, counted(job), hidden_at(100));
    // The browser lets the page look once a minute, and five seconds of silence are too many.
    assert_eq!(pool.tick(hidden_at(60_100)), []);
    assert_eq!(pool.tick(hidden_at(120_100)), []);
    let replaced = [Order::Stop(0), Order::Start(0)];
    assert_eq!(pool.tick(hidden_at(180_100)), replaced);
}

#[test]
fn an_answer_nobody_asked_for_is_not_counted() {
    let mut pool = dispatcher(13, 1);
    pool.start(at(0));
    let request = posted(&pool.ready(0, at(0)))[0];
    assert_eq!(request.task, RUN);
    let counted = counted(request);
    assert_eq!(pool.counted(0, RUN - 1, counted, at(0)), []);
    assert_eq!(pool.ledger().n_done(), 0);
    assert_eq!(posted(&pool.counted(0, RUN, counted, at(0))).len(), 1);
    assert_eq!(pool.counted(0, RUN, counted, at(0)), []);
    assert_eq!(pool.ledger().n_done(), 1);
}

#[test]
fn chosen_jobs_alone_are_counted_plainly() {
    let entry = |first, jobs| Entry {
        first,
        jobs,
        count: 0,
    };
    let mut pool = dispatcher_of(16, 1, Some([entry(1, 1), entry(4, 3)].into()));
    pool.start(at(0));
    let mut orders = pool.ready(0, at(0));
    let mut requests = Vec::new();
    while let [request] = posted(&orders)[..] {
        assert_eq!(request.work.kernel, Kernel::Plain);
        requests.push(request.work.job.index());
        orders = pool.counted(0, request.task, counted(request), at(0));
    }
    assert_eq!(requests, [1, 4, 5, 6]);
    assert!(pool.is_over());
    assert_eq!(pool.ledger().n_done(), 4);
}

#[test]
fn every_worker_counts_the_yardstick_while_the_others_do() {
    let yardstick = Yardstick::of(plan(Size::new(18).unwrap()));
    let spec = PoolSpec {
        task: PoolTask::Measure(yardstick),
        ..spec_of(18, 2, Some(Rc::default()))
    };
    let mut pool = Dispatcher::new(Rc::new(spec));
    pool.start(at(0));
    let mut asked = VecDeque::new();
    for slot in 0..2 {
        let orders = pool.ready(slot, at(0));
        asked.extend(posted(&orders).into_iter().map(|request| (slot, request)));
    }
    // The job before it takes any time, and one round of each was disturbed.
    let mut times = [
        VecDeque::from([900, 100, 30, 700, 31, 120]),
        VecDeque::from([800, 240, 40, 260, 41, 90]),
    ];
    let jobs = [yardstick.before(), yardstick.job()];
    assert_eq!(jobs.map(Job::index), [16, 17]);
    while let Some((slot, request)) = asked.pop_front() {
        assert_eq!(pool.measured(), None);
        let job = jobs[times[slot].len() % 2];
        assert_eq!((pool.is_over(), request.work.job), (false, job));
        assert_eq!(request.work.kernel, Kernel::Scalar);
        let micros = times[slot].pop_front().expect("three rounds") * 1_000;
        let answer = JobCount {
            work: request.work,
            count: 0,
            micros,
        };
        // A worker that dies begins the round again.
        if slot == 1 && micros == 260_000 {
            pool.died(slot);
            assert!(!pool.is_over());
            assert_eq!(posted(&pool.ready(slot, at(0))), [request]);
        }
        let orders = pool.counted(slot, request.task, answer, at(0));
        asked.extend(posted(&orders).into_iter().map(|request| (slot, request)));
    }
    assert!(pool.is_over() && times.iter().all(VecDeque::is_empty));
    assert_eq!(pool.ledger().n_done(), 0);
    // In 120 ms one of them counts a job and the other one half of a job.
    let elapsed = pool.measured().expect("every round").elapsed;
    assert_eq!(elapsed.as_millis(), 160);
}

#[test]
fn a_ledger_of_400_million_jobs_is_gone_on_with_at_once() {
    // Every stretch of the plan has its first jobs; one by one they would be looked up for minutes.
    let plan = plan(Size::MAX);
    let stretch = plan.len().div_ceil(4096);
    let (done, left) = (100_000_u64, stretch - 100_000);
    let n_stretches = plan.len() / stretch;
    let entry = |at: u64| {
        let skipped = if at == 0 { 0 } else { left };
        let skipped = (skipped != 0).then(|| base36(skipped));
        format!("{}+{}:0", skipped.unwrap_or_default(), base36(done))
    };
    let entries = (0..n_stretches).map(entry).collect::<Vec<_>>().join(",");
    let body = format!(
        "bitqueens-ledger 2 {PLAN_VERSION} join 27 {} 0 {entries}",
        plan.len()
    );
    let text = format!("{body} {:016x}", checksum(body.as_bytes()));
    let ledger: Ledger = text.parse().unwrap();
    assert!(400_000_000 < ledger.n_done());
    let spec = |jobs: Option<Rc<[Entry]>>| PoolSpec {
        ledger: Rc::new(if jobs.is_none() {
            ledger.clone()
        } else {
            Ledger::new(plan)
        }),
        ..spec_of(27, 1, jobs)
    };
    let first = |spec: PoolSpec| {
        let mut pool = Dispatcher::new(Rc::new(spec));
        pool.start(at(0));
        let first = posted(&pool.ready(0, at(0)))[0].work.job.index();
        // Handing out goes on from there.
        pool.died(0);
        let second = posted(&pool.ready(0, at(0)))[0].work.job.index();
        [first, second]
    };
    assert_eq!(first(spec(None)), [done, done + 1]);
    // A second count of them all begins as soon.
    let all = spec(Some(ledger.entries().into()));
    assert_eq!(all.n_jobs(), ledger.n_done());
    assert_eq!(first(all), [0, 1]);
}

/// A number as a ledger writes it.
fn base36(number: u64) -> String {
    let digit = char::from_digit(u32::try_from(number % 36).unwrap(), 36).unwrap();
    let rest = if number < 36 {
        String::new()
    } else {
        base36(number / 36)
    };
    format!("{rest}{digit}")
}

#[test]
fn workers_that_wait_count_at_once_and_stay_for_the_next_task() {
    let count = Rc::new(spec_of(16, 2, None));
    let waiting = Rc::new(count.waiting());
    let mut pool = Dispatcher::new(Rc::clone(&waiting));
    assert_eq!(pool.start(at(0)), [Order::Start(0), Order::Start(1)]);
    assert_eq!(pool.ready(0, at(5)), [], "there is nothing to count yet");
    // The one that is ready has a job at once, and the other one is not started again.
    let first = posted(&pool.turn_to(Rc::clone(&count), at(10)));
    let second = posted(&pool.ready(1, at(20)));
    let mut asked = VecDeque::from([(0, first[0]), (1, second[0])]);
    while let Some((slot, request)) = asked.pop_front() {
        assert_eq!(request.task, RUN);
        let orders = pool.counted(slot, RUN, counted(request), at(30));
        asked.extend(posted(&orders).into_iter().map(|request| (slot, request)));
    }
    assert!(pool.ledger().outcome().unwrap().is_as_published());
    assert_eq!(pool.turn_to(waiting, at(40)), []);
    assert_eq!(posted(&pool.turn_to(count, at(50))).len(), 2);
}

#[test]
fn a_worker_that_counts_for_another_task_makes_way() {
    let count = Rc::new(spec_of(16, 2, None));
    let mut pool = Dispatcher::new(Rc::clone(&count));
    pool.start(at(0));
    let late = posted(&pool.ready(0, at(0)))[0];
    let orders = pool.turn_to(Rc::new(count.waiting()), at(5));
    assert_eq!(orders, [Order::Stop(0), Order::Start(0)]);
    assert_eq!(pool.counted(0, RUN, counted(late), at(6)), []);
    assert_eq!(pool.ledger().n_done(), 0);
}

#[test]
fn a_worker_that_is_measured_ends_its_job_and_counts_then() {
    let count = Rc::new(spec_of(16, 2, None));
    let yardstick = Yardstick::of(count.ledger.plan());
    let measure = PoolSpec {
        task: PoolTask::Measure(yardstick),
        ..count.waiting()
    };
    let mut pool = Dispatcher::new(Rc::new(measure));
    pool.start(at(0));
    let late = [0, 1].map(|slot| posted(&pool.ready(slot, at(0)))[0]);
    assert_eq!(
        pool.turn_to(Rc::clone(&count), at(5)),
        [],
        "no worker starts anew"
    );
    // Another answer than the one it owes changes nothing.
    let other = counted(Request {
        work: JobRequest {
            job: count.ledger.plan().job(0).unwrap(),
            ..late[0].work
        },
        ..late[0]
    });
    assert_eq!(pool.counted(0, late[0].task, other, at(6)), []);
    let orders = pool.counted(0, late[0].task, counted(late[0]), at(6));
    assert_eq!(
        pool.ledger().n_done(),
        0,
        "what was measured is not counted"
    );
    let mut asked = posted(&orders);
    assert_eq!(asked.len(), 1);
    // The other one does not hold the count up, and it counts as dead if it never answers.
    while let Some(request) = asked.pop() {
        asked.extend(posted(&pool.counted(0, RUN, counted(request), at(7))));
    }
    assert!(pool.ledger().outcome().unwrap().is_as_published() && pool.is_over());
    let now = at(7_000_000);
    assert_eq!(pool.tick(now), [Order::Stop(1), Order::Start(1)]);
}

#[test]
fn another_kernel_has_other_workers_and_fewer_wait_for_fewer() {
    let count = spec_of(16, 3, None);
    let mut pool = Dispatcher::new(Rc::new(count.waiting()));
    pool.start(at(0));
    for slot in 0..3 {
        pool.ready(slot, at(0));
    }
    // A small count leaves the third one where it is.
    let small = Rc::new(PoolSpec {
        workers: 2,
        ..count.clone()
    });
    let orders = pool.turn_to(Rc::clone(&small), at(1));
    assert_eq!(posted(&orders).len(), orders.len());
    assert_eq!(orders.len(), 2);
    let mut pool = Dispatcher::new(Rc::new(count.waiting()));
    pool.start(at(0));
    assert_eq!(
        pool.turn_to(Rc::new(small.waiting()), at(2)),
        [Order::Stop(2)]
    );
    let vectors = PoolSpec {
        kernel: Kernel::Simd,
        ..small.waiting()
    };
    let orders = pool.turn_to(Rc::new(vectors), at(3));
    assert_eq!(
        orders,
        [0, 1]
            .map(Order::Stop)
            .into_iter()
            .chain([0, 1].map(Order::Start))
            .collect::<Vec<_>>()
    );
}
