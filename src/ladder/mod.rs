//! The ladder: every method of the sources, from the one that tries everything up.
//!
//! Each method stands in a file of its own, written the way its source writes it, and short enough to be read whole:
//! the files are shown to the reader as they are. They share one trait, one set of counters and one way to be cut
//! into parts, and nothing clever: what one method does better than the one before is to be seen in its own lines.
//!
//! [`Run`] carries a method out; [`Method`] says what it counts and what its figures mean; [`sources`] holds the
//! figures that the documents print; [`classes`] groups solutions that are images of one another;
//! [`walk`] steps the early methods; [`Estimate`] says beforehand what a run will cost.

mod backtracking;
mod backtracking_loop;
mod bitmap;
mod bitmap_loop;
mod brute_force;
mod brute_force_loop;
mod carry_chain;
pub mod classes;
mod code;
mod corner_edge;
mod estimate;
mod fast;
mod flags;
mod flags_loop;
mod form;
mod half_row;
mod images;
mod leaf;
mod method;
mod permutation;
mod run;
mod search;
pub mod sources;
mod swap_flags;
mod symmetry_check;
mod tally;
mod timing;
mod unplaced;
pub mod walk;

pub use code::Code;
pub use estimate::{Estimate, Rate};
pub use form::Form;
pub use leaf::LeafRule;
pub use method::{Gives, Method, MethodError, Question};
pub use run::{FormError, Run};
pub use tally::{Counters, Tally};
pub use timing::Timing;
