//! The words of a question.

pub mod hand_in;
pub mod moodle;

use super::{FieldBit, Reason, RowTask, TargetWord};
use crate::site::NotStored;
use crate::text::{Sentence, binary, line_phrase, phrase, phrases, sentence, words::COMMA};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Attack, Line, Size},
};

/// Says that an answer is right: of bits how many they are.
pub fn right(n_bits: Option<u8>) -> Sentence {
    match n_bits {
        None => RIGHT.into(),
        Some(n_bits) => sentence!(
            Ja "{n_bits} ビットとも合っています。",
            En "All {n_bits} bits are right."
        ),
    }
}

/// Says that the browser does not store what is answered.
pub fn not_stored(why: NotStored) -> Sentence {
    let reason = why.phrase();
    match why {
        NotStored::Off => sentence!(
            Ja "{reason}。ここでの答えは、再読み込みするか、このタブを閉じると失われます。",
            En "{reason}. Your answers here are lost when this tab is reloaded or closed."
        ),
        NotStored::Full => sentence!(
            Ja "{reason}。ここでの答えは、再読み込みするか、このタブを閉じると失われます。数え上げの記録など、いらない記録を消すと、また保存されます。",
            En "{reason}. Your answers here are lost when this tab is reloaded or closed. Delete records that you no longer need, such as those of counts, and they are kept again."
        ),
    }
}

/// Says how many bits of an answer are wrong.
pub fn n_wrong(n_bits: u8, n_wrong: usize) -> Sentence {
    match n_wrong {
        1 => sentence!(
            Ja "{n_bits} ビットのうち 1 ビットが違います。",
            En "One of {n_bits} bits is wrong."
        ),
        _ => sentence!(
            Ja "{n_bits} ビットのうち {n_wrong} ビットが違います。",
            En "{n_wrong} of {n_bits} bits are wrong."
        ),
    }
}

/// Asks for a word of a row before it is shown.
pub fn ask_word(name: &str, row: u8, size: Size) -> Sentence {
    sentence!(
        Ja "行{row}の {name} を予想してください。盤の {size} 列の、1 列に 1 ビットです。",
        En "Predict {name} of row {row}: one bit for each of the board's {size} columns."
    )
}

phrases! {
    YOUR_MARKS: Ja "予想", En "your answer";
    SHOWN_BITS: Ja "答え", En "the answer";
    RIGHT: Ja "合っています。", En "Right.";
    NOT_RIGHT: Ja "違います。", En "Not yet.";
    NOTHING_GIVEN: Ja "まず答えてから、確かめてください。", En "Give an answer first, then check it.";
    ANSWER_RIGHT: Ja "正解です。", En "Right.";
    ANSWER_WRONG: Ja "違います。", En "Wrong.";
    NEXT_MARKS: Ja "もう一度確かめると、違うビットに印が付きます。", En "The next check marks the wrong bits.";
    NEXT_EXPLAINS: Ja "もう一度確かめると、理由を表示します。", En "The next check says why.";

    YOUR_NUMBER: Ja "予想する数", En "Your number";
    YOUR_EXPRESSION: Ja "式", En "Your expression";
    YOUR_ANSWER: Ja "答え", En "Your answer";
    PRESS_SQUARE: Ja "予想するマスを押します。", En "Press the square that you expect.";
    PRESS_LINES: Ja "順番に押します。もう一度押すと、外れます。",
        En "Press them in their order. Press one again to take it out.";
    ANSWER: Ja "答え", En "Answer";
    TRACE_TURN: Ja "周", En "turn";
    RIGHT_LINE: Ja "正しいコード", En "correct";
    WRONG_LINE: Ja "壊したコード", En "broken";
    LINE_NAMES: Ja "使う名前は、`row`、`n`、`mask`、`bit`、`solutions` と、行ごとの値を持つ配列 `board[row]`、`left[row]`、`down[row]`、`right[row]`、`bitmap[row]` です。",
        En "The names are `row`, `n`, `mask`, `bit`, `solutions`, and the arrays with a value for each row: `board[row]`, `left[row]`, `down[row]`, `right[row]`, `bitmap[row]`.";
}

/// Names the field for a line of the loop, by its number from 1.
pub fn line_field(number: usize) -> Sentence {
    sentence!(Ja "{number} 行目", En "Line {number}")
}

/// Names a cell of a trace: the turn and the word.
pub fn trace_cell(turn: usize, name: &str) -> Sentence {
    sentence!(Ja "{turn} 周目の {name}", En "{name} after turn {turn}")
}

/// Says where the queens of a board stand.
pub fn queens_at(size: Size, squares: &str) -> Sentence {
    sentence!(
        Ja "N = {size} の盤のクイーン：{squares}",
        En "Queens on the board of N = {size}: {squares}"
    )
}

/// Says the right answer, with the formula that makes it.
pub fn right_answer(name: &str, formula: &str, binary: &str, decimal: u64) -> Sentence {
    let word = with_formula(name, formula);
    sentence!(
        Ja "{word} = {binary}（10 進数で {decimal}）",
        En "{word} = {binary}, {decimal} in decimal"
    )
}

/// Says the right bits of a word that goes on beyond the board: those on it alone.
pub fn right_bits_on_board(name: &str, formula: &str, binary: &str, decimal: u64) -> Sentence {
    let word = with_formula(name, formula);
    sentence!(
        Ja "{word} の、盤の中のビットは {binary}（10 進数で {decimal}）",
        En "{word}: its bits on the board are {binary}, {decimal} in decimal"
    )
}

