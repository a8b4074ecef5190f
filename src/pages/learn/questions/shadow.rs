//! Which line forbids a square.

use super::side;
use crate::{
    draw::Board,
    pages::learn::{Given, ORDER, Question, Random, queens::squares_of},
    question::AnswerKind,
    text::{Phrase, sentence},
};
use bitqueens_core::solver::Placement;

/// The lines and the lack of one, as drawn.
const REASONS: [Phrase; 4] = [
    Phrase {
        ja: "左下への斜めの線（`left`）が通る",
        en: "A diagonal that runs down to the left (`left`)",
    },
    Phrase {
        ja: "縦の線（`down`）が通る",
        en: "A column (`down`)",
    },
    Phrase {
        ja: "右下への斜めの線（`right`）が通る",
        en: "A diagonal that runs down to the right (`right`)",
    },
    Phrase {
        ja: "どの線も通らず、空いている",
        en: "None: the square is free",
    },
];

/// Asks which line runs through a square, where one at most does.
pub(crate) fn which_line(random: Option<Random>) -> Question {
    let (placement, power) = random.map_or_else(
        || {
            let placed = Placement::named("0-4", side(6));
            (placed.unwrap_or(Placement::empty(side(6))), 3)
        },
        drawn,
    );
    let (n, row) = (placement.size(), placement.n_queens());
    let column = ORDER.column(power, n.get());
    let attack = placement.attacks(row, power).next();
    let right = attack.map_or(3, |attack| attack.line as usize);
    let queens = squares_of(placement.bits(), n);
    let queen = attack.map(|attack| queens[usize::from(attack.queen_row)]);
    let reason = queen.map_or_else(
        || sentence!(
            "行{row}・列{column}には、どのクイーンの線も届きません。",
            "No queen has a line through row {row}, column {column}."
        ),
        |(of, from)| sentence!(
            "行{of}・列{from}のクイーンは、行{row}・列{column}から見て {} 行上、横に {} 列です。",
            "The queen in row {of}, column {from} is {} up and {} across from row {row}, column {column}.",
            row - of,
            from.abs_diff(column)
        ),
    );
    let mut board = Board::loose(n, &queens);
    board.pick(row, column);
    Question {
        given: Given::Board(board),
        ..Question::told(
            AnswerKind::Choice(&REASONS),
            u64::try_from(right).unwrap_or(3),
            sentence!(
                "行{row}・列{column}のマスに置けるでしょうか。何が通っていますか。",
                "Look at the square in row {row}, column {column}. Which line runs through it?"
            ),
            vec![reason.clone(); REASONS.len()],
            reason,
        )
    }
}

/// Draws queens and a square below them that one line runs through at most.
fn drawn(mut random: Random) -> (Placement, u8) {
    loop {
        let n = random.from_to(4, 8);
        let placement = random.placement(side(n));
        let power = random.from_to(0, n - 1);
        let n_lines = placement.attacks(placement.n_queens(), power).count();
        // A free square is as likely as each of the lines.
        let line = u64::from(random.below(4));
        let found = placement.attacks(placement.n_queens(), power).next();
        let found = found.map_or(3, |attack| attack.line as u64);
        if n_lines <= 1 && found == line {
            return (placement, power);
        }
    }
}
