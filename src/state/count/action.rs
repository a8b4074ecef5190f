//! What can happen to a count. Times are milliseconds of the page's clock.

use std::rc::Rc;

use super::{Broken, KernelChoice};
use crate::{
    counting::{Kernel, Ledger, Measured},
    solver::Size,
};

/// Something that happens to the counting page.
#[derive(Clone, Debug, PartialEq)]
pub enum CountAction {
    /// Another board.
    Size(Size),
    /// Another number of workers for the next run.
    Workers(u32),
    /// Another kernel for the next run.
    Kernel(KernelChoice),
    /// Count the chosen board from the start.
    Count {
        /// The time.
        now: u64,
    },
    /// Go on with the stored run of the chosen board.
    GoOn {
        /// The time.
        now: u64,
    },
    /// Drop the stored run of the chosen board.
    Discard,
    /// Stop the workers and keep what they counted.
    Pause {
        /// The time.
        now: u64,
    },
    /// Go on with the paused run.
    Resume {
        /// The time.
        now: u64,
    },
    /// Stop the workers and drop what they counted.
    Cancel {
        /// The time.
        now: u64,
    },
    /// Count again, to be sure.
    Check {
        /// How.
        recount: Recount,
        /// The time.
        now: u64,
    },
    /// The pool says how far it is.
    Reported(Report),
    /// The short measurement is made.
    Measured {
        /// By which kernel.
        kernel: Kernel,
        /// What was measured.
        measured: Measured,
    },
    /// The reader has seen to the stored texts that cannot be used.
    ForgetAside,
    /// Empty the table of finished runs.
    ForgetFinished,
}

/// How to make sure of a total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recount {
    /// Some jobs again, placement after placement.
    Sample,
    /// Every job again, placement after placement.
    All,
    /// The whole board by the other method.
    OtherMethod,
}

impl Recount {
    /// Every way.
    pub const ALL: [Self; 3] = [Self::Sample, Self::All, Self::OtherMethod];

    /// The name on the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sample => "sample",
            Self::All => "all",
            Self::OtherMethod => "other-method",
        }
    }
}

/// How far a pool is.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The run that it counts.
    pub run: u32,
    /// The finished jobs, all of them.
    pub ledger: Rc<Ledger>,
    /// Why the pool gave up, if it did.
    pub broken: Option<Broken>,
    /// The time.
    pub now: u64,
}
