//! The non-recursive loop, stopped between any two of its lines.

use std::iter::FusedIterator;

use super::{Counters, MicroStep, Phase, RowWords, Size};

/// The length of the arrays: the rows of the largest board.
pub(super) const ROWS: usize = Size::MAX.len();

/// The non-recursive bitmap search, one micro-step at a time.
///
/// The arrays are the whole memory of the search: one entry of each for a suspended row, where the
/// recursive form keeps a frame on the call stack.
///
/// ```text
/// N = 4, after the second queen    left   down   right  bitmap  board
///                         row 0    0000   0000   0000   1110    0001
///                         row 1    0010   0001   0000   1000    0100
///                         row 2   01100   0101   0010   0000           a dead end
/// ```
///
/// When the search goes up, the row below keeps its words until the next queen is picked; then they
/// are cleared. The loop never reads them again, so a machine's words follow from its queens and
/// its phase. That is why a [`Snapshot`](super::Snapshot) is small and can be checked.
///
/// ```
/// use bitqueens_core::solver::{Machine, Size};
///
/// let mut machine = Machine::new(Size::new(4)?);
/// assert_eq!(machine.by_ref().count(), 121);
/// assert_eq!(machine.counters().solutions, 2);
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    pub(super) size: Size,
    /// The line carried out last.
    pub(super) phase: Phase,
    /// The row in work; `None` above row 0, where the sources' loop has `row == -1`.
    pub(super) row: Option<u8>,
    /// The square taken now; 0 where none is.
    pub(super) bit: u32,
    pub(super) board: [u32; ROWS],
    pub(super) left: [u64; ROWS],
    pub(super) down: [u32; ROWS],
    pub(super) right: [u32; ROWS],
    pub(super) bitmap: [u32; ROWS],
    pub(super) counters: Counters,
}

impl Machine {
    /// The loop before its first line.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        Self {
            size,
            phase: Phase::Ready,
            row: Some(0),
            bit: 0,
            board: [0; ROWS],
            left: [0; ROWS],
            down: [0; ROWS],
            right: [0; ROWS],
            bitmap: [0; ROWS],
            counters: Counters::ZERO,
        }
    }

    /// The side of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The line carried out last.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The row in work; `None` above row 0.
    #[must_use]
    pub const fn row(&self) -> Option<u8> {
        self.row
    }

    /// The square taken now; 0 where none is.
    #[must_use]
    pub const fn bit(&self) -> u32 {
        self.bit
    }

    /// The counters so far.
    #[must_use]
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    /// The words of a row; zeros where the search has not reached it, and below the board.
    #[must_use]
    #[inline(always)]
    pub fn words(&self, row: u8) -> RowWords {
        let row = usize::from(row);
        if ROWS <= row {
            return RowWords::default();
        }
        RowWords {
            left: self.left[row],
            down: self.down[row],
            right: self.right[row],
            bitmap: self.bitmap[row],
            board: self.board[row],
        }
    }

    /// The line that the next micro-step carries out; `None` when the search has finished.
    #[must_use]
    #[inline(always)]
    pub fn upcoming(&self) -> Option<Phase> {
        Some(match self.phase {
            Phase::Ready => Phase::Start,
            Phase::Pick => Phase::Clear,
            Phase::Clear => Phase::Place,
            Phase::Place if self.row == Some(self.size.get() - 1) => Phase::Solution,
            Phase::Place => Phase::Left,
            Phase::Left => Phase::Down,
            Phase::Down => Phase::Right,
            Phase::Right => Phase::Free,
            Phase::Start | Phase::Free | Phase::Solution | Phase::Backtrack => match self.row {
                None => Phase::Finished,
                Some(row) if self.bitmap[usize::from(row)] == 0 => Phase::Backtrack,
                Some(_) => Phase::Pick,
            },
            Phase::Finished => return None,
        })
    }

    /// Tells whether the search has just arrived in a row without a free square.
    #[must_use]
    #[inline(always)]
    pub fn at_dead_end(&self) -> bool {
        self.phase == Phase::Free && self.upcoming() == Some(Phase::Backtrack)
    }

    /// Carries out one line and returns its phase; `None` when the search has finished.
    ///
    /// [`Iterator::next`] does the same and returns the words that the line used.
    pub fn advance(&mut self) -> Option<Phase> {
        let phase = self.upcoming()?;
        if let Some(row) = self.row {
            self.carry_out(phase, row);
        }
        self.phase = phase;
        self.counters.count(phase);
        if self.at_dead_end() {
            self.counters.dead_ends += 1;
        }
        Some(phase)
    }

    /// Carries out the loop's lines, one arm each.
    #[inline(always)]
    fn carry_out(&mut self, phase: Phase, row: u8) {
        let here = usize::from(row);
        match phase {
            Phase::Start => self.bitmap[here] = self.size.mask(),
            Phase::Pick => {
                self.bit = self.bitmap[here] & self.bitmap[here].wrapping_neg();
                self.clear_row(here + 1);
            }
            Phase::Clear => self.bitmap[here] ^= self.bit,
            Phase::Place => self.board[here] = self.bit,
            Phase::Left => {
                self.row = Some(row + 1);
                self.left[here + 1] = (self.left[here] | u64::from(self.bit)) << 1;
            }
            Phase::Down => self.down[here] = self.down[here - 1] | self.bit,
            Phase::Right => self.right[here] = (self.right[here - 1] | self.bit) >> 1,
            Phase::Free => {
                self.bitmap[here] = self.words(row).unattacked(self.size);
            }
            Phase::Solution | Phase::Backtrack => {
                self.row = row.checked_sub(1);
                self.bit = 0;
                self.clear_row(here + 1);
            }
            Phase::Ready | Phase::Finished => {}
        }
    }

    /// Clears the words of a row below the one in work.
    #[inline(always)]
    pub(super) fn clear_row(&mut self, row: usize) {
        if row < self.size.len() {
            self.board[row] = 0;
            self.left[row] = 0;
            self.down[row] = 0;
            self.right[row] = 0;
            self.bitmap[row] = 0;
        }
    }

    /// The queens on the board now, one bit a row from row 0 down.
    ///
    /// A queen stays until its row picks another square or has none left: after a solution all N
    /// stand, and after going up to a row its queen still stands.
    pub fn queens(&self) -> impl Iterator<Item = u32> {
        let standing = match (self.phase, self.row) {
            (Phase::Solution, _) => self.size.get(),
            (_, None) => 0,
            (Phase::Place | Phase::Backtrack, Some(row)) => row + 1,
            (_, Some(row)) => row,
        };
        self.board[..usize::from(standing)].iter().copied()
    }

    /// Sets the state other than the words, for a checked snapshot.
    pub(super) fn restore(&mut self, phase: Phase, row: Option<u8>, bit: u32, counters: Counters) {
        self.phase = phase;
        self.row = row;
        self.bit = bit;
        self.counters = counters;
    }

    /// Sets the words of a row.
    pub(super) fn set_words(&mut self, row: u8, words: RowWords) {
        let row = usize::from(row);
        self.left[row] = words.left;
        self.down[row] = words.down;
        self.right[row] = words.right;
        self.bitmap[row] = words.bitmap;
        self.board[row] = words.board;
    }
}

impl Iterator for Machine {
    type Item = MicroStep;

    fn next(&mut self) -> Option<MicroStep> {
        self.advance()?;
        self.last_step()
    }
}

impl FusedIterator for Machine {}
