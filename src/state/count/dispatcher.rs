//! Who counts which job: the pool's mind, without its workers.
//!
//! ```text
//! starting ──ready──► idle ──post──► busy ──counted──► idle
//!     │                               │
//!     └── dead ──► replaced, a bounded number of times; its job goes back to the queue
//! ```

use std::collections::VecDeque;

use crate::{
    counting::{Job, Kernel, Ledger},
    wire::{Build, Counted, Request},
};

/// A place for a worker, counted from 0.
pub type Slot = usize;

/// What the pool has to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Order {
    /// Start a worker in a slot.
    Start(Slot),
    /// End the worker in a slot.
    Stop(Slot),
    /// Send a request to the worker in a slot.
    Post(Slot, Request),
}

/// Why a pool gave up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// No worker could be loaded.
    Unloadable,
    /// The workers are of another build than the page.
    OtherBuild,
    /// Workers died again and again.
    Dying,
    /// A worker counted something that the ledger does not take.
    Contradiction,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Worker {
    /// Started at a time, not ready yet.
    Starting {
        since: u64,
    },
    Idle,
    /// Counting a job since a time.
    Busy {
        job: Job,
        since: u64,
    },
    /// Ended, and not replaced.
    Gone,
}

/// How long a worker may take to load, in milliseconds.
const LOADING_MS: u64 = 30_000;
/// How long a job may take: a hundred times what it is meant to and more, on a slow machine.
const JOB_MS: u64 = 300_000;
/// Replacements for each worker.
const REPLACEMENTS: u32 = 3;

/// Hands out jobs and takes counts.
#[derive(Clone, Debug)]
pub struct Dispatcher {
    run: u32,
    build: Kernel,
    kernel: Kernel,
    ledger: Ledger,
    workers: Vec<Worker>,
    /// Jobs given back by workers that died: they come first.
    returned: VecDeque<Job>,
    /// The next job of the plan that may not have been handed out yet.
    next: u64,
    /// The only jobs to count, if not all.
    chosen: Option<VecDeque<Job>>,
    replacements_left: u32,
    any_was_ready: bool,
    broken: Option<Broken>,
}

impl Dispatcher {
    /// A dispatcher of what a ledger lacks, or of `chosen` jobs alone.
    #[must_use]
    pub fn new(
        run: u32,
        ledger: Ledger,
        chosen: Option<Vec<Job>>,
        build: Kernel,
        kernel: Kernel,
        workers: u32,
    ) -> Self {
        let mut chosen = chosen.map(VecDeque::from);
        if let Some(chosen) = &mut chosen {
            chosen.retain(|job| !ledger.has(job.index()));
        }
        let n_workers = usize::try_from(workers.max(1)).unwrap_or(1);
        Self {
            run,
            build,
            kernel,
            ledger,
            workers: vec![Worker::Gone; n_workers],
            returned: VecDeque::new(),
            next: 0,
            chosen,
            replacements_left: workers.saturating_mul(REPLACEMENTS),
            any_was_ready: false,
            broken: None,
        }
    }

    /// What is counted.
    #[must_use]
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Why it gave up, if it did.
    #[must_use]
    pub const fn broken(&self) -> Option<Broken> {
        self.broken
    }

    /// Whether nothing is left to do.
    pub fn is_over(&mut self) -> bool {
        let busy = |worker: &Worker| matches!(worker, Worker::Busy { .. });
        self.broken.is_some() || (!self.workers.iter().any(busy) && !self.has_next())
    }

    /// The first orders.
    pub fn start(&mut self, now: u64) -> Vec<Order> {
        (0..self.workers.len())
            .map(|slot| self.start_worker(slot, now))
            .collect()
    }

    /// A worker is loaded.
    pub fn ready(&mut self, slot: Slot, build: Build, now: u64) -> Vec<Order> {
        if build != Build::this(self.build) {
            return self.give_up(Broken::OtherBuild);
        }
        self.any_was_ready = true;
        self.hand_out(slot, now)
    }

    /// A worker has counted a job.
    pub fn counted(&mut self, slot: Slot, counted: Counted, now: u64) -> Vec<Order> {
        let expected = matches!(self.workers[slot], Worker::Busy { job, .. } if job == counted.job);
        if counted.run != self.run || !expected {
            return Vec::new();
        }
        match self.ledger.record(counted.job.index(), counted.count) {
            Ok(()) => self.hand_out(slot, now),
            Err(_) => self.give_up(Broken::Contradiction),
        }
    }

    /// A worker died, or refused its job: its job goes back, and another worker takes its place.
    pub fn died(&mut self, slot: Slot, now: u64) -> Vec<Order> {
        if self.broken.is_some() {
            return Vec::new();
        }
        if let Worker::Busy { job, .. } = self.workers[slot] {
            self.returned.push_back(job);
        }
        self.workers[slot] = Worker::Gone;
        if self.replacements_left == 0 {
            return self.give_up(if self.any_was_ready {
                Broken::Dying
            } else {
                Broken::Unloadable
            });
        }
        self.replacements_left -= 1;
        vec![Order::Stop(slot), self.start_worker(slot, now)]
    }

    /// Time passes: a worker that does not answer counts as dead.
    pub fn tick(&mut self, now: u64) -> Vec<Order> {
        let late = |worker: &Worker| match *worker {
            Worker::Starting { since } => LOADING_MS < now.saturating_sub(since),
            Worker::Busy { since, .. } => JOB_MS < now.saturating_sub(since),
            Worker::Idle | Worker::Gone => false,
        };
        let silent: Vec<Slot> = (0..self.workers.len())
            .filter(|&slot| late(&self.workers[slot]))
            .collect();
        silent
            .into_iter()
            .flat_map(|slot| self.died(slot, now))
            .collect()
    }

    fn start_worker(&mut self, slot: Slot, now: u64) -> Order {
        self.workers[slot] = Worker::Starting { since: now };
        Order::Start(slot)
    }

    fn hand_out(&mut self, slot: Slot, now: u64) -> Vec<Order> {
        let Some(job) = self.next_job() else {
            self.workers[slot] = Worker::Idle;
            return Vec::new();
        };
        self.workers[slot] = Worker::Busy { job, since: now };
        let request = Request {
            run: self.run,
            kernel: self.kernel,
            job,
        };
        vec![Order::Post(slot, request)]
    }

    fn next_job(&mut self) -> Option<Job> {
        if !self.has_next() {
            return None;
        }
        if let Some(job) = self.returned.pop_front() {
            return Some(job);
        }
        if let Some(chosen) = &mut self.chosen {
            return chosen.pop_front();
        }
        let job = self.ledger.plan().job(self.next);
        self.next += 1;
        job
    }

    fn has_next(&mut self) -> bool {
        if !self.returned.is_empty() {
            return true;
        }
        if let Some(chosen) = &self.chosen {
            return !chosen.is_empty();
        }
        while self.ledger.has(self.next) {
            self.next += 1;
        }
        self.next < self.ledger.plan().len()
    }

    fn give_up(&mut self, broken: Broken) -> Vec<Order> {
        self.broken = Some(broken);
        self.workers.fill(Worker::Gone);
        (0..self.workers.len()).map(Order::Stop).collect()
    }
}
