//! A stepper: a place in the search of a board.

use bitqueens_core::solver::{Machine, Size};

use crate::player::{Player, Timeline};

/// A place in the search of a board, and what moves along it.
pub type Stepper = Player<Timeline>;

impl Stepper {
    /// The first screen, in the middle of the search of N = 4.
    pub fn first_screen() -> Self {
        Self::new(Timeline::first_screen())
    }

    /// The search at the place where the reader is.
    pub const fn machine(&self) -> &Machine {
        self.sequence.now()
    }

    /// The side of the board.
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

    /// Takes another place in a search, without the way there.
    pub fn join(&mut self, machine: Machine) {
        let size = machine.size();
        let breakpoint = self.sequence.breakpoint;
        self.sequence = Timeline::from(machine);
        self.sequence.breakpoint = breakpoint.map(|breakpoint| breakpoint.within(size));
    }
}
