//! The result of a whole count: total and unique.

use std::fmt;

use crate::solver::Size;

use super::{Known, known};

/// The three sums of a whole count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sums {
    /// All solutions.
    pub total: u64,
    /// Those that a half turn maps to themselves.
    pub half_turn: u64,
    /// Those that a quarter turn maps to themselves.
    pub quarter_turn: u64,
}

impl Sums {
    /// Solutions up to the 8 symmetries of the square, by Burnside's lemma:
    /// the average number of solutions that a symmetry leaves as they are.
    ///
    /// ```text
    /// unique = (total + half + 2 * quarter) / 8      N > 1
    /// N = 8    (   92 +    4 + 2 *       0) / 8 = 12
    /// ```
    ///
    /// `None` when eight does not divide the sum: then one of the three sums is wrong.
    #[must_use]
    pub fn unique(self, size: Size) -> Option<u64> {
        if size == Size::MIN {
            // The one queen is its own mirror image too.
            return Some(self.total);
        }
        let orbits =
            u128::from(self.total) + u128::from(self.half_turn) + 2 * u128::from(self.quarter_turn);
        if orbits % 8 == 0 {
            u64::try_from(orbits / 8).ok()
        } else {
            None
        }
    }
}

impl fmt::Display for Sums {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            total,
            half_turn,
            quarter_turn,
        } = self;
        write!(
            f,
            "total {total}, half turn {half_turn}, quarter turn {quarter_turn}"
        )
    }
}

/// Total and unique of a finished count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The board.
    pub size: Size,
    /// All solutions.
    pub total: u64,
    /// Solutions up to symmetry; `None` when the sums contradict each other.
    pub unique: Option<u64>,
}

impl Outcome {
    /// The outcome of three sums.
    #[must_use]
    pub fn new(size: Size, sums: Sums) -> Self {
        Self {
            size,
            total: sums.total,
            unique: sums.unique(size),
        }
    }

    /// Tests whether total and unique equal the published counts.
    #[must_use]
    pub fn is_as_published(self) -> bool {
        let Known { total, unique } = known(self.size);
        self.total == total && self.unique == Some(unique)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "N = {}: total {}, unique ", self.size, self.total)?;
        match self.unique {
            Some(unique) => write!(f, "{unique}"),
            None => f.write_str("impossible"),
        }
    }
}
