//! The number of bits of a word, checked once.

use std::fmt;

/// The number of bits of a [`Word`](super::Word), always within `4..=32`.
///
/// ```
/// use bitqueens_core::bits::Width;
///
/// let width = Width::new(5)?;
/// assert_eq!(width.mask(), 0b11111);
/// # Ok::<(), bitqueens_core::bits::WidthError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Width(u8);

impl Width {
    /// The narrowest word, a row of the 4 × 4 board.
    pub const MIN: Self = Self(4);
    /// A byte.
    pub const BYTE: Self = Self(8);
    /// The widest word.
    pub const MAX: Self = Self(32);

    /// Checks a number of bits.
    ///
    /// # Errors
    /// [`WidthError`] when `bits` is outside `4..=32`.
    pub const fn new(bits: u8) -> Result<Self, WidthError> {
        if Self::MIN.0 <= bits && bits <= Self::MAX.0 {
            Ok(Self(bits))
        } else {
            Err(WidthError { bits })
        }
    }

    /// The number of bits.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// A one in every bit of the word.
    ///
    /// ```text
    /// 5 bits   1 1 1 1 1
    /// ```
    #[must_use]
    pub const fn mask(self) -> u32 {
        u32::MAX >> (Self::MAX.0 - self.0)
    }

    /// The bit numbers as drawn: the highest first, 0 last.
    #[must_use]
    pub fn bits(self) -> impl DoubleEndedIterator<Item = u8> + ExactSizeIterator + Clone {
        (0..self.0).rev()
    }

    /// Every width, narrowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }
}

impl fmt::Display for Width {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Width {
    type Error = WidthError;

    fn try_from(number: u8) -> Result<Self, WidthError> {
        Self::new(number)
    }
}

impl From<Width> for u8 {
    fn from(of: Width) -> Self {
        of.get()
    }
}

/// A number of bits outside `4..=32`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WidthError {
    /// The number of bits that was asked for.
    pub bits: u8,
}

impl fmt::Display for WidthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a word of {} bits is outside 4..=32", self.bits)
    }
}

impl std::error::Error for WidthError {}
