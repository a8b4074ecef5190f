//! The fast path: all solutions of a board, exact, in jobs that any worker can take.
//!
//! The stepping solver visits every placement one by one; that is its point.
//! Here only the number counts.

mod checksum;
mod cost;
mod counter;
mod double_check;
mod estimate;
mod job;
mod join;
mod known;
mod lanes;
mod ledger;
mod lines;
mod outcome;
mod plan;
mod search;
mod symmetric;

pub use checksum::checksum;
pub use counter::{Counter, Kernel};
pub use double_check::{Difference, DoubleCheck};
pub use estimate::{Measured, estimate, yardstick};
pub use job::{Job, JobError};
pub use known::{Known, known};
pub use ledger::{Entry, Ledger, LedgerError, RecordError};
pub use outcome::{Outcome, Sums};
pub use plan::{Method, PLAN_VERSION, Plan, Sum, plan};
pub use symmetric::{half_turn_fixed, quarter_turn_fixed};
