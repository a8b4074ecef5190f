//! The queue of runs, the one that is being carried out, and what came out.

use std::collections::VecDeque;

use super::{Choice, Entry, Limit, News, Outcome};
use crate::ladder::{Estimate, Form, Method, Rate, Run};
use crate::text::{LadderNotice, Notice, Phrase, ladder_labels};

/// Why a run is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A small board, to learn how fast this machine is with the method; it also warms the worker up.
    Trial,
    /// Without counters, for the time.
    Timing,
    /// With counters.
    Counting,
}

impl Purpose {
    /// What the reader sees.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Trial => ladder_labels::TRIAL,
            Self::Timing => ladder_labels::TIMING,
            Self::Counting => ladder_labels::COUNTING,
        }
    }
}

/// What the worker is to do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// Its number, different from every task before it.
    pub number: u32,
    /// The run.
    pub run: Run,
    /// What for.
    pub purpose: Purpose,
    /// When it is ended; never, if the reader insisted.
    pub limit: Option<Limit>,
}

/// A run that waits.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Ask {
    run: Run,
    limit: Limit,
    insisted: bool,
}

/// A run of which more has to be done, and what.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Current {
    ask: Ask,
    task: Task,
}

/// The runs: at most one at a time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Climb {
    entries: Vec<Entry>,
    queue: VecDeque<Ask>,
    current: Option<Current>,
    /// What the trials said; none where the clock did not move.
    rates: Vec<(Method, Form, Option<Rate>)>,
    n_tasks: u32,
}

impl Climb {
    /// What the worker is to do now.
    #[must_use]
    pub fn task(&self) -> Option<Task> {
        self.current.map(|current| current.task)
    }

    /// The runs that wait.
    #[must_use]
    pub fn n_waiting(&self) -> usize {
        self.queue.len()
    }

    /// What is known of a run.
    #[must_use]
    pub fn entry(&self, run: Run) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.run == run)
    }

    /// Everything that came out, in the order of asking.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Queues what is chosen: what is not done yet, or everything again where all of it is done.
    pub(super) fn start(&mut self, choice: Choice) -> Option<Notice> {
        if choice.methods.is_empty() {
            return Some(Notice::Ladder(LadderNotice::NoMethod));
        }
        let is_done = |run: &Run| {
            self.entry(*run)
                .is_some_and(|entry| entry.outcome == Outcome::Done)
        };
        let again = choice.runs().all(|run| is_done(&run));
        let asks: Vec<_> = choice
            .runs()
            .filter(|run| again || !is_done(run))
            .map(|run| Ask {
                run,
                limit: choice.limit,
                insisted: false,
            })
            .collect();
        for ask in asks {
            self.enqueue(ask);
        }
        self.go_on();
        None
    }

    /// Queues one run, whatever it costs.
    pub(super) fn insist(&mut self, run: Run) {
        self.enqueue(Ask {
            run,
            limit: Limit::default(),
            insisted: true,
        });
        self.go_on();
    }

    fn enqueue(&mut self, ask: Ask) {
        let is_same = |other: &Ask| other.run == ask.run;
        if self.queue.iter().any(is_same) || self.current.is_some_and(|now| is_same(&now.ask)) {
            return;
        }
        self.set(Entry::queued(ask.run));
        self.queue.push_back(ask);
    }

    pub(super) fn cancel(&mut self) {
        let waiting: Vec<_> = self.queue.drain(..).map(|ask| ask.run).collect();
        let current = self.current.take().map(|current| current.ask.run);
        for run in current.into_iter().chain(waiting) {
            self.end(run, Outcome::Cancelled);
        }
    }

    /// Takes in what the worker says of a task; of any task but the current one nothing is taken in.
    pub(super) fn hear(&mut self, number: u32, news: News) -> Option<Notice> {
        let current = self.current.filter(|now| now.task.number == number)?;
        let Current { ask, task } = current;
        match news {
            News::Part { done, parts } => {
                let purpose = task.purpose;
                self.end(
                    ask.run,
                    Outcome::Running {
                        purpose,
                        done,
                        parts,
                    },
                );
                return None;
            }
            News::Timed { solutions, nanos } => self.timed(current, solutions, nanos),
            News::Counted { counters, .. } => {
                self.change(ask.run, |entry| {
                    entry.counters = Some(counters);
                    entry.outcome = Outcome::Done;
                });
                self.current = None;
            }
            News::Late => {
                self.end(ask.run, Outcome::Late(ask.limit));
                self.current = None;
            }
            News::Failed => {
                // What failed once would fail for all that wait.
                self.cancel();
                self.end(ask.run, Outcome::Failed);
                return Some(Notice::Ladder(LadderNotice::WorkerFailed));
            }
        }
        self.go_on();
        None
    }

    fn timed(&mut self, Current { ask, task }: Current, solutions: u64, nanos: u64) {
        if task.purpose == Purpose::Trial {
            #[expect(
                clippy::cast_precision_loss,
                reason = "a time has fewer digits than this keeps"
            )]
            let seconds = nanos as f64 / 1.0e9;
            let estimate = Estimate::of(task.run.method(), task.run.size());
            let rate = Rate::measured(estimate, seconds);
            self.rates.push((task.run.method(), task.run.form(), rate));
            self.queue.push_front(ask);
            self.current = None;
            return;
        }
        let mut counts = false;
        self.change(ask.run, |entry| {
            entry.solutions = Some(solutions);
            entry.nanos = Some(nanos);
            entry.outcome = Outcome::Done;
            counts = entry.has_counters();
        });
        self.current = None;
        if counts {
            self.begin(ask, ask.run, Purpose::Counting);
        }
    }

    /// Begins the next run that is not refused, if nothing runs.
    fn go_on(&mut self) {
        while self.current.is_none() {
            let Some(ask) = self.queue.pop_front() else {
                return;
            };
            let (method, form) = (ask.run.method(), ask.run.form());
            let tried = self
                .rates
                .iter()
                .find(|rate| (rate.0, rate.1) == (method, form));
            let Some(&(_, _, rate)) = tried else {
                let trial = Run::new(method, form, Rate::trial(method));
                self.begin(ask, trial.unwrap_or(ask.run), Purpose::Trial);
                return;
            };
            let seconds = rate.map(|rate| Estimate::of(method, ask.run.size()).seconds(rate));
            match seconds {
                Some(seconds) if !ask.insisted && f64::from(ask.limit.seconds()) < seconds => {
                    let limit = ask.limit;
                    self.end(ask.run, Outcome::Refused { seconds, limit });
                }
                _ => self.begin(ask, ask.run, Purpose::Timing),
            }
        }
    }

    fn begin(&mut self, ask: Ask, run: Run, purpose: Purpose) {
        self.n_tasks += 1;
        self.end(
            ask.run,
            Outcome::Running {
                purpose,
                done: 0,
                parts: 0,
            },
        );
        self.current = Some(Current {
            ask,
            task: Task {
                number: self.n_tasks,
                run,
                purpose,
                limit: (!ask.insisted).then_some(ask.limit),
            },
        });
    }

    fn end(&mut self, run: Run, outcome: Outcome) {
        self.change(run, |entry| entry.outcome = outcome);
    }

    fn change(&mut self, run: Run, change: impl FnOnce(&mut Entry)) {
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.run == run) {
            change(entry);
        }
    }

    fn set(&mut self, entry: Entry) {
        match self.entries.iter_mut().find(|old| old.run == entry.run) {
            Some(old) => *old = entry,
            None => self.entries.push(entry),
        }
    }
}
