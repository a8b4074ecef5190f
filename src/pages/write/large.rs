//! The reader's program on a board that takes long: it runs in a worker.

use bitqueens_core::{program::Stop, solver::Size};
use bitqueens_worker::program::{ProgramCount, ProgramReply};

/// The board.
pub const LARGE: Size = match Size::new(12) {
    Ok(size) => size,
    Err(_) => Size::MAX,
};

/// The run of a right program on [`LARGE`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LargeRun {
    /// The worker is to run the text, or does.
    Running {
        /// The program.
        text: String,
        /// The lines carried out so far.
        lines: u64,
    },
    /// The program ran to its end, and the stepper's loop after it.
    Counted {
        /// What the program came to.
        own: ProgramCount,
        /// What the stepper's loop came to.
        listing: ProgramCount,
    },
    /// The program was stopped.
    Stopped(Stop),
    /// There is no worker.
    Failed,
}

impl LargeRun {
    /// The text that a worker is to run.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Running { text, .. } => Some(text),
            _ => None,
        }
    }

    /// Takes what the worker says, while it runs.
    pub(super) fn hear(&mut self, reply: Option<ProgramReply>) {
        let Self::Running { lines, .. } = self else {
            return;
        };
        *self = match reply {
            Some(ProgramReply::Part { lines: so_far }) => {
                *lines = so_far;
                return;
            }
            Some(ProgramReply::Counted { own, listing }) => Self::Counted { own, listing },
            Some(ProgramReply::Stopped(stop)) => Self::Stopped(stop),
            None => Self::Failed,
        };
    }
}
