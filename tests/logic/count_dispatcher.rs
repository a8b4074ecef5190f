//! The dispatcher of a pool: who counts which job, and what becomes of workers that die.

use std::{collections::VecDeque, rc::Rc};

use bitqueens::pages::count::{Broken, Dispatcher, Order, PoolSpec};
use bitqueens_core::{
    counting::{Counter, Job, Kernel, Ledger, plan},
    solver::Size,
};
use bitqueens_worker::{
    Request,
    counting::{Counted, Work},
};

const RUN: u32 = 9;

fn dispatcher(n: u8, workers: u32) -> Dispatcher {
    dispatcher_of(n, workers, None)
}

fn dispatcher_of(n: u8, workers: u32, jobs: Option<Rc<[Job]>>) -> Dispatcher {
    let plan = plan(Size::new(n).unwrap());
    Dispatcher::new(Rc::new(PoolSpec {
        run: RUN,
        ledger: Rc::new(Ledger::new(plan)),
        jobs,
        kernel: Kernel::Scalar,
        workers,
        record: None,
    }))
}

fn posted(orders: &[Order]) -> Vec<Request<Work>> {
    orders
        .iter()
        .filter_map(|order| match order {
            Order::Post(_, request) => Some(*request),
            Order::Start(_) | Order::Stop(_) => None,
        })
        .collect()
}

fn counted(request: Request<Work>) -> Counted {
    Counted {
        work: request.work,
        count: Counter::default().count(request.work.job),
        micros: 5,
    }
}

#[test]
fn a_worker_that_dies_gives_its_job_back() {
    let mut pool = dispatcher(13, 2);
    assert_eq!(pool.start(), [Order::Start(0), Order::Start(1)]);
    let lost = posted(&pool.ready(0, 0));
    let kept = posted(&pool.ready(1, 0));
    assert_ne!(lost, kept);
    assert_eq!(pool.died(0), [Order::Stop(0), Order::Start(0)]);
    // A job that kills its worker does not keep the others waiting, so what was lost comes last.
    let mut orders = pool.ready(0, 0);
    let mut last = lost.clone();
    while let [request] = posted(&orders)[..] {
        last = vec![request];
        orders = pool.counted(0, RUN, counted(request), 0);
    }
    assert_eq!(last, lost);
    assert!(!pool.is_over(), "the other worker still counts");
    pool.counted(1, RUN, counted(kept[0]), 0);
    assert!(pool.is_over());
    assert_eq!(pool.ledger().n_done(), pool.ledger().plan().len());
}

#[test]
fn what_is_counted_makes_the_deaths_before_it_good() {
    let mut pool = dispatcher(16, 1);
    pool.start();
    let mut orders = pool.ready(0, 0);
    let mut deaths = 0;
    while let [request] = posted(&orders)[..] {
        // More deaths in all than a pool without any success survives.
        for _ in 0..3 {
            pool.died(0);
            deaths += 1;
            orders = pool.ready(0, 0);
        }
        let [request] = posted(&orders)[..] else {
            panic!("{request:?} is lost");
        };
        orders = pool.counted(0, RUN, counted(request), 0);
    }
    assert!(30 < deaths, "{deaths}");
    assert_eq!(pool.broken(), None);
    let outcome = pool.ledger().outcome().unwrap();
    assert!(outcome.is_as_published());
}

#[test]
fn a_job_that_kills_every_worker_ends_the_count_when_nothing_else_is_left() {
    let mut pool = dispatcher(16, 2);
    pool.start();
    let deadly = posted(&pool.ready(0, 0))[0];
    let other = posted(&pool.ready(1, 0))[0];
    let mut asked = VecDeque::from([(0, deadly), (1, other)]);
    let mut deaths = 0;
    while let Some((slot, request)) = asked.pop_front() {
        let orders = if request == deadly {
            deaths += 1;
            pool.died(slot);
            pool.ready(slot, 0)
        } else {
            pool.counted(slot, RUN, counted(request), 0)
        };
        asked.extend(posted(&orders).into_iter().map(|request| (slot, request)));
    }
    assert_eq!(pool.broken(), Some(Broken::Dying));
    assert_eq!(pool.ledger().n_done(), pool.ledger().plan().len() - 1);
    assert!(deaths <= 15, "{deaths}");
}

