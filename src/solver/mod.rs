//! The stepping solver: the non-recursive bitmap search, one line of its loop at a time.

mod size;

pub use size::{Size, SizeError};
