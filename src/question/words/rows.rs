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
                Ja "N = {size} の盤です。行{row}に届く `left` を、盤の外のビットまで予想してください。",
                En "N = {size}. Predict the `left` that arrives in row {row}, ghost bits included.";
                size, row
            ),
            // One bit for each column is asked for; others may stand beyond the board.
            TargetWord::Line(Line::Left) => sentence!(
                Ja "N = {size} の盤です。行{row}に届く `left` を、盤の中の {size} ビットだけ予想してください。",
                En "N = {size}. Predict the `left` that arrives in row {row}, the {size} bits on the board.";
                size, row
            ),
            TargetWord::Line(_) => sentence!(
                Ja "N = {size} の盤です。行{row}に届く `{name}` を予想してください。",
                En "N = {size}. Predict the `{name}` that arrives in row {row}.";
                size, row, name
            ),
            TargetWord::Occupied => sentence!(
                Ja "N = {size} の盤です。行{row}の `{formula}` を予想してください。",
                En "N = {size}. Predict `{formula}` of row {row}.";
                size, row, formula
            ),
            TargetWord::Bitmap => sentence!(
                Ja "N = {size} の盤です。行{row}の `bitmap` を予想してください。",
                En "N = {size}. Predict the `bitmap` of row {row}.";
                size, row
            ),
            TargetWord::Bit => {
                let bitmap = binary(self.row.words().bitmap, size);
                sentence!(
                    Ja "N = {size} の盤で、行{row}の `bitmap` は `{bitmap}` です。次に取り出す `bit` を予想してください。",
                    En "N = {size}, and row {row}'s `bitmap` is `{bitmap}`. Predict the `bit` that is taken next.";
                    size, row, bitmap
                )
            }
        }
    }
}

impl Reason {
    /// Explains the bit `power`, on a board of that side. Columns are named as drawn.
    pub fn sentence(self, power: u8, size: Size, order: BitOrder) -> Sentence {
        let place = place_name(power, size, order);
        match self {
            Self::Attack { attack, queen } => sentence!(
                Ja "{place}には、{queen}が{line}に効いています。",
                En "{capital_line} of {queen} runs through {place}.";
                place,
                queen = queen_name(attack, queen, size, order),
                line = line_phrase(attack.line),
                capital_line = Sentence::from(line_phrase(attack.line)).capital()
            ),
            Self::OtherLine {
                attack,
                queen,
                asked,
            } => sentence!(
                Ja "{place}に効いているのは、{queen}の{line}です。{asked} ではありません。",
                En "What runs through {place} is {line} of {queen}, not {asked}.";
                place,
                queen = queen_name(attack, queen, size, order),
                line = line_phrase(attack.line),
                asked = asked.name()
            ),
            Self::NoLine { asked } => sentence!(
                Ja "{place}を通る {asked} の効き筋はありません。",
                En "No queen's {asked} line runs through {place}.";
                place, asked = asked.name()
            ),
            Self::Free => sentence!(
                Ja "{place}を通る効き筋はありません。空いているマスです。",
                En "No queen attacks {place}: it is free.";
                place
            ),
            Self::Tried => sentence!(
                Ja "{place}は、もう試したので消してあります。",
                En "{place} has been tried already and is cleared.";
                place = place.capital()
            ),
            Self::LowestFree => sentence!(
                Ja "{place}が、残っている中で最下位の 1 です。",
                En "{place} holds the lowest 1 that is left.";
                place = place.capital()
            ),
            Self::LowerIsFree { power } => sentence!(
                Ja "{place}も空いていますが、{lower}にもっと下位の 1 があります。",
                En "{place} is free too, but {lower} holds a lower 1.";
                place = place.capital(), lower = place_name(power, size, order)
            ),
        }
    }
}

/// The column of a bit as drawn, or the ghost bit's power.
fn place_name(power: u8, size: Size, order: BitOrder) -> Sentence {
    if power < size.get() {
        let column = order.column(power, size.get());
        sentence!(Ja "列{column}", En "column {column}"; column)
    } else {
        let worth = 1_u64 << power;
        sentence!(Ja "盤の外の {worth} の位", En "the ghost bit worth {worth}"; worth)
    }
}

fn queen_name(attack: Attack, queen: u8, size: Size, order: BitOrder) -> Sentence {
    let column = order.column(queen, size.get());
    let row = attack.queen_row;
    sentence!(
        Ja "行{row}・列{column}のクイーン",
        En "the queen in row {row}, column {column}";
        row, column
    )
}
