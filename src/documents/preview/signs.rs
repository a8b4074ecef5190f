//! The signs that stand in the place of a row's name.

use super::palette;
use crate::pages::learn::{ThumbKind, ThumbRow};
use bitqueens_core::solver::{Line, LoopWord};

/// The operations of an expression, each a glyph.
const OPERATIONS: [&str; 6] = ["&", "|", "^", "~", "+", "-"];

/// The signs of a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Signs {
    /// The word of the loop that the bits are.
    pub(super) word: Option<LoopWord>,
    /// The glyph of the operation in front of the row, or none.
    pub(super) operation: &'static str,
}

impl Signs {
    /// Reads the name of a row; `above` is the row above it.
    pub(super) fn of(row: &ThumbRow, above: Option<&ThumbRow>) -> Self {
        let name: &str = &row.bits.name;
        let operation = OPERATIONS.into_iter().find(|sign| name.starts_with(sign));
        let name = name.trim_start_matches(operation.unwrap_or_default());
        Self {
            // An inverted word is no word of the loop.
            word: LoopWord::from_name(name.trim_start()).filter(|_| operation != Some("~")),
            operation: match operation {
                _ if above.is_some_and(|above| inverts(row, above)) => "~",
                Some(operation) => operation,
                None if row.kind == ThumbKind::Result => "=",
                None => "",
            },
        }
    }

    /// The colour of the row's ones.
    pub(super) fn color(self) -> &'static str {
        self.word.map_or(palette::INK, palette::of_word)
    }
}

/// Tells whether a row is a result that follows from the row above alone, every bit inverted.
fn inverts(row: &ThumbRow, above: &ThumbRow) -> bool {
    let is_alone = row.kind == ThumbKind::Result && above.kind == ThumbKind::Result;
    let mut pairs = row.bits.cells.iter().zip(&above.bits.cells);
    is_alone && pairs.all(|(bit, other)| bit.on != other.on)
}

/// The glyph of a word of the loop: for an attack line the way in which its bits move.
pub(super) const fn glyph(word: LoopWord) -> &'static str {
    match word {
        LoopWord::Attack(Line::Left) => "↙",
        LoopWord::Attack(Line::Down) => "↓",
        LoopWord::Attack(Line::Right) => "↘",
        LoopWord::Mask => "↔",
        LoopWord::Bitmap => "○",
        LoopWord::Bit => "●",
    }
}
