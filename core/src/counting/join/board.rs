//! The cut of a board into quarters, and the row sets that are enough by symmetry.
//!
//! An even board is four quarters. By its mirrors most row sets have as many solutions as others:
//!
//! * turned upside down, a row set becomes its reverse: one of the two is kept and weighs twice;
//! * each long diagonal holds at most one queen, and the mirror in the other diagonal moves it between west and east:
//!   only solutions without such a queen in the east are kept, with twice the weight for every one in the west;
//! * without a queen on the long diagonals, left for right turns a row set into its complement: one of the two is kept
//!   and weighs twice.
//!
//! An odd board has a middle row and a middle column between its quarters, the cross.
//! Either one queen stands in the centre, or the two queens of the cross stand at distances a and b from it.
//! These differ, for otherwise the two queens would attack each other on a diagonal.
//! One of the eight images of such a solution has the queen of the middle row in the east, the one of the middle column
//! in the north, and a > b.

use crate::solver::Size;

use super::combination::{choose, combination};

/// A board to be cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    size: Size,
}

/// Four quarters and the cross between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Block {
    size: Size,
    cross: Cross,
}

/// The queens between the quarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cross {
    /// An even board: there is no cross.
    None,
    /// One queen in the centre.
    Centre,
    /// Two queens: in the middle row, `east` columns from the centre, and in the middle column, `north` rows from it.
    Arms { east: u32, north: u32 },
}

/// Every `parts`-th row set of a block, from the `part`-th on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    block: Block,
    part: u64,
    parts: u64,
}

/// The rows with their queen in the east and in the west, and the weights of the solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowSet {
    /// Bit i: the i-th row beside the cross, from the top.
    pub east: u32,
    /// The same for the west.
    pub west: u32,
    /// The weight of a solution with none, one or two queens on long diagonals.
    pub weights: [u64; 3],
}

impl Board {
    pub(crate) const fn new(size: Size) -> Self {
        Self { size }
    }

    /// The number of blocks with two arms.
    const fn crosses(self) -> u64 {
        if self.size.get().is_multiple_of(2) {
            0
        } else {
            let half = self.size.get() as u64 / 2;
            half * (half - 1) / 2
        }
    }

    /// The number of parts of each block, for at least `parts` of the whole board where there are enough row sets.
    const fn parts_of_block(self, parts: u64) -> u64 {
        let row_sets = Block {
            size: self.size,
            cross: self.cross(0),
        }
        .choices();
        let parts = parts.div_ceil(self.crosses() + 1);
        if parts < row_sets { parts } else { row_sets }
    }

    /// The number of jobs if at least `parts` are wanted.
    pub(crate) const fn jobs(self, parts: u64) -> u64 {
        (self.crosses() + 1) * self.parts_of_block(parts)
    }

    /// The share of a job.
    pub(crate) const fn share(self, job: u64, parts: u64) -> Share {
        let parts = self.parts_of_block(parts);
        Share {
            block: Block {
                size: self.size,
                cross: self.cross(job / parts),
            },
            part: job % parts,
            parts,
        }
    }

    const fn cross(self, block: u64) -> Cross {
        if self.size.get().is_multiple_of(2) {
            return Cross::None;
        }
        let mut left = block;
        let mut east = 2;
        while east <= self.size.get() as u32 / 2 {
            if left < east as u64 - 1 {
                #[expect(clippy::cast_possible_truncation, reason = "smaller than `east`")]
                return Cross::Arms {
                    east,
                    north: left as u32 + 1,
                };
            }
            left -= east as u64 - 1;
            east += 1;
        }
        Cross::Centre
    }
}

impl Block {
    /// The number of rows, and of columns, of a quarter.
    pub(crate) fn quarter(self) -> u32 {
        u32::from(self.size.get()) / 2
    }

    pub(crate) const fn size(self) -> Size {
        self.size
    }

    /// Tests whether a queen on a long diagonal in the west counts for one in the east.
    pub(crate) const fn folds_long_diagonals(self) -> bool {
        matches!(self.cross, Cross::None)
    }

    /// The rows and columns of the queens between the quarters.
    pub(crate) fn queens(self) -> impl Iterator<Item = (u32, u32)> {
        let middle = self.quarter();
        let queens = match self.cross {
            Cross::None => [None; 2],
            Cross::Centre => [Some((middle, middle)), None],
            Cross::Arms { east, north } => [
                Some((middle, middle + east)),
                Some((middle - north, middle)),
            ],
        };
        queens.into_iter().flatten()
    }

    /// The number of row sets before symmetry is used.
    const fn choices(self) -> u64 {
        let rows = self.size.len() / 2 * 2;
        match self.cross {
            Cross::None | Cross::Centre => choose(rows, rows / 2),
            Cross::Arms { .. } => choose(rows - 1, rows / 2 - 1),
        }
    }

    /// The row set of a rank; `None` where a mirror image is counted for it.
    fn row_set(self, rank: u64) -> Option<RowSet> {
        let rows = 2 * self.quarter();
        let all = (1 << rows) - 1;
        match self.cross {
            Cross::None => {
                let east = combination(rank, self.quarter());
                let weight = match east.cmp(&reversed(east, rows)) {
                    std::cmp::Ordering::Less => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Greater => return None,
                };
                let west = all & !east;
                let mirrored = west.min(reversed(west, rows));
                let unfolded = match mirrored.cmp(&east) {
                    std::cmp::Ordering::Less => 0,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Greater => 2,
                };
                Some(RowSet {
                    east,
                    west,
                    weights: [unfolded * weight, 2 * weight, 4 * weight],
                })
            }
            Cross::Centre => {
                let east = combination(rank, self.quarter());
                let west = all & !east;
                let images = [east, west, reversed(east, rows), reversed(west, rows)];
                if images.iter().any(|&image| image < east) {
                    return None;
                }
                // Images that coincide come in pairs: no row set is its own complement.
                let same = images.iter().filter(|&&image| image == east).count();
                let weight = if same == 1 { 4 } else { 2 };
                Some(RowSet {
                    east,
                    west,
                    weights: [weight; 3],
                })
            }
            Cross::Arms { north, .. } => {
                // The row of the northern queen is taken: the choice skips it.
                let taken = self.quarter() - north;
                let choice = combination(rank, self.quarter() - 1);
                let above = choice & ((1 << taken) - 1);
                let east = above | (choice & !((1 << taken) - 1)) << 1;
                let west = all & !east & !(1 << taken);
                Some(RowSet {
                    east,
                    west,
                    weights: [8; 3],
                })
            }
        }
    }
}

impl Share {
    pub(crate) const fn block(self) -> Block {
        self.block
    }

    /// The row sets of the share.
    pub(crate) fn row_sets(self) -> impl Iterator<Item = RowSet> {
        let share = (self.block.choices() - self.part).div_ceil(self.parts);
        (0..share).filter_map(move |i| self.block.row_set(self.part + i * self.parts))
    }
}

/// The row set upside down.
const fn reversed(set: u32, rows: u32) -> u32 {
    set.reverse_bits() >> (32 - rows)
}
