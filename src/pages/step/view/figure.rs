//! The board over its bits.

use yew::prelude::*;

use crate::{
    draw::{
        BitRow, Board, Hover, bit_rows,
        view::{bit_rows::BitRows, board::BoardGrid},
    },
    pages::step::{Question, Stepper},
    question::TargetWord,
    site::Preferences,
};
use bitqueens_core::solver::LoopWord;

/// The board over its bits. A question hides what would answer it, and its field stands in the
/// place of the row that is asked for.
pub(super) fn figure(
    stepper: &Stepper,
    asked: Option<(&Question, Html)>,
    preferences: Preferences,
    on_hover: &Callback<Option<Hover>>,
) -> Html {
    let machine = stepper.machine();
    let order = preferences.order;
    let mut board = Board::of(machine, order, stepper.hover);
    let mut rows = bit_rows(machine, order, stepper.hover);
    if let Some((question, _)) = &asked {
        hide_answer(question, &mut board, &mut rows);
    }
    let asked: Option<(LoopWord, Html)> = asked.map(|(question, field)| (question.word(), field));
    html! {
        <div class="figure">
            <BoardGrid {board} lang={preferences.language} {on_hover} />
            <BitRows
                {rows}
                size={stepper.size()}
                moving={!stepper.player.is_quick() && !preferences.still}
                {order}
                lang={preferences.language}
                {on_hover}
                {asked}
            />
        </div>
    }
}

fn hide_answer(question: &Question, board: &mut Board, rows: &mut [BitRow]) {
    let asked = question.word();
    if let Some(row) = rows.iter_mut().find(|row| row.word == asked) {
        row.value = question.answer.bits;
        row.shift = None;
    }
    // The next free square is asked for among squares that are in sight.
    if question.task.word != TargetWord::Bit {
        board.hide_from(question.task.row.row());
    }
}
