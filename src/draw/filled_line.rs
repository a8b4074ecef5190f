//! The line of code carried out last, with the values in it.

use crate::text::binary;
use bitqueens_core::solver::{Machine, MicroStep};

/// A line of code and the same line with its values.
///
/// ```text
/// left[1] = (left[0] | bit) << 1
///         = (00000 | 00010) << 1 = 00100
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilledLine {
    /// The code.
    pub code: String,
    /// The values, in binary.
    pub values: String,
}

impl FilledLine {
    /// The micro-step that the machine carried out last; `None` before the first.
    #[must_use]
    pub fn of(machine: &Machine) -> Option<Self> {
        let size = machine.size();
        let word = |word: u32| binary(word, size);
        let (code, values) = match machine.last_step()? {
            MicroStep::Start { mask } => ("bitmap[0] = mask".into(), word(mask)),
            MicroStep::Pick { row, bitmap, bit } => (
                format!("bit = bitmap[{row}] & -bitmap[{row}]"),
                format!(
                    "{} & {} = {}",
                    word(bitmap),
                    word(bitmap.wrapping_neg() & size.mask()),
                    word(bit)
                ),
            ),
            MicroStep::Clear {
                row,
                before,
                bit,
                after,
            } => (
                format!("bitmap[{row}] = bitmap[{row}] ^ bit"),
                format!("{} ^ {} = {}", word(before), word(bit), word(after)),
            ),
            MicroStep::Place { row, bit } => (format!("board[{row}] = bit"), word(bit)),
            MicroStep::Left {
                row,
                above,
                bit,
                left,
            } => (
                format!("left[{row}] = (left[{}] | bit) << 1", row - 1),
                format!(
                    "({} | {}) << 1 = {}",
                    binary(above, size),
                    word(bit),
                    binary(left, size)
                ),
            ),
            MicroStep::Down {
                row,
                above,
                bit,
                down,
            } => (
                format!("down[{row}] = down[{}] | bit", row - 1),
                format!("{} | {} = {}", word(above), word(bit), word(down)),
            ),
            MicroStep::Right {
                row,
                above,
                bit,
                right,
            } => (
                format!("right[{row}] = (right[{}] | bit) >> 1", row - 1),
                format!("({} | {}) >> 1 = {}", word(above), word(bit), word(right)),
            ),
            MicroStep::Free {
                row,
                mask,
                left,
                down,
                right,
                bitmap,
            } => (
                format!("bitmap[{row}] = mask & ~(left[{row}] | down[{row}] | right[{row}])"),
                format!(
                    "{} & ~({} | {} | {}) = {}",
                    word(mask),
                    binary(left, size),
                    word(down),
                    word(right),
                    word(bitmap)
                ),
            ),
            MicroStep::Solution { number } => {
                ("solutions += 1; row -= 1".into(), number.to_string())
            }
            MicroStep::Backtrack { from, .. } => (
                "row -= 1".into(),
                format!("{from} - 1 = {}", i16::from(from) - 1),
            ),
            MicroStep::Finished => ("row >= 0".into(), "-1 >= 0: false".into()),
        };
        Some(Self { code, values })
    }
}
