//! A step of the search as a sheet of paper: the rows to be filled in by hand.

use bitqueens_core::{
    bits::BitOrder,
    solver::{LoopWord, Machine},
};

use crate::draw::{PaperBit, PaperRow, bit_rows};

/// The rows of a sheet of paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepSheet {
    /// `left`, `down`, `right`, `mask`, `bitmap` and `bit`.
    pub rows: Vec<PaperRow>,
    /// Cells beyond the board, as many as `left` can need.
    pub n_ghosts: u8,
}

impl StepSheet {
    /// Lays out the sheet of the step where a machine stands.
    #[must_use]
    pub fn of(machine: &Machine, order: BitOrder) -> Self {
        let n = machine.size().get();
        // `left` shifts by one bit on each row.
        let row = machine.open_row();
        let rows = bit_rows(machine, order, None)
            .iter()
            .map(|word| {
                let n_ghosts = if word.word == LoopWord::ALL[0] {
                    row
                } else {
                    0
                };
                let n_bits = if word.known { n + n_ghosts } else { 0 };
                let bit = |power: u8| PaperBit {
                    on: word.value >> power & 1 == 1,
                    ghost: n <= power,
                };
                PaperRow {
                    name: word.word.name(),
                    bits: (0..n_bits)
                        .map(|column| bit(order.column(column, n_bits)))
                        .collect(),
                }
            })
            .collect();
        Self {
            rows,
            n_ghosts: row,
        }
    }
}
