//! The fast count: quarters, halves, and their match.

use super::{Ask, bits_where, byte, side, solution};
use crate::{
    course::{
        Random,
        picture::{is_long, squares_of_bits},
        words::{list, listed},
    },
    question::{AnswerKind, Given, Question, Replies},
    text::{phrase, sentence},
};

/// The questions of this file by their names in a text.
pub(super) const QUESTIONS: &[(&str, Ask)] = &[
    ("east-rows", east_rows),
    ("half-word", half_word),
    ("ones", ones),
    ("planes", planes),
    ("quarter", quarter),
];

/// Asks which rows have their queen in the east.
fn east_rows(random: Option<Random>) -> Question {
    let boards: Vec<u32> = (0..92).collect();
    let drawn = random.and_then(|random| random.in_turn(&boards));
    let which = drawn.unwrap_or(3);
    let size = side(8);
    let queens = squares_of_bits(solution(size, which), size);
    // The top row is the leftmost bit.
    let queen = |power: u8| queens[usize::from(7 - power)];
    let is_east = |power: u8| 4 <= queen(power).1;
    let expected = bits_where(8, is_east);
    let reason = |power: u8| {
        let (row, column) = queen(power);
        let side = if is_east(power) {
            phrase!(Ja "東です", En "in the east")
        } else {
            phrase!(Ja "西です", En "in the west")
        };
        sentence!(
            Ja "行{row}のクイーンは列{column}にいるので、{side}。",
            En "Row {row} has its queen in column {column}, {side}."
        )
    };
    let columns = listed(queens.iter().map(|(_, column)| column), " ");
    Question {
        prompt: sentence!(
            Ja "N = 8 のある解で、クイーンの列は、行0から順に {columns} です。東（列4から列7）にクイーンがいる行を 1 にしてください。左端のビットが行0です。",
            En "In a solution of N = 8 the queens' columns are, from row 0 down, {columns}. Set the bits of the rows with their queen in the east, columns 4 to 7. The leftmost bit is row 0."
        ),
        answer: sentence!(
            Ja "{expected} です。1 は 4 つです。",
            En "{expected}, with four ones.";
            expected = format!("{expected:08b}")
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Tests whether a square of a row is free in the east, with the queen of another row in a column.
fn is_free_in_quarter(of: u8, [given, asked]: [u8; 2], column: u8) -> bool {
    of != column && of.abs_diff(column) != given.abs_diff(asked) && !is_long((asked, of))
}

/// At most this many draws share an answer, in either order of the rows.
const MOST_ALIKE: usize = 4;

/// A row of an eastern quarter with the column of its queen, and the row that is asked about, where a square is free.
fn quarters() -> Vec<(bool, [u8; 2], u8)> {
    let mut quarters = Vec::new();
    for is_down in [true, false] {
        let mut answers = Vec::new();
        for (is_north, first) in [(true, 0), (false, 4)] {
            let uppers = first..first + 3;
            let rows = uppers.flat_map(|upper| (upper + 1..first + 4).map(move |of| [upper, of]));
            for [upper, lower] in rows {
                let rows = if is_down {
                    [upper, lower]
                } else {
                    [lower, upper]
                };
                for column in (4..8).filter(|column| !is_long((rows[0], *column))) {
                    let answer = bits_where(4, |power| is_free_in_quarter(7 - power, rows, column));
                    let n_alike = answers.iter().filter(|of| **of == answer).count();
                    if answer != 0 && n_alike < MOST_ALIKE {
                        answers.push(answer);
                        quarters.push((is_north, rows, column));
                    }
                }
            }
        }
    }
    quarters
}

/// Asks where the second queen of an eastern quarter can stand.
fn quarter(random: Option<Random>) -> Question {
    let (is_north, [given, asked], column) = match random {
        None => (true, [0, 3], 5),
        Some(random) => random.in_turn(&quarters()).unwrap_or((true, [0, 3], 5)),
    };
    let shares_line = |of: u8| of == column || of.abs_diff(column) == given.abs_diff(asked);
    let is_free = |of: u8| is_free_in_quarter(of, [given, asked], column);
    let expected = bits_where(4, |power| is_free(7 - power));
    let reason = |power: u8| {
        let of = 7 - power;
        if of == column {
            sentence!(
                Ja "列{of}には行{given}のクイーンがいます。",
                En "Column {of} has the queen of row {given}."
            )
        } else if shares_line(of) {
            sentence!(
                Ja "列{of}には、行{given}のクイーンが斜めに効いています。",
                En "The queen of row {given} attacks column {of} on a diagonal."
            )
        } else if is_long((asked, of)) {
            sentence!(
                Ja "列{of}は長い対角線のマスなので、東では使いません。",
                En "Column {of} lies on a long diagonal and stays empty in the east."
            )
        } else {
            sentence!(Ja "列{of}には置けます。", En "A queen can stand in column {of}.")
        }
    };
    let corner = if is_north {
        phrase!(Ja "北東", En "north-eastern")
    } else {
        phrase!(Ja "南東", En "south-eastern")
    };
    Question {
        prompt: sentence!(
            Ja "N = 8 の{corner}の部分盤で、行{upper}と行{lower}を埋めます。行{given}のクイーンを列{column}に置きました。行{asked}で置けるマスを 1 にしてください。ビットは左から列4、5、6、7 です。東では長い対角線のマスを使いません。",
            En "The {corner} quarter of N = 8 fills rows {upper} and {lower}, and row {given} has its queen in column {column}. Set the bits of the squares of row {asked} that are possible. The bits are columns 4, 5, 6 and 7, from the left. In the east, squares on a long diagonal stay empty.";
            upper = given.min(asked), lower = given.max(asked)
        ),
        answer: sentence!(
            Ja "{expected} です。1 ごとに、書き出す置き方が 1 つあります。",
            En "{expected}. Each 1 is a way in the list.";
            expected = format!("{expected:04b}")
        ),
        ..Question::of_bits(4, expected, reason)
    }
}

/// Asks for the word that is kept of two quarters.
fn half_word(random: Option<Random>) -> Question {
    let (north, south, columns) = match random {
        None => (0b1001_0100, 0b0010_0001, [0b0011, 0b1100]),
        Some(mut random) => {
            let draw = |random: &mut Random| {
                let north = random.below(256) & random.below(256);
                (north, random.below(256) & random.below(256))
            };
            // Both occupy some diagonals, and share one, which is left out where they fit.
            let tests = |&(north, south): &(u32, u32)| north & south != 0 && south & !north != 0;
            let (north, south) = random.until(draw, tests);
            let columns = 1 + random.below(14);
            // Where they make no half, the answer is 0: one pair in eight, for either reason.
            match random.below(16) {
                0 => (north, south & !north, [columns, columns]),
                1 => (north, south, [columns, 15 - columns]),
                _ => (north, south & !north, [columns, 15 - columns]),
            }
        }
    };
    let [in_north, in_south] = columns;
    let (is_opposite, shared) = (in_north ^ in_south == 15, north & south);
    let fits = is_opposite && shared == 0;
    let expected = if fits { north | south } else { 0 };
    let reason = |power: u8| match (fits, expected >> power & 1) {
        (true, 1) => sentence!(
            Ja "北か南がこの線を通ります。",
            En "The north or the south occupies this diagonal."
        ),
        (true, _) => sentence!(
            Ja "どちらもこの線を通りません。",
            En "Neither of them occupies this diagonal."
        ),
        _ if is_opposite => sentence!(
            Ja "2 つは同じ斜めの線を通るので、合わせられません。",
            En "The two share a diagonal, so they make no half."
        ),
        _ => sentence!(
            Ja "使う列が逆ではないので、合わせられません。",
            En "Their columns are not opposite, so they make no half."
        ),
    };
    Question {
        prompt: sentence!(
            Ja "北の部分盤は列 `{in_north}` と斜めの線 `north` を、南の部分盤は列 `{in_south}` と斜めの線 `south` を使います。半盤として残すワードを書いてください。合わせられないなら、すべて 0 にします。",
            En "The northern quarter uses the columns `{in_north}` and the diagonals `north`, the southern one the columns `{in_south}` and the diagonals `south`. Write the word that is kept of the half, or zeros if they make none.";
            in_north = format!("{in_north:04b}"), in_south = format!("{in_south:04b}")
        ),
        given: Given::Words(vec![("north", byte(north)), ("south", byte(south))]),
        answer: if fits {
            sentence!(
                Ja "north & south が 0 なので、north | south = {expected} を残します。",
                En "north & south is 0, so north | south = {expected} is kept.";
                expected = format!("{expected:08b}")
            )
        } else if is_opposite {
            sentence!(
                Ja "north & south = {shared} が 0 でないので、捨てます。",
                En "north & south = {shared} is not 0, so it is dropped.";
                shared = format!("{shared:08b}")
            )
        } else {
            sentence!(
                Ja "列 {in_north} と {in_south} が逆ではないので、合わせません。",
                En "The columns {in_north} and {in_south} are not opposite: no half.";
                in_north = format!("{in_north:04b}"), in_south = format!("{in_south:04b}")
            )
        },
        ..Question::of_bits(8, expected, reason)
    }
}

/// The names of the planes of a question.
const PLANES: [&str; 4] = ["d0", "d1", "d2", "d3"];

/// Asks which eastern halves fit a western one.
fn planes(random: Option<Random>) -> Question {
    let (planes, asked) = match random {
        None => ([0b1101_1011, 0b0110_1110, 0b1011_1101, 0b0111_0011], 0b0101),
        Some(mut random) => {
            // Two or three of the four.
            let asked = [
                0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100, 0b0111, 0b1110,
            ];
            let draw = |random: &mut Random| {
                let planes = [(); 4].map(|()| random.below(256) | random.below(256));
                (planes, random.choose(&asked).unwrap_or(0b0011))
            };
            // Some fit, and not those of all four diagonals.
            random.until(draw, |(planes, asked)| {
                let fits = |asked: i32| {
                    let of = (0..4).filter(|plane| asked >> plane & 1 == 1);
                    of.fold(0xff, |all, plane| all & planes[plane])
                };
                fits(*asked) != 0 && fits(*asked) != fits(0b1111)
            })
        }
    };
    let of_asked = || {
        let planes = planes.iter().enumerate();
        planes.filter(|(plane, _)| asked >> plane & 1 == 1)
    };
    let expected = of_asked().fold(0xff, |all, (_, plane)| all & plane);
    let coded = of_asked().map(|(plane, _)| format!("`{}`", PLANES[plane]));
    let taken = list(coded, phrase!(Ja " と ", En " and "));
    let joined = listed(of_asked().map(|(plane, _)| PLANES[plane]), " & ");
    let n_ones = expected.count_ones();
    let reason = |power: u8| {
        let mut taken = of_asked().filter(|(_, plane)| **plane >> power & 1 == 0);
        match taken.next() {
            Some((plane, _)) => sentence!(
                Ja "{word} のこのビットは 0 です。東の半盤がその斜めの線を使っています。",
                En "This bit of {word} is 0: the eastern half occupies that diagonal.";
                word = PLANES[plane]
            ),
            None => sentence!(
                Ja "西が通る斜めの線のどれでも 1 なので、合います。",
                En "It is 1 on every diagonal that the western half occupies, so it fits."
            ),
        }
    };
    let words = PLANES.into_iter().zip(planes.map(byte));
    Question {
        name: "fits",
        prompt: sentence!(
            Ja "東の半盤が 8 個あり、`d0` から `d3` は、その斜めの線を空けている半盤のビットが 1 です。西の半盤は {taken} を通ります。西と合う半盤のビットを 1 にしてください。",
            En "There are 8 eastern halves. In `d0` to `d3` the bit of a half is 1 if it leaves that diagonal free. A western half occupies {taken}. Set the bits of the halves that fit it."
        ),
        given: Given::Words(words.collect()),
        answer: sentence!(
            Ja "{joined} = {expected} です。1 は {n_ones} 個です。",
            En "{joined} = {expected}, with {n_ones} {n_ones:one|ones}.";
            expected = format!("{expected:08b}")
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Asks how many halves fit.
fn ones(random: Option<Random>) -> Question {
    let [first, second] = match random {
        None => [0b1111_0110, 0b1101_1111],
        Some(mut random) => {
            // Each number of halves from 1 to 8 is as likely as another.
            let number = random.in_turn(&[1, 2, 3, 4, 5, 6, 7, 8]).unwrap_or(1);
            let fitting = random.order(8).into_iter().take(number);
            let fits = fitting.fold(0, |fits, at| fits | 1 << at);
            let other = random.below(256);
            [fits | other, fits | !other & random.below(256)]
        }
    };
    let fits = first & second;
    let number = fits.count_ones();
    Question {
        given: Given::Words(vec![("d0", byte(first)), ("d1", byte(second))]),
        ..Question::new(
            AnswerKind::Number,
            u64::from(number),
            sentence!(
                Ja "西の半盤は、`d0 = {first}` と `d1 = {second}` の斜めの線を通ります。この 8 個の東の半盤のうち、合うものは何個ですか。",
                En "A western half occupies the diagonals `d0 = {first}` and `d1 = {second}`. How many of these 8 eastern halves fit it?";
                first = format!("{first:08b}"), second = format!("{second:08b}")
            ),
            Replies::Any(sentence!(
                Ja "東の半盤が合うのは、`d0` と `d1` のどちらでも、そのビットが 1 のときです。",
                En "An eastern half fits where both `d0` and `d1` have a 1."
            )),
            sentence!(
                Ja "`d0 & d1 = {fits}` の 1 を数えると {number} 個です。",
                En "`d0 & d1 = {fits}`, and the number of its ones is {number}.";
                fits = format!("{fits:08b}")
            ),
        )
    }
}
