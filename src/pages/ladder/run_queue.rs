//! The runs that wait, the one that is being carried out, and the records of all.

use std::collections::VecDeque;

use super::{Limit, RunRecord, RunState, Selection, TaskEvent, figures::float, words};
use crate::text::{Phrase, Sentence};
use bitqueens_core::ladder::{Estimate, Form, Method, Rate, Run};
use bitqueens_worker::ladder::RunReply;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskKind {
    /// Times a small board, to learn how fast this machine is with the method; it also warms the
    /// worker up.
    Trial,
    /// Times the run, without counters.
    Timing,
    /// Carries the run out with counters.
    Counting,
}

impl TaskKind {
    /// The name that the reader sees.
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Trial => words::TRIAL,
            Self::Timing => words::TIMING,
            Self::Counting => words::COUNTING,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerTask {
    /// Its number, different from every task before it.
    pub number: u32,
    pub run: Run,
    pub kind: TaskKind,
    /// The time after which it is ended; none, if the reader insisted.
    pub limit: Option<Limit>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct QueuedRun {
    run: Run,
    /// The longest time; none, if the reader insisted.
    limit: Option<Limit>,
}

/// A run that has begun, with the task that the worker carries out for it now.
#[derive(Clone, Copy, Debug, PartialEq)]
struct CurrentRun {
    queued: QueuedRun,
    task: WorkerTask,
}

/// The speed of this machine with a method in a form.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Trial {
    method: Method,
    form: Form,
    /// The rate; none where the clock did not move.
    rate: Option<Rate>,
}

/// The runs, of which at most one is carried out at a time.
///
/// ```text
/// queued -> trial on a small board -> timed -> counted -> done
///                                  -> refused, if it would take longer than its limit
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunQueue {
    records: Vec<RunRecord>,
    waiting: VecDeque<QueuedRun>,
    current: Option<CurrentRun>,
    trials: Vec<Trial>,
    n_tasks: u32,
    is_unheard: bool,
}

impl RunQueue {
    /// The task of the worker; none while nothing runs.
    pub fn task(&self) -> Option<WorkerTask> {
        self.current.map(|current| current.task)
    }

    /// True while the worker has said nothing, and should have.
    pub const fn is_unheard(&self) -> bool {
        self.is_unheard
    }

    pub fn n_waiting(&self) -> usize {
        self.waiting.len()
    }

    /// The record of a run; none before it was asked for.
    pub fn record(&self, run: Run) -> Option<&RunRecord> {
        self.records.iter().find(|record| record.run == run)
    }

    /// Every record, in the order of asking.
    pub fn records(&self) -> &[RunRecord] {
        &self.records
    }

    /// Queues the selected runs that are not done yet, or all of them again where all are done.
    /// Returns what could not be done.
    pub(super) fn start(&mut self, selection: Selection) -> Option<Sentence> {
        if selection.methods.is_empty() {
            return Some(words::NO_METHOD.into());
        }
        let is_done = |run: &Run| {
            let record = self.record(*run);
            record.is_some_and(|record| record.state == RunState::Done)
        };
        let again = selection.runs().all(|run| is_done(&run));
        let runs = selection.runs().filter(|run| again || !is_done(run));
        for run in runs.collect::<Vec<_>>() {
            let limit = Some(selection.limit);
            self.enqueue(QueuedRun { run, limit });
        }
        self.begin_next();
        None
    }

    /// Queues one run without a limit.
    pub(super) fn insist(&mut self, run: Run) {
        self.enqueue(QueuedRun { run, limit: None });
        self.begin_next();
    }

    fn enqueue(&mut self, queued: QueuedRun) {
        let is_same = |other: &QueuedRun| other.run == queued.run;
        let runs = self.current.is_some_and(|current| is_same(&current.queued));
        if runs || self.waiting.iter().any(is_same) {
            return;
        }
        let record = RunRecord::queued(queued.run);
        match self.records.iter_mut().find(|old| old.run == queued.run) {
            Some(old) => *old = record,
            None => self.records.push(record),
        }
        self.waiting.push_back(queued);
    }

    /// Ends the run that is carried out and those that wait.
    pub(super) fn cancel(&mut self) {
        self.is_unheard = false;
        let current = self.current.take().map(|current| current.queued);
        let waiting = std::mem::take(&mut self.waiting);
        for queued in current.into_iter().chain(waiting) {
            self.set_state(queued.run, RunState::Cancelled);
        }
    }

