//! One counter on every core.

use std::{
    panic,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use bitqueens_core::counting::{Counter, Job, Kernel, KernelChoice};

use crate::{Failure, output::say, stop::Stop};

/// Counters on several cores.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crew {
    /// The number of threads.
    pub(crate) threads: usize,
    /// The loop that counts a job.
    pub(crate) kernel: Kernel,
}

/// What comes of the counters while they are attended.
#[derive(Clone, Copy)]
pub(crate) enum Event {
    /// A job is counted.
    Counted(Job, u64),
    /// A moment has passed, whether or not a job was counted in it.
    Tick,
}

/// How the attended counters ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// Every job is counted.
    Over,
    /// The time was over.
    Time,
    /// A signal came.
    Signal(i32),
}

/// The longest that nothing is looked at: signals, the clock, the record.
const TICK: Duration = Duration::from_millis(50);

/// The time that the jobs under way have to end once counting is to stop. A job of a large board takes an hour.
const GRACE: Duration = Duration::from_secs(3);

const NO_VECTORS: &str =
    "this processor has neither AVX2 nor NEON; `--kernel fastest` counts without vectors";

impl Crew {
    /// A crew of so many threads, or one on every core.
    ///
    /// # Errors
    /// A sentence where vectors are asked for and the processor has none.
    pub(crate) fn new(threads: Option<u16>, choice: KernelChoice) -> Result<Self, Failure> {
        let cores = || thread::available_parallelism().map_or(1, Into::into);
        let kernel = choice.on(Counter::has_vectors());
        Ok(Self {
            threads: threads.map_or_else(cores, usize::from),
            kernel: kernel.ok_or_else(|| Failure::Refused(NO_VECTORS.to_owned()))?,
        })
    }

    /// Counts jobs, the first ones first, and hands each count over on this thread, where nothing waits for a job: until
    /// every job is counted, until `end`, or until a signal comes, which is answered with `on_signal`.
    ///
    /// # Errors
    /// The first failure of `attend`.
    pub(crate) fn count(
        self,
        jobs: impl Iterator<Item = Job> + Send + 'static,
        stop: &Stop,
        end: Option<Instant>,
        on_signal: impl Fn() -> String,
        mut attend: impl FnMut(Event) -> Result<(), Failure>,
    ) -> Result<End, Failure> {
        let work = self.start(jobs, end)?;
        // Why counting stops, and when the jobs under way are given up.
        let mut stopping: Option<(End, Instant)> = None;
        let mut ticked = Instant::now();
        loop {
            match work.counts.recv_timeout(TICK) {
                Ok((job, count)) => attend(Event::Counted(job, count))?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    work.join();
                    attend(Event::Tick)?;
                    let in_time = end.is_none_or(|end| Instant::now() < end);
                    let over = if in_time { End::Over } else { End::Time };
                    return Ok(stopping.map_or(over, |(why, _)| why));
                }
            }
            let now = Instant::now();
            if TICK <= now.duration_since(ticked) {
                ticked = now;
                attend(Event::Tick)?;
            }
            match stopping {
                Some((why, last)) if last <= now => return Ok(why),
                Some((End::Signal(_), _)) => {}
                _ => {
                    if let Some(signal) = stop.signal() {
                        say(on_signal());
                        work.stopped.store(true, Ordering::Relaxed);
                        stopping = Some((End::Signal(signal), now + GRACE));
                    } else if stopping.is_none() && end.is_some_and(|end| end <= now) {
                        work.stopped.store(true, Ordering::Relaxed);
                        stopping = Some((End::Time, now + GRACE));
                    }
                }
            }
        }
    }

    fn start(
        self,
        jobs: impl Iterator<Item = Job> + Send + 'static,
        end: Option<Instant>,
    ) -> Result<Work, Failure> {
        let jobs = Arc::new(Mutex::new(jobs));
        let stopped = Arc::new(AtomicBool::new(false));
        let (send, counts) = mpsc::channel();
        let threads = (0..self.threads).map(|_| {
            let (jobs, stopped, send) = (Arc::clone(&jobs), Arc::clone(&stopped), send.clone());
            let count = move || {
                // Each thread keeps the tables that its next job may need again.
                let mut counter = Counter::default();
                let in_time = || end.is_none_or(|end| Instant::now() < end);
                while in_time() && !stopped.load(Ordering::Relaxed) {
                    let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some(job) = job else { break };
                    let count = counter.count_by(self.kernel, job);
                    if send.send((job, count)).is_err() {
                        break;
                    }
                }
            };
            let spawned = thread::Builder::new().spawn(count);
            spawned.map_err(|error| Failure::refused("threads", error))
        });
        let threads = threads.collect::<Result<_, _>>()?;
        Ok(Work {
            counts,
            stopped,
            threads,
        })
    }
}

/// Counters at work. Dropped, they take no further job; what is under way ends with the process.
struct Work {
    counts: Receiver<(Job, u64)>,
    stopped: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl Work {
    /// Waits for threads that have nothing left to do, and panics where one has.
    fn join(mut self) {
        for thread in self.threads.drain(..) {
            if let Err(panicked) = thread.join() {
                panic::resume_unwind(panicked);
            }
        }
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}
