//! The call stack that the recursive form would have at this place.

use bitqueens_core::solver::{Machine, Phase, RowStage, RowWords};

/// A call of the recursive form, or the row of the arrays that does its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The row that the call works on.
    pub row: u8,
    pub words: RowWords,
    pub stage: RowStage,
}

/// The event that the two forms carry out at the same moment, each in its own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crossing {
    /// A call, and `row += 1`.
    Down {
        /// The row that is entered.
        to: u8,
    },
    /// A return, and `row -= 1`.
    Up {
        /// The row that is left.
        from: u8,
    },
}

/// The calls of the recursive form, the outermost first, and what has just happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Recursion {
    pub frames: Vec<Frame>,
    /// The call or return that the last micro-step carried out.
    pub crossing: Option<Crossing>,
}

impl Recursion {
    /// The calls at the place where a machine stands.
    pub fn of(machine: &Machine) -> Self {
        let (phase, here) = (machine.phase(), machine.row());
        // After the last return nothing is left on the stack.
        let n_rows = match phase {
            Phase::Finished => 0,
            _ => machine.rows_reached(),
        };
        let frames = (0..n_rows)
            .map(|row| Frame {
                row,
                words: machine.words(row),
                stage: machine.stage(row),
            })
            .collect();
        let below = here.map_or(0, |row| row + 1);
        let crossing = match phase {
            Phase::Left | Phase::Down | Phase::Right => here.map(|to| Crossing::Down { to }),
            Phase::Solution | Phase::Backtrack => Some(Crossing::Up { from: below }),
            _ => None,
        };
        Self { frames, crossing }
    }
}
