//! What is known of one run.

use super::{Limit, Purpose};
use crate::ladder::{Counters, Gives, Question, Run};
use crate::text::ladder_sentences::{late_words, parts_words, refused_words};
use crate::text::{Sentence, ladder_labels};

/// How a run stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    /// It waits for those before it.
    Queued,
    /// It is being carried out.
    Running {
        /// What for.
        purpose: Purpose,
        /// Parts done.
        done: u32,
        /// Parts in all; 0 while this is not known.
        parts: u32,
    },
    /// Timed, and counted where the method has counters.
    Done,
    /// Not begun: it would take too long.
    Refused {
        /// The estimate in seconds.
        seconds: f64,
        /// The limit it is over.
        limit: Limit,
    },
    /// Ended because its time was over.
    Late(Limit),
    /// Ended by the reader.
    Cancelled,
    /// The worker failed.
    Failed,
}

impl Outcome {
    /// The value of `data-state`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Queued => "queued",
            Self::Running { .. } => "running",
            Self::Done => "done",
            Self::Refused { .. } => "refused",
            Self::Late(_) => "late",
            Self::Cancelled => "cancelled",
            Self::Failed => "failed",
        }
    }

    /// What the reader sees.
    #[must_use]
    pub fn words(self) -> Sentence {
        match self {
            Self::Queued => ladder_labels::QUEUED.into(),
            Self::Running {
                purpose,
                done,
                parts,
            } => parts_words(purpose.phrase(), done, parts),
            Self::Done => ladder_labels::DONE.into(),
            Self::Refused { seconds, limit } => refused_words(seconds, limit.seconds()),
            Self::Late(limit) => late_words(limit.seconds()),
            Self::Cancelled => ladder_labels::CANCELLED.into(),
            Self::Failed => ladder_labels::FAILED.into(),
        }
    }
}

/// What is known of one run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// The method, its form, and the board.
    pub run: Run,
    /// How it stands.
    pub outcome: Outcome,
    /// What it found; [`Method::gives`](crate::ladder::Method::gives) says of what.
    pub solutions: Option<u64>,
    /// Nanoseconds, without counters.
    pub nanos: Option<u64>,
    /// What it counted, in a run of its own.
    pub counters: Option<Counters>,
}

impl Entry {
    pub(super) const fn queued(run: Run) -> Self {
        Self {
            run,
            outcome: Outcome::Queued,
            solutions: None,
            nanos: None,
            counters: None,
        }
    }

    /// Milliseconds, without counters.
    #[must_use]
    #[expect(
        clippy::cast_precision_loss,
        reason = "a time has fewer digits than this keeps"
    )]
    pub fn millis(&self) -> Option<f64> {
        self.nanos.map(|nanos| nanos as f64 / 1.0e6)
    }

    /// All solutions, where the method counts these.
    #[must_use]
    pub fn total(&self) -> Option<u64> {
        self.gives(Gives::Total)
    }

    /// Unique solutions, where the method counts these.
    #[must_use]
    pub fn unique(&self) -> Option<u64> {
        self.gives(Gives::Unique)
    }

    fn gives(&self, gives: Gives) -> Option<u64> {
        self.solutions
            .filter(|_| self.run.method().gives() == gives)
    }

    /// Whether a counting run is to follow the timing run.
    pub(super) fn has_counters(&self) -> bool {
        self.run.method().question() != Question::Uncounted
    }
}
