//! What is known of a run: the figures that ship with the page, and those of this machine.

use super::{LadderPage, Recorded, RunRecord, RunState, Scale};
use bitqueens_core::{
    ladder::{Estimate, Method, Run, TestKind, sources::LeafTable},
    solver::Size,
};

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// Milliseconds.
    Time,
    Leaves,
}

/// A figure of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Amount {
    pub value: f64,
    /// True if it was not taken, but follows from another board's.
    pub is_estimate: bool,
}

impl Amount {
    const fn taken(value: f64) -> Self {
        Self {
            value,
            is_estimate: false,
        }
    }

    /// Tells whether it is drawn and compared. What a method does once a run, and not once a placement, weighs more in a
    /// shorter time than a millisecond than what is compared.
    pub fn counts(self) -> bool {
        Scale::LOW <= self.value
    }
}

/// A run and its record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RunFigures {
    /// The method, its form, and the board.
    pub run: Run,
    /// The record of the run; none before it was asked for.
    pub record: Option<RunRecord>,
}

impl RunFigures {
    pub fn expected(&self) -> Estimate {
        Estimate::of(self.run.method(), self.run.size())
    }

    /// Its placements; none where it counts none.
    pub fn placements(&self) -> Option<Estimate> {
        let counts = self.run.method().question() != TestKind::Uncounted;
        counts.then(|| self.expected())
    }

    /// The leaf nodes that source 003 prints for it.
    pub fn leaves_printed(&self) -> Option<u64> {
        LeafTable::of(self.run.method())?.at(self.run.size().get())
    }

    /// The figure that ships with the page: the time as recorded or estimated from the record, the leaf nodes as the
    /// source prints them.
    pub fn shipped(&self, quantity: Quantity) -> Option<Amount> {
        let run = self.run;
        match quantity {
            Quantity::Time => {
                Recorded::is_of(run).then(|| Recorded::time(run.method(), run.size()))
            }
            Quantity::Leaves => Some(Amount::taken(float(self.leaves_printed()?))),
        }
    }

    /// The figure of this machine. The time of a run that was refused is an estimate.
    pub fn here(&self, quantity: Quantity) -> Option<Amount> {
        let record = self.record?;
        match (quantity, record.state) {
            (Quantity::Time, RunState::Refused { seconds, .. }) => Some(Amount {
                value: seconds * 1.0e3,
                is_estimate: true,
            }),
            (Quantity::Time, _) => record.millis().map(Amount::taken),
            (Quantity::Leaves, _) => record.leaves().map(Amount::taken),
        }
    }

    /// The figure that was taken on this machine, where it counts.
    pub fn taken_here(&self, quantity: Quantity) -> Option<Amount> {
        let here = self.here(quantity);
        here.filter(|amount| amount.counts() && !amount.is_estimate)
    }
}

impl LadderPage {
    /// What is known of a method in the chosen form on a board.
    pub fn figures(&self, method: Method, size: Size) -> RunFigures {
        let run = self.selection.run(method, size);
        RunFigures {
            run,
            record: self.queue.record(run).copied(),
        }
    }
}

/// A count or a number of nanoseconds, to be shown with fewer digits than this keeps.
#[expect(clippy::cast_precision_loss, reason = "it keeps 15 digits")]
pub(super) fn float(whole: u64) -> f64 {
    whole as f64
}
