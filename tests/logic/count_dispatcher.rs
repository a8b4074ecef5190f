//! The dispatcher of a pool: who counts which job, and what becomes of workers that die.

use std::rc::Rc;

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
    assert_eq!(posted(&pool.ready(0, 0)), lost);
    assert!(!pool.is_over());
}

#[test]
fn a_silent_worker_is_replaced() {
    let mut pool = dispatcher(13, 1);
    pool.start();
    let job = posted(&pool.ready(0, 32_000));
    assert_eq!(pool.tick(332_000), []);
    assert_eq!(pool.tick(333_000), [Order::Stop(0), Order::Start(0)]);
    assert_eq!(pool.tick(999_000), [], "a worker that loads is not silent");
    assert_eq!(posted(&pool.ready(0, 999_000)), job);
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
