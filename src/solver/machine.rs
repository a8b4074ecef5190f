//! The non-recursive loop, stopped between any two of its lines.

use std::iter::FusedIterator;

use super::{Counters, MicroStep, Phase, RowWords, Size};

/// Rows the arrays have room for: the largest board's.
pub(super) const ROWS: usize = Size::MAX.len();

/// The non-recursive bitmap search, one micro-step at a time.
///
/// The arrays are the whole memory of the search: where the recursive form keeps a frame of the
/// call stack for each suspended row, the loop keeps one entry of each array.
///
/// ```text
/// N = 4, after the second queen    left   down   right  bitmap  board
///                         row 0    0000   0000   0000   1110    0001
///                         row 1    0010   0001   0000   1000    0100
///                         row 2   01100   0101   0010   0000           a dead end
/// ```
///
/// Going up leaves the row below readable until the next queen is picked, and then clears it.
/// The loop never reads those words again, so a machine's words follow from its queens alone,
/// which is what lets a [`Snapshot`](super::Snapshot) be small and be checked.
///
/// ```
/// use bitqueens::solver::{Machine, Size};
///
/// let mut machine = Machine::new(Size::new(4)?);
/// assert_eq!(machine.by_ref().count(), 121);
/// assert_eq!(machine.counters().solutions, 2);
/// # Ok::<(), bitqueens::solver::SizeError>(())
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

    /// What has been counted so far.
    #[must_use]
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    /// One row's words. A row that was not reached yet has zeros.
    #[must_use]
    #[inline(always)]
    pub fn words(&self, row: u8) -> RowWords {
        let row = usize::from(row);
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

    /// Whether the row in work had no free square when the search arrived in it just now.
    #[must_use]
    #[inline(always)]
    pub fn at_dead_end(&self) -> bool {
        self.phase == Phase::Free && self.upcoming() == Some(Phase::Backtrack)
    }

    /// Carries out one line and names it; `None` when the search has finished.
    ///
    /// [`Iterator::next`] does the same and also says which words were used.
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

    /// The loop's lines, one arm each.
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

    /// Forgets the words of a row below the one in work.
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

    /// The queens that stand now, one bit a row from row 0 down.
    ///
    /// A queen is lifted when its row picks another square or has none left, so after a solution
    /// all N stand, and on coming up to a row its queen still does.
    pub fn queens(&self) -> impl Iterator<Item = u32> {
        let standing = match (self.phase, self.row) {
            (Phase::Solution, _) => self.size.get(),
            (_, None) => 0,
            (Phase::Place | Phase::Backtrack, Some(row)) => row + 1,
            (_, Some(row)) => row,
        };
        self.board[..usize::from(standing)].iter().copied()
    }

    /// Puts the words that a checked snapshot describes in place.
    pub(super) fn restore(&mut self, phase: Phase, row: Option<u8>, bit: u32, counters: Counters) {
        self.phase = phase;
        self.row = row;
        self.bit = bit;
        self.counters = counters;
    }

    /// Sets one row's words, for a snapshot.
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
