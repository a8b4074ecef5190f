//! One question about a row of the board.

use super::{Reason, TargetWord};
use crate::text::{Sentence, binary, sentence};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, OpenRow},
};

/// One question about a row of the board.
///
/// ```
/// use bitqueens_core::bits::BitOrder;
/// use bitqueens::question::{RowTask, TargetWord};
/// use bitqueens_core::solver::{Machine, OpenRow, Size};
///
/// let mut machine = Machine::new(Size::new(5)?);
/// let _ = machine.nth(14); // row 2 with its bitmap
/// let task = RowTask { word: TargetWord::Bitmap, row: OpenRow::of(&machine) };
/// assert_eq!(task.expected(), 0b10000);
/// assert!(task.explain(3, BitOrder::MsbLeft).en.contains("the queen in row 1, column 2"));
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowTask {
    /// The word asked for.
    pub word: TargetWord,
    /// The row, with the queens above it.
    pub row: OpenRow,
}

impl RowTask {
    /// The number of bits that the reader sets.
    pub fn n_bits(&self) -> u8 {
        self.word.n_bits(&self.row)
    }

    /// The right bits.
    pub fn expected(&self) -> u64 {
        self.word.value(&self.row)
    }

    /// Finds the reason for a bit.
    pub fn reason(&self, power: u8) -> Reason {
        let line = match self.word {
            TargetWord::Line(line) => Some(line),
            TargetWord::LeftWithGhosts => Some(Line::Left),
            TargetWord::Occupied | TargetWord::Bitmap | TargetWord::Bit => None,
        };
        let attacks = || self.row.attacks(power);
        // The line that was asked for decides; another one only explains a mix-up.
        let along = line.and_then(|line| attacks().find(|attack| attack.line == line));
        let attack = along.or_else(|| attacks().next());
        let queen_of = |row: u8| {
            let powers = self.row.placement().powers();
            powers.get(usize::from(row)).copied().unwrap_or(0)
        };
        match (attack, line) {
            (Some(attack), Some(line)) if attack.line != line => Reason::OtherLine {
                attack,
                queen: queen_of(attack.queen_row),
                asked: line,
            },
            (Some(attack), _) => Reason::Attack {
                attack,
                queen: queen_of(attack.queen_row),
            },
            (None, Some(line)) => Reason::NoLine { asked: line },
            (None, None) if self.row.tried() >> power & 1 == 1 => Reason::Tried,
            (None, None) if self.word == TargetWord::Bit => {
                let lowest = self.row.words().bitmap.trailing_zeros();
                let lowest = u8::try_from(lowest).unwrap_or(u8::MAX);
                if lowest == power {
                    Reason::LowestFree
                } else {
                    Reason::LowerIsFree { power: lowest }
                }
            }
            (None, None) => Reason::Free,
        }
    }

    /// Explains a bit in words: the queen and the line that decide it.
    pub fn explain(&self, power: u8, order: BitOrder) -> Sentence {
        self.reason(power)
            .sentence(power, self.row.placement().size(), order)
    }

    /// The question in words.
    pub fn prompt(&self) -> Sentence {
        let (size, row) = (self.row.placement().size(), self.row.row());
        let (name, formula) = (self.word.name(), self.word.formula());
        match self.word {
            TargetWord::LeftWithGhosts => sentence!(
                "N = {size} の盤です。行{row}に届く `left` を、盤の外のビットまで予想してください。",
                "N = {size}. Predict the `left` that arrives in row {row}, ghost bits included."
            ),
            // One bit for each column is asked for; others may stand beyond the board.
            TargetWord::Line(Line::Left) => sentence!(
                "N = {size} の盤です。行{row}に届く `left` を、盤の中の {size} ビットだけ予想してください。",
                "N = {size}. Predict the `left` that arrives in row {row}, the {size} bits on the board."
            ),
            TargetWord::Line(_) => sentence!(
                "N = {size} の盤です。行{row}に届く `{name}` を予想してください。",
                "N = {size}. Predict the `{name}` that arrives in row {row}."
            ),
            TargetWord::Occupied => sentence!(
                "N = {size} の盤です。行{row}の `{formula}` を予想してください。",
                "N = {size}. Predict `{formula}` of row {row}."
            ),
            TargetWord::Bitmap => sentence!(
                "N = {size} の盤です。行{row}の `bitmap` を予想してください。",
                "N = {size}. Predict the `bitmap` of row {row}."
            ),
            TargetWord::Bit => {
                let bitmap = binary(self.row.words().bitmap, size);
                sentence!(
                    "N = {size} の盤で、行{row}の `bitmap` は `{bitmap}` です。次に取り出す `bit` を予想してください。",
                    "N = {size}, and row {row}'s `bitmap` is `{bitmap}`. Predict the `bit` that is taken next."
                )
            }
        }
    }
}
