//! Why a walk does not begin.

use std::fmt;

use crate::ladder::Method;
use crate::solver::Size;

/// A walk that is not offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkError {
    /// The method is stepped elsewhere, by its words of bits, or not at all.
    Method(Method),
    /// The board is outside 4 to 6.
    Size(Size),
}

impl fmt::Display for WalkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Method(method) => write!(f, "{method} is not stepped by positions or flags"),
            Self::Size(size) => write!(f, "size {size} is outside 4..=6"),
        }
    }
}

impl std::error::Error for WalkError {}
