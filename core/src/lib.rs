//! The mathematics of Bitqueens: a crate without a dependency, for the page, its workers and
//! programs in other languages.
//!
//! ```text
//! bits      operations on one word: order, expressions, combinations, counting ones
//! solver    the stepping solver: the non-recursive loop, one micro-step at a time
//! counting  all solutions, fast: plans, jobs, kernels, the ledger, the published counts
//! faults    the search with one line written wrong, to show what the line is for
//! ladder    every method of the sources, with the same counters for all
//! ```

mod named;
mod split_mix;

pub mod bits;
pub mod counting;
pub mod faults;
pub mod ladder;
pub mod solver;

pub use split_mix::SplitMix64;
