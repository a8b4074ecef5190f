//! A row of a figure, with the signs that stand in the place of its name.

use super::palette;
use crate::{
    draw::{BitCell, BitRow},
    pages::learn::{BitLook, ThumbBit, ThumbRow},
};
use bitqueens_core::solver::{Line, LoopWord};

/// The operations of an expression, each a glyph.
const OPERATIONS: [&str; 6] = ["&", "|", "^", "~", "+", "-"];

/// A row of squares, of bits, or of both.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// The squares and the bits.
    pub(super) of: ThumbRow,
    /// The word of the loop that the bits are.
    pub(super) word: Option<LoopWord>,
    /// The glyph of the operation in front of the row, or none.
    pub(super) operation: &'static str,
    /// False where the loop has not computed the word yet: no bits are drawn.
    pub(super) is_known: bool,
}

impl From<&ThumbRow> for Row {
    fn from(of: &ThumbRow) -> Self {
        let operation = OPERATIONS
            .into_iter()
            .find(|sign| of.label.starts_with(sign));
        let name = of.label.trim_start_matches(operation.unwrap_or_default());
        Self {
            of: of.clone(),
            // An inverted word is no word of the loop.
            word: LoopWord::from_name(name.trim_start()).filter(|_| operation != Some("~")),
            operation: operation.unwrap_or(if of.is_result { "=" } else { "" }),
            is_known: true,
        }
    }
}

impl From<&BitRow> for Row {
    fn from(row: &BitRow) -> Self {
        let of = ThumbRow {
            label: row.word.name().into(),
            bits: row.bits.iter().copied().map(bit).collect(),
            ..ThumbRow::default()
        };
        Self {
            is_known: row.known,
            ..Self::from(&of)
        }
    }
}

impl Row {
    /// The colour of its ones.
    pub(super) fn color(&self) -> &'static str {
        self.word.map_or(palette::INK, palette::of_word)
    }

    /// The name of the word; empty where it is no word of the loop.
    pub(super) fn name(&self) -> &'static str {
        self.word.map_or("", LoopWord::name)
    }

    /// Tells whether it is a result that follows from the row above alone, every bit inverted.
    pub(super) fn inverts(&self, above: &Self) -> bool {
        let differ = |(bit, other): (&ThumbBit, &ThumbBit)| bit.text != other.text;
        let is_alone = self.of.is_result && above.of.is_result;
        is_alone && self.of.bits.iter().zip(&above.of.bits).all(differ)
    }
}

/// The glyph of a word of the loop: for an attack line the way in which its bits move.
pub(super) const fn sign(word: LoopWord) -> &'static str {
    match word {
        LoopWord::Attack(Line::Left) => "↙",
        LoopWord::Attack(Line::Down) => "↓",
        LoopWord::Attack(Line::Right) => "↘",
        LoopWord::Mask => "↔",
        LoopWord::Bitmap => "○",
        LoopWord::Bit => "●",
    }
}

fn bit(cell: BitCell) -> ThumbBit {
    ThumbBit {
        text: u8::from(cell.on).to_string(),
        look: match () {
            () if cell.ghost => BitLook::Ghost,
            () if cell.on => BitLook::On,
            () => BitLook::Off,
        },
    }
}
