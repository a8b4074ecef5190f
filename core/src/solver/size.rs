//! The side of the board, checked once.

use std::{fmt, str::FromStr};

/// The side N of the board, always within `1..=27`.
///
/// 27 is the largest N whose number of solutions is known, and every total up to it fits `u64`.
/// A side is checked here once; functions that take a `Size` cannot fail because of it.
///
/// ```
/// use bitqueens_core::solver::Size;
///
/// let size = Size::new(5)?;
/// assert_eq!(size.mask(), 0b11111);
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Size(u8);

impl Size {
    /// The smallest board, one square.
    pub const MIN: Self = Self(1);
    /// The board of the first screen: the smallest with more than one row that has a solution.
    #[doc(hidden)]
    pub const FIRST_SCREEN: Self = Self(4);
    /// The board that the counting page offers first: it takes well under a second everywhere.
    #[doc(hidden)]
    pub const FIRST_COUNT: Self = Self(14);
    /// The largest board.
    pub const MAX: Self = Self(27);

    /// Checks a side.
    ///
    /// # Errors
    /// [`SizeError`] when `side` is outside `1..=27`.
    pub const fn new(side: u8) -> Result<Self, SizeError> {
        if Self::MIN.0 <= side && side <= Self::MAX.0 {
            Ok(Self(side))
        } else {
            Err(SizeError { side })
        }
    }

    /// The side as a number of rows or columns.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The side as an index bound.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "no board is empty")]
    pub const fn len(self) -> usize {
        self.0 as usize
    }

    /// N ones, a free row: `(1 << N) - 1`.
    ///
    /// ```text
    /// N = 5   1 1 1 1 1
    /// ```
    #[must_use]
    pub const fn mask(self) -> u32 {
        (1 << self.0) - 1
    }

    /// Every size, smallest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Size {
    type Error = SizeError;

    fn try_from(side: u8) -> Result<Self, SizeError> {
        Self::new(side)
    }
}

impl FromStr for Size {
    type Err = ParseSizeError;

    /// Reads a side in decimal digits.
    ///
    /// ```
    /// use bitqueens_core::solver::Size;
    ///
    /// assert_eq!("8".parse::<Size>()?.get(), 8);
    /// assert!("28".parse::<Size>().is_err() && "eight".parse::<Size>().is_err());
    /// # Ok::<(), bitqueens_core::solver::ParseSizeError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, ParseSizeError> {
        let side = text.parse().map_err(|_| ParseSizeError)?;
        Self::new(side).map_err(|_| ParseSizeError)
    }
}

impl From<Size> for u8 {
    fn from(of: Size) -> Self {
        of.get()
    }
}

/// A side outside `1..=27`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SizeError {
    /// The side that was asked for.
    pub side: u8,
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "size {} is outside 1..=27", self.side)
    }
}

impl std::error::Error for SizeError {}

/// A text that is no whole number from 1 to 27.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ParseSizeError;

impl fmt::Display for ParseSizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a size is a whole number from 1 to 27")
    }
}

impl std::error::Error for ParseSizeError {}
