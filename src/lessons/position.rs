//! Some queens from the top, and the row below them.

use super::Draw;
use crate::solver::{Attack, Line, Machine, Phase, RowWords, Size};

/// A row of the search as an exercise sees it: the queens above it, and what was tried in it.
///
/// ```text
/// . . . . Q   00001
/// . . Q . .   00100
/// ? ? ? ? ?   the row that is asked about
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    size: Size,
    queens: Vec<u32>,
    tried: u32,
}

impl Position {
    /// The empty board.
    #[must_use]
    pub const fn start(size: Size) -> Self {
        Self {
            size,
            queens: Vec::new(),
            tried: 0,
        }
    }

    /// The row below, under a queen on this bit of the row; `None` where the square is attacked or
    /// there is none.
    #[must_use]
    pub fn with(&self, power: u8) -> Option<Self> {
        let bit = 1_u32.checked_shl(power.into())?;
        let below =
            self.queens.len() < self.size.len() && self.words().unattacked(self.size) & bit != 0;
        below.then(|| Self {
            queens: self.queens.iter().copied().chain([bit]).collect(),
            tried: 0,
            ..*self
        })
    }

    /// The queens above a row alone.
    #[must_use]
    pub fn up_to(&self, row: u8) -> Self {
        Self {
            queens: self.queens.iter().copied().take(row.into()).collect(),
            tried: 0,
            ..*self
        }
    }

    /// The row in work of a machine; above row 0 it is row 0.
    #[must_use]
    pub fn of(machine: &Machine) -> Self {
        let row = machine.row().unwrap_or(0);
        let queens = machine.queens().take(usize::from(row)).collect();
        let untried = Self {
            size: machine.size(),
            queens,
            tried: 0,
        };
        let tried = match machine.phase() {
            // The bitmap of the row is not there yet.
            Phase::Ready | Phase::Left | Phase::Down | Phase::Right => 0,
            _ => untried.words().bitmap ^ machine.words(row).bitmap,
        };
        Self { tried, ..untried }
    }

    /// Draws a row with one queen above it at least.
    ///
    /// The queens stand where no other attacks them, so the search comes through here.
    pub(super) fn drawn(draw: &mut Draw, size: Size) -> Self {
        let wanted = 1 + draw.below(u32::from(size.get()).saturating_sub(1));
        let mut position = Self::start(size);
        for _ in 0..wanted {
            let free = position.words().bitmap;
            let Some(bit) = nth_one(free, draw.below(free.count_ones())) else {
                break;
            };
            position.queens.push(bit);
        }
        // A full board has no row below it.
        position.queens.truncate(size.len() - 1);
        position
    }

    /// This row with some of its squares tried, from the lowest, as the search leaves it on coming
    /// back; one at least is still to be tried, or the row above is taken instead.
    pub(super) fn with_some_tried(mut self, draw: &mut Draw) -> Self {
        while self.words().bitmap == 0 && self.queens.pop().is_some() {}
        let free = self.words().bitmap;
        for _ in 0..draw.below(free.count_ones()) {
            let left = free & !self.tried;
            self.tried |= left & left.wrapping_neg();
        }
        self
    }

    /// The side of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The queens above the row, one bit a row from row 0 down.
    #[must_use]
    pub fn queens(&self) -> &[u32] {
        &self.queens
    }

    /// The row asked about.
    #[must_use]
    pub fn row(&self) -> u8 {
        u8::try_from(self.queens.len()).unwrap_or(u8::MAX)
    }

    /// The free squares that were tried already.
    #[must_use]
    pub const fn tried(&self) -> u32 {
        self.tried
    }

    /// The row's words; its bitmap holds the free squares that are still to be tried.
    #[must_use]
    pub fn words(&self) -> RowWords {
        let start = RowWords::default();
        let words = self
            .queens
            .iter()
            .fold(start, |words, &bit| words.below(bit));
        RowWords {
            bitmap: words.unattacked(self.size) & !self.tried,
            ..words
        }
    }

    /// The queens that attack a bit of the row, ghost bits included, from the top.
    pub fn attacks(&self, power: u8) -> impl Iterator<Item = Attack> {
        let row = self.row();
        (0..row)
            .zip(&self.queens)
            .flat_map(move |(queen_row, queen)| {
                let queen_power = u8::try_from(queen.trailing_zeros()).unwrap_or(u8::MAX);
                Line::ALL
                    .into_iter()
                    .filter(move |line| line.below(queen_power, row - queen_row) == Some(power))
                    .map(move |line| Attack { queen_row, line })
            })
    }

    /// The first micro-step at which the search has this row before it: on coming down to it, or,
    /// where squares were tried, on coming back. `None` where it never has.
    #[must_use]
    pub fn step(&self) -> Option<u64> {
        let mut machine = Machine::new(self.size);
        let mut step = 0;
        while let Some(phase) = machine.advance() {
            step += 1;
            let arrived = matches!(
                phase,
                Phase::Start | Phase::Free | Phase::Solution | Phase::Backtrack
            );
            if arrived && machine.row() == Some(self.row()) && Self::of(&machine) == *self {
                return Some(step);
            }
        }
        None
    }
}

/// The one with this number, from 0 at the lowest.
fn nth_one(word: u32, number: u32) -> Option<u32> {
    (0..u32::BITS)
        .map(|power| 1 << power)
        .filter(|bit| word & bit != 0)
        .nth(usize::try_from(number).ok()?)
}
