//! The loop backwards.

use super::{Machine, Phase};

impl Machine {
    /// Undoes one micro-step; `false` where none has been carried out.
    ///
    /// The search tries squares from the lowest bit up, so what was done before follows from the
    /// queens and the phase. No record of the past is needed: a machine resumed in the middle of a
    /// search can go back to its beginning.
    pub fn retreat(&mut self) -> bool {
        let undone = self.phase;
        let dead_end = self.at_dead_end();
        let before = match (undone, self.row) {
            (Phase::Ready, _) => return false,
            (Phase::Solution | Phase::Backtrack, row) => {
                self.enter_again(row.map_or(0, |row| row + 1))
            }
            (Phase::Finished, _) | (_, None) => self.gone_up_to(None),
            (_, Some(row)) => self.undo_in_row(row),
        };
        self.phase = before;
        self.counters.uncount(undone, dead_end);
        true
    }

    /// Undoes a line that stays in its row or goes down into it, and returns the phase before it.
    fn undo_in_row(&mut self, row: u8) -> Phase {
        let here = usize::from(row);
        match self.phase {
            Phase::Start => {
                *self = Self::new(self.size);
                Phase::Ready
            }
            Phase::Pick if self.board[here] == 0 => self.entered(row),
            Phase::Pick => {
                self.bit = 0;
                self.gone_up_to(Some(row))
            }
            Phase::Clear => {
                self.bitmap[here] |= self.bit;
                Phase::Pick
            }
            Phase::Place => {
                self.board[here] = self.words(row).tried_before(self.bit, self.size);
                Phase::Clear
            }
            Phase::Left => {
                self.left[here] = 0;
                self.row = row.checked_sub(1);
                Phase::Place
            }
            Phase::Down => {
                self.down[here] = 0;
                Phase::Left
            }
            Phase::Right => {
                self.right[here] = 0;
                Phase::Down
            }
            _ => {
                self.bitmap[here] = 0;
                Phase::Right
            }
        }
    }

    /// Undoes going up from `row`, and returns the phase before it.
    fn enter_again(&mut self, row: u8) -> Phase {
        self.row = Some(row);
        let queen = self.board[usize::from(row)];
        if self.phase == Phase::Solution {
            self.bit = queen;
            Phase::Place
        } else if queen == 0 {
            self.entered(row)
        } else {
            self.gone_up_to(Some(row))
        }
    }

    /// Returns the phase at which `row` was entered, nothing tried yet, and restores its bit.
    fn entered(&mut self, row: u8) -> Phase {
        match row.checked_sub(1) {
            None => {
                self.bit = 0;
                Phase::Start
            }
            Some(above) => {
                self.bit = self.board[usize::from(above)];
                Phase::Free
            }
        }
    }

    /// Restores the words of the row below `row` after going up, and returns the phase that went up.
    fn gone_up_to(&mut self, row: Option<u8>) -> Phase {
        let left_behind = row.map_or(0, |row| row + 1);
        let words = match row {
            None => self.words(0),
            Some(row) => {
                let words = self.words(row);
                words.below(words.board).exhausted(self.size)
            }
        };
        self.set_words(left_behind, words);
        let was_last = left_behind + 1 == self.size.get();
        if was_last && words.board != 0 {
            Phase::Solution
        } else {
            Phase::Backtrack
        }
    }
}
