//! A micro-step as the line of the loop with its bits.

use std::fmt;

use bitqueens_core::solver::{MicroStep, Size};

/// A micro-step of a board, written as a line of the loop.
///
/// ```text
/// left[1] = (left[0] | bit) << 1 = (00000 | 00001) << 1 = 00010
/// ```
pub(crate) struct Formula {
    /// The board, whose side is the least number of bits.
    pub(crate) size: Size,
    /// The micro-step.
    pub(crate) step: MicroStep,
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.size.len();
        let wide = |word: u64| format!("{word:0width$b}");
        let bits = |word: u32| wide(word.into());
        match self.step {
            MicroStep::Start { mask } => write!(f, "bitmap[0] = mask = {}", bits(mask)),
            MicroStep::Pick { row, bitmap, bit } => {
                let (bitmap, bit) = (bits(bitmap), bits(bit));
                write!(
                    f,
                    "bit = bitmap[{row}] & -bitmap[{row}] = {bitmap} & -{bitmap} = {bit}"
                )
            }
            MicroStep::Clear {
                row,
                before,
                bit,
                after,
            } => {
                let [before, bit, after] = [before, bit, after].map(bits);
                write!(
                    f,
                    "bitmap[{row}] = bitmap[{row}] ^ bit = {before} ^ {bit} = {after}"
                )
            }
            MicroStep::Place { row, bit } => write!(f, "board[{row}] = bit = {}", bits(bit)),
            MicroStep::Left {
                row,
                above,
                bit,
                left,
            } => {
                let (up, sum, left) = (row - 1, [wide(above), bits(bit)].join(" | "), wide(left));
                write!(
                    f,
                    "left[{row}] = (left[{up}] | bit) << 1 = ({sum}) << 1 = {left}"
                )
            }
            MicroStep::Down {
                row,
                above,
                bit,
                down,
            } => {
                let (up, sum, down) = (row - 1, [above, bit].map(bits).join(" | "), bits(down));
                write!(f, "down[{row}] = down[{up}] | bit = {sum} = {down}")
            }
            MicroStep::Right {
                row,
                above,
                bit,
                right,
            } => {
                let (up, sum, right) = (row - 1, [above, bit].map(bits).join(" | "), bits(right));
                write!(
                    f,
                    "right[{row}] = (right[{up}] | bit) >> 1 = ({sum}) >> 1 = {right}"
                )
            }
            MicroStep::Free {
                row,
                mask,
                left,
                down,
                right,
                bitmap,
            } => {
                let attacked = [wide(left), bits(down), bits(right)].join(" | ");
                let (mask, bitmap) = (bits(mask), bits(bitmap));
                write!(
                    f,
                    "bitmap[{row}] = mask & ~(left[{row}] | down[{row}] | right[{row}]) = \
                     {mask} & ~({attacked}) = {bitmap}"
                )
            }
            MicroStep::Solution { number } => write!(f, "solutions = {number}, and up a row"),
            MicroStep::Backtrack {
                from,
                dead_end: true,
            } => {
                write!(f, "row {from} has no free square: up a row")
            }
            MicroStep::Backtrack {
                from,
                dead_end: false,
            } => {
                write!(f, "row {from} has none left to try: up a row")
            }
            MicroStep::Finished => f.write_str("above row 0 the search is over"),
        }
    }
}
