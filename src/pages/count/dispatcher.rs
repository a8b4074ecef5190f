//! The part of a pool that decides who counts which job. It knows no worker but by its slot.
//!
//! ```text
//! start ──ready──► post ──counted──► post ──► ... ──► nothing left
//!   │               │
//!   └──── died ─────┴──► replaced, a bounded number of times between two counted jobs;
//!                        its job goes back to the queue
//! ```

use std::{collections::VecDeque, rc::Rc};

use bitqueens_core::counting::{Job, Ledger};
use bitqueens_worker::{
    Request,
    counting::{Counted, Work},
};

use super::{Broken, Patience, PoolSpec};

/// The index of a worker in its pool.
pub type Slot = usize;

/// A command of the dispatcher to the pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Order {
    /// Start a worker in a slot.
    Start(Slot),
    /// End the worker in a slot.
    Stop(Slot),
    /// Send a request to the worker in a slot.
    Post(Slot, Request<Work>),
}

/// A job that a worker counts.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Busy {
    job: Job,
    since: u64,
}

/// Replacements for each worker, until another job is counted.
const REPLACEMENTS: u32 = 3;

/// Hands out jobs and takes counts.
#[derive(Clone, Debug)]
pub struct Dispatcher {
    spec: Rc<PoolSpec>,
    ledger: Ledger,
    /// The job of each worker; `None` for one that counts nothing.
    workers: Vec<Option<Busy>>,
    /// Jobs given back by workers that died. They come last: a job that kills its worker must not
    /// keep the others waiting, nor have its deaths made good by what they count.
    returned: VecDeque<Job>,
    /// The next job, of the chosen jobs or of the plan, that may not have been handed out yet.
    next: u64,
    replacements_left: u32,
    patience: Patience,
    any_was_ready: bool,
    broken: Option<Broken>,
}

impl Dispatcher {
    /// The dispatcher of a pool, before its first worker is started.
    #[must_use]
    pub fn new(spec: Rc<PoolSpec>) -> Self {
        let n_workers = spec.workers.max(1);
        Self {
            ledger: Ledger::clone(&spec.ledger),
            workers: vec![None; usize::try_from(n_workers).unwrap_or(1)],
            returned: VecDeque::new(),
            next: 0,
            replacements_left: n_workers.saturating_mul(REPLACEMENTS),
            patience: Patience::default(),
            any_was_ready: false,
            broken: None,
            spec,
        }
    }

    /// The jobs counted so far.
    #[must_use]
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The reason why it gave up, if it did.
    #[must_use]
    pub const fn broken(&self) -> Option<Broken> {
        self.broken
    }

    /// Tells whether nothing is left to do.
    pub fn is_over(&mut self) -> bool {
        let is_busy = self.workers.iter().any(Option::is_some);
        self.broken.is_some() || (!is_busy && self.upcoming().is_none())
    }

    /// Starts every worker.
    pub fn start(&mut self) -> Vec<Order> {
        (0..self.workers.len()).map(Order::Start).collect()
    }

    /// A worker is loaded.
    pub fn ready(&mut self, slot: Slot, now: u64) -> Vec<Order> {
        self.any_was_ready = true;
        self.hand_out(slot, now)
    }

    /// A worker has counted a job of a run.
    pub fn counted(&mut self, slot: Slot, run: u32, counted: Counted, now: u64) -> Vec<Order> {
        let asked = self.workers[slot].filter(|busy| busy.job == counted.work.job);
        let Some(Busy { job, since }) = asked.filter(|_| run == self.spec.run) else {
            return Vec::new();
        };
        match self.ledger.record(job.index(), counted.count) {
            Ok(()) => {
                self.patience.answered(now.saturating_sub(since));
                self.replacements_left = self.replacements();
                self.hand_out(slot, now)
            }
            Err(_) => self.give_up(Broken::Contradiction),
        }
    }

    /// A worker died: its job goes back, and another worker takes its place.
    pub fn died(&mut self, slot: Slot) -> Vec<Order> {
        if self.broken.is_some() {
            return Vec::new();
        }
        if let Some(busy) = self.workers[slot].take() {
            self.returned.push_back(busy.job);
        }
        if self.replacements_left == 0 {
            return self.give_up(if self.any_was_ready {
                Broken::Dying
            } else {
                Broken::Unloadable
            });
        }
        self.replacements_left -= 1;
        vec![Order::Stop(slot), Order::Start(slot)]
    }

    /// Time passes: a worker that does not answer counts as dead. `now` is of a clock that stands
    /// still while the machine sleeps.
    pub fn tick(&mut self, now: u64) -> Vec<Order> {
        let limit_ms = self.patience.limit_ms();
        let is_late = |busy: Busy| limit_ms < now.saturating_sub(busy.since);
        let silent: Vec<Slot> = (0..self.workers.len())
            .filter(|&slot| self.workers[slot].is_some_and(is_late))
            .collect();
        if !silent.is_empty() {
            self.patience.is_over();
        }
        silent
            .into_iter()
            .flat_map(|slot| self.died(slot))
            .collect()
    }

    /// Stops every worker for good.
    pub fn give_up(&mut self, broken: Broken) -> Vec<Order> {
        self.broken = Some(broken);
        self.workers.fill(None);
        (0..self.workers.len()).map(Order::Stop).collect()
    }

    fn hand_out(&mut self, slot: Slot, now: u64) -> Vec<Order> {
        let job = self.take_upcoming();
        self.workers[slot] = job.map(|job| Busy { job, since: now });
        let request = job.map(|job| Request {
            task: self.spec.run,
            work: Work {
                kernel: self.spec.counts_by(),
                job,
            },
        });
        request
            .map(|request| Order::Post(slot, request))
            .into_iter()
            .collect()
    }

    fn replacements(&self) -> u32 {
        let n_workers = u32::try_from(self.workers.len()).unwrap_or(u32::MAX);
        n_workers.saturating_mul(REPLACEMENTS)
    }

    fn take_upcoming(&mut self) -> Option<Job> {
        let job = self.never_handed_out();
        if job.is_some() {
            self.next += 1;
        }
        job.or_else(|| self.returned.pop_front())
    }

    /// The job to hand out next; `None` where all are handed out.
    fn upcoming(&mut self) -> Option<Job> {
        let job = self.never_handed_out();
        job.or_else(|| self.returned.front().copied())
    }

    fn never_handed_out(&mut self) -> Option<Job> {
        loop {
            let job = match &self.spec.jobs {
                Some(jobs) => jobs.get(usize::try_from(self.next).ok()?).copied(),
                None => self.ledger.plan().job(self.next),
            }?;
            if !self.ledger.has(job.index()) {
                return Some(job);
            }
            self.next += 1;
        }
    }
}
