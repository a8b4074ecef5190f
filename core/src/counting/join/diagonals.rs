//! The diagonals on which east and west can meet, as the bits of a half.

use super::board::Block;

/// The most diagonals on which the halves of a board meet.
pub(crate) const MOST_DIAGONALS: usize = 48;

/// The numbering of a block's diagonals.
///
/// Those in the middle are occupied most often, so their bits come first: distances 0, 1, -1, 2, -2, ... from the
/// long diagonals. A diagonal that no half can occupy has no bit: it lies in one half alone, or a queen of the
/// cross stands on it, or its queens are listed apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Diagonals {
    /// The last row and column of the board.
    last: i64,
    /// The first distance of a diagonal that lies in one half alone.
    far: i64,
    /// The diagonals, numbered without gaps, that get no bit.
    missing: u64,
}

impl Diagonals {
    pub(crate) fn new(block: Block) -> Self {
        let all = Self {
            last: i64::from(block.size().get()) - 1,
            far: block.quarter().into(),
            missing: 0,
        };
        let long = if block.folds_long_diagonals() {
            0b11
        } else {
            0
        };
        let crossed = block.queens().map(|(row, column)| all.of(row, column));
        Self {
            missing: crossed.fold(long, |missing, word| missing | word),
            ..all
        }
    }

    /// The number of bits.
    pub(crate) fn len(self) -> u32 {
        // Two long diagonals, and four of every other distance.
        let all = 2 + 4 * (self.far.unsigned_abs() - 1);
        u32::try_from(all).unwrap_or(0) - self.missing.count_ones()
    }

    /// The bits of the two diagonals of a square.
    pub(crate) fn of(self, row: u32, column: u32) -> u64 {
        let (row, column) = (i64::from(row), i64::from(column));
        let mut word = self.bit(column - row, 0) | self.bit(row + column - self.last, 1);
        word &= !self.missing;
        let mut missing = self.missing;
        while missing != 0 {
            let above = u64::MAX << missing.ilog2();
            word = word & !above | (word >> 1) & above;
            missing &= !above;
        }
        word
    }

    /// The bit of a diagonal at a distance from the long one, before the others close up.
    fn bit(self, distance: i64, rising: i64) -> u64 {
        if self.far <= distance.abs() {
            return 0;
        }
        let place = match distance {
            0 => rising,
            _ => 4 * distance.abs() - 2 + 2 * i64::from(distance < 0) + rising,
        };
        1 << place
    }
}

#[cfg(test)]
mod tests {
    use crate::solver::Size;

    use super::{super::board::Board, Diagonals, MOST_DIAGONALS};

    #[test]
    fn a_square_beside_the_cross_has_a_bit_for_each_diagonal_that_halves_share() {
        for size in Size::all().skip(3) {
            let blocks = Board::new(size).jobs(1);
            for block in (0..blocks).map(|job| Board::new(size).share(job, 1).block()) {
                let diagonals = Diagonals::new(block);
                let last = u32::from(size.get()) - 1;
                let is_shared = |distance: u32| {
                    distance < block.quarter() && (0 < distance || !block.folds_long_diagonals())
                };
                for (row, column) in
                    (0..=last).flat_map(|row| (0..=last).map(move |column| (row, column)))
                {
                    let is_crossed = |(other_row, other_column)| {
                        row == other_row
                            || column == other_column
                            || row.abs_diff(other_row) == column.abs_diff(other_column)
                    };
                    if block.queens().any(is_crossed) {
                        continue;
                    }
                    let word = diagonals.of(row, column);
                    let distances = [row.abs_diff(column), (row + column).abs_diff(last)];
                    let shared = distances
                        .into_iter()
                        .filter(|&distance| is_shared(distance))
                        .count();
                    assert_eq!(
                        word.count_ones() as usize,
                        shared,
                        "{block:?}, {row}, {column}"
                    );
                    assert_eq!(word >> diagonals.len(), 0, "{block:?}, {row}, {column}");
                }
            }
        }
    }

    #[test]
    fn up_to_19_rows_the_bits_fit_one_word() {
        for size in Size::all().skip(3) {
            let blocks = Board::new(size).jobs(1);
            let mut blocks = (0..blocks).map(|job| Board::new(size).share(job, 1).block());
            let fits = blocks
                .clone()
                .all(|block| Diagonals::new(block).len() <= 32);
            assert_eq!(fits, size.get() <= 19, "N = {size}");
            assert!(blocks.all(|block| Diagonals::new(block).len() as usize <= MOST_DIAGONALS));
        }
    }
}
