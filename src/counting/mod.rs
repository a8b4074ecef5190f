//! The fast path: all solutions of a board, exact, in jobs that any worker can take.
//!
//! The stepping solver visits every placement one by one; that is its point, and N = 16 would take it a minute.
//! Here only the number counts, and four things make it fast:
//!
//! 1. **Symmetry.** A solution has eight images. Both methods look for one of them and know what it weighs,
//!    so no full board is ever compared with another.
//! 2. **Vectors.** Eight rows' words, or 128 half-boards, stand side by side in one vector of 128 bits.
//! 3. **No guesses.** What fits and what does not is written alike, and only the length of a list depends on it.
//! 4. **A better question.** From N = 16 on nothing backtracks over the whole board:
//!    quarters are listed once, joined into halves, and halves are matched by their diagonals.
//!
//! | to read | for |
//! |---|---|
//! | [`plan`], [`Plan`], [`Job`] | how a count is cut into jobs; a job's count depends on its description alone |
//! | [`Counter`], [`Kernel`] | counts jobs; every kernel gives every job the same count |
//! | [`Ledger`], [`DoubleCheck`] | what is counted already, and the same counted again |
//! | [`Sums`], [`Outcome`], [`known`] | total and unique, and what is published |
//! | [`estimate`] | how long a machine will need |
//!
//! Two methods that share neither the tree nor the weights, a kernel that only places queen after queen,
//! and the published counts check each other.

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
