//! The words of a row and their operations.

use super::{byte, row_of_solution, side, solution, width};
use crate::{
    draw::Board,
    pages::learn::{ORDER, Random, picture::squares_of},
    question::{AnswerKind, Given, Question, Replies},
    text::{Phrase, Sentence, binary, phrase, sentence},
};
use bitqueens_core::{
    bits::{Width, Word},
    solver::Placement,
};

/// The lines and the lack of one, as drawn.
const REASONS: [Phrase; 4] = [
    phrase!(Ja "左下への斜めの線（`left`）が通る", En "A diagonal that runs down to the left (`left`)"),
    phrase!(Ja "縦の線（`down`）が通る", En "A column (`down`)"),
    phrase!(Ja "右下への斜めの線（`right`）が通る", En "A diagonal that runs down to the right (`right`)"),
    phrase!(Ja "どの線も通らず、空いている", En "None: the square is free"),
];

/// Asks which line runs through a square, where one at most does.
pub(crate) fn which_line(random: Option<Random>) -> Question {
    let (placement, power) = random.map_or_else(
        || {
            let placed = Placement::named("0-4", side(6));
            (placed.unwrap_or(Placement::empty(side(6))), 3)
        },
        square_with_a_line,
    );
    let (n, row) = (placement.size(), placement.n_queens());
    let column = ORDER.column(power, n.get());
    let attack = placement.attacks(row, power).next();
    let right = attack.map_or(3, |attack| attack.line as usize);
    let queens = squares_of(&placement);
    let queen = attack.map(|attack| queens[usize::from(attack.queen_row)]);
    let reason = queen.map_or_else(
        || sentence!(
            Ja "行{row}・列{column}には、どのクイーンの線も届きません。",
            En "No queen has a line through row {row}, column {column}.";
            row, column
        ),
        |(of, from)| sentence!(
            Ja "行{of}・列{from}のクイーンは、行{row}・列{column}から {rows} 行上、{columns} 列横にいます。",
            En "The queen in row {of}, column {from} is {rows} up and {columns} across from row {row}, column {column}.";
            of, from, row, column, rows = row - of, columns = from.abs_diff(column)
        ),
    );
    let mut board = Board::loose(n, &queens);
    board.pick(row, column);
    Question {
        given: Given::Board(board),
        ..Question::told(
            AnswerKind::Choice(REASONS.map(Sentence::from).to_vec()),
            u64::try_from(right).unwrap_or(3),
            sentence!(
                Ja "行{row}・列{column}のマスに置けるでしょうか。何が通っていますか。",
                En "Look at the square in row {row}, column {column}. Which line runs through it?";
                row, column
            ),
            Replies::Any(reason.clone()),
            reason,
        )
    }
}

/// Draws queens and a square below them that one line runs through at most.
fn square_with_a_line(mut random: Random) -> (Placement, u8) {
    // A free square is as likely as each of the lines.
    let line = u64::from(random.below(4));
    loop {
        let n = random.from_to(4, 8);
        let placement = random.placement(side(n));
        let power = random.from_to(0, n - 1);
        let n_lines = placement.attacks(placement.n_queens(), power).count();
        let found = placement.attacks(placement.n_queens(), power).next();
        let found = found.map_or(3, |attack| attack.line as u64);
        if n_lines <= 1 && found == line {
            return (placement, power);
        }
    }
}