fn with_formula(name: &str, formula: &str) -> String {
    if formula == name {
        name.to_owned()
    } else {
        format!("{name} = {formula}")
    }
}

pub fn square(row: u64, column: u64) -> Sentence {
    sentence!(Ja "行{row}・列{column}", En "row {row}, column {column}")
}

/// Says an answer that was chosen.
pub fn quoted(answer: &Sentence) -> Sentence {
    sentence!(Ja "「{answer}」", En "\"{answer}\"")
}

pub fn ask_on_paper(row: u8) -> Sentence {
    sentence!(
        Ja "行{row}の `left`、`down`、`right`、`mask`、`bitmap`、`bit` を書き入れてください。`bitmap` は、空いていてまだ試していないマスです。`bit` は、最後に取り出した 1 です（なければ 0）。",
        En "Write in `left`, `down`, `right`, `mask`, `bitmap` and `bit` of row {row}. `bitmap` holds the free squares that are still to be tried; `bit` is the 1 taken last, or 0 where there is none."
    )
}

/// A bit that the reader sets, as it is heard: its place, what it holds, and what a check said.
pub fn answer_bit(bit: &FieldBit) -> Sentence {
    let worth = 1_u64 << bit.power;
    let value = u8::from(bit.on);
    let (column, verdict, given) = (bit.column, bit.verdict, bit.given);
    let bit = sentence!(Ja "{worth} の位、{value}", En "the bit worth {worth}, {value}");
    let column = column.map(|column| sentence!(Ja "列{column}", En "column {column}"));
    let verdict = verdict.map(|right| {
        if right {
            phrase!(Ja "合っています", En "right").into()
        } else {
            phrase!(Ja "違います", En "wrong").into()
        }
    });
    let given = given.then(|| phrase!(Ja "入力済み", En "given").into());
    let parts = column.into_iter().chain([bit]).chain(given).chain(verdict);
    let parts: Vec<_> = parts.collect();
    Sentence::joined(&parts, COMMA)
}

impl RowTask {
    /// The question in words.
    pub fn prompt(&self) -> Sentence {
        let (size, row) = (self.row.placement().size(), self.row.row());
        let (name, formula) = (self.word.name(), self.word.formula());
        match self.word {
            TargetWord::LeftWithGhosts => sentence!(
                Ja "N = {size} の盤です。行{row}に届く `left` を、盤の外のビットまで予想してください。",
                En "N = {size}. Predict the `left` that arrives in row {row}, ghost bits included."
            ),
            // One bit for each column is asked for; others may stand beyond the board.
            TargetWord::Attack(Line::Left) => sentence!(
                Ja "N = {size} の盤です。行{row}に届く `left` を、盤の中の {size} ビットだけ予想してください。",
                En "N = {size}. Predict the `left` that arrives in row {row}, the {size} bits on the board."
            ),
            TargetWord::Attack(_) => sentence!(
                Ja "N = {size} の盤です。行{row}に届く `{name}` を予想してください。",
                En "N = {size}. Predict the `{name}` that arrives in row {row}."
            ),
            TargetWord::Occupied => sentence!(
                Ja "N = {size} の盤です。行{row}の `{formula}` を予想してください。",
                En "N = {size}. Predict `{formula}` of row {row}."
            ),
            TargetWord::Bitmap => sentence!(
                Ja "N = {size} の盤です。行{row}の `bitmap` を予想してください。",
                En "N = {size}. Predict the `bitmap` of row {row}."
            ),
            TargetWord::Bit => {
                let bitmap = binary(self.row.words().bitmap, size);
                sentence!(
                    Ja "N = {size} の盤で、行{row}の `bitmap` は `{bitmap}` です。次に取り出す `bit` を予想してください。",
                    En "N = {size}, and row {row}'s `bitmap` is `{bitmap}`. Predict the `bit` that is taken next."
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
                queen = queen_name(attack, queen, size, order), line = line_phrase(attack.line),
                capital_line = Sentence::from(line_phrase(attack.line)).capital()
            ),
            Self::OtherLine {
                attack,
                queen,
                asked,
            } => sentence!(
                Ja "{place}に効いているのは、{queen}の{line}です。{asked} ではありません。",
                En "What runs through {place} is {line} of {queen}, not {asked}.";
                queen = queen_name(attack, queen, size, order), line = line_phrase(attack.line),
                asked = asked.name()
            ),
            Self::NoLine { asked } => sentence!(
                Ja "{place}を通る {asked} の効き筋はありません。",
                En "No queen's {asked} line runs through {place}.";
                asked = asked.name()
            ),
            Self::Free => sentence!(
                Ja "{place}を通る効き筋はありません。空いているマスです。",
                En "No queen attacks {place}: it is free."
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
        sentence!(Ja "列{column}", En "column {column}")
    } else {
        let worth = 1_u64 << power;
        sentence!(Ja "盤の外の {worth} の位", En "the ghost bit worth {worth}")
    }
}

fn queen_name(attack: Attack, queen: u8, size: Size, order: BitOrder) -> Sentence {
    let column = order.column(queen, size.get());
    let row = attack.queen_row;
    sentence!(
        Ja "行{row}・列{column}のクイーン",
        En "the queen in row {row}, column {column}"
    )
}
