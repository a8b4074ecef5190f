//! What a screen reader is told of a count: start, every ten seconds, end.

use super::{Broken, Checked, Phase, Run};
use crate::{
    solver::Size,
    text::{Sentence, count},
};

/// Milliseconds between two sentences on progress.
const EVERY_MS: u64 = 10_000;

/// What is told, and when it was told last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// How many sentences have been told.
    pub serial: u64,
    /// The one told last.
    pub sentence: Option<Sentence>,
    at: u64,
}

impl Told {
    pub(super) fn started(&mut self, size: Size, now: u64) {
        self.at = now;
        self.tell(count::started(size));
    }

    pub(super) fn underway(&mut self, run: &Run, now: u64) {
        if EVERY_MS <= now.saturating_sub(self.at) {
            self.at = now;
            self.tell(count::underway(run.progress(), run.left_ms()));
        }
    }

    pub(super) fn ended(&mut self, run: &Run) {
        let sentence = match (run.phase, run.checked(), run.outcome()) {
            (Phase::Failed(broken), ..) => broken.sentence(),
            (_, Some(checked), _) => checked.sentence(),
            (_, None, Some(outcome)) => count::result(outcome, run.elapsed_ms),
            _ => return,
        };
        self.tell(sentence);
    }

    fn tell(&mut self, sentence: Sentence) {
        self.serial += 1;
        self.sentence = Some(sentence);
    }
}

impl Broken {
    /// The sentence for the reader.
    #[must_use]
    pub fn sentence(self) -> Sentence {
        match self {
            Self::Unloadable => count::unloadable(),
            Self::OtherBuild => count::other_build(),
            Self::Dying => count::dying(),
            Self::Contradiction => count::contradiction(),
        }
    }
}

impl Checked {
    /// Whether the second count differs from the first.
    #[must_use]
    pub const fn is_difference(&self) -> bool {
        matches!(self, Self::Job(_) | Self::Totals { .. })
    }

    /// The sentence for the reader.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        match self {
            Self::Jobs(jobs) => count::jobs_agree(*jobs),
            Self::Total => count::totals_agree(),
            Self::Job(difference) => count::job_differs(
                difference.counted.first + 1,
                difference.counted.jobs,
                difference.counted.count,
                difference.recounted,
            ),
            Self::Totals { counted, recounted } => count::totals_differ(*counted, *recounted),
        }
    }
}
