//! The fast path: all solutions of a board, exact, in jobs that any worker can take.
//!
//! The stepping solver visits every placement one by one; that is its point.
//! Here only the number counts.

mod known;
mod outcome;
mod symmetric;

pub use known::{Known, known};
pub use outcome::{Outcome, Sums};
pub use symmetric::{half_turn_fixed, quarter_turn_fixed};
