//! With or without recursion.

use std::str::FromStr;

use super::MethodError;

/// How a search keeps the rows it has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// A call for each row.
    Recursive,
    /// Arrays and a row number.
    Loop,
}

impl Form {
    /// Both forms.
    pub const ALL: [Self; 2] = [Self::Recursive, Self::Loop];

    /// The name in addresses, tables and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Recursive => "recursive",
            Self::Loop => "loop",
        }
    }
}

impl FromStr for Form {
    type Err = MethodError;

    fn from_str(name: &str) -> Result<Self, MethodError> {
        Self::ALL
            .into_iter()
            .find(|form| form.name() == name)
            .ok_or(MethodError)
    }
}
