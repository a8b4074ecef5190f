//! The early methods, one step at a time.
//!
//! Brute force, backtracking and flags keep positions and truth values, and the walker shows them as they change.
//! Columns are counted from the left here, as in an array; the bitmap search begins at the right, with the lowest bit.

mod error;
mod flags;
mod step;
mod walker;

pub use error::WalkError;
pub use flags::LineFlags;
pub use step::WalkStep;
pub use walker::MethodWalker;
