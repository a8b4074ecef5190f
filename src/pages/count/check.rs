//! A second count, to be sure of the first.

use std::rc::Rc;

use bitqueens_core::counting::{Difference, DoubleCheck, Entry, Ledger, Plan};

use super::words;
use crate::text::Sentence;

bitqueens_core::named! {
    /// The way to make sure of a total.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Recount {
        /// Some jobs again, one placement after the other.
        Sample => "sample",
        /// Every job again, one placement after the other.
        All => "all",
        /// The whole board by the other method.
        OtherMethod => "other-method",
    }
}

/// A second count of what was counted.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondCount {
    /// The ledger that is checked.
    pub counted: Rc<Ledger>,
    /// The way to check it.
    pub how: Recount,
}

/// The verdict of a second count on the first.
#[derive(Clone, Debug, PartialEq)]
pub enum Checked {
    /// This many jobs came out the same.
    Jobs(u64),
    /// The other method gives the same numbers.
    Total,
    /// A job came out otherwise.
    Job(Difference),
    /// The other method gives another total.
    Totals {
        /// The first count.
        counted: u64,
        /// The second count.
        recounted: u64,
    },
}

/// Entries of the ledger that a sample counts again.
const SAMPLE: usize = 8;

impl SecondCount {
    /// The jobs that are counted again; `None` where the other method counts the whole board.
    pub fn jobs(&self) -> Option<Rc<[Entry]>> {
        Some(self.double_check()?.chosen().into())
    }

    /// The ledger of the second count, with nothing counted.
    pub fn ledger(&self) -> Ledger {
        let plan = self.counted.plan();
        Ledger::new(match self.how {
            Recount::Sample | Recount::All => plan,
            Recount::OtherMethod => Plan::new(plan.size(), plan.method().other()),
        })
    }

    /// Compares the finished second count of `n_jobs` jobs with the first.
    pub fn checked(&self, recounted: &Ledger, n_jobs: u64) -> Option<Checked> {
        if let Some(check) = self.double_check() {
            let check = check.counted_again(recounted.clone());
            let difference = check.differences().next();
            return Some(difference.map_or(Checked::Jobs(n_jobs), Checked::Job));
        }
        let (counted, recounted) = (self.counted.outcome()?, recounted.outcome()?);
        Some(if counted == recounted {
            Checked::Total
        } else {
            Checked::Totals {
                counted: counted.total,
                recounted: recounted.total,
            }
        })
    }

    fn double_check(&self) -> Option<DoubleCheck> {
        match self.how {
            // The counts themselves choose the sample: nobody can foresee it, and it can be drawn again.
            Recount::Sample => {
                let seed = self.counted.sums().total;
                Some(DoubleCheck::sample(&self.counted, SAMPLE, seed))
            }
            Recount::All => Some(DoubleCheck::all(&self.counted)),
            Recount::OtherMethod => None,
        }
    }
}

impl Checked {
    /// Tells whether the second count differs from the first.
    pub const fn is_difference(&self) -> bool {
        matches!(self, Self::Job(_) | Self::Totals { .. })
    }

    /// The sentence for the reader.
    pub fn sentence(&self) -> Sentence {
        match self {
            Self::Jobs(jobs) => words::jobs_agree(*jobs),
            Self::Total => words::TOTALS_AGREE.into(),
            Self::Job(difference) => words::job_differs(difference),
            Self::Totals { counted, recounted } => words::totals_differ(*counted, *recounted),
        }
    }
}
