//! Questions about which branch the loop takes next.
//!
//! ```text
//! after a queen in one of the last two rows     does row reach the last one, or not?
//! where a row has one square left, or none      is bitmap zero, or not?
//! above row 0                                   is row below 0, or not?
//! ```

mod words;

use bitqueens_core::solver::{Machine, Phase};

use super::words as step_words;
use crate::{
    question::{AnswerKind, Question, Replies},
    text::{Phrase, binary},
};

bitqueens_core::named! {
    /// What is asked about the way on, by its name in `data-asked`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum ForkKind {
        /// The line of the code that runs next.
        Code => "line",
        /// The row of the board that it works in.
        Row => "row",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WayOn {
    /// To row 0, to begin again.
    Anew,
    Up,
    /// On in the row, with its next square.
    Here,
    Down,
    /// One row up, after a solution is counted.
    Count,
    End,
}

impl WayOn {
    /// The lines among which the one after a queen is chosen, in the order of the listing.
    const PLACED: [Self; 4] = [Self::Here, Self::Down, Self::Count, Self::Up];
    /// The lines at the top of the loop, above the last row and in it.
    const ABOVE: [Self; 4] = [Self::Here, Self::Down, Self::Up, Self::End];
    const LAST: [Self; 4] = [Self::Here, Self::Count, Self::Up, Self::End];
    /// The rows. From one of the first two rows, row 0 is one of the others.
    const ROWS: [Self; 4] = [Self::Anew, Self::Up, Self::Here, Self::Down];

    /// The way that begins with a micro-step; `None` where none is decided by it.
    const fn of(phase: Phase) -> Option<Self> {
        Some(match phase {
            Phase::Pick => Self::Here,
            Phase::Left => Self::Down,
            Phase::Solution => Self::Count,
            Phase::Backtrack => Self::Up,
            Phase::Finished => Self::End,
            _ => return None,
        })
    }

    /// The micro-step with which it begins.
    const fn phase(self) -> Phase {
        match self {
            Self::Here | Self::Anew => Phase::Pick,
            Self::Down => Phase::Left,
            Self::Count => Phase::Solution,
            Self::Up => Phase::Backtrack,
            Self::End => Phase::Finished,
        }
    }
}

/// A decision of the loop that is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Fork {
    pub kind: ForkKind,
    place: Machine,
    right: WayOn,
    ways: &'static [WayOn],
    /// By how many places the choices are rotated on the page.
    turned: usize,
}

impl Fork {
    /// The decision of the next micro-step, if it is close enough to ask about.
    pub fn before(machine: &Machine) -> Option<Self> {
        let right = WayOn::of(machine.upcoming()?)?;
        let n = machine.size().get();
        let places = machine.phase() == Phase::Place;
        let is_near = match machine.row() {
            _ if machine.phase() == Phase::Start => false,
            Some(row) if places => n <= row + 2,
            Some(row) => machine.words(row).bitmap.count_ones() <= 1,
            None => true,
        };
        if !is_near {
            return None;
        }
        let mixed = mixed(machine.counters().steps);
        let (kind, right, ways) = match machine.row() {
            Some(row) if mixed & 1 == 0 => {
                let right = if right == WayOn::Count {
                    WayOn::Up
                } else {
                    right
                };
                let ways = &WayOn::ROWS[usize::from(row < 2)..];
                (ForkKind::Row, right, ways)
            }
            _ if places => (ForkKind::Code, right, &WayOn::PLACED[..]),
            Some(row) if row + 1 == n => (ForkKind::Code, right, &WayOn::LAST[..]),
            _ => (ForkKind::Code, right, &WayOn::ABOVE[..]),
        };
        Some(Self {
            kind,
            place: machine.clone(),
            right,
            ways,
            turned: (mixed >> 8) % ways.len(),
        })
    }

    pub fn ways(&self) -> impl Iterator<Item = WayOn> {
        let (first, last) = self.ways.split_at(self.turned);
        last.iter().chain(first).copied()
    }

    pub fn question(&self) -> Question {
        let right = self.ways().position(|way| way == self.right);
        let right = right.and_then(|at| u64::try_from(at).ok()).unwrap_or(0);
        let choices: Vec<_> = self.ways().map(|way| self.name(way)).collect();
        Question::new(
            AnswerKind::Choice(choices),
            right,
            self.prompt(),
            Replies::Each(self.ways().map(|way| self.reason(way)).collect()),
            self.name(self.right),
        )
    }

    /// The row that a way leads to; `None` above row 0.
    pub fn row_of(&self, way: WayOn) -> Option<u8> {
        let row = self.place.row()?;
        match way {
            WayOn::Anew => Some(0),
            WayOn::Here => Some(row),
            WayOn::Down => Some(row + 1),
            WayOn::Up | WayOn::Count => row.checked_sub(1),
            WayOn::End => None,
        }
    }

    fn is_placed(&self) -> bool {
        self.place.phase() == Phase::Place
    }

    fn bitmap(&self, row: u8) -> String {
        binary(self.place.words(row).bitmap, self.place.size())
    }
}

impl ForkKind {
    pub const fn prompt(self) -> Phrase {
        match self {
            Self::Code => step_words::WHICH_LINE,
            Self::Row => step_words::WHICH_ROW,
        }
    }
}

/// A hash of the step (Knuth's multiplicative hashing), so that the right choice has no usual place.
fn mixed(step: u64) -> usize {
    let mixed = step.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
    usize::try_from(mixed).unwrap_or(0)
}
