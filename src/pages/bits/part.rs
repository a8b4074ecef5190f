//! The parts of the lab below x, one of which is open.

bitqueens_core::named! {
    /// A part of the lab, by its name in addresses and in `data-part-of`.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum LabPart {
        /// An expression, worked out.
        #[default]
        Expression => "expression",
        /// The lowest 1 and the lowest 0.
        Lowest => "lowest",
        /// Testing, setting and clearing one bit.
        OneBit => "one-bit",
        /// Counting ones.
        Ones => "ones",
        /// Combinations in ascending order.
        Combination => "combination",
    }
}
