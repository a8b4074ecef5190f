//! Which end of a word is drawn on the left.

/// The order in which the bits of a row are drawn. It changes the view alone, never a value.
///
/// ```text
/// N = 4, the word 1    MsbLeft  0 0 0 1    LsbLeft  1 0 0 0
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BitOrder {
    /// The most significant bit on the left, as numbers are written.
    #[default]
    MsbLeft,
    /// The least significant bit on the left, as some programs draw boards.
    LsbLeft,
}

impl BitOrder {
    /// The other order.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::MsbLeft => Self::LsbLeft,
            Self::LsbLeft => Self::MsbLeft,
        }
    }

    /// The name in `data-order` and in storage.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::MsbLeft => "msb",
            Self::LsbLeft => "lsb",
        }
    }

    /// The column, 0 at the left, at which the bit `power` of a word of `width` bits is drawn;
    /// and as well the bit that is drawn at the column `power`.
    ///
    /// `power` must be below `width`.
    #[must_use]
    pub const fn column(self, power: u8, width: u8) -> u8 {
        match self {
            Self::MsbLeft => width - 1 - power,
            Self::LsbLeft => power,
        }
    }
}
