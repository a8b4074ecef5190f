#![doc = include_str!("../README.md")]
//!
//! # Where to read on
//!
//! | module | what it is |
//! |---|---|
//! | [`solver`] | [`Machine`](solver::Machine), one line of the search at a time; [`Solutions`](solver::Solutions), one board at a time; [`Snapshot`](solver::Snapshot), a place as a short text |
//! | [`counting`] | [`count`](counting::count), all solutions at once; jobs for many workers, the record of finished ones, the published counts |

#![warn(missing_docs)]

// `bits`, `faults`, `ladder` and `program` are what the site teaches with. They are hidden because nothing is promised for them:
// they change with the site.
//
// bits      operations on one word: order, expressions, combinations, counting ones
// faults    the search with one line written wrong, to show what the line is for
// ladder    every method of the sources, with the same counters for all
// program   the notation of the page's listing, read and run line by line

mod named;
mod split_mix;

#[doc(hidden)]
pub mod bits;
pub mod counting;
#[doc(hidden)]
pub mod faults;
#[doc(hidden)]
pub mod ladder;
#[doc(hidden)]
pub mod program;
pub mod solver;

#[doc(hidden)]
pub use named::Named;
pub use named::UnknownName;
pub use split_mix::SplitMix64;
