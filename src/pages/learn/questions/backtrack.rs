//! Backtracking, and the whole tree of N = 4.

use super::side;
use crate::{
    draw::Board,
    pages::learn::{
        Given, Question, Random,
        queens::{column_of, squares_of},
    },
    question::AnswerKind,
    text::sentence,
};
use bitqueens_core::solver::{Machine, Phase, Placement, Size};

/// Asks for the next queen after a dead end.
pub(crate) fn go_back(random: Option<Random>) -> Question {
    let (n, skipped) = random.map_or((5, 1), |mut random| {
        (random.from_to(5, 7), random.below(150))
    });
    let mut machine = dead_end(side(n), skipped);
    let row = machine.row().unwrap_or(0);
    let standing = Placement::standing(&machine);
    let queens = squares_of(standing.bits(), side(n));
    while machine.advance().is_some_and(|phase| phase != Phase::Place) {}
    let (bit, to) = (machine.bit(), machine.row().unwrap_or(0));
    let column = column_of(bit, side(n));
    let question = Question::told(
        AnswerKind::Square(side(n)),
        10 * u64::from(to) + u64::from(column),
        sentence!(
            "N = {n} の探索が、行{row}で行き止まりに着きました。右のマスから順に試しています。次にクイーンを置くマスはどれですか。",
            "With N = {n} the search is at a dead end in row {row}. It tries the squares of a row from the right. On which square is a queen placed next?"
        ),
        vec![sentence!(
            "下から 1 行ずつ戻ります。その行のクイーンより左に、効かれていないマスがあれば、いちばん右のものに移します。なければ、さらに上へ戻ります。",
            "Go up a row at a time. If a square to the left of that row's queen is free, she moves to the rightmost of them. If none is, go up again."
        )],
        sentence!(
            "行{to}まで戻り、列{column}に置きます。",
            "The search goes back to row {to} and places a queen in column {column}."
        ),
    );
    Question {
        given: Given::Board(Board::loose(side(n), &queens)),
        ..question
    }
}

/// The search at a dead end after which it goes on; so many of them are skipped, from the first
/// again where there are fewer.
fn dead_end(size: Size, skipped: u32) -> Machine {
    let mut found = Vec::new();
    let (mut machine, mut last) = (Machine::new(size), 0);
    while let Some(phase) = machine.advance() {
        if phase == Phase::Place {
            last = found.len();
        }
        let row = machine.row().unwrap_or(0);
        if phase == Phase::Free && machine.words(row).bitmap == 0 {
            found.push(machine.clone());
        }
    }
    // Nothing is placed any more after those behind the last placement.
    found.truncate(last);
    let index = usize::try_from(skipped).unwrap_or(0) % found.len().max(1);
    found.into_iter().nth(index).unwrap_or(machine)
}
