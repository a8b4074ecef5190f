//! One question about a row of the board.

use super::{Asked, Position, Reason};
use crate::{
    bits::BitOrder,
    solver::Line,
    text::{Sentence, binary},
};

/// One question about a row of the board.
///
/// ```
/// use bitqueens::bits::BitOrder;
/// use bitqueens::lessons::{Asked, Position, RowTask};
/// use bitqueens::solver::{Machine, Size};
///
/// let mut machine = Machine::new(Size::new(5)?);
/// let _ = machine.nth(14); // row 2 with its bitmap
/// let task = RowTask { asked: Asked::Bitmap, position: Position::of(&machine) };
/// assert_eq!(task.expected(), 0b10000);
/// assert!(task.explain(3, BitOrder::MsbLeft).en.contains("the queen in row 1, column 2"));
/// # Ok::<(), bitqueens::solver::SizeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowTask {
    /// The word asked for.
    pub asked: Asked,
    /// The queens above the row.
    pub position: Position,
}

impl RowTask {
    /// How many bits the reader sets.
    #[must_use]
    pub fn n_bits(&self) -> u8 {
        self.asked.n_bits(&self.position)
    }

    /// The right bits.
    #[must_use]
    pub fn expected(&self) -> u64 {
        self.asked.value(&self.position)
    }

    /// What decides a bit.
    #[must_use]
    pub fn reason(&self, power: u8) -> Reason {
        let line = match self.asked {
            Asked::Line(line) => Some(line),
            Asked::LeftWithGhosts => Some(Line::Left),
            Asked::Occupied | Asked::Bitmap | Asked::Bit => None,
        };
        let attacks = || self.position.attacks(power);
        // The line that was asked for decides; another one only explains a mix-up.
        let along = line.and_then(|line| attacks().find(|attack| attack.line == line));
        let attack = along.or_else(|| attacks().next());
        let queen_of = |row: u8| {
            let queen = self.position.queens().get(usize::from(row)).copied();
            queen.map_or(0, |queen| u8::try_from(queen.trailing_zeros()).unwrap_or(0))
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
            (None, None) if self.position.tried() >> power & 1 == 1 => Reason::Tried,
            (None, None) if self.asked == Asked::Bit => {
                let lowest = self.position.words().bitmap.trailing_zeros();
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

    /// Why a bit is what it is, in words: the queen and the line that decide it.
    #[must_use]
    pub fn explain(&self, power: u8, order: BitOrder) -> Sentence {
        self.reason(power)
            .sentence(power, self.position.size(), order)
    }

    /// The question in words.
    #[must_use]
    pub fn prompt(&self) -> Sentence {
        let (size, row) = (self.position.size(), self.position.row());
        let (name, formula) = (self.asked.name(), self.asked.formula());
        match self.asked {
            Asked::LeftWithGhosts => Sentence {
                ja: format!(
                    "N = {size} の盤です。行{row}に届く `left` を、盤の外のビットまで予想してください。"
                ),
                en: format!(
                    "N = {size}. Predict the `left` that arrives in row {row}, ghost bits included."
                ),
            },
            // One bit for each column is asked for; others may stand beyond the board.
            Asked::Line(Line::Left) => Sentence {
                ja: format!(
                    "N = {size} の盤です。行{row}に届く `left` を、盤の中の {size} ビットだけ予想してください。"
                ),
                en: format!(
                    "N = {size}. Predict the `left` that arrives in row {row}, the {size} bits on the board."
                ),
            },
            Asked::Line(_) => Sentence {
                ja: format!("N = {size} の盤です。行{row}に届く `{name}` を予想してください。"),
                en: format!("N = {size}. Predict the `{name}` that arrives in row {row}."),
            },
            Asked::Occupied => Sentence {
                ja: format!("N = {size} の盤です。行{row}の `{formula}` を予想してください。"),
                en: format!("N = {size}. Predict `{formula}` of row {row}."),
            },
            Asked::Bitmap => Sentence {
                ja: format!("N = {size} の盤です。行{row}の `bitmap` を予想してください。"),
                en: format!("N = {size}. Predict the `bitmap` of row {row}."),
            },
            Asked::Bit => {
                let bitmap = binary(self.position.words().bitmap, size);
                Sentence {
                    ja: format!(
                        "N = {size} の盤で、行{row}の `bitmap` は `{bitmap}` です。次に取り出す `bit` を予想してください。"
                    ),
                    en: format!(
                        "N = {size}, and row {row}'s `bitmap` is `{bitmap}`. Predict the `bit` that is taken next."
                    ),
                }
            }
        }
    }
}
