//! The search as a sequence of full boards.

use std::{fmt, iter::FusedIterator};

use super::{Machine, Phase, Size, machine::ROWS};

/// A full board: one queen a row, none attacking another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Solution {
    size: Size,
    bits: [u32; ROWS],
}

impl Solution {
    /// The full board that the machine has just counted; `None` at any other phase.
    #[must_use]
    pub fn of(machine: &Machine) -> Option<Self> {
        if machine.phase() != Phase::Solution {
            return None;
        }
        let mut bits = [0; ROWS];
        for (bit, queen) in bits.iter_mut().zip(machine.queens()) {
            *bit = queen;
        }
        Some(Self {
            size: machine.size(),
            bits,
        })
    }

    /// The side of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The queens' bits, row 0 first.
    #[must_use]
    pub fn bits(&self) -> &[u32] {
        &self.bits[..self.size.len()]
    }

    /// The notation of the sources' bitmap search: for each row from the top, the queen's column
    /// counted from the left. The leftmost column is the most significant bit.
    ///
    /// ```text
    /// . . . . Q   00001   4
    /// . . Q . .   00100   2
    /// Q . . . .   10000   0
    /// . . . Q .   00010   3
    /// . Q . . .   01000   1
    /// ```
    #[must_use]
    pub fn by_row(&self) -> Vec<u8> {
        let columns = self.bits().iter().map(|bit| bit.leading_zeros());
        let unused = u32::BITS - u32::from(self.size.get());
        columns
            .filter_map(|column| u8::try_from(column - unused).ok())
            .collect()
    }

    /// The notation of the sources' other methods: for each column from the left, the queen's row
    /// counted from the top. The board above is `2 4 1 3 0`.
    #[must_use]
    pub fn by_column(&self) -> Vec<u8> {
        let mut rows = vec![0; self.size.len()];
        for (row, column) in (0..).zip(self.by_row()) {
            rows[usize::from(column)] = row;
        }
        rows
    }
}

/// The column of each row's queen, as of [`Solution::by_row`]: `4-2-0-3-1`.
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns: Vec<_> = self.by_row().iter().map(u8::to_string).collect();
        f.pad(&columns.join("-"))
    }
}

/// All full boards in the order the search finds them.
///
/// ```
/// use bitqueens_core::solver::{Size, Solutions};
///
/// let first = Solutions::new(Size::new(5)?).next().map(|solution| solution.by_row());
/// assert_eq!(first, Some(vec![4, 2, 0, 3, 1]));
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solutions {
    machine: Machine,
}

impl Solutions {
    /// The search from its beginning.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        Self {
            machine: Machine::new(size),
        }
    }

    /// The machine, at the solution returned last.
    #[must_use]
    pub const fn machine(&self) -> &Machine {
        &self.machine
    }
}

impl From<Machine> for Solutions {
    /// Continues with the solutions that are still to come.
    fn from(machine: Machine) -> Self {
        Self { machine }
    }
}

impl Iterator for Solutions {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        while self.machine.advance()? != Phase::Solution {}
        Solution::of(&self.machine)
    }
}

impl FusedIterator for Solutions {}
