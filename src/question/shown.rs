//! What is shown of an attempt: its board with the answer on it, and what of the answer is given.

use bitqueens_core::bits::BitOrder;

use super::{AnswerKind, Attempt};
use crate::draw::Board;

/// The part of an answer that stands there from the start, and cannot be changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    #[default]
    Nothing,
    /// The bits from this power of two up.
    BitsFrom(u8),
    /// The first lines of an order.
    Lines(u64),
}

impl Start {
    pub const fn has_bit(self, power: u8) -> bool {
        matches!(self, Self::BitsFrom(first) if first <= power)
    }

    pub fn has_line(self, line: usize) -> bool {
        matches!(self, Self::Lines(lines) if AnswerKind::number_of(lines, line).is_some())
    }
}

impl Attempt {
    /// The board above the answer, with what the reader has answered; the row that is asked about is shown once the
    /// answer is right.
    pub fn board(&self, order: BitOrder) -> Option<Board> {
        let is_told = self.is_told();
        let mut board = self.question.board(is_told, order)?;
        if !is_told || !self.question.is_row() {
            self.answer_on(&mut board, order);
        }
        Some(board)
    }

    /// Shows on the row that is asked about what the reader has answered, which squares a check found wrong, and, where
    /// it says why, the lines that decide them.
    pub fn answer_on(&self, board: &mut Board, order: BitOrder) {
        let is_told = self.is_told();
        for bit in self.field(order) {
            let Some(column) = bit.column else {
                continue;
            };
            board.answer(column, bit.on, bit.verdict);
            if is_told && !bit.on {
                board.tell(column);
            } else if is_told || bit.verdict == Some(false) && self.explains() {
                board.explain(column);
            }
        }
    }
}
