//! Other methods, and bits in other problems.

use super::{byte, placement, width};
use crate::{
    pages::learn::{
        Random,
        picture::squares_of,
        words::{list, listed},
    },
    question::{Given, Question},
    text::{Sentence, sentence, words::COMMA},
};
use bitqueens_core::bits::Word;

/// Asks which flags of the sums row + column some queens set.
pub(crate) fn flags(random: Option<Random>) -> Question {
    let placement = placement(random, 4, "1-3");
    let n = placement.size().get();
    let queens = squares_of(&placement);
    let n_flags = 2 * n - 1;
    let expected = queens
        .iter()
        .fold(0, |flags, (row, column)| flags | 1_u64 << (row + column));
    let squares = || queens.iter();
    let places = squares().map(
        |(row, column)| sentence!(Ja "行{row}・列{column}", En "({row}, {column})"; row, column),
    );
    let places = Sentence::joined(&places.collect::<Vec<_>>(), COMMA);
    let sums = squares().map(|(row, column)| format!("{row} + {column} = {}", row + column));
    let sums = list(sums, COMMA);
    let reason = |sum: u8| match queens.iter().find(|(row, column)| row + column == sum) {
        Some((row, column)) => sentence!(
            Ja "行{row}・列{column}のクイーンの和が {sum} です。",
            En "The queen in row {row}, column {column} has the sum {sum}.";
            row, column, sum
        ),
        None => sentence!(
            Ja "和が {sum} のクイーンはいません。",
            En "No queen has the sum {sum}.";
            sum
        ),
    };
    Question {
        prompt: sentence!(
            Ja "N = {n} の盤で、クイーンは{places}にいます。行 + 列で引く斜めのフラグ {n_flags} 個のうち、立っているものを 1 にしてください。右端が 0 番です。",
            En "N = {n}, with queens at {places} (row, column). Of the {n_flags} flags for row + column, mark with a 1 those that are set. Flag 0 is the rightmost.";
            n, places, n_flags
        ),
        answer: sentence!(Ja "和は {sums} です。", En "The sums are {sums}."; sums),
        ..Question::of_bits(n_flags, expected, reason)
    }
}

/// Asks for the candidates of a square.
pub(crate) fn sudoku(random: Option<Random>) -> Question {
    let used = match random {
        None => [0b1_0000_0010, 0b0_0010_1000, 0b1_0000_1001],
        Some(mut random) => random.until(
            |random| [(); 3].map(|()| random.below(512) & random.below(512)),
            // A digit fits, and another one is in two of them.
            |[row, column, of_box]| {
                row | column | of_box != 0x1ff
                    && (row & column | row & of_box | column & of_box) != 0
            },
        ),
    };
    let names = ["row", "column", "box"];
    let expected = 0x1ff & !(used[0] | used[1] | used[2]);
    let width = width(9);
    let reason = |power: u8| {
        let digit = power + 1;
        let mut words = names.into_iter().zip(used);
        match words.find(|(_, used)| used >> power & 1 == 1) {
            Some((name, _)) => sentence!(
                Ja "数字 {digit} は {name} にあるので、入りません。",
                En "The digit {digit} is in {name}, so it does not fit.";
                digit, name
            ),
            None => sentence!(
                Ja "数字 {digit} はどこにもないので、入ります。",
                En "The digit {digit} is in none of them, so it fits.";
                digit
            ),
        }
    };
    let digits = (1..=9_u32).filter(|digit| expected >> (digit - 1) & 1 == 1);
    let digits = listed(digits, ", ");
    let words = names
        .into_iter()
        .zip(used.map(|used| Word::cut(used, width)));
    Question {
        name: "candidates",
        prompt: sentence!(
            Ja "数独のあるマスで、行、列、ブロックに使われた数字が `row`、`column`、`box` です。右端が 1、左端が 9 を表します。このマスに入る数字のビットを 1 にしてください。",
            En "For a square of a Sudoku, `row`, `column` and `box` hold the digits that are used, 1 at the right end and 9 at the left. Set the bits of the digits that fit."
        ),
        given: Given::Words(words.collect()),
        answer: sentence!(
            Ja "mask & ~(row | column | box) = {expected} で、数字は {digits} です。",
            En "mask & ~(row | column | box) = {expected}: the digits {digits}.";
            expected = format!("{expected:09b}"), digits
        ),
        ..Question::of_bits(width.get(), expected, reason)
    }
}

/// The painted pixels and those beside them.
const fn spread(painted: u32) -> u32 {
    (painted | painted << 1 | painted >> 1) & 0xff
}

/// Asks for one step of a flood fill.
pub(crate) fn flood(random: Option<Random>) -> Question {
    let [painted, open] = match random {
        None => [0b0010_0100, 0b0110_1111],
        Some(mut random) => {
            let draw = |random: &mut Random| {
                let open = random.below(256) | random.below(256);
                // At least one pixel is painted, and never a wall.
                let at = 1 << random.below(8);
                [random.below(256) & random.below(256) & open | at, open | at]
            };
            // Paint meets a wall, and spreads.
            random.until(draw, |[painted, open]| {
                let spread = spread(*painted);
                spread & !open != 0 && spread & open != *painted
            })
        }
    };
    let spread = spread(painted);
    let expected = spread & open;
    let reason = |power: u8| {
        let is_in = |word: u32| word >> power & 1 == 1;
        match (is_in(painted), is_in(open), is_in(spread)) {
            (true, ..) => sentence!(Ja "もう塗ってあります。", En "It is painted already."),
            (_, false, _) => sentence!(Ja "壁なので塗れません。", En "It is wall."),
            (_, _, true) => sentence!(
                Ja "隣から広がってきます。",
                En "It is next to a painted one."
            ),
            _ => sentence!(
                Ja "隣がまだ塗られていません。",
                En "No pixel next to it is painted yet."
            ),
        }
    };
    Question {
        prompt: sentence!(
            Ja "塗った画素が `f`、壁でない画素が `open` です。1 回広げたあとに塗られている画素を予想してください。",
            En "`f` holds the painted pixels, `open` those that are not wall. Predict the painted pixels after one step."
        ),
        given: Given::Words(vec![("f", byte(painted)), ("open", byte(open))]),
        answer: sentence!(
            Ja "(f | f << 1 | f >> 1) & open = {expected} です。",
            En "(f | f << 1 | f >> 1) & open = {expected}.";
            expected = format!("{expected:08b}")
        ),
        ..Question::of_bits(8, expected, reason)
    }
}
