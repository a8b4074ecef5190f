//! The board cut in four: who stands in the east, and the lists of a quarter.

use super::{bits_where, side, solution};
use crate::{
    pages::learn::{Question, Random, queens::squares_of, words::listed},
    text::sentence,
};

/// Asks which rows have their queen in the east.
pub(crate) fn east_rows(drawn: Option<Random>) -> Question {
    let which = drawn.map_or(3, |mut random| random.below(92));
    let size = side(8);
    let queens = squares_of(solution(size, which), size);
    // The top row is the leftmost bit.
    let queen = |power: u8| queens[usize::from(7 - power)];
    let is_east = |power: u8| 4 <= queen(power).1;
    let expected = bits_where(8, is_east);
    let reason = |power: u8| {
        let (row, column) = queen(power);
        let (ja, en) = if is_east(power) {
            ("東です", "in the east")
        } else {
            ("西です", "in the west")
        };
        sentence!(
            "行{row}のクイーンは列{column}にいるので、{ja}。",
            "Row {row} has its queen in column {column}, {en}."
        )
    };
    let columns = listed(queens.iter().map(|(_, column)| column), " ");
    Question {
        prompt: sentence!(
            "N = 8 のある解で、クイーンの列は、行0から順に {columns} です。東（列4から列7）にクイーンがいる行を 1 にしてください。左端のビットが行0です。",
            "In a solution of N = 8 the queens' columns are, from row 0 down, {columns}. Set the bits of the rows with their queen in the east, columns 4 to 7. The leftmost bit is row 0."
        ),
        answer: sentence!(
            "{expected:08b} です。1 は 4 つです。",
            "{expected:08b}, with four ones."
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Asks where the second queen of an eastern quarter can stand.
pub(crate) fn quarter(drawn: Option<Random>) -> Question {
    let (is_north, [upper, lower], column) = match drawn {
        None => (true, [0, 3], 5),
        Some(mut random) => {
            let is_north = random.below(2) == 0;
            let upper = random.from_to(0, 2);
            let rows = [upper, random.from_to(upper + 1, 3)];
            let rows = rows.map(|row| if is_north { row } else { row + 4 });
            let column = random.from_to(4, 7);
            let on_long = is_long(is_north, (rows[0], column));
            // The square beside it is on no long diagonal.
            let beside = if column == 7 { 6 } else { column + 1 };
            (is_north, rows, if on_long { beside } else { column })
        }
    };
    let shares_line = |of: u8| of == column || of.abs_diff(column) == lower - upper;
    let is_free = |of: u8| !shares_line(of) && !is_long(is_north, (lower, of));
    let expected = (4..8).filter(|of| is_free(*of));
    let expected = expected.fold(0, |word, of| word | 1_u64 << (7 - of));
    let reason = |power: u8| {
        let of = 7 - power;
        if of == column {
            sentence!(
                "列{of}には行{upper}のクイーンがいます。",
                "Column {of} has the queen of row {upper}."
            )
        } else if shares_line(of) {
            sentence!(
                "列{of}には、行{upper}のクイーンが斜めに効いています。",
                "The queen of row {upper} attacks column {of} on a diagonal."
            )
        } else if is_long(is_north, (lower, of)) {
            sentence!(
                "列{of}は長い対角線のマスなので、東では使いません。",
                "Column {of} lies on a long diagonal and stays empty in the east."
            )
        } else {
            sentence!("列{of}には置けます。", "A queen can stand in column {of}.")
        }
    };
    let (ja, en) = if is_north {
        ("北東", "north-eastern")
    } else {
        ("南東", "south-eastern")
    };
    Question {
        prompt: sentence!(
            "N = 8 の{ja}の部分盤で、行{upper}と行{lower}を埋めます。行{upper}のクイーンを列{column}に置きました。行{lower}で置けるマスを 1 にしてください。ビットは左から列4、5、6、7 です。東では長い対角線のマスを使いません。",
            "The {en} quarter of N = 8 fills rows {upper} and {lower}, and row {upper} has its queen in column {column}. Set the bits of the squares of row {lower} that are possible. The bits are columns 4, 5, 6 and 7, from the left. In the east, squares on a long diagonal stay empty."
        ),
        answer: sentence!(
            "{expected:04b} です。1 ごとに、書き出す置き方が 1 つあります。",
            "{expected:04b}. Each 1 is a way in the list."
        ),
        ..Question::of_bits(4, expected, reason)
    }
}

/// Tests whether a square of an eastern quarter lies on a long diagonal.
const fn is_long(is_north: bool, (row, column): (u8, u8)) -> bool {
    if is_north {
        row + column == 7
    } else {
        row == column
    }
}
