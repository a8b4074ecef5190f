//! One whole turn of the loop at once, for long seeks.

use super::{Machine, Phase};

impl Machine {
    /// The most micro-steps that one turn of the loop can be.
    pub const LONGEST_TURN: u64 = 7;

    /// Carries out one whole turn of the loop: all lines between two tests of `row >= 0`, which
    /// [`advance`](Self::advance) carries out one by one.
    ///
    /// Returns false and changes nothing where the machine is not between two turns, or the search
    /// is over.
    ///
    /// ```text
    /// bitmap[row] != 0, row < n - 1   pick clear place left down right free   7 micro-steps
    /// bitmap[row] != 0, row = n - 1   pick clear place solution               4
    /// bitmap[row] == 0                backtrack                               1
    /// ```
    pub fn turn(&mut self) -> bool {
        let between_turns = matches!(
            self.phase,
            Phase::Start | Phase::Free | Phase::Solution | Phase::Backtrack
        );
        let Some(row) = self.row.filter(|_| between_turns) else {
            return false;
        };
        let here = usize::from(row);
        if self.bitmap[here] == 0 {
            self.go_up(row, Phase::Backtrack, 1);
            self.counters.backtracks += 1;
            return true;
        }
        let bit = self.bitmap[here] & self.bitmap[here].wrapping_neg();
        self.bitmap[here] ^= bit;
        self.board[here] = bit;
        self.counters.placements += 1;
        if here + 1 == self.size.len() {
            self.go_up(row, Phase::Solution, 4);
            self.counters.solutions += 1;
        } else {
            self.bit = bit;
            self.go_down(row);
        }
        true
    }

    /// Goes down: computes the four words of the row below the queen just set.
    #[inline(always)]
    fn go_down(&mut self, row: u8) {
        let (above, here) = (usize::from(row), usize::from(row) + 1);
        self.row = Some(row + 1);
        self.left[here] = (self.left[above] | u64::from(self.bit)) << 1;
        self.down[here] = self.down[above] | self.bit;
        self.right[here] = (self.right[above] | self.bit) >> 1;
        self.bitmap[here] = self.words(row + 1).unattacked(self.size);
        self.board[here] = 0;
        self.phase = Phase::Free;
        self.counters.steps += Self::LONGEST_TURN;
        self.counters.dead_ends += u64::from(self.bitmap[here] == 0);
    }

    /// Goes up from a row.
    #[inline(always)]
    fn go_up(&mut self, row: u8, phase: Phase, steps: u64) {
        self.row = row.checked_sub(1);
        self.bit = 0;
        self.clear_row(usize::from(row) + 1);
        self.phase = phase;
        self.counters.steps += steps;
    }
}
