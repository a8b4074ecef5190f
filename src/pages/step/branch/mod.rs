//! The way on, which is asked for before the loop decides it.
//!
//! ```text
//! after a queen in one of the last two rows     does row reach the last one, or not?
//! where a row has one square left, or none      is bitmap zero, or not?
//! above row 0                                   is row below 0, or not?
//! ```

mod sentences;
mod words;

use bitqueens_core::solver::{Machine, Phase};

use crate::question::Answer;

pub use words::ChoiceName;

bitqueens_core::named! {
    /// What is asked about the way on.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum BranchKind {
        /// The line of the code that runs next.
        Line => "line",
        /// The row of the board that it works in.
        Row => "row",
    }
}

/// A way on from a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WayOn {
    /// To row 0, as if everything began again.
    Anew,
    /// One row up.
    Up,
    /// On in the row, with its next square.
    Here,
    /// One row down.
    Down,
    /// One row up, after a solution is counted.
    Count,
    /// Out of the loop.
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
}

/// A question about the way on.
#[derive(Clone, Debug, PartialEq)]
pub struct BranchQuestion {
    /// What is asked.
    pub kind: BranchKind,
    /// The place before the decision.
    pub place: Machine,
    /// The reader's answer: a choice as drawn, from 0.
    pub answer: Answer,
    ways: &'static [WayOn],
    /// By how many places the ways are turned as drawn.
    turned: usize,
}

impl BranchQuestion {
    /// The question about the micro-step to come, where the loop decides between ways that are near.
    pub(super) fn before(machine: &Machine) -> Option<Self> {
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
                (BranchKind::Row, right, ways)
            }
            _ if places => (BranchKind::Line, right, &WayOn::PLACED[..]),
            Some(row) if row + 1 == n => (BranchKind::Line, right, &WayOn::LAST[..]),
            _ => (BranchKind::Line, right, &WayOn::ABOVE[..]),
        };
        let (n_ways, turned) = (ways.len(), (mixed >> 8) % ways.len());
        let at = ways.iter().position(|way| *way == right)?;
        let expected = u64::try_from((at + n_ways - turned) % n_ways).ok()?;
        Some(Self {
            kind,
            place: machine.clone(),
            answer: Answer {
                bits: u64::MAX,
                ..Answer::new(0, expected)
            },
            ways,
            turned,
        })
    }

    /// The choices as drawn.
    pub fn choices(&self) -> impl Iterator<Item = WayOn> {
        let (first, last) = self.ways.split_at(self.turned);
        last.iter().chain(first).copied()
    }

    /// Tells whether the reader has chosen.
    pub fn is_given(&self) -> bool {
        self.answer.bits != u64::MAX
    }

    /// Chooses an answer; one that is not there does nothing.
    pub(super) fn choose(&mut self, choice: u8) {
        if usize::from(choice) < self.ways.len() {
            self.answer.bits = choice.into();
        }
    }

    /// Compares the reader's choice with the right one. Without one, nothing has been tried.
    pub(super) fn check(&mut self) {
        if self.is_given() {
            self.answer.check();
        } else {
            self.answer.checked = Some(self.answer.bits);
        }
    }
}

/// A number that neither follows from the one before nor repeats soon, so that no place among the
/// choices is the usual one (Knuth's multiplicative hashing).
fn mixed(step: u64) -> usize {
    let mixed = step.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
    usize::try_from(mixed).unwrap_or(0)
}
