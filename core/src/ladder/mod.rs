//! The ladder: every method of the sources, from the one that tries everything up.
//!
//! Each method has a file of its own, written the way its source writes it and short enough to be read whole:
//! the page shows the files as they are. They share one trait, one set of counters and one way to be cut into parts,
//! so the lines of a method show what it does better than the one before.
//!
//! [`Run`] carries a method out; [`Method`] tells what it counts and what its figures mean; [`sources`] has the
//! figures that the documents print; [`classes`] groups solutions that are images of one another;
//! [`walk`] steps the early methods; [`Estimate`] gives the work of a run before it starts.

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
pub(crate) mod images;
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

pub use code::{Code, KERNEL};
pub use estimate::{Estimate, Rate};
pub use form::Form;
pub use leaf::LeafRule;
pub use method::{Gives, Method, TestKind};
pub use run::{FormError, Run};
pub use tally::{SearchFigures, SearchObserver};
pub use timing::Timing;
