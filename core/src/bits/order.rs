//! The end of a word that is drawn on the left.

crate::named! {
    /// The order in which the bits of a row are drawn. It changes the drawing only, never a value.
    ///
    /// ```text
    /// N = 4, the word 1    MsbLeft  0 0 0 1    LsbLeft  1 0 0 0
    /// ```
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum BitOrder {
        /// The most significant bit on the left, as numbers are written.
        #[default]
        MsbLeft => "msb",
        /// The least significant bit on the left, as some programs draw boards.
        LsbLeft => "lsb",
    }
}

impl BitOrder {
    /// The column, 0 at the left, at which the bit `power` of a word of `width` bits is drawn.
    /// The mapping is its own inverse: given a column, it returns the bit drawn there.
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
