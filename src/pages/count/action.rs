//! The actions of the counting page.

use bitqueens_core::{counting::Measured, solver::Size};

use super::{Crew, KernelChoice, Recount, Report};
use crate::site::{Awake, NotStored};

#[derive(Clone, Debug, PartialEq)]
pub enum CountAction {
    /// Choose another board.
    Size(Size),
    /// Guess the number of solutions of the chosen board; `None` for no guess.
    Guess(Option<u64>),
    /// Choose another number of workers for the next run.
    Workers(u32),
    /// Choose another kernel for the next run.
    Kernel(KernelChoice),
    /// Start or stop a run.
    Run {
        action: RunAction,
        now: Awake,
    },
    /// Delete something that can be brought back.
    Delete(Deletable),
    /// Bring back what was deleted.
    BringBack {
        what: Deletable,
        now: Awake,
    },
    OpenFile {
        text: String,
        now: Awake,
    },
    /// Go on with a record that was set aside, by its key.
    UseAside(String),
    /// Take a pool's report.
    Reported(Report),
    /// Hear what another tab has stored.
    Heard {
        /// The key; `None` where all was removed.
        key: Option<String>,
        /// The text; `None` where it was removed.
        text: Option<String>,
    },
    /// Take the browser's answer to what this tab wanted stored.
    Stored(Result<(), NotStored>),
    /// Take the short measurement.
    Measured {
        /// The workers that were measured.
        crew: Crew,
        measured: Measured,
    },
}

bitqueens_core::named! {
    /// What a reader can delete, and bring back.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Deletable {
        /// The record of the chosen board.
        Record => "record",
        /// The stored records that cannot be used.
        Aside => "aside",
        /// The table of finished runs.
        Finished => "finished",
    }
}

/// An action that starts or stops a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunAction {
    /// Count the chosen board, from where it was.
    Count,
    /// Count the chosen board from the start. What was counted of it can be brought back.
    Anew,
    /// Stop the workers and keep what they counted.
    Pause,
    /// Stop the workers and delete what they counted, which can be brought back.
    Cancel,
    /// Count again, to be sure.
    Check(Recount),
}
