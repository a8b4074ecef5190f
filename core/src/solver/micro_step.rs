//! One line of the loop, with the words it used.

use super::{Machine, Phase};

/// One line of the non-recursive loop that was carried out, with the words and values it used.
///
/// The loop has these lines and no others, so a `match` on them is complete.
///
/// Words are numbers; the lowest bit is the power of two 0.
/// Rows count from 0 at the top.
///
/// ```text
/// Left   left[1] = (left[0] | bit) << 1
///                = (00000   | 00001) << 1 = 00010
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MicroStep {
    /// `bitmap[0] = mask`
    Start {
        /// N ones.
        mask: u32,
    },
    /// `bit = bitmap[row] & -bitmap[row]`
    Pick {
        /// The row in work.
        row: u8,
        /// Its free squares that are still to be tried.
        bitmap: u32,
        /// The lowest of them.
        bit: u32,
    },
    /// `bitmap[row] ^= bit`
    Clear {
        /// The row in work.
        row: u8,
        /// The bitmap with the bit in it.
        before: u32,
        /// The square taken now.
        bit: u32,
        /// The bitmap without it.
        after: u32,
    },
    /// `board[row] = bit`
    Place {
        /// The row that gets the queen.
        row: u8,
        /// Its square.
        bit: u32,
    },
    /// `left[row] = (left[row - 1] | bit) << 1`, after `row` has grown by one
    Left {
        /// The new row.
        row: u8,
        /// `left` of the row above.
        above: u64,
        /// The queen of the row above.
        bit: u32,
        /// `left` of the new row, ghost bits included.
        left: u64,
    },
    /// `down[row] = down[row - 1] | bit`
    Down {
        /// The new row.
        row: u8,
        /// `down` of the row above.
        above: u32,
        /// The queen of the row above.
        bit: u32,
        /// `down` of the new row.
        down: u32,
    },
    /// `right[row] = (right[row - 1] | bit) >> 1`
    Right {
        /// The new row.
        row: u8,
        /// `right` of the row above.
        above: u32,
        /// The queen of the row above.
        bit: u32,
        /// `right` of the new row.
        right: u32,
    },
    /// `bitmap[row] = mask & !(left[row] | down[row] | right[row])`
    Free {
        /// The new row.
        row: u8,
        /// N ones.
        mask: u32,
        /// Attacked from the right above, ghost bits included.
        left: u64,
        /// Attacked from straight above.
        down: u32,
        /// Attacked from the left above.
        right: u32,
        /// The free squares; 0 is a dead end.
        bitmap: u32,
    },
    /// `solutions += 1` and up a row
    Solution {
        /// The number of solutions so far, this one included.
        number: u64,
    },
    /// Up a row: no square is left in this one
    Backtrack {
        /// The row that the search goes up from.
        from: u8,
        /// True when it had no free square from the start.
        dead_end: bool,
    },
    /// The loop ends above row 0
    Finished,
}

impl MicroStep {
    /// The line that was carried out.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self {
            Self::Start { .. } => Phase::Start,
            Self::Pick { .. } => Phase::Pick,
            Self::Clear { .. } => Phase::Clear,
            Self::Place { .. } => Phase::Place,
            Self::Left { .. } => Phase::Left,
            Self::Down { .. } => Phase::Down,
            Self::Right { .. } => Phase::Right,
            Self::Free { .. } => Phase::Free,
            Self::Solution { .. } => Phase::Solution,
            Self::Backtrack { .. } => Phase::Backtrack,
            Self::Finished => Phase::Finished,
        }
    }
}

impl Machine {
    /// The micro-step carried out last, with its words; `None` before the first.
    #[must_use]
    pub fn last_step(&self) -> Option<MicroStep> {
        let bit = self.bit;
        let row = self.row.unwrap_or(0);
        let here = self.words(row);
        let above = self.words(row.saturating_sub(1));
        Some(match self.phase {
            Phase::Ready => return None,
            Phase::Start => MicroStep::Start {
                mask: self.size.mask(),
            },
            Phase::Pick => MicroStep::Pick {
                row,
                bitmap: here.bitmap,
                bit,
            },
            Phase::Clear => MicroStep::Clear {
                row,
                before: here.bitmap | bit,
                bit,
                after: here.bitmap,
            },
            Phase::Place => MicroStep::Place { row, bit },
            Phase::Left => MicroStep::Left {
                row,
                above: above.left,
                bit,
                left: here.left,
            },
            Phase::Down => MicroStep::Down {
                row,
                above: above.down,
                bit,
                down: here.down,
            },
            Phase::Right => MicroStep::Right {
                row,
                above: above.right,
                bit,
                right: here.right,
            },
            Phase::Free => MicroStep::Free {
                row,
                mask: self.size.mask(),
                left: here.left,
                down: here.down,
                right: here.right,
                bitmap: here.bitmap,
            },
            Phase::Solution => MicroStep::Solution {
                number: self.counters.solutions,
            },
            Phase::Backtrack => {
                let from = self.row.map_or(0, |row| row + 1);
                MicroStep::Backtrack {
                    from,
                    dead_end: self.words(from).board == 0,
                }
            }
            Phase::Finished => MicroStep::Finished,
        })
    }
}
