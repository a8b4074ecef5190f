//! The operators and their precedence.

use super::super::{Shift, View, Word};

/// An operator of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Operator {
    /// `~x`, also written `!x` as in Rust.
    Not,
    /// `-x`, two's complement.
    Negate,
    /// `x + y`
    Add,
    /// `x - y`
    Subtract,
    /// `x << y`
    ShiftLeft,
    /// `x >> y`, with the sign when the view is signed.
    ShiftRight,
    /// `x & y`
    And,
    /// `x ^ y`
    ExclusiveOr,
    /// `x | y`
    Or,
}

impl Operator {
    /// Every operator, the tightest first.
    pub const ALL: [Self; 9] = [
        Self::Not,
        Self::Negate,
        Self::Add,
        Self::Subtract,
        Self::ShiftLeft,
        Self::ShiftRight,
        Self::And,
        Self::ExclusiveOr,
        Self::Or,
    ];

    /// The operator's sign.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Not => "~",
            Self::Negate | Self::Subtract => "-",
            Self::Add => "+",
            Self::ShiftLeft => "<<",
            Self::ShiftRight => ">>",
            Self::And => "&",
            Self::ExclusiveOr => "^",
            Self::Or => "|",
        }
    }

    /// The precedence: 5 for the operators before one operand, down to 0 for `|`.
    #[must_use]
    pub const fn precedence(self) -> u8 {
        match self {
            Self::Not | Self::Negate => 5,
            Self::Add | Self::Subtract => 4,
            Self::ShiftLeft | Self::ShiftRight => 3,
            Self::And => 2,
            Self::ExclusiveOr => 1,
            Self::Or => 0,
        }
    }

    /// Tests whether it stands before one operand.
    #[must_use]
    pub const fn is_unary(self) -> bool {
        matches!(self, Self::Not | Self::Negate)
    }

    /// Carries it out on two words; the operators before one operand use the right one only.
    ///
    /// The places of a shift are read unsigned, whatever the view.
    #[must_use]
    pub fn apply(self, x: Word, y: Word, view: View) -> Word {
        match self {
            Self::Not => !y,
            Self::Negate => y.negated(),
            Self::Add => x.plus(y),
            Self::Subtract => x.minus(y),
            Self::ShiftLeft => Shift::Left.apply(x, y.value()),
            Self::ShiftRight => Shift::right_in(view).apply(x, y.value()),
            Self::And => x & y,
            Self::ExclusiveOr => x ^ y,
            Self::Or => x | y,
        }
    }
}
