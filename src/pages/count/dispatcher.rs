//! Which worker of a pool counts which job, and when a worker is taken for dead.
//!
//! ```text
//! start ──ready──► post ──counted──► post ──► ... ──► nothing left: it waits for the next task
//!   │               │
//!   └──── died ─────┴──► replaced, a bounded number of times between two counted jobs;
//!                        its job goes back to the queue
//! ```

use std::{collections::VecDeque, rc::Rc, time::Duration};

use bitqueens_core::counting::{Job, Ledger, Measured, Yardstick};
use bitqueens_worker::{
    Request,
    counting::{JobCount, JobRequest},
};

use super::{Broken, Patience, PoolSpec, PoolTask};
use crate::site::Awake;

/// The index of a worker in its pool.
pub type Slot = usize;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Order {
    Start(Slot),
    Stop(Slot),
    /// Send a request to the worker in a slot.
    Post(Slot, Request<JobRequest>),
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Seat {
    /// No worker.
    Empty,
    /// A worker that has not loaded yet.
    Loading,
    /// A worker that should have loaded, and still may.
    Unheard,
    /// A worker that counts nothing.
    Ready,
    /// A worker that counts a job.
    Busy(Busy),
    /// A worker that still counts the yardstick of an earlier task. It is there sooner than a new one would be.
    Ending(Busy),
}

/// A job that a worker counts.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Busy {
    job: Job,
    since: Awake,
}

impl Seat {
    const fn busy(self) -> Option<Busy> {
        match self {
            Self::Busy(busy) => Some(busy),
            Self::Empty | Self::Loading | Self::Unheard | Self::Ready | Self::Ending(_) => None,
        }
    }

    /// The job that it has to answer.
    const fn asked(self) -> Option<Busy> {
        match self {
            Self::Busy(busy) | Self::Ending(busy) => Some(busy),
            Self::Empty | Self::Loading | Self::Unheard | Self::Ready => None,
        }
    }
}

/// Replacements for each worker, until another job is counted.
const REPLACEMENTS: u32 = 3;

/// The rounds at the end of a measurement that count.
const ROUNDS: usize = 3;

/// How many jobs each worker counts for a measurement: in each round the job before the yardstick, then the
/// yardstick, and short ones for some tenths of a second.
fn n_measured(yardstick: Yardstick) -> usize {
    const AT_LEAST: Duration = Duration::from_millis(300);
    let rounds = AT_LEAST.as_micros() / (2 * yardstick.reference_time().as_micros()).max(1);
    2 * usize::try_from(rounds).unwrap_or(0).max(ROUNDS)
}

/// The number of workers that have the task.
fn n_slots(spec: &PoolSpec) -> usize {
    usize::try_from(spec.workers.max(1)).unwrap_or(1)
}

/// The number of workers that may be replaced before another job is counted.
fn replacements(spec: &PoolSpec) -> u32 {
    spec.workers.max(1).saturating_mul(REPLACEMENTS)
}

/// Hands out jobs and takes counts.
#[derive(Clone, Debug)]
pub struct Dispatcher {
    spec: Rc<PoolSpec>,
    ledger: Ledger,
    /// The times of the measured jobs in each slot, in microseconds: the yardstick's are every second one.
    timed: Vec<Vec<u32>>,
    /// What is in each slot. Only the first slots have the task, as many as it has workers.
    seats: Vec<Seat>,
    /// Jobs given back by workers that died. They come last: a job that kills its worker must not hold up the
    /// others, nor may their counts renew its replacements.
    returned: VecDeque<Job>,
    /// The number of the next job that may not have been handed out yet.
    next: u64,
    replacements_left: u32,
    patience: Patience,
    any_was_ready: bool,
    broken: Option<Broken>,
}

impl Dispatcher {
    /// The dispatcher of a pool without workers, before it starts.
    pub fn new(spec: Rc<PoolSpec>) -> Self {
        Self::seated(spec, Vec::new())
    }

    /// The dispatcher of a pool that has some workers already, before it starts.
    fn seated(spec: Rc<PoolSpec>, seats: Vec<Seat>) -> Self {
        Self {
            ledger: Ledger::clone(&spec.ledger),
            timed: vec![Vec::new(); n_slots(&spec)],
            seats,
            returned: VecDeque::new(),
            next: 0,
            replacements_left: replacements(&spec),
            patience: Patience::default(),
            any_was_ready: false,
            broken: None,
            spec,
        }
    }

