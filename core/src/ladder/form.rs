//! The forms of a search: with and without recursion.

use std::str::FromStr;

use super::MethodError;

crate::named! {
    /// The way in which a search keeps the rows above the one in work.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Form {
        /// A call for each row.
        Recursive => "recursive",
        /// Arrays and a row number.
        Loop => "loop",
    }
}

impl FromStr for Form {
    type Err = MethodError;

    fn from_str(name: &str) -> Result<Self, MethodError> {
        Self::from_name(name).ok_or(MethodError)
    }
}
