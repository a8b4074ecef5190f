//! What a reader does about a question, and what it comes to.

use super::{Answer, LineVerdict};

/// Something that the reader does about a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerAction {
    /// Give a bit a value.
    Set {
        power: u8,
        on: bool,
    },
    Turn(u8),
    /// Give an answer that is not made of bits, or take it away.
    Give(Option<Answer>),
    /// Write digits into a cell of a trace.
    Fill {
        at: usize,
        digits: String,
    },
    /// Type a number or an expression, which a check gives.
    Type(Option<Answer>),
    /// Compare the answer with the right one.
    Check,
    /// Take the line that was typed, with what it came to. Only code that is fetched late can run it, so both come
    /// with the action.
    Judge {
        line: String,
        came_to: LineVerdict,
    },
    Reveal,
}

/// What an action about a question came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerOutcome {
    Open,
    /// It was to be checked, and there is none.
    Missing,
    Kept,
    Wrong,
    Right,
    Shown,
}

impl AnswerOutcome {
    /// Whether the answer was right; one that was shown is not. `None` where no answer was judged.
    pub const fn is_right(self) -> Option<bool> {
        match self {
            Self::Right => Some(true),
            Self::Wrong | Self::Shown => Some(false),
            Self::Open | Self::Missing | Self::Kept => None,
        }
    }
}