    /// Takes another task. Idle workers of the same kernel stay, and those that count a yardstick, which is short; those
    /// in a job end, since its count is no longer needed. A waiting pool ends the workers that it does not need.
    pub fn turn_to(&mut self, spec: Rc<PoolSpec>, now: Awake) -> Vec<Order> {
        let most = match spec.task {
            PoolTask::Wait => n_slots(&spec),
            PoolTask::Measure(_) | PoolTask::Count { .. } => usize::MAX,
        };
        let is_kept = spec.kernel == self.spec.kernel;
        let is_short = matches!(self.spec.task, PoolTask::Measure(_));
        let mut seats = std::mem::take(&mut self.seats);
        let mut orders = Vec::new();
        for (slot, seat) in seats.iter_mut().enumerate() {
            if let (Seat::Busy(busy), true) = (*seat, is_short) {
                *seat = Seat::Ending(busy);
            }
            let stays = is_kept && slot < most && seat.busy().is_none();
            if !stays && *seat != Seat::Empty {
                *seat = Seat::Empty;
                orders.push(Order::Stop(slot));
            }
        }
        *self = Self::seated(spec, seats);
        orders.extend(self.start(now));
        orders
    }

    /// The jobs counted so far.
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The reason why it gave up, if it did.
    pub const fn broken(&self) -> Option<Broken> {
        self.broken
    }

    pub fn is_over(&self) -> bool {
        let is_busy = self.seats.iter().any(|seat| seat.busy().is_some());
        let is_left = match self.spec.task {
            PoolTask::Measure(yardstick) => !self.is_timed(yardstick),
            PoolTask::Wait | PoolTask::Count { .. } => self.upcoming().is_some(),
        };
        self.broken.is_some() || !(is_busy || is_left)
    }

    /// Tells whether every worker has counted for a measurement often enough.
    fn is_timed(&self, yardstick: Yardstick) -> bool {
        let n_measured = n_measured(yardstick);
        self.timed.iter().all(|times| n_measured <= times.len())
    }

    /// The measurement, when every worker has counted the yardstick often enough.
    ///
    /// In the first rounds the browser still optimises the program and the worker makes its tables. Of the last ones the
    /// middle counts: what else the machine does makes one longer, and the shortest is luck that a count of many
    /// jobs does not have. Workers that are not equally fast share a count by their speeds.
    pub fn measured(&self) -> Option<Measured> {
        let PoolTask::Measure(yardstick) = self.spec.task else {
            return None;
        };
        if !self.is_timed(yardstick) {
            return None;
        }
        let usual = |times: &Vec<u32>| {
            let own = times.iter().skip(1).step_by(2);
            let mut later: Vec<u32> = own.rev().take(ROUNDS).copied().collect();
            later.sort_unstable();
            // A clock too coarse to see the job must not promise miracles.
            Some(f64::from((*later.get(ROUNDS / 2)?).max(100)))
        };
        let speeds = self.timed.iter().map(|times| usual(times).map(f64::recip));
        let speeds: Vec<f64> = speeds.collect::<Option<_>>()?;
        let mean = f64::from(self.spec.workers.max(1)) / speeds.iter().sum::<f64>();
        Some(Measured {
            yardstick,
            elapsed: Duration::from_micros(1).mul_f64(mean),
        })
    }

    /// Starts the workers that are not there, and hands out jobs to those that are.
    pub fn start(&mut self, now: Awake) -> Vec<Order> {
        let n_slots = n_slots(&self.spec);
        if self.seats.len() < n_slots {
            self.seats.resize(n_slots, Seat::Empty);
        }
        let slots = (0..n_slots).flat_map(|slot| match self.seats[slot] {
            Seat::Empty => {
                self.seats[slot] = Seat::Loading;
                vec![Order::Start(slot)]
            }
            Seat::Ready => self.ready(slot, now),
            Seat::Loading | Seat::Unheard | Seat::Busy(_) | Seat::Ending(_) => Vec::new(),
        });
        slots.collect()
    }

    /// A worker has said nothing so far.
    pub fn unheard(&mut self, slot: Slot) {
        if self.seats[slot] == Seat::Loading {
            self.seats[slot] = Seat::Unheard;
        }
    }

