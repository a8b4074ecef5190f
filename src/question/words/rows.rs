//! Sentences about a word of a row: what is asked, and why a bit is what it is.

use bitqueens_core::{
    bits::BitOrder,
    solver::{Attack, Line, Size},
};

use crate::question::{Reason, RowTask, TargetWord};
use crate::text::{Sentence, binary, line_phrase, sentence};

impl RowTask {
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

impl Reason {
    /// Explains the bit `power`, on a board of that side. Columns are named as drawn.
    pub fn sentence(self, power: u8, size: Size, order: BitOrder) -> Sentence {
        let Sentence { ja, en } = place_name(power, size, order);
        let capital_en = capital(&en);
        match self {
            Self::Attack { attack, queen } => {
                let queen = queen_name(attack, queen, size, order);
                let line = line_phrase(attack.line);
                Sentence {
                    ja: format!("{ja}には、{}が{}に効いています。", queen.ja, line.ja),
                    en: format!("{} of {} runs through {en}.", capital(line.en), queen.en),
                }
            }
            Self::OtherLine {
                attack,
                queen,
                asked,
            } => {
                let queen = queen_name(attack, queen, size, order);
                let line = line_phrase(attack.line);
                let asked = asked.name();
                Sentence {
                    ja: format!(
                        "{ja}に効いているのは、{}の{}です。{asked} ではありません。",
                        queen.ja, line.ja
                    ),
                    en: format!(
                        "What runs through {en} is {} of {}, not {asked}.",
                        line.en, queen.en
                    ),
                }
            }
            Self::NoLine { asked } => {
                let asked = asked.name();
                sentence!(
                    "{ja}を通る {asked} の効き筋はありません。",
                    "No queen's {asked} line runs through {en}."
                )
            }
            Self::Free => sentence!(
                "{ja}を通る効き筋はありません。空いているマスです。",
                "No queen attacks {en}: it is free."
            ),
            Self::Tried => sentence!(
                "{ja}は、もう試したので消してあります。",
                "{capital_en} has been tried already and is cleared."
            ),
            Self::LowestFree => sentence!(
                "{ja}が、残っている中で最下位の 1 です。",
                "{capital_en} holds the lowest 1 that is left."
            ),
            Self::LowerIsFree { power } => {
                let lower = place_name(power, size, order);
                Sentence {
                    ja: format!(
                        "{ja}も空いていますが、{}にもっと下位の 1 があります。",
                        lower.ja
                    ),
                    en: format!(
                        "{capital_en} is free too, but {} holds a lower 1.",
                        lower.en
                    ),
                }
            }
        }
    }
}

/// The column of a bit as drawn, or the ghost bit's power.
fn place_name(power: u8, size: Size, order: BitOrder) -> Sentence {
    if power < size.get() {
        let column = order.column(power, size.get());
        sentence!("列{column}", "column {column}")
    } else {
        let worth = 1_u64 << power;
        sentence!("盤の外の {worth} の位", "the ghost bit worth {worth}")
    }
}

fn queen_name(attack: Attack, queen: u8, size: Size, order: BitOrder) -> Sentence {
    let column = order.column(queen, size.get());
    let row = attack.queen_row;
    sentence!(
        "行{row}・列{column}のクイーン",
        "the queen in row {row}, column {column}"
    )
}

/// Makes the first letter a capital. The names are ASCII; the tables of every script's capitals are large.
fn capital(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}
