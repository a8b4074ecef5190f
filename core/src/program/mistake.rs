//! Mistakes in the text of a program.

use super::Spot;

/// The place and the kind of the first mistake in a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramError {
    /// The place.
    pub spot: Spot,
    /// The kind of mistake.
    pub mistake: ProgramMistake,
}

/// The kind of a mistake in a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramMistake {
    /// There is no statement.
    NoStatement,
    /// More than [`LONGEST_PROGRAM`](super::LONGEST_PROGRAM) characters.
    TooLong,
    /// Parentheses or blocks more than [`DEEPEST_BLOCK`](super::DEEPEST_BLOCK) deep, or more than
    /// [`MOST_OPERATORS`](super::MOST_OPERATORS) operators in a statement.
    TooDeep,
    /// More than [`MOST_NAMES`](super::MOST_NAMES) names.
    TooManyNames,
    /// A character that the notation does not have.
    Character(char),
    /// Digits that are no number of 64 bits.
    Number(String),
    /// Something else stands here than should; `found` is its text, empty at the end.
    Expected {
        /// What should stand here.
        expected: Expected,
        /// What stands here.
        found: String,
    },
    /// A name that is read and never written.
    Unwritten(String),
    /// A name that stands with `[ ]` in one place and without in another.
    NumberAndArray(String),
    /// A comparison where a number should stand.
    TruthAsNumber,
    /// `!x` or `~x` of a number as a condition: it inverts bits, and is 0 for -1 alone.
    InvertedCondition,
}

/// What should stand at a place of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A statement: a name, `while` or `if`.
    Statement,
    /// `=` or an operator with `=`, behind the name that is written.
    Assignment,
    /// A number, a name or `(`.
    Operand,
    /// `;`
    Semicolon,
    /// `{`
    OpenBrace,
    /// `}`
    CloseBrace,
    /// `)`
    CloseParenthesis,
    /// `]`
    CloseBracket,
}

impl Expected {
    /// The sign that is missing; `None` where it is no single sign.
    #[must_use]
    pub const fn sign(self) -> Option<&'static str> {
        Some(match self {
            Self::Statement | Self::Assignment | Self::Operand => return None,
            Self::Semicolon => ";",
            Self::OpenBrace => "{",
            Self::CloseBrace => "}",
            Self::CloseParenthesis => ")",
            Self::CloseBracket => "]",
        })
    }
}
