//! A stepper, the second one beside it, and the calls of the recursive form at its place.

use std::fmt;

use super::link::FAR;
use crate::{
    player::{Player, Timeline},
    site::Preferences,
};
use bitqueens_core::solver::{Machine, Phase, RowStage, RowWords, Size};

/// The place that a picture shows: N = 4 in the middle of its search, in row 2 on the way to the first
/// solution, where all three lines, a ghost bit and a single free square are to be seen.
pub fn pictured() -> Machine {
    let mut machine = Machine::new(Size::FIRST_SCREEN);
    for _ in 0..47 {
        machine.advance();
    }
    machine
}

/// A place in the search of a board, and what moves along it.
pub type Stepper = Player<Timeline>;

impl Stepper {
    /// The search at the place where the reader is.
    pub const fn machine(&self) -> &Machine {
        self.sequence.now()
    }

    pub const fn size(&self) -> Size {
        self.machine().size()
    }

    /// Begins the search of another board; returns whether it is another one.
    pub fn set_size(&mut self, size: Size) -> bool {
        let is_other = size != self.size();
        if is_other {
            self.stop();
            self.join(Machine::new(size));
        }
        is_other
    }

    /// Continues from another place in a search, without walking there.
    pub fn join(&mut self, machine: Machine) {
        let size = machine.size();
        let breakpoint = self.sequence.breakpoint;
        self.sequence = Timeline::from(machine);
        self.sequence.breakpoint = breakpoint.map(|breakpoint| breakpoint.within(size));
    }
}

/// A second stepper: another board, or another moment of the same run.
#[derive(Clone, Debug, PartialEq)]
pub struct Second {
    pub stepper: Stepper,
    /// True if both move when one is moved.
    pub together: bool,
}

/// The second stepper in the address: `8.894`, with `.apart` where it moves alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecondLink {
    pub size: Size,
    pub at: u64,
    /// True if both move when one is moved.
    pub together: bool,
}

impl SecondLink {
    /// Reads the value of the address; `None` where it is none.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let size = Size::new(parts.next()?.parse().ok()?).ok()?;
        let at = parts.next()?.parse().ok()?;
        let together = match parts.next() {
            None => true,
            Some("apart") => false,
            Some(_) => return None,
        };
        parts
            .next()
            .is_none()
            .then_some(Self { size, at, together })
    }
}

impl fmt::Display for SecondLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let apart = if self.together { "" } else { ".apart" };
        write!(f, "{}.{}{apart}", self.size, self.at)
    }
}

impl Second {
    /// A second stepper where the search of the next board has set as many queens as the first.
    pub(super) fn beside(first: &Stepper) -> Self {
        let mut stepper = first.clone();
        stepper.stop();
        stepper.join(counterpart(first.machine()));
        Self {
            stepper,
            together: true,
        }
    }

    pub fn link(&self) -> SecondLink {
        SecondLink {
            size: self.stepper.size(),
            at: self.stepper.step(),
            together: self.together,
        }
    }

    /// Goes where the address says.
    pub(super) fn follow(&mut self, link: SecondLink, preferences: Preferences) {
        self.together = link.together;
        self.stepper.set_size(link.size);
        self.stepper.seek_step(link.at, preferences.order);
    }
}

/// The search of the next board, at the same line after as many queens; the largest board is
/// compared with the one before it.
///
/// After equally many queens both searches have done the same work, and only the board differs. The next
/// solution of the same board would be far, or missing. Where the first stepper is far itself, the second
/// waits at its start.
fn counterpart(machine: &Machine) -> Machine {
    let n = machine.size().get();
    let size = Size::new(n + 1)
        .or_else(|_| Size::new(n - 1))
        .unwrap_or(machine.size());
    let counters = machine.counters();
    let mut other = Machine::new(size);
    if FAR < counters.steps {
        return other;
    }
    while other.counters().placements < counters.placements && other.advance().is_some() {}
    let mut ahead = other.clone();
    while ahead.phase() != machine.phase() {
        // The next queen would be one too many: the line does not come after this one.
        if matches!(ahead.upcoming(), None | Some(Phase::Place)) {
            return other;
        }
        ahead.advance();
    }
    ahead
}

/// A call of the recursive form, or the row of the arrays that does its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    pub row: u8,
    pub words: RowWords,
    pub stage: RowStage,
}

/// An event that the loop and the recursive form both carry out now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crossing {
    /// A call, and `row += 1`.
    Down { to: u8 },
    /// A return, and `row -= 1`.
    Up { from: u8 },
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
