//! Counting again, to be sure.

use std::rc::Rc;

use super::{CountPage, Phase, Purpose, Recount, Run};
use crate::{
    counting::{Difference, DoubleCheck, Ledger, Plan},
    text::Notice,
};

/// What a second count says of the first.
#[derive(Clone, Debug, PartialEq)]
pub enum Checked {
    /// So many jobs came out the same.
    Jobs(u64),
    /// The other method gives the same total.
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

impl CountPage {
    pub(super) fn check(&mut self, recount: Recount, now: u64) -> Option<Notice> {
        let busy = self.is_busy();
        if busy.is_some() {
            return busy;
        }
        let run = self.run.as_ref().filter(|run| run.outcome().is_some())?;
        let counted = match &run.purpose {
            Purpose::Count => Rc::clone(&run.ledger),
            Purpose::Recount { counted, .. } | Purpose::OtherMethod { counted } => {
                Rc::clone(counted)
            }
        };
        let plan = counted.plan();
        let (purpose, ledger) = match recount {
            Recount::OtherMethod => (
                Purpose::OtherMethod { counted },
                Ledger::new(Plan::new(plan.size(), plan.method().other())),
            ),
            Recount::Sample | Recount::All => {
                (Purpose::recount(counted, recount), Ledger::new(plan))
            }
        };
        self.begin(purpose, Rc::new(ledger), 0, now);
        None
    }
}

impl Run {
    /// What the second count says, when it has ended.
    #[must_use]
    pub fn checked(&self) -> Option<Checked> {
        if self.phase != Phase::Done {
            return None;
        }
        match &self.purpose {
            Purpose::Count => None,
            Purpose::OtherMethod { counted } => {
                let (counted, recounted) = (counted.outcome()?, self.ledger.outcome()?);
                Some(if counted == recounted {
                    Checked::Total
                } else {
                    Checked::Totals {
                        counted: counted.total,
                        recounted: recounted.total,
                    }
                })
            }
            Purpose::Recount {
                counted,
                n_jobs,
                recount,
            } => {
                let again = Ledger::clone(&self.ledger);
                let check = double_check(counted, *recount).counted_again(again);
                let difference = check.differences().next();
                Some(difference.map_or(Checked::Jobs(*n_jobs), Checked::Job))
            }
        }
    }
}

/// Jobs that a sample counts again.
const SAMPLE: usize = 8;

impl Purpose {
    pub(super) fn recount(counted: Rc<Ledger>, recount: Recount) -> Self {
        let n_jobs = double_check(&counted, recount).left().count();
        Self::Recount {
            counted,
            n_jobs: u64::try_from(n_jobs).unwrap_or(u64::MAX),
            recount,
        }
    }
}

pub(super) fn double_check(counted: &Ledger, recount: Recount) -> DoubleCheck {
    match recount {
        // The counts themselves choose the sample: nobody can foresee it, and it can be drawn again.
        Recount::Sample => DoubleCheck::sample(counted, SAMPLE, counted.sums().total),
        Recount::All | Recount::OtherMethod => DoubleCheck::all(counted),
    }
}
