//! A micro-step that a lesson speaks of.

use bitqueens_core::solver::{Machine, Phase, Size};

/// A micro-step of a search, with the phase and row the lesson's words count on.
///
/// A step outside the search does not compile. A test walks to each place and compares the phase
/// and the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    size: Size,
    step: u64,
    phase: Phase,
    row: u8,
}

impl Place {
    /// The micro-steps of a whole search, N = 1 first, for the boards the course uses.
    pub const LENGTHS: [u64; 8] = [6, 19, 43, 121, 377, 1_199, 4_211, 15_991];

    /// A place of the course, for constants alone, where a panic is a compile error.
    pub(super) const fn at(side: u8, step: u64, phase: Phase, row: u8) -> Self {
        let Ok(size) = Size::new(side) else {
            panic!("no board has this side");
        };
        assert!(
            size.len() <= Self::LENGTHS.len(),
            "the course stays on small boards"
        );
        assert!(
            step <= Self::LENGTHS[size.len() - 1],
            "the search ends before this step"
        );
        assert!(row < side, "the board has no such row");
        Self {
            size,
            step,
            phase,
            row,
        }
    }

    /// The side of the board.
    pub const fn size(self) -> Size {
        self.size
    }

    /// The micro-steps carried out, as in the address.
    pub const fn step(self) -> u64 {
        self.step
    }

    /// The line carried out last.
    pub const fn phase(self) -> Phase {
        self.phase
    }

    /// The row in work.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The machine at this place.
    pub fn machine(self) -> Machine {
        let mut machine = Machine::new(self.size);
        for _ in 0..self.step {
            machine.advance();
        }
        machine
    }
}
