//! The reasons why a snapshot is refused.

use std::fmt;

use super::SizeError;
#[cfg(doc)]
use super::Snapshot;

/// The reason why a snapshot is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SnapshotError {
    /// The text does not have the seven parts of the form.
    Malformed,
    /// The size is out of range.
    Size(SizeError),
    /// There is no phase of that name.
    UnknownPhase,
    /// A queen stands outside the board or on an attacked square.
    Queen {
        /// Its row.
        row: u8,
    },
    /// The phase cannot happen with that many queens on the board.
    Depth,
    /// The counters do not belong to the position.
    Counters,
    /// The counters have more placements than [`Snapshot::MOST_PLACEMENTS`].
    TooManyPlacements,
}

impl fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed => f.write_str("the text is not a snapshot"),
            Self::Size(error) => error.fmt(f),
            Self::UnknownPhase => f.write_str("there is no such phase"),
            Self::Queen { row } => write!(f, "the queen of row {row} cannot stand there"),
            Self::Depth => f.write_str("the phase does not fit the number of queens"),
            Self::Counters => f.write_str("the counters do not belong to the position"),
            Self::TooManyPlacements => f.write_str("the counters have more than 2^48 placements"),
        }
    }
}

impl std::error::Error for SnapshotError {}

impl From<SizeError> for SnapshotError {
    fn from(error: SizeError) -> Self {
        Self::Size(error)
    }
}
