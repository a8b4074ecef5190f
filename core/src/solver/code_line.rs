//! A micro-step as the line of the loop that it carried out.

use super::{MicroStep, Size};

impl MicroStep {
    /// The line with the numbers of its rows.
    ///
    /// ```
    /// use bitqueens_core::solver::{Machine, Size};
    ///
    /// let mut machine = Machine::new(Size::new(5)?);
    /// let left = machine.nth(4).expect("the search is not over");
    /// assert_eq!(left.code(), "left[1] = (left[0] | bit) << 1");
    /// # Ok::<(), bitqueens_core::solver::SizeError>(())
    /// ```
    #[must_use]
    pub fn code(&self) -> String {
        match *self {
            Self::Start { .. } => "bitmap[0] = mask".into(),
            Self::Pick { row, .. } => format!("bit = bitmap[{row}] & -bitmap[{row}]"),
            Self::Clear { row, .. } => format!("bitmap[{row}] = bitmap[{row}] ^ bit"),
            Self::Place { row, .. } => format!("board[{row}] = bit"),
            Self::Left { row, .. } => {
                format!("left[{row}] = (left[{}] | bit) << 1", row.saturating_sub(1))
            }
            Self::Down { row, .. } => {
                format!("down[{row}] = down[{}] | bit", row.saturating_sub(1))
            }
            Self::Right { row, .. } => format!(
                "right[{row}] = (right[{}] | bit) >> 1",
                row.saturating_sub(1)
            ),
            Self::Free { row, .. } => {
                format!("bitmap[{row}] = mask & ~(left[{row}] | down[{row}] | right[{row}])")
            }
            Self::Solution { .. } => "solutions += 1; row -= 1".into(),
            Self::Backtrack { .. } => "row -= 1".into(),
            Self::Finished => "row >= 0".into(),
        }
    }

    /// What the line computed, with its words in binary; `None` for a line that goes up a row or
    /// ends the search.
    ///
    /// ```text
    /// left[1] = (left[0] | bit) << 1
    ///         = (00000 | 00001) << 1 = 00010     the values
    /// ```
    #[must_use]
    pub fn values(&self, size: Size) -> Option<String> {
        let width = size.len();
        let wide = |word: u64| format!("{word:0width$b}");
        let bits = |word: u32| wide(word.into());
        Some(match *self {
            Self::Start { mask } => bits(mask),
            Self::Pick { bitmap, bit, .. } => {
                let negated = bitmap.wrapping_neg() & size.mask();
                format!("{} & {} = {}", bits(bitmap), bits(negated), bits(bit))
            }
            Self::Clear {
                before, bit, after, ..
            } => format!("{} ^ {} = {}", bits(before), bits(bit), bits(after)),
            Self::Place { bit, .. } => bits(bit),
            Self::Left {
                above, bit, left, ..
            } => format!("({} | {}) << 1 = {}", wide(above), bits(bit), wide(left)),
            Self::Down {
                above, bit, down, ..
            } => format!("{} | {} = {}", bits(above), bits(bit), bits(down)),
            Self::Right {
                above, bit, right, ..
            } => format!("({} | {}) >> 1 = {}", bits(above), bits(bit), bits(right)),
            Self::Free {
                mask,
                left,
                down,
                right,
                bitmap,
                ..
            } => {
                let attacked = [wide(left), bits(down), bits(right)].join(" | ");
                format!("{} & ~({attacked}) = {}", bits(mask), bits(bitmap))
            }
            Self::Solution { .. } | Self::Backtrack { .. } | Self::Finished => return None,
        })
    }
}