#[test]
fn a_silent_worker_is_replaced() {
    let mut pool = dispatcher(13, 1);
    pool.start();
    let first = posted(&pool.ready(0, 32_000));
    assert_eq!(pool.tick(92_000), []);
    assert_eq!(pool.tick(92_001), [Order::Stop(0), Order::Start(0)]);
    assert_eq!(pool.tick(999_000), [], "a worker that loads is not silent");
    // Once one job was counted the others are known to take about as long.
    let job = posted(&pool.ready(0, 999_000))[0];
    let next = posted(&pool.counted(0, RUN, counted(job), 999_100));
    assert_ne!(next, first);
    assert_eq!(pool.tick(1_004_100), []);
    assert_eq!(pool.tick(1_004_101), [Order::Stop(0), Order::Start(0)]);
    // The machine may have become slower, so the next one is waited for longer.
    pool.ready(0, 2_000_000);
    assert_eq!(pool.tick(2_010_000), []);
    assert_eq!(pool.tick(2_010_001), [Order::Stop(0), Order::Start(0)]);
}

#[test]
fn on_a_slow_machine_an_answer_may_take_longer() {
    let mut pool = dispatcher(13, 1);
    pool.start();
    let job = posted(&pool.ready(0, 0))[0];
    pool.counted(0, RUN, counted(job), 4_000);
    assert_eq!(pool.tick(84_000), []);
    assert_eq!(pool.tick(84_001), [Order::Stop(0), Order::Start(0)]);
}

#[test]
fn a_pool_gives_up_after_a_bounded_number_of_deaths() {
    for (is_ready_first, broken) in [(false, Broken::Unloadable), (true, Broken::Dying)] {
        let mut pool = dispatcher(13, 2);
        pool.start();
        if is_ready_first {
            pool.ready(0, 0);
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
    pool.start();
    pool.ready(0, 0);
    let orders = pool.give_up(Broken::OtherVersion);
    assert_eq!(orders, [Order::Stop(0), Order::Stop(1)]);
    assert_eq!(pool.broken(), Some(Broken::OtherVersion));
    assert!(pool.is_over());
    assert_eq!(pool.died(1), [], "nothing is replaced any more");
}

#[test]
fn an_answer_nobody_asked_for_is_not_counted() {
    let mut pool = dispatcher(13, 1);
    pool.start();
    let request = posted(&pool.ready(0, 0))[0];
    assert_eq!(request.task, RUN);
    let counted = counted(request);
    assert_eq!(pool.counted(0, RUN - 1, counted, 0), []);
    assert_eq!(pool.ledger().n_done(), 0);
    assert_eq!(posted(&pool.counted(0, RUN, counted, 0)).len(), 1);
    assert_eq!(pool.counted(0, RUN, counted, 0), []);
    assert_eq!(pool.ledger().n_done(), 1);
}

#[test]
fn chosen_jobs_alone_are_counted_plainly() {
    let all = plan(Size::new(13).unwrap());
    let chosen: Rc<[Job]> = [2, 0].map(|index| all.job(index).unwrap()).into();
    let mut pool = dispatcher_of(13, 1, Some(Rc::clone(&chosen)));
    pool.start();
    let mut orders = pool.ready(0, 0);
    let mut requests = Vec::new();
    while let [request] = posted(&orders)[..] {
        assert_eq!(request.work.kernel, Kernel::Plain);
        requests.push(request.work.job);
        orders = pool.counted(0, request.task, counted(request), 0);
    }
    assert_eq!(requests, chosen.to_vec());
    assert!(pool.is_over());
    assert_eq!(pool.ledger().n_done(), 2);
}
