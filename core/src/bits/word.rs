//! One word of bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::Width;

/// A word of 4 to 32 bits.
///
/// No bit above the width is ever set. `Debug` and `Display` print the row as the reader sees it,
/// the highest bit on the left.
///
/// ```
/// use bitqueens_core::bits::{Width, Word};
///
/// let word = Word::new(22, Width::BYTE).unwrap();
/// assert_eq!(format!("{word:?}"), "00010110");
/// assert_eq!(format!("{:?}", word & word.negated()), "00000010");
/// ```
///
/// The operators of two words give a word as wide as the wider one;
/// the narrower one is read with zeros on its left.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Word {
    value: u32,
    width: Width,
}

crate::named! {
    /// The reading of the highest bit: as a place value or as a sign.
    ///
    /// ```text
    ///            1 1 1 0
    /// unsigned   8+4+2   = 14
    /// signed    -8+4+2   = -2   two's complement
    /// ```
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub enum View {
        /// Every place counts up: 0 to `2^width - 1`.
        #[default]
        Unsigned => "unsigned",
        /// The highest place counts down: `-2^(width-1)` to `2^(width-1) - 1`.
        Signed => "signed",
    }
}

impl Word {
    /// Checks that a value fits.
    ///
    /// # Errors
    /// [`WordError`] when `value` has a bit above the width.
    pub const fn new(value: u32, width: Width) -> Result<Self, WordError> {
        if value <= width.mask() {
            Ok(Self { value, width })
        } else {
            Err(WordError { value, width })
        }
    }

    /// The low bits of a value; the bits above the width are cut off.
    #[must_use]
    pub const fn cut(value: u32, width: Width) -> Self {
        Self {
            value: value & width.mask(),
            width,
        }
    }

    /// A word of zeros.
    #[must_use]
    pub const fn zero(width: Width) -> Self {
        Self { value: 0, width }
    }

    /// A word of ones.
    #[must_use]
    pub const fn ones(width: Width) -> Self {
        Self::cut(u32::MAX, width)
    }

    /// The value with every place counting up.
    #[must_use]
    pub const fn value(self) -> u32 {
        self.value
    }

    /// The number of bits.
    #[must_use]
    pub const fn width(self) -> Width {
        self.width
    }

    /// The value under a view; `i64` holds both.
    #[must_use]
    pub fn value_in(self, view: View) -> i64 {
        let value = i64::from(self.value);
        match view {
            View::Signed if self.is_negative() => value - (1 << self.width.get()),
            View::Signed | View::Unsigned => value,
        }
    }

    /// Tests whether the highest bit, the sign of the signed view, is 1.
    #[must_use]
    pub const fn is_negative(self) -> bool {
        self.contains(self.width.get() - 1)
    }

    /// Tests a bit: `(x & (1 << bit)) != 0`. A bit outside the word is 0.
    #[must_use]
    pub const fn contains(self, bit: u8) -> bool {
        self.value & Self::only(bit, self.width).value != 0
    }

    /// Sets a bit: `x | (1 << bit)`. A bit outside the word changes nothing.
    #[must_use]
    pub const fn with(self, bit: u8) -> Self {
        Self::cut(self.value | Self::only(bit, self.width).value, self.width)
    }

    /// Clears a bit: `x & ~(1 << bit)`. A bit outside the word changes nothing.
    #[must_use]
    pub const fn without(self, bit: u8) -> Self {
        Self::cut(self.value & !Self::only(bit, self.width).value, self.width)
    }

    /// One bit alone: `1 << bit`, or 0 for a bit outside the word.
    #[must_use]
    pub const fn only(bit: u8, width: Width) -> Self {
        if bit < width.get() {
            Self::cut(1 << bit, width)
        } else {
            Self::zero(width)
        }
    }

    /// The row as drawn: the highest bit first.
    #[must_use]
    pub fn row(self) -> impl DoubleEndedIterator<Item = bool> + ExactSizeIterator {
        self.width.bits().map(move |bit| self.contains(bit))
    }

    /// `-x` in two's complement: `~x + 1`, cut to the width.
    #[must_use]
    pub const fn negated(self) -> Self {
        Self::cut(self.value.wrapping_neg(), self.width)
    }

    /// `x + y`, cut to the width of the wider word.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        self.joined(other, u32::wrapping_add)
    }

    /// `x - y`, cut to the width of the wider word.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.joined(other, u32::wrapping_sub)
    }

    fn joined(self, other: Self, operation: fn(u32, u32) -> u32) -> Self {
        Self::cut(
            operation(self.value, other.value),
            self.width.max(other.width),
        )
    }
}

impl BitAnd for Word {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.joined(other, u32::bitand)
    }
}

impl BitOr for Word {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.joined(other, u32::bitor)
    }
}

impl BitXor for Word {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        self.joined(other, u32::bitxor)
    }
}

impl Not for Word {
    type Output = Self;

    fn not(self) -> Self {
        Self::cut(!self.value, self.width)
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = usize::from(self.width.get());
        write!(f, "{:0digits$b}", self.value)
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A value with bits above the width of the word it was meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordError {
    /// The value that was asked for.
    pub value: u32,
    /// The width it does not fit.
    pub width: Width,
}

impl fmt::Display for WordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} does not fit {} bits", self.value, self.width)
    }
}

impl std::error::Error for WordError {}
