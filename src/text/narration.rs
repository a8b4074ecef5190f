//! One sentence for each micro-step: the name of the thing, the value, the reason.

use super::{Phrase, Sentence, words};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Attack, Line, Machine, MicroStep, Size},
};

/// A word as the reader sees it: at least N digits, more where ghost bits stand beyond the board.
///
/// ```text
/// N = 5   12 -> 01100      56 -> 111000
/// ```
pub fn binary(word: impl Into<u64>, size: Size) -> String {
    format!("{word:0width$b}", word = word.into(), width = size.len())
}

/// Names an attack line on the board.
pub const fn line_phrase(line: Line) -> Phrase {
    match line {
        Line::Left => words::LINE_LEFT,
        Line::Down => words::LINE_DOWN,
        Line::Right => words::LINE_RIGHT,
    }
}

/// Says what the micro-step carried out last did, with its values and its reason.
pub fn narrate(machine: &Machine, order: BitOrder) -> Sentence {
    let size = machine.size();
    let word = |word: u32| binary(word, size);
    let column = |bit: u32| {
        let power = u8::try_from(bit.trailing_zeros()).unwrap_or(0);
        order.column(power, size.get())
    };
    let Some(step) = machine.last_step() else {
        return words::NOT_BEGUN.into();
    };
    match step {
        MicroStep::Start { mask } => {
            let mask = word(mask);
            sentence!(
                "行0のビットマップに mask = {mask} を入れます。最初の行は、どのマスも空いています。",
                "Row 0's bitmap becomes mask = {mask}: in the first row every square is free."
            )
        }
        MicroStep::Pick { row, bitmap, bit } => {
            let (bitmap, column) = (columns(bitmap.into(), size, order), column(bit));
            Sentence {
                ja: format!(
                    "行{row}のビットマップに残るのは{}です。最下位の 1 を取り出します。列{column}のマスです。",
                    bitmap.ja
                ),
                en: format!(
                    "Row {row}'s bitmap holds {}. Take the lowest 1: the square in column {column}.",
                    bitmap.en
                ),
            }
        }
        MicroStep::Clear { after, .. } => {
            let left = columns(after.into(), size, order);
            let (ja, en) = match after {
                0 => (
                    "残りはありません".to_owned(),
                    "No column is left".to_owned(),
                ),
                _ => (
                    format!("残りは{}です", left.ja),
                    format!("It still holds {}", left.en),
                ),
            };
            sentence!(
                "取り出した bit をビットマップから消します。同じマスは二度と試しません。{ja}。",
                "Clear that bit from the bitmap, so that no square is tried twice. {en}."
            )
        }
        MicroStep::Place { row, bit } => {
            let column = column(bit);
            sentence!(
                "行{row}の列{column}にクイーンを置きます。",
                "Place a queen in row {row}, column {column}."
            )
        }
        MicroStep::Left { row, left, .. } => {
            let goes_down = sentence!(
                "行{row}に下ります。斜め（left）の効き筋は 1 行ごとに 1 ビットずれるので、<< 1 します。",
                "Down to row {row}. The left diagonals move one bit on each row, so shift: << 1."
            );
            let sentence = goes_down.and(&blocked("left", left, size, order));
            if u64::from(size.mask()) < left {
                sentence.and(&words::GHOST_BITS.into())
            } else {
                sentence
            }
        }
        MicroStep::Down { down, .. } => {
            let straight = sentence!(
                "縦の列はまっすぐ下へ続くので、シフトしません。",
                "A column goes straight down, so nothing shifts."
            );
            straight.and(&blocked("down", down.into(), size, order))
        }
        MicroStep::Right { right, .. } => {
            let shifted = sentence!(
                "斜め（right）の効き筋は 1 行ごとに反対へ 1 ビットずれるので、>> 1 します。",
                "The right diagonals move one bit the other way, so shift: >> 1."
            );
            shifted.and(&blocked("right", right.into(), size, order))
        }
        MicroStep::Free { row, bitmap, .. } => {
            let sentence = free_squares(row, bitmap, size);
            match first_attack(machine, row, order) {
                Some((column, attack)) => sentence.and(&reason(attack, column)),
                None => sentence,
            }
        }
        MicroStep::Solution { number } => sentence!(
            "すべての行にクイーンが置けました。{number} 番目の解です。1 行上に戻って、続きを探します。",
            "Every row has its queen: this is solution {number}. Go up a row and search on."
        ),
        MicroStep::Backtrack { from, dead_end } => backtrack(from, dead_end),
        MicroStep::Finished => {
            let solutions = machine.counters().solutions;
            sentence!(
                "row が -1 になり、探索は終わりです。解は {solutions} 個でした。",
                "row is -1, so the search is over. Solutions found: {solutions}."
            )
        }
    }
}