/// Asks for what a mask makes of a word; the reader chooses the operation.
pub(crate) fn operation(random: Option<Random>) -> Question {
    let draw = |random: &mut Random| (random.below(4), random.below(256), 1 + random.below(255));
    // Each operation comes to another word, none of them given or 0.
    let tests = |&(_, x, m): &(u32, u32, u32)| {
        let words = [0, x, m, x | m, x & !m, x & m, x ^ m];
        (1..words.len()).all(|at| !words[..at].contains(&words[at]))
    };
    let own = (1, 0b1101_0110, 0b0011_1100);
    let (which, x, m) = random.map_or(own, |mut random| random.until(draw, tests));
    let (formula, done, expected) = match which {
        0 => ("x | m", phrase!(Ja "立てた", En "set"), x | m),
        1 => ("x & ~m", phrase!(Ja "消した", En "cleared"), x & !m),
        2 => (
            "x & m",
            phrase!(Ja "取り出した", En "extracted, all others 0"),
            x & m,
        ),
        _ => ("x ^ m", phrase!(Ja "反対にした", En "flipped"), x ^ m),
    };
    let reason = |power: u8| {
        let (x, m) = (x >> power & 1, m >> power & 1);
        let worth = 1_u32 << power;
        let result = expected >> power & 1;
        sentence!(
            Ja "{worth} の位は、`x` が {x}、`m` が {m} なので、`{formula}` では {result} です。",
            En "In the {worth}s place, `x` has {x} and `m` has {m}: `{formula}` gives {result}.";
            worth, x, m, formula, result
        )
    };
    Question {
        prompt: sentence!(
            Ja "`x` のビットのうち、`m` の 1 のところだけを{done}ワードを書いてください。",
            En "Write the word in which the bits of `x` under the ones of `m` are {done}.";
            done
        ),
        given: Given::Words(vec![("x", byte(x)), ("m", byte(m))]),
        answer: sentence!(
            Ja "{formula} = {bits} です。",
            En "{formula} = {bits}.";
            formula, bits = byte(expected)
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Masks and shifts: N, and the places that the mask is moved to the left.
fn moved_masks() -> Vec<(u8, u8)> {
    let unmoved = (3..=10).map(|n| (n, 0));
    let moved = (1..=4).flat_map(|by| (3..=8).map(move |n| (n, by)));
    unmoved.chain(moved).collect()
}

/// Asks for the mask of a board in decimal, where it is or moved to the left.
pub(crate) fn mask_value(random: Option<Random>) -> Question {
    let drawn = random.and_then(|random| random.in_turn(&moved_masks()));
    let (n, by) = drawn.unwrap_or((6, 0));
    let mask = side(n).mask();
    let (above, value) = (mask + 1, mask << by);
    let (prompt, answer) = if by == 0 {
        (
            sentence!(
                Ja "N = {n} の盤の `mask` は、10 進数でいくつですか。",
                En "With N = {n}, which number is `mask` in decimal?";
                n
            ),
            sentence!(
                Ja "`1 << {n}` は {above} なので、1 を引いて {mask} です。",
                En "`1 << {n}` is {above}. Less 1 it is {mask}.";
                n, above, mask
            ),
        )
    } else {
        (
            sentence!(
                Ja "N = {n} の盤の `mask` を左へ {by} つずらします。`mask << {by}` は、10 進数でいくつですか。",
                En "With N = {n}, `mask` is moved to the left by {by}. Which number is `mask << {by}` in decimal?";
                n, by
            ),
            sentence!(
                Ja "`mask` は {above} から 1 を引いた {mask} です。左へ {by} つずらすと、2 を {by} 個かけて {value} です。",
                En "`mask` is {above} less 1, which is {mask}. Moved to the left by {by} it is multiplied by {times}: {value}.";
                above, mask, by, times = 1_u32 << by, value
            ),
        )
    };
    Question::told(
        AnswerKind::Number,
        value.into(),
        prompt,
        Replies::Any(sentence!(
            Ja "`1 << {n}` は、2 を {n} 個かけ合わせた数です。そこから 1 を引くと `mask` です。",
            En "`1 << {n}` is 2 to the power of {n}. Subtract 1 from it, and that is `mask`.";
            n
        )),
        answer,
    )
}

/// Asks for a word cut to a board.
pub(crate) fn cut(random: Option<Random>) -> Question {
    let draw = |random: &mut Random| {
        // A bit beyond the board is 1, so that something is cut.
        let n = random.from_to(4, 7);
        (n, random.below(256) | 1 << n)
    };
    let tests = |&(n, x): &(u8, u32)| x & side(n).mask() != 0;
    let own = (5, 0b1101_1001);
    let (n, x) = random.map_or(own, |mut random| random.until(draw, tests));
    let expected = x & side(n).mask();
    let reason = |power: u8| {
        let worth = 1_u32 << power;
        if n <= power {
            sentence!(
                Ja "{worth} の位は盤の外です。`mask` が 0 なので、0 になります。",
                En "The {worth}s place lies beyond the board. The mask is 0 there, and so is the result.";
                worth
            )
        } else {
            sentence!(
                Ja "{worth} の位は盤の中です。`mask` が 1 なので、`x` のビットが残ります。",
                En "The {worth}s place is on the board. The mask is 1 there, and the bit of `x` stays.";
                worth
            )
        }
    };
    Question {
        name: "mask & x",
        prompt: sentence!(
            Ja "N = {n} の盤です。`mask = (1 << {n}) - 1` のとき、`mask & x` を書いてください。",
            En "N = {n}, and `mask = (1 << {n}) - 1`. Write `mask & x`.";
            n
        ),
        given: Given::Words(vec![("x", byte(x))]),
        answer: sentence!(
            Ja "`mask` の 1 は右の {n} 個なので、{bits} です。",
            En "The mask has {n} {n:one|ones} on the right, so it is {bits}.";
            n, bits = byte(expected)
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Asks how many ones of an inverted word are no squares of the board.
pub(crate) fn beyond(random: Option<Random>) -> Question {
    let draw = |random: &mut Random| {
        let n = random.from_to(4, 8);
        let bits = [8_u8, 16, 32];
        let width = random.choose(&bits).and_then(|bits| Width::new(bits).ok());
        (n, width.unwrap_or(Width::BYTE), random.below(1 << n))
    };
    // Something lies beyond the board, and some squares are attacked.
    let tests = |&(n, width, taken): &(u8, Width, u32)| {
        let mask = side(n).mask();
        n < width.get() && taken != 0 && taken != mask
    };
    let own = (5, super::width(16), 0b10110);
    let (n, width, taken) = random.map_or(own, |mut random| random.until(draw, tests));
    let bits = width.get();
    let beyond = bits - n;
    let n_taken = taken.count_ones();
    let mut question = Question::told(
        AnswerKind::Number,
        beyond.into(),
        sentence!(
            Ja "N = {n} の行で置けないマス {n_taken} つを、{bits} ビットの `x` で表しています。`~x` の 1 のうち、盤の外にあるものはいくつですか。",
            En "`x` marks the {n_taken} attacked {n_taken:square|squares} of a row with N = {n}, in {bits} bits. How many ones of `~x` lie beyond the board?";
            n_taken, n, bits
        ),
        Replies::Any(sentence!(
            Ja "`x` は {bits} ビットです。盤の外の位はすべて 0 で、反転すると 1 になります。",
            En "`x` has {bits} bits. Beyond the board every place is 0, and inverted it is 1.";
            bits
        )),
        sentence!(
            Ja "{bits} - {n} = {beyond} で、盤の外の位の数と同じです。",
            En "{bits} - {n} = {beyond}, as many as there are places beyond the board.";
            bits, n, beyond
        ),
    );
    if width == Width::BYTE {
        question.given = Given::Words(vec![("x", Word::cut(taken, width))]);
    }
    question
}

/// Asks for a row of the solution that the other order finds at the same place of its list.
pub(crate) fn other_order(random: Option<Random>) -> Question {
    let (n, which, row) = row_of_solution(random);
    let queens = solution(side(n), which);
    let bit = queens.get(usize::from(row)).copied().unwrap_or(1);
    let power = u8::try_from(bit.trailing_zeros()).unwrap_or(0);
    let image = n - 1 - power;
    let expected = 1_u32 << image;
    let number = which + 1;
    Question {
        name: "bit",
        prompt: sentence!(
            Ja "N = {n} で、最下位のビットから試すと、{number} 番目の解の行{row}は `bit` のとおりです。最上位のビットから試すと、{number} 番目の解の行{row}はどうなりますか。",
            En "With N = {n} and the lowest bit first, row {row} of solution {number} is `bit`. What is row {row} of solution {number} with the highest bit first?";
            n, number, row
        ),
        given: Given::Words(vec![("bit", Word::cut(bit, width(n)))]),
        answer: sentence!(
            Ja "左右反転して {bits} です。",
            En "Mirrored, it is {bits}.";
            bits = binary(expected, side(n))
        ),
        ..Question::of_bits(n, expected, |_| {
            sentence!(
                Ja "解は左右反転した順に並びます。{worth} の位にあった 1 は、{expected} の位に移ります。",
                En "The lists mirror each other: the 1 in the {worth}s place moves to the {expected}s place.";
                worth = 1_u32 << power, expected
            )
        })
    }
}
