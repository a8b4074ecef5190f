//! The steps of the fast count.

/// A step of the fast count, as a lesson shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JoinStep {
    /// The choice of a row set.
    Rows,
    /// The lists of its quarters.
    Quarters,
    /// The halves that two quarters make.
    Halves,
    /// The match of west and east.
    Match,
}
