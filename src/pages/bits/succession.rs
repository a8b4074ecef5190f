//! The step from a combination to the next one, laid out in columns.

use super::{LabPage, words};
use crate::draw::{RowRole, Stack, StackRow, words as drawing};
use bitqueens_core::bits::Word;

impl LabPage {
    /// Lays out how the next combination is made; `None` after the last one.
    pub fn succession(&self) -> Option<Stack> {
        let combination = self.combination();
        let step = self.choice.after(combination.value())?;
        let row = |label: &str, value: u32, role: RowRole| {
            StackRow::new(label, Word::cut(value, combination.width()), role)
        };
        Some(Stack {
            rows: vec![
                row("x", step.word, RowRole::Given),
                row("+ (x & -x)", step.lowest, RowRole::Given).noted(drawing::LOWEST_ALONE),
                row("r", step.ripple, RowRole::Result).noted(words::RIPPLE),
                row("| s", step.spare, RowRole::Given).noted(words::SPARE),
                row("r | s", step.next, RowRole::Result),
            ],
        })
    }
}
