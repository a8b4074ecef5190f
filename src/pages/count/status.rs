//! The sentences about a run or the next one, and about the reader's guess.

use std::time::Duration;

use super::{Basis, CountPage, CountRun, PendingWrite, PendingWrites, RunPhase, Unmeasured, words};
use crate::{
    site::Environment,
    text::{Sentence, typed_digits},
};
use bitqueens_core::solver::Size;

/// A sentence about a run, or about the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    pub sentence: Sentence,
    pub is_bad: bool,
}

impl Status {
    fn good(sentence: impl Into<Sentence>) -> Self {
        Self {
            sentence: sentence.into(),
            is_bad: false,
        }
    }
}

impl CountPage {
    /// The sentence about the shown run, or about the next one.
    pub fn status(&self) -> Status {
        let Some(run) = self.shown_run() else {
            if let Some(wrong) = self.shown_record().filter(|record| record.is_wrong()) {
                return Status {
                    sentence: words::wrong_record(wrong),
                    is_bad: true,
                };
            }
            let estimated = self.estimated(self.settings.size);
            let (time, workers) = (estimated.sentence(), self.settings.workers);
            return match self.telling_count(self.settings.size) {
                Some(run) => Status::good(words::as_counted(&time, workers, run.size)),
                None if estimated.basis == Basis::Recorded => self.measuring(),
                None => Status::good(words::measured(&time, workers)),
            };
        };
        match run.phase {
            RunPhase::Running if run.is_unheard => Status::good(words::WORKER_UNHEARD),
            RunPhase::Running => {
                let is_first = run.check.is_none();
                let what = if is_first {
                    words::COUNTING
                } else {
                    words::CHECKING
                };
                Status::good(words::counting_now(what, self.time_left(run)))
            }
            RunPhase::Paused => Status::good(words::PAUSED),
            RunPhase::Cancelled => Status::good(words::CANCELLED),
            RunPhase::Failed(broken) => Status {
                sentence: broken.phrase().into(),
                is_bad: true,
            },
            RunPhase::Done => match &run.checked {
                Some(checked) => Status {
                    sentence: checked.sentence(),
                    is_bad: checked.is_difference(),
                },
                None => Status::good(run.took()),
            },
        }
    }

    /// The time that a run still takes: at its own rate, or before that tells anything, as the board was expected to.
    pub(super) fn time_left(&self, run: &CountRun) -> Option<Sentence> {
        if let Some(left) = run.left_ms() {
            return Some(words::time(left));
        }
        let expected = self.estimated(run.plan().size());
        let is_foreseen = run.check.is_none() && expected.basis != Basis::Recorded;
        is_foreseen.then(|| expected.of_share(run.share_left()).sentence())
    }

    fn measuring(&self) -> Status {
        match self.unmeasured {
            None => Status::good(words::MEASURING),
            Some(Unmeasured::Unheard) => Status::good(words::WORKER_UNHEARD),
            Some(Unmeasured::Broken(broken)) => Status {
                sentence: broken.phrase().into(),
                is_bad: true,
            },
        }
    }

    /// Tells whether the shown run, or the next one, may take minutes: the reader will turn to other things meanwhile.
    pub fn is_long(&self) -> bool {
        const LONG: Duration = Duration::from_mins(1);
        let is_open = self.shown_run().is_none_or(CountRun::is_open);
        is_open && LONG <= self.estimated(self.settings.size).range()[1]
    }

    /// The verdict on the shown run's result: whether it is the published one. `None` before there
    /// is a result.
    pub fn verdict(&self) -> Option<Status> {
        let outcome = self.shown_run()?.outcome()?;
        Some(Status {
            sentence: words::published(outcome),
            is_bad: !outcome.is_as_published(),
        })
    }
}

impl CountRun {
    /// The sentence for a screen reader at the end.
    pub(super) fn ending(&self) -> Option<Sentence> {
        match (self.phase, &self.checked, self.outcome()) {
            (RunPhase::Failed(broken), ..) => Some(broken.phrase().into()),
            (RunPhase::Done, Some(checked), _) => Some(checked.sentence()),
            (RunPhase::Done, None, Some(outcome)) => Some(words::result(outcome, &self.took())),
            _ => None,
        }
    }

    fn took(&self) -> Sentence {
        if self.is_from_file() {
            words::opened(self.elapsed_ms)
        } else {
            words::took(self.plan(), self.elapsed_ms)
        }
    }
}

/// Reads a guess as it was typed, of either width and grouped or not. `None` where it is no number, or one
/// of more than 64 bits.
pub fn read_guess(text: &str) -> Option<u64> {
    typed_digits(text)?.parse().ok()
}

/// The reader's guesses, at most one for each board. Each is stored under a key of its own: a long count is
/// compared with it after many visits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guesses(Vec<(Size, u64)>);

impl Guesses {
    /// The key under which the guess of a board is stored.
    pub fn key(size: Size) -> String {
        format!("bitqueens.guess.{size}")
    }

    pub fn restore(environment: &Environment) -> Self {
        let stored = Size::all().filter_map(|size| {
            let guess = read_guess(environment.stored(&Self::key(size)))?;
            Some((size, guess))
        });
        Self(stored.collect())
    }

    pub fn of(&self, size: Size) -> Option<u64> {
        let mut guesses = self.0.iter();
        let found = guesses.find(|(own, _)| *own == size);
        found.map(|(_, guess)| *guess)
    }

    /// Takes a guess of a board, and stores it; `None` takes the one there back.
    pub(super) fn keep(&mut self, size: Size, guess: Option<u64>, own: &mut PendingWrites) {
        self.0.retain(|(other, _)| *other != size);
        self.0.extend(guess.map(|guess| (size, guess)));
        let text = guess.map(|guess| PendingWrite::Text(guess.to_string()));
        own.put(Self::key(size), text.unwrap_or(PendingWrite::Nothing));
    }
}

impl CountPage {
    pub fn guess(&self) -> Option<u64> {
        self.guesses.of(self.settings.size)
    }

    /// What became of the guess, once the board is counted.
    pub fn guessed(&self) -> Option<Sentence> {
        let outcome = self.shown_run().and_then(CountRun::outcome)?;
        Some(words::guessed(self.guess()?, outcome.total))
    }
}