/// Names the columns that the lines of a word attack.
fn blocked(name: &str, word: u64, size: Size, order: BitOrder) -> Sentence {
    let columns = columns(word, size, order);
    Sentence {
        ja: if word & u64::from(size.mask()) == 0 {
            format!("{name} で効いている列はありません。")
        } else {
            format!("{name} が効くのは{}です。", columns.ja)
        },
        en: format!("{name} blocks {}.", columns.en),
    }
}

/// Names the columns of a word's ones as drawn, ghost bits left out; many are only counted.
fn columns(word: u64, size: Size, order: BitOrder) -> Sentence {
    let n = size.get();
    let is_on = |column: &u8| word >> order.column(*column, n) & 1 == 1;
    let names: Vec<String> = (0..n)
        .filter(is_on)
        .map(|column| column.to_string())
        .collect();
    match names.as_slice() {
        [] => sentence!("0 列", "no column"),
        [column] => sentence!("列{column}", "column {column}"),
        [first @ .., last] if names.len() <= MOST_NAMED => Sentence {
            ja: format!("列{}・{last}", first.join("・")),
            en: format!("columns {} and {last}", first.join(", ")),
        },
        _ => Sentence {
            // The number follows a word, and a number in a sentence has a space on either side.
            ja: format!(" {} 列", names.len()),
            en: format!("{} columns", names.len()),
        },
    }
}

/// So many columns are named one by one.
const MOST_NAMED: usize = 7;

/// The leftmost attacked square of a row, by its column as drawn, and the first line that attacks it.
pub fn first_attack(machine: &Machine, row: u8, order: BitOrder) -> Option<(u8, Attack)> {
    let n = machine.size().get();
    (0..n).find_map(|column| {
        let attack = machine.attacks(row, order.column(column, n)).next()?;
        Some((column, attack))
    })
}

/// Explains why a square is forbidden: the attacking queen and the line. The column is as drawn.
pub fn reason(attack: Attack, column: u8) -> Sentence {
    let Attack { queen_row, line } = attack;
    let line = line_phrase(line);
    Sentence {
        ja: format!(
            "列{column}には置けません。行{queen_row}のクイーンが{}に効いているからです。",
            line.ja
        ),
        en: format!(
            "Column {column} is forbidden: {} of the queen in row {queen_row} runs through it.",
            line.en
        ),
    }
}

/// Says how many squares of a row are free.
pub fn free_squares(row: u8, bitmap: u32, size: Size) -> Sentence {
    let word = binary(bitmap, size);
    match bitmap.count_ones() {
        0 => sentence!(
            "行{row}に空きはなく、bitmap = {word} です。行き止まりです。",
            "Row {row} has no free square, bitmap = {word}: a dead end."
        ),
        1 => sentence!(
            "行{row}の空きは 1 マスで、bitmap = {word} です。",
            "Row {row} has one free square, bitmap = {word}."
        ),
        n => sentence!(
            "行{row}の空きは {n} マスで、bitmap = {word} です。",
            "Row {row} has {n} free squares, bitmap = {word}."
        ),
    }
}

fn backtrack(from: u8, dead_end: bool) -> Sentence {
    match (from, dead_end) {
        (0, _) => sentence!(
            "行0のマスもすべて試しました。row は -1 になります。",
            "Every square of row 0 has been tried, so row becomes -1."
        ),
        (_, true) => sentence!(
            "行{from}には空いているマスがありません。行{}に戻ります。",
            "Row {from} has no free square: backtrack to row {}.",
            from - 1
        ),
        (_, false) => sentence!(
            "行{from}のマスはすべて試しました。行{}に戻ります。",
            "Every free square of row {from} has been tried: backtrack to row {}.",
            from - 1
        ),
    }
}
