//! The reason why a walk is refused.

use std::fmt;

use crate::ladder::Method;
use crate::solver::Size;

/// The reason why a walk is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkError {
    /// The method is not one of the early ones.
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
