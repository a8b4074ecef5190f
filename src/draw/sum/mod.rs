//! The sum of the line just run: its words one under the other, on the board's own columns.

mod terms;

use super::Bits;
use bitqueens_core::{
    bits::BitOrder,
    solver::{LoopWord, Machine, Phase},
};
use terms::{goes_on, terms};

/// The words that one line of the loop computes with, one under the other.
///
/// ```text
///       left[2]   0 0 0 1 0 1 0 0    20
///     | bit       0 1 0 0 0 0 0 0    64
///     =           0 1 0 1 0 1 0 0    84
///  << 1 left[3]   1 0 1 0 1 0 0 0   168
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct LineSum {
    /// The number of the micro-step.
    pub step: u64,
    /// The line of the loop, with the row's number.
    pub code: String,
    /// The row of the board that its words are about.
    pub row: u8,
    /// The rows from the top.
    pub rows: Vec<SumRow>,
}

/// A word or an operation of a sum.
#[derive(Clone, Debug, PartialEq)]
pub struct SumRow {
    /// The operation that leads to the row; empty for a word that goes in first.
    pub operation: &'static str,
    /// The word of the loop whose colour the row has.
    pub word: LoopWord,
    /// The bits, by the word's name with its row; what has no name has an empty one.
    pub bits: Bits,
    /// The part of the row.
    pub part: SumPart,
}

/// The part of a row in a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SumPart {
    /// A word that goes in.
    Given,
    /// What the words above it make together.
    Together,
    /// Every bit of the row above turned over, with some of those beyond the board.
    Inverted,
    /// The result.
    Result,
    /// The result, one bit up.
    ShiftedUp,
    /// The result, one bit down. The lowest bit of the row above leaves the word.
    ShiftedDown {
        /// True if that bit was 1.
        falls: bool,
    },
}

impl SumPart {
    /// The value of `data-part`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Given => "given",
            Self::Together => "together",
            Self::Inverted => "inverted",
            Self::Result => "result",
            Self::ShiftedUp => "up",
            Self::ShiftedDown { .. } => "down",
        }
    }

    /// Tells whether the line ends with this row.
    pub const fn is_result(self) -> bool {
        matches!(
            self,
            Self::Result | Self::ShiftedUp | Self::ShiftedDown { .. }
        )
    }
}

impl LineSum {
    /// The sum of the micro-step that the machine carried out last. A line that goes up a row
    /// computes nothing; it shows what is left to be tried there. `None` above row 0 and for a
    /// solution.
    pub fn of(machine: &Machine, order: BitOrder) -> Option<Self> {
        let size = machine.size();
        let step = machine.last_step()?;
        let goes_up = || goes_on(machine).filter(|_| machine.phase() != Phase::Solution);
        let (row, terms) = terms(step, size).or_else(goes_up)?;
        let rows = terms.into_iter().map(|term| SumRow {
            bits: Bits::of_row(term.name, term.value, size, order),
            operation: term.operation,
            word: term.word,
            part: term.part,
        });
        Some(Self {
            step: machine.counters().steps,
            code: step.code(),
            row,
            rows: rows.collect(),
        })
    }

    /// The same without what would answer a question: the words that go in, and nothing else.
    pub fn left_open(mut self) -> Self {
        self.rows.retain(|row| row.part == SumPart::Given);
        self
    }

    /// The value that the line computes; `None` while it is left open.
    pub fn result(&self) -> Option<u64> {
        let result = self.rows.last().filter(|row| row.part.is_result());
        result.map(|row| row.bits.value)
    }
}
