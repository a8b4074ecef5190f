//! The sentences about a run, or about the next one.

use super::{CountPage, Phase, Run, sentences, words};
use crate::text::Sentence;

/// A sentence about a run, or about the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// The sentence.
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
    /// The sentence about the shown run, or about the next one; `None` while the figures say it all.
    #[must_use]
    pub fn status(&self) -> Option<Status> {
        let Some(run) = self.shown_run() else {
            return Some(match self.estimated() {
                Some(time) => Status::good(sentences::estimated(time, self.settings.workers)),
                None => Status::good(words::MEASURING),
            });
        };
        Some(match run.phase {
            Phase::Running if run.check.is_none() => return None,
            Phase::Running => Status::good(words::CHECKING),
            Phase::Paused => Status::good(words::PAUSED),
            Phase::Cancelled => Status::good(words::CANCELLED),
            Phase::Failed(broken) => Status {
                sentence: broken.phrase().into(),
                is_bad: true,
            },
            Phase::Done => match (&run.checked, run.outcome()) {
                (Some(checked), _) => Status {
                    sentence: checked.sentence(),
                    is_bad: checked.is_difference(),
                },
                (None, Some(outcome)) => Status {
                    sentence: sentences::published(outcome),
                    is_bad: !outcome.is_as_published(),
                },
                (None, None) => return None,
            },
        })
    }
}

impl Run {
    /// The sentence for a screen reader at the end.
    pub(super) fn ending(&self) -> Option<Sentence> {
        match (self.phase, &self.checked, self.outcome()) {
            (Phase::Failed(broken), ..) => Some(broken.phrase().into()),
            (Phase::Done, Some(checked), _) => Some(checked.sentence()),
            (Phase::Done, None, Some(outcome)) => Some(sentences::result(outcome, self.elapsed_ms)),
            _ => None,
        }
    }
}