    /// Tells whether no worker has said anything for the task, and one should have.
    pub fn is_unheard(&self) -> bool {
        !self.any_was_ready && self.seats.contains(&Seat::Unheard)
    }

    pub fn ready(&mut self, slot: Slot, now: Awake) -> Vec<Order> {
        self.any_was_ready = true;
        self.hand_out(slot, now)
    }

    pub fn counted(&mut self, slot: Slot, run: u32, counted: JobCount, now: Awake) -> Vec<Order> {
        let asked = self.seats[slot].asked();
        let Some(Busy { job, since }) = asked.filter(|asked| asked.job == counted.work.job) else {
            return Vec::new();
        };
        if let Seat::Ending(_) = self.seats[slot] {
            return self.ready(slot, now);
        }
        if run != self.spec.run {
            return Vec::new();
        }
        let taken = match self.spec.task {
            PoolTask::Measure(_) => {
                self.timed[slot].push(counted.micros);
                Ok(())
            }
            PoolTask::Wait | PoolTask::Count { .. } => {
                self.ledger.record(job.index(), counted.count)
            }
        };
        match taken {
            Ok(()) => {
                self.patience.answered(now.since(since));
                self.replacements_left = replacements(&self.spec);
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
        let is_count = !matches!(self.spec.task, PoolTask::Measure(_));
        if let (Some(busy), true) = (self.seats[slot].busy(), is_count) {
            self.returned.push_back(busy.job);
        }
        // After one that was not heard the next one comes as late, as far as is known.
        if self.seats[slot] != Seat::Unheard {
            self.seats[slot] = Seat::Loading;
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

    /// Checks the time: a worker that does not answer counts as dead.
    pub fn tick(&mut self, now: Awake) -> Vec<Order> {
        let limit_ms = self.patience.limit_ms();
        let is_late = |busy: Busy| limit_ms < now.watched_since(busy.since);
        let silent: Vec<Slot> = (0..self.seats.len())
            .filter(|&slot| self.seats[slot].asked().is_some_and(is_late))
            .collect();
        if !silent.is_empty() {
            self.patience.ran_out();
        }
        let orders = silent.into_iter().flat_map(|slot| self.died(slot));
        orders.collect()
    }

    /// Stops every worker for good.
    pub fn give_up(&mut self, broken: Broken) -> Vec<Order> {
        self.broken = Some(broken);
        self.seats.fill(Seat::Empty);
        (0..self.seats.len()).map(Order::Stop).collect()
    }

    fn hand_out(&mut self, slot: Slot, now: Awake) -> Vec<Order> {
        let has_task = slot < n_slots(&self.spec);
        let job = has_task.then(|| self.take_job(slot)).flatten();
        let Some(job) = job else {
            self.seats[slot] = Seat::Ready;
            return Vec::new();
        };
        self.seats[slot] = Seat::Busy(Busy { job, since: now });
        let (task, kernel) = (self.spec.run, self.spec.counts_by());
        let work = JobRequest { kernel, job };
        vec![Order::Post(slot, Request { task, work })]
    }

    fn take_job(&mut self, slot: Slot) -> Option<Job> {
        if let PoolTask::Measure(yardstick) = self.spec.task {
            let counted = self.timed[slot].len();
            let jobs = [yardstick.before(), yardstick.job()];
            return (counted < n_measured(yardstick)).then(|| jobs[counted % 2]);
        }
        let Some((at, job)) = self.never_handed_out() else {
            return self.returned.pop_front();
        };
        self.next = at + 1;
        Some(job)
    }

    /// The job to hand out next; `None` where all are handed out.
    fn upcoming(&self) -> Option<Job> {
        let job = self.never_handed_out().map(|(_, job)| job);
        job.or_else(|| self.returned.front().copied())
    }

    /// The first job that was never handed out, with its number. Entries are passed over as a whole: a ledger may have
    /// hundreds of millions of jobs.
    fn never_handed_out(&self) -> Option<(u64, Job)> {
        let mut at = self.next;
        loop {
            let next = self.ledger.next_left(at)?;
            at = match &self.spec.jobs {
                None => next,
                Some(entries) => {
                    let entry = entries.partition_point(|entry| entry.first + entry.jobs <= next);
                    next.max(entries.get(entry)?.first)
                }
            };
            if at == next || !self.ledger.has(at) {
                return Some((at, self.ledger.plan().job(at)?));
            }
        }
    }
}
