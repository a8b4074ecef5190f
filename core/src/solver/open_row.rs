//! The row below some queens, with the squares that were tried in it.

use super::{Attack, Machine, Phase, Placement, RowWords};

/// The row below some queens, and which of its free squares were tried already.
///
/// The search tries squares from the lowest bit up, so the tried ones are the lowest free ones.
///
/// ```text
/// . . . . Q   00001
/// . . Q . .   00100
/// ? ? ? ? ?   the open row
/// ```
///
/// A full board has no open row: its [`row`](Self::row) is N, and its bitmap is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpenRow {
    placement: Placement,
    tried: u32,
}

impl From<Placement> for OpenRow {
    /// The row below the queens, with nothing tried in it.
    fn from(placement: Placement) -> Self {
        Self {
            placement,
            tried: 0,
        }
    }
}

impl OpenRow {
    /// The row in work of a machine; above row 0 it is row 0.
    #[must_use]
    pub fn of(machine: &Machine) -> Self {
        let row = machine.open_row();
        Self {
            placement: Placement::standing(machine).above(row),
            tried: machine.tried(row),
        }
    }

    /// The row when its `n_tried` lowest free squares were tried.
    #[must_use]
    pub fn with_tried(self, n_tried: u32) -> Self {
        let free = self.placement.free();
        let left = (0..n_tried.min(u32::BITS)).fold(free, |left, _| left & left.wrapping_sub(1));
        Self {
            tried: free & !left,
            ..self
        }
    }

    /// The queens above the row.
    #[must_use]
    pub const fn placement(&self) -> &Placement {
        &self.placement
    }

    /// The row's number.
    #[must_use]
    pub const fn row(&self) -> u8 {
        self.placement.n_queens()
    }

    /// The free squares that were tried already.
    #[must_use]
    pub const fn tried(&self) -> u32 {
        self.tried
    }

    /// The row's words; its bitmap holds the free squares that are still to be tried.
    #[must_use]
    pub fn words(&self) -> RowWords {
        RowWords {
            bitmap: self.placement.free() & !self.tried,
            ..self.placement.words()
        }
    }

    /// The queens that attack a bit of the row, ghost bits included, from the top.
    pub fn attacks(&self, power: u8) -> impl Iterator<Item = Attack> + use<> {
        self.placement.attacks(self.row(), power)
    }

    /// Walks to the first micro-step at which the search has this row before it: on coming down to
    /// it, or, where squares were tried, on coming back. `None` where it never has.
    #[must_use]
    pub fn step(&self) -> Option<u64> {
        let mut machine = Machine::new(self.placement.size());
        while let Some(phase) = machine.advance() {
            let arrived = matches!(
                phase,
                Phase::Start | Phase::Free | Phase::Solution | Phase::Backtrack
            );
            if arrived && machine.row() == Some(self.row()) && Self::of(&machine) == *self {
                return Some(machine.counters().steps);
            }
        }
        None
    }
}
