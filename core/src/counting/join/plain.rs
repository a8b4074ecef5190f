//! A row set counted by placing queen after queen, as close to the definition as possible.

use crate::counting::lines::Lines;

use super::board::{Block, RowSet};

/// A block, ready for its row sets.
pub(crate) struct Plain {
    block: Block,
    /// The queens of the cross.
    cross: Lines,
}

impl Plain {
    pub(crate) fn new(block: Block) -> Self {
        let size = block.size();
        let mut cross = Lines::default();
        for (row, column) in block.queens() {
            cross.place(size, row, column);
        }
        Self { block, cross }
    }

    /// The queens of the cross.
    pub(crate) const fn cross(&self) -> Lines {
        self.cross
    }

    /// Counts the weighted solutions of a row set.
    pub(crate) fn count(&self, set: RowSet) -> u64 {
        self.below(set, 0, self.cross)
    }

    fn below(&self, set: RowSet, row: u32, lines: Lines) -> u64 {
        let size = self.block.size();
        let side = u32::from(size.get());
        if row == side {
            return set.weights[self.long_diagonals(lines)];
        }
        if lines.rows >> row & 1 == 1 {
            return self.below(set, row + 1, lines);
        }
        let quarter = self.block.quarter();
        // The middle row of an odd board does not belong to the set.
        let index = if row < quarter { row } else { row - side % 2 };
        let west = (1 << quarter) - 1;
        let squares = if set.east >> index & 1 == 1 {
            let east = west << (side - quarter);
            if self.block.folds_long_diagonals() {
                east & !(1 << row | 1 << (side - 1 - row))
            } else {
                east
            }
        } else {
            west
        };
        let mut bitmap = squares & lines.free(size, row);
        let mut sum = 0;
        while bitmap != 0 {
            let mut next = lines;
            next.place(size, row, bitmap.trailing_zeros());
            bitmap &= bitmap - 1;
            sum += self.below(set, row + 1, next);
        }
        sum
    }

    /// Counts the queens on long diagonals.
    fn long_diagonals(&self, lines: Lines) -> usize {
        let long = u32::from(self.block.size().get()) - 1;
        usize::from(lines.falling >> long & 1 == 1) + usize::from(lines.rising >> long & 1 == 1)
    }
}
