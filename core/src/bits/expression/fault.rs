//! Errors in the text of an expression.

use std::fmt;

use super::super::DigitsError;
use super::{DEEPEST, LONGEST};

/// The position and the kind of an error in an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpressionError {
    /// The index in the text, in characters from 0; the text's length means its end.
    pub at: usize,
    /// The kind of error.
    pub fault: Mistake,
}

/// The kind of an error in an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// Nothing but spaces.
    Empty,
    /// More than [`LONGEST`] characters.
    TooLong,
    /// More than [`DEEPEST`] parentheses open at once.
    TooDeep,
    /// A character that begins no number, name or operator.
    UnexpectedCharacter(char),
    /// A name that the scope does not have.
    UnknownName(String),
    /// A number that cannot be read; positions inside it count from its own first character.
    BadNumber(DigitsError),
    /// A number or a name should stand here.
    MissingOperand,
    /// An operator should stand here, before the next number or name.
    MissingOperator,
    /// This `(` is never closed.
    Unclosed,
    /// This `)` closes nothing.
    Unopened,
}

impl fmt::Display for ExpressionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at;
        match &self.fault {
            Mistake::Empty => f.write_str("there is no expression"),
            Mistake::TooLong => write!(f, "the expression has more than {LONGEST} characters"),
            Mistake::TooDeep => write!(
                f,
                "more than {DEEPEST} parentheses are open at character {at}"
            ),
            Mistake::UnexpectedCharacter(found) => {
                write!(
                    f,
                    "{found:?} at character {at} is not part of an expression"
                )
            }
            Mistake::UnknownName(name) => write!(f, "{name:?} at character {at} has no value"),
            Mistake::BadNumber(error) => write!(f, "number at character {at}: {error}"),
            Mistake::MissingOperand => write!(f, "a number or name is missing at character {at}"),
            Mistake::MissingOperator => write!(f, "an operator is missing at character {at}"),
            Mistake::Unclosed => write!(f, "the parenthesis at character {at} is not closed"),
            Mistake::Unopened => write!(f, "the parenthesis at character {at} closes nothing"),
        }
    }
}

impl std::error::Error for ExpressionError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.fault {
            Mistake::BadNumber(error) => Some(error),
            _ => None,
        }
    }
}
