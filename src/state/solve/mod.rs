//! The reader as the solver: queens set by hand, row by row.

mod act;
mod link;
mod solved;

pub use act::SolveAction;
pub use solved::Solved;

use std::ops::RangeInclusive;

use super::Spot;
use crate::{lessons::Position, solver::Size, text::solve::Event};

/// The boards that are solved by hand: all that have more than one solution and fit a patient hour.
pub const SIDES: RangeInclusive<u8> = 4..=8;

/// The board that the reader solves.
#[derive(Clone, Debug, PartialEq)]
pub struct Solve {
    /// The queens that stand, and the row below them.
    pub position: Position,
    /// Whether the attack lines are drawn on the board.
    pub lines: bool,
    /// The solutions found so far.
    pub solved: Solved,
    /// The square that was hinted at, as a bit of the row in work.
    pub hint: Option<u8>,
    /// The pointer or the focus.
    pub spot: Option<Spot>,
    /// What happened last.
    pub event: Event,
    /// How often something happened, so that the same words are said anew.
    pub n_events: u64,
}

impl Default for Solve {
    fn default() -> Self {
        Self::at(Position::start(Size::FIRST_SCREEN), Solved::default())
    }
}

impl Solve {
    /// An empty board, with what was found on another day.
    #[must_use]
    pub fn stored(text: &str) -> Self {
        Self::at(Position::start(Size::FIRST_SCREEN), Solved::read(text))
    }

    fn at(position: Position, solved: Solved) -> Self {
        Self {
            position,
            lines: false,
            solved,
            hint: None,
            spot: None,
            event: Event::Start,
            n_events: 0,
        }
    }

    /// The side of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.position.size()
    }

    /// Whether a queen stands in every row.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.position.queens().len() == self.size().len()
    }
}
