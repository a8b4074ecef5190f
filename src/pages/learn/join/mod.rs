//! The fast count, to touch: N = 8 cut into quarters, one row set at a time.
//!
//! ```text
//! JoinChoice    the row set and the western half that the reader looks at
//! JoinTotals    the size of the lists for N = 8 and N = 16
//! LastCount     what this browser has counted itself
//! JoinPicture   what is drawn: lists, halves, planes; every number from the kernel's own join
//! ```

mod choice;
mod counted;
mod picture;
mod quarter;
mod work;

pub use choice::JoinChoice;
pub use counted::LastCount;
pub use picture::{Half, JoinPicture, Plane, RowSetSum};
pub use quarter::{Corner, Quarter, QuarterFilling};
pub use work::JoinTotals;

pub(super) use quarter::is_long;
