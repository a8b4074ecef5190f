//! The forms of a search: with and without recursion.

crate::named! {
    /// The way in which a search keeps the rows above the one in work.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub enum Form {
        /// A call for each row.
        Recursive => "recursive",
        /// Arrays and a row number.
        Loop => "loop",
    }
}
