//! The lines of a row, and a row in another order.

use super::{Ask, row_of_solution, side, solution, width};
use crate::{
    course::{ORDER, Random, picture::squares_of},
    draw::Board,
    question::{AnswerKind, Given, Question, Replies},
    text::{Phrase, Sentence, binary, phrase, sentence},
};
use bitqueens_core::{bits::Word, solver::Placement};

/// The questions of this file by their names in a text.
pub(super) const QUESTIONS: &[(&str, Ask)] =
    &[("other-order", other_order), ("which-line", which_line)];

/// The lines and the lack of one, as drawn.
const REASONS: [Phrase; 4] = [
    phrase!(Ja "左下への斜めの線（`left`）が通る", En "A diagonal that runs down to the left (`left`)"),
    phrase!(Ja "縦の線（`down`）が通る", En "A column (`down`)"),
    phrase!(Ja "右下への斜めの線（`right`）が通る", En "A diagonal that runs down to the right (`right`)"),
    phrase!(Ja "どの線も通らず、空いている", En "None: the square is free"),
];

/// Asks which line runs through a square, where one at most does.
fn which_line(random: Option<Random>) -> Question {
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
            En "No queen has a line through row {row}, column {column}."
        ),
        |(of, from)| sentence!(
            Ja "行{of}・列{from}のクイーンは、行{row}・列{column}から {rows} 行上、{columns} 列横にいます。",
            En "The queen in row {of}, column {from} is {rows} up and {columns} across from row {row}, column {column}.";
            rows = row - of, columns = from.abs_diff(column)
        ),
    );
    let mut board = Board::loose(n, &queens);
    board.pick(row, column);
    Question {
        given: Given::Board(board),
        ..Question::new(
            AnswerKind::Choice(REASONS.map(Sentence::from).to_vec()),
            u64::try_from(right).unwrap_or(3),
            sentence!(
                Ja "行{row}・列{column}のマスに置けるでしょうか。何が通っていますか。",
                En "Look at the square in row {row}, column {column}. Which line runs through it?"
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

/// Asks for a row of the solution that the other order finds at the same place of its list.
fn other_order(random: Option<Random>) -> Question {
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
            En "With N = {n} and the lowest bit first, row {row} of solution {number} is `bit`. What is row {row} of solution {number} with the highest bit first?"
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
                worth = 1_u32 << power
            )
        })
    }
}
