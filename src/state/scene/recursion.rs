//! The call stack that the recursive form would have at this place.

use crate::solver::{Machine, Phase, RowWords};

/// A call of the recursive form, or the row of the arrays that does its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The row that the call works on.
    pub row: u8,
    /// Its words.
    pub words: RowWords,
    /// What it does now.
    pub status: FrameStatus,
}

/// What a call does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameStatus {
    /// It waits for the call it made.
    Waiting,
    /// It is in work.
    InWork,
    /// Its words are just being computed.
    Coming,
    /// It has just returned. The arrays still show its row.
    Gone,
}

impl FrameStatus {
    /// The value of `data-frame-status`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::InWork => "in-work",
            Self::Coming => "coming",
            Self::Gone => "gone",
        }
    }
}

/// What the two forms do at the same moment, each in its own way.
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
    /// The calls.
    pub frames: Vec<Frame>,
    /// The call or return that the last micro-step carried out.
    pub crossing: Option<Crossing>,
}

impl Recursion {
    /// The calls at the place where a machine stands.
    #[must_use]
    pub fn of(machine: &Machine) -> Self {
        let phase = machine.phase();
        let here = machine.row();
        let below = here.map_or(0, |row| row + 1);
        let gone = matches!(phase, Phase::Solution | Phase::Backtrack);
        let n_rows = match phase {
            Phase::Ready | Phase::Finished => 0,
            _ => below + u8::from(gone),
        };
        let coming = matches!(phase, Phase::Left | Phase::Down | Phase::Right);
        let frames = (0..n_rows)
            .map(|row| Frame {
                row,
                words: machine.words(row),
                status: match () {
                    () if row == below => FrameStatus::Gone,
                    () if Some(row) != here => FrameStatus::Waiting,
                    () if coming => FrameStatus::Coming,
                    () => FrameStatus::InWork,
                },
            })
            .collect();
        let crossing = match phase {
            Phase::Left | Phase::Down | Phase::Right => here.map(|to| Crossing::Down { to }),
            Phase::Solution | Phase::Backtrack => Some(Crossing::Up { from: below }),
            _ => None,
        };
        Self { frames, crossing }
    }
}
