//! The sentences about a run, or about the next one.

use bitqueens_core::counting::Outcome;

use super::{Basis, CountPage, CountRun, Estimated, RunPhase, words};
use crate::text::Sentence;

/// A sentence about a run, or about the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    pub sentence: Sentence,
    /// True if something is wrong.
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
            let Estimated { time, basis } = self.estimated(self.settings.size);
            return Status::good(match basis {
                Basis::Measured => words::estimated(time, self.settings.workers),
                Basis::Recorded => words::MEASURING.into(),
            });
        };
        match run.phase {
            RunPhase::Running if run.check.is_none() => Status::good(words::COUNTING),
            RunPhase::Running => Status::good(words::CHECKING),
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
            let is_exact = self.outcome().is_some_and(Outcome::is_as_published);
            words::took(self.plan().size(), self.elapsed_ms, is_exact)
        }
    }
}
