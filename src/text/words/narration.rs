//! One sentence for each micro-step, what each line of the listing does, names of squares and bits.

use super::{
    AND, GHOST_BITS, LINE_DOWN, LINE_LEFT, LINE_RIGHT, NOT_BEGUN, phrase, phrases, sentence,
};
use crate::text::{ListingLine, Phrase, Sentence, binary};
use bitqueens_core::{
    bits::BitOrder,
    program::Decision,
    solver::{Attack, Line, Machine, MicroStep, Phase, Size},
};

/// Names an attack line on the board.
pub const fn line_phrase(line: Line) -> Phrase {
    match line {
        Line::Left => LINE_LEFT,
        Line::Down => LINE_DOWN,
        Line::Right => LINE_RIGHT,
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
        return NOT_BEGUN.into();
    };
    match step {
        MicroStep::Start { mask } => {
            let mask = word(mask);
            sentence!(
                Ja "行0のビットマップに mask = {mask} を入れます。最初の行は、どのマスも空いています。",
                En "Row 0's bitmap becomes mask = {mask}: in the first row every square is free."
            )
        }
        MicroStep::Pick { row, bitmap, bit } => {
            let left = columns(bitmap.into(), size, order);
            sentence!(
                Ja "行{row}のビットマップに残るのは{left}です。最下位の 1 を取り出します。列{column}のマスです。",
                En "Row {row}'s bitmap holds {left}. Take the lowest 1: the square in column {column}.";
                column = column(bit)
            )
        }
        MicroStep::Clear { after, .. } => {
            let left = match after {
                0 => phrase!(Ja "残りはありません", En "No column is left").into(),
                _ => sentence!(
                    Ja "残りは{left}です",
                    En "It still holds {left}";
                    left = columns(after.into(), size, order)
                ),
            };
            sentence!(
                Ja "取り出した bit をビットマップから消します。同じマスは二度と試しません。{left}。",
                En "Clear that bit from the bitmap, so that no square is tried twice. {left}."
            )
        }
        MicroStep::Place { row, bit } => {
            let column = column(bit);
            sentence!(
                Ja "行{row}の列{column}にクイーンを置きます。",
                En "Place a queen in row {row}, column {column}."
            )
        }
        MicroStep::Left { row, left, .. } => {
            let goes_down = sentence!(
                Ja "行{row}に下ります。斜め（left）の効き筋は 1 行ごとに 1 ビットずれるので、<< 1 します。",
                En "Down to row {row}. The left diagonals move one bit on each row, so shift: << 1."
            );
            let sentence = goes_down.and(&blocked("left", left, size, order));
            if u64::from(size.mask()) < left {
                sentence.and(&GHOST_BITS.into())
            } else {
                sentence
            }
        }
        MicroStep::Down { down, .. } => {
            let straight = sentence!(
                Ja "縦の列はまっすぐ下へ続くので、シフトしません。",
                En "A column goes straight down, so nothing shifts."
            );
            straight.and(&blocked("down", down.into(), size, order))
        }
        MicroStep::Right { right, .. } => {
            let shifted = sentence!(
                Ja "斜め（right）の効き筋は 1 行ごとに反対へ 1 ビットずれるので、>> 1 します。",
                En "The right diagonals move one bit the other way, so shift: >> 1."
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
            Ja "すべての行にクイーンが置けました。どの 2 つも攻撃し合いません。{number} 番目の解です。1 行上に戻って、続きを探します。",
            En "Every row has its queen, and none attacks another: this is solution {number}. Go up a row and search on."
        ),
        MicroStep::Backtrack { from, dead_end } => backtrack(from, dead_end),
        MicroStep::Finished => {
            let solutions = machine.counters().solutions;
            sentence!(
                Ja "row が -1 になり、探索は終わりです。解は {solutions:,} 個でした。",
                En "row is -1, so the search is over. {solutions:,} {solutions:solution was|solutions were} found."
            )
        }
    }
}

/// Names the columns that the lines of a word attack.
fn blocked(name: &str, word: u64, size: Size, order: BitOrder) -> Sentence {
    let columns = columns(word, size, order);
    if word & u64::from(size.mask()) == 0 {
        return sentence!(
            Ja "{name} で効いている列はありません。",
            En "{name} blocks no column."
        );
    }
    sentence!(
        Ja "{name} が効くのは{columns}です。",
        En "{name} blocks {columns}."
    )
}

/// Names the columns of a word's ones as drawn, ghost bits left out; many are only counted.
fn columns(word: u64, size: Size, order: BitOrder) -> Sentence {
    let n = size.get();
    let is_on = |column: &u8| word >> order.column(*column, n) & 1 == 1;
    let names: Vec<Sentence> = (0..n)
        .filter(is_on)
        .map(|column| Sentence::same_in_all(&column.to_string()))
        .collect();
    match names.as_slice() {
        [] => phrase!(Ja "0 列", En "no column").into(),
        [column] => sentence!(Ja "列{column}", En "column {column}"),
        [first @ .., last] if names.len() <= MOST_NAMED => sentence!(
            Ja "列{first}・{last}",
            En "columns {first} and {last}";
            first = Sentence::joined(first, phrase!(Ja "・", En ", "))
        ),
        // The number follows a word, and a number in a Japanese sentence has a space on either side.
        _ => sentence!(Ja " {n} 列", En "{n} {n:column|columns}"; n = names.len()),
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

/// Explains why a square is attacked: the attacking queen and the line. The column is as drawn.
pub fn reason(attack: Attack, column: u8) -> Sentence {
    let Attack { queen_row, line } = attack;
    sentence!(
        Ja "列{column}には置けません。行{queen_row}のクイーンが{line}に効いているからです。",
        En "Column {column} is attacked: {line} of the queen in row {queen_row} runs through it.";
        line = line_phrase(line)
    )
}

/// Says how many squares of a row are free.
pub fn free_squares(row: u8, bitmap: u32, size: Size) -> Sentence {
    let word = binary(bitmap, size);
    match bitmap.count_ones() {
        0 => sentence!(
            Ja "行{row}に空きはなく、bitmap = {word} です。行き止まりです。",
            En "Row {row} has no free square, bitmap = {word}: a dead end."
        ),
        1 => sentence!(
            Ja "行{row}の空きは 1 マスで、bitmap = {word} です。",
            En "Row {row} has one free square, bitmap = {word}."
        ),
        n => sentence!(
            Ja "行{row}の空きは {n} マスで、bitmap = {word} です。",
            En "Row {row} has {n} free squares, bitmap = {word}."
        ),
    }
}

fn backtrack(from: u8, dead_end: bool) -> Sentence {
    match (from, dead_end) {
        (0, _) => sentence!(
            Ja "行0のマスもすべて試しました。row は -1 になります。",
            En "Every square of row 0 has been tried, so row becomes -1."
        ),
        (_, true) => sentence!(
            Ja "行{from}には空いているマスがありません。行{to}に戻ります。",
            En "Row {from} has no free square: backtrack to row {to}.";
            to = from - 1
        ),
        (_, false) => sentence!(
            Ja "行{from}のマスはすべて試しました。行{to}に戻ります。",
            En "Every free square of row {from} has been tried: backtrack to row {to}.";
            to = from - 1
        ),
    }
}

phrases! {
    COMMENT_START: Ja "行0では、どのマスも空いている", En "in row 0 every square is free";
    COMMENT_WHILE: Ja "行が残っている間、繰り返す", En "while there is a row in work";
    COMMENT_IF_FREE: Ja "この行に空きがあれば", En "if the row has a free square";
    COMMENT_PICK: Ja "空きの中で最下位のビットを選ぶ", En "pick the lowest bit of the free squares";
    COMMENT_CLEAR: Ja "そのビットを空きから消す", En "clear that bit from the free squares";
    COMMENT_PLACE: Ja "この行にクイーンを置く", En "place the queen in the row";
    COMMENT_IF_ABOVE: Ja "最後の行でなければ", En "if it is not the last row";
    COMMENT_LEFT: Ja "次の行へ進み、left を求める", En "go to the next row and work out its left";
    COMMENT_DOWN: Ja "次の行の down を求める", En "work out the down of that row";
    COMMENT_RIGHT: Ja "次の行の right を求める", En "work out the right of that row";
    COMMENT_FREE: Ja "次の行の空きを求める", En "work out the free squares of that row";
    COMMENT_ELSE: Ja "そうでなければ", En "else";
    COMMENT_SOLUTION: Ja "解を数えて、上の行へ戻る", En "count the solution and go up a row";
    COMMENT_BACKTRACK: Ja "上の行へ戻る", En "go up a row";
}

/// What a line of the listing does; nothing for one that only closes a block.
pub fn comment(line: &ListingLine) -> Option<Phrase> {
    Some(match line.phase {
        Some(Phase::Start) => COMMENT_START,
        Some(Phase::Pick) => COMMENT_PICK,
        Some(Phase::Clear) => COMMENT_CLEAR,
        Some(Phase::Place) => COMMENT_PLACE,
        Some(Phase::Left) => COMMENT_LEFT,
        Some(Phase::Down) => COMMENT_DOWN,
        Some(Phase::Right) => COMMENT_RIGHT,
        Some(Phase::Free) => COMMENT_FREE,
        Some(Phase::Solution) => COMMENT_SOLUTION,
        Some(Phase::Backtrack) => COMMENT_BACKTRACK,
        _ => match line.decision()? {
            Decision::While => COMMENT_WHILE,
            Decision::IfFree => COMMENT_IF_FREE,
            Decision::IfAbove => COMMENT_IF_ABOVE,
            Decision::Else => COMMENT_ELSE,
        },
    })
}

/// A square's name: its row, its column, what it is, and which lines run through it.
pub fn square_name(row: u8, column: u8, mark: Phrase, lines: &[Line]) -> Sentence {
    if lines.is_empty() {
        return sentence!(
            Ja "行{row}、列{column}、{mark}",
            En "row {row}, column {column}, {mark}"
        );
    }
    let by: Vec<_> = lines.iter().map(|line| line_phrase(*line).into()).collect();
    sentence!(
        Ja "行{row}、列{column}、{mark}、{by}",
        En "row {row}, column {column}, {mark} along {by}";
        by = Sentence::joined(&by, AND)
    )
}

/// A bit's name: its word, its power of two, its value and the column it stands for.
pub fn bit_name(word: &str, power: u8, on: bool, column: Option<u8>) -> Sentence {
    let value = u8::from(on);
    match column {
        Some(column) => sentence!(
            Ja "{word} のビット{power}、{value}、列{column}",
            En "{word}, bit {power}: {value}, column {column}"
        ),
        None => sentence!(
            Ja "{word} のビット{power}、{value}、盤の外",
            En "{word}, bit {power}: {value}, off the board"
        ),
    }
}

/// The title of an embedded stepper, for those who hear the page around it.
pub fn embed_title(size: Size) -> Sentence {
    sentence!(
        Ja "Bitqueens：N = {size} のステップ実行",
        En "Bitqueens: stepping N = {size}"
    )
}