    /// Takes a report of the worker; a report on any task but the current one changes nothing.
    /// Returns what could not be done.
    pub(super) fn report(&mut self, number: u32, event: TaskEvent) -> Option<Sentence> {
        let current = self.current.filter(|now| now.task.number == number)?;
        let CurrentRun { queued, task } = current;
        self.is_unheard = event == TaskEvent::Unheard;
        match event {
            TaskEvent::Unheard => return None,
            TaskEvent::Answer(RunReply::Part { done, parts }) => {
                let kind = task.kind;
                self.set_state(queued.run, RunState::Running { kind, done, parts });
                return None;
            }
            TaskEvent::Answer(RunReply::Timed { solutions, nanos }) => {
                if task.kind == TaskKind::Trial {
                    self.finish_trial(current, nanos);
                } else {
                    self.finish_timing(queued, solutions, nanos);
                }
            }
            TaskEvent::Answer(RunReply::Counted(counters)) => {
                self.change(queued.run, |record| {
                    record.counters = Some(counters);
                    record.state = RunState::Done;
                });
                self.current = None;
            }
            TaskEvent::Late => {
                self.set_state(queued.run, RunState::Late(queued.limit?));
                self.current = None;
            }
            TaskEvent::Failed => {
                // What failed once would fail for all that wait.
                self.cancel();
                self.set_state(queued.run, RunState::Failed);
                return Some(words::WORKER_FAILED.into());
            }
        }
        self.begin_next();
        None
    }

    /// Remembers the rate of the trial; its run goes back to the front of the queue.
    fn finish_trial(&mut self, CurrentRun { queued, task }: CurrentRun, nanos: u64) {
        let seconds = float(nanos) / 1.0e9;
        let (method, form) = (task.run.method(), task.run.form());
        self.trials.push(Trial {
            method,
            form,
            rate: Rate::measured(Estimate::of(method, task.run.size()), seconds),
        });
        self.waiting.push_front(queued);
        self.current = None;
    }

    /// Writes the time down; counting follows where the method has counters.
    fn finish_timing(&mut self, queued: QueuedRun, solutions: u64, nanos: u64) {
        let mut counts = false;
        self.change(queued.run, |record| {
            record.solutions = Some(solutions);
            record.nanos = Some(nanos);
            record.state = RunState::Done;
            counts = record.has_counters();
        });
        self.current = None;
        if counts {
            self.begin(queued, queued.run, TaskKind::Counting);
        }
    }

    /// Begins the next run that is not refused, if nothing runs.
    fn begin_next(&mut self) {
        while self.current.is_none() {
            let Some(queued) = self.waiting.pop_front() else {
                return;
            };
            let (method, form) = (queued.run.method(), queued.run.form());
            let mut trials = self.trials.iter();
            let tried = trials.find(|trial| (trial.method, trial.form) == (method, form));
            let Some(&Trial { rate, .. }) = tried else {
                let small = Run::new(method, form, Rate::trial(method));
                self.begin(queued, small.unwrap_or(queued.run), TaskKind::Trial);
                return;
            };
            let seconds = rate.map(|rate| Estimate::of(method, queued.run.size()).seconds(rate));
            match seconds.zip(queued.limit) {
                Some((seconds, limit)) if f64::from(limit.seconds()) < seconds => {
                    self.set_state(queued.run, RunState::Refused { seconds, limit });
                }
                _ => self.begin(queued, queued.run, TaskKind::Timing),
            }
        }
    }

    /// Gives the worker a task for a queued run; `run` is the one that it carries out.
    fn begin(&mut self, queued: QueuedRun, run: Run, kind: TaskKind) {
        self.n_tasks += 1;
        let (done, parts) = (0, 0);
        self.set_state(queued.run, RunState::Running { kind, done, parts });
        self.current = Some(CurrentRun {
            queued,
            task: WorkerTask {
                number: self.n_tasks,
                run,
                kind,
                limit: queued.limit,
            },
        });
    }

    fn set_state(&mut self, run: Run, state: RunState) {
        self.change(run, |record| record.state = state);
    }

    fn change(&mut self, run: Run, change: impl FnOnce(&mut RunRecord)) {
        if let Some(record) = self.records.iter_mut().find(|record| record.run == run) {
            change(record);
        }
    }
}
