//! Fast counting: the exact number of solutions of a board, in jobs that any worker can take.
//!
//! The stepping solver visits every placement one by one and would take a minute for N = 16.
//! Only the number is needed here, and four things make it fast:
//!
//! 1. **Symmetry.** A solution has eight images. Both methods find one of them and multiply it by its weight,
//!    so no full board is ever compared with another.
//! 2. **Vectors.** One vector of 128 bits holds the words of eight rows, or one diagonal of 128 half-boards;
//!    AVX2 holds twice as many half-boards.
//! 3. **Few branches.** A candidate is written whether it fits or not, and only the length of the list depends on it,
//!    so the processor has no branch to predict.
//! 4. **Joining.** From N = 16 on nothing backtracks over the whole board:
//!    quarters are listed once, joined into halves, and halves are matched by their diagonals.
//!
//! | to read | for |
//! |---|---|
//! | [`count`], [`count_on`] | a whole count on one thread; one that can be stopped and gone on with |
//! | [`plan`], [`plan_for`], [`Plan`], [`Job`] | a count as a sequence of jobs; a job's count depends on its description alone |
//! | [`Counter`], [`Kernel`] | counts jobs; every kernel gives every job the same count |
//! | [`Ledger`], [`DoubleCheck`] | the record of finished jobs, and a second count of them |
//! | [`Sums`], [`Outcome`], [`known`] | total and unique, and the published counts |
//! | [`Yardstick`], [`estimate`] | the time that a machine will need |
//! | [`Cut`], [`Joined`] | the join of one row set, with its lists |
//!
//! The join of four quarters is Evgeny Kluev's
//! ([N-Queens-Count-Sol](https://github.com/EvgenyKluev/N-Queens-Count-Sol)); the code here is its own.
//! Unique solutions follow from the total by Burnside's lemma (W. Burnside, *Theory of Groups of Finite Order*,
//! 1897), from two small counts of symmetric solutions. The published counts are the sequences
//! [A000170](https://oeis.org/A000170) and [A002562](https://oeis.org/A002562) of the OEIS; N = 27 was counted by
//! T. B. Preußer and M. R. Engelhardt ([q27](https://github.com/preusser/q27)).
//!
//! The results are checked in four ways: two methods that share neither the tree nor the weights,
//! a kernel that only places queen after queen, and the published counts agree.

mod checksum;
mod cost;
mod count;
mod counter;
mod double_check;
mod estimate;
mod job;
mod join;
mod kernel;
mod known;
mod lanes;
mod ledger;
mod lines;
mod outcome;
mod plan;
mod search;
mod symmetric;

#[doc(hidden)]
pub use checksum::checksum;
pub use count::{count, count_on};
pub use counter::Counter;
pub use double_check::{Difference, DoubleCheck};
pub use estimate::{Measured, Yardstick, estimate};
pub use job::{Job, JobError};
pub use join::{Cut, Filling, Joined, RowSet};
pub use kernel::{Kernel, KernelChoice};
pub use known::{Known, known};
pub use ledger::{Entry, Ledger, LedgerError, RecordError};
pub use outcome::{Outcome, Sums};
pub use plan::{CountMethod, PLAN_VERSION, Plan, Sum, plan, plan_for};
pub use symmetric::{half_turn_fixed, quarter_turn_fixed};
