//! Sheets of paper: the frame of the question sheet and the answer sheet, the board and the rows.

use yew::prelude::*;

use super::{
    board::queen,
    buttons::{ButtonKind, print_button},
    link::Link,
    tables::stack_name,
};
use crate::{
    draw::{Bits, Board, Mark, view::html, words},
    site::Address,
    text::{Lang, Phrase, words::NOT_YET},
};
use bitqueens_core::bits::BitOrder;

/// The question on one sheet and the answer on another, with buttons that are not printed: one
/// prints, the other follows `back`, a link and its words. `choices` stand beside them.
pub(crate) fn two_sheets(
    title: &str,
    (back, back_label): (Address, Phrase),
    choices: Html,
    question: Html,
    answer: Html,
    lang: Lang,
) -> Html {
    html! {
        <div class="sheets" data-sheet="">
            <div class="sheet-buttons">
                { print_button(ButtonKind::Main, words::PRINT_SHEET, lang) }
                <Link action="close-sheet" to={back}>{ back_label.in_lang(lang) }</Link>
                { choices }
            </div>
            <section class="sheet">
                <h1 tabindex="-1">{ words::QUESTION_SHEET.in_lang(lang) }{ " · " }{ title }</h1>
                <p class="name-line">{ words::NAME_AND_DATE.in_lang(lang) }</p>
                { question }
            </section>
            <section class="sheet">
                <h2>{ words::ANSWER_SHEET.in_lang(lang) }{ " · " }{ title }</h2>
                { answer }
            </section>
        </div>
    }
}

/// A board and rows to fill in.
pub(crate) struct Paper<'a> {
    pub(crate) board: Option<&'a Board>,
    pub(crate) given: Html,
    /// The rows to fill in; one without cells is not there yet.
    pub(crate) rows: &'a [Bits],
    /// Columns beyond the board.
    pub(crate) n_ghosts: usize,
    pub(crate) order: BitOrder,
    pub(crate) lang: Lang,
}

/// The board and the rows, empty or filled in.
pub(crate) fn paper(paper: &Paper<'_>, answered: bool) -> Html {
    let longest = paper.rows.iter().map(|row| row.cells.len()).max();
    let n = paper
        .board
        .map_or(longest.unwrap_or(0), |board| board.size.len());
    html! {
        <div
            class="paper"
            data-n={n.to_string()}
            data-order={paper.order.name()}
            data-ghosts={paper.n_ghosts.to_string()}
        >
            if let Some(board) = paper.board {
                { paper_board(board) }
            }
            { paper.given.clone() }
            for row in paper.rows {
                <div class="paper-row" data-answered={answered.to_string()} data-paper={row.name.clone()}>
                    { stack_name(&row.name, None) }
                    if row.cells.is_empty() {
                        <span class="not-yet">{ NOT_YET.in_lang(paper.lang) }</span>
                    }
                    for bit in &row.cells {
                        <span class="bit blank" data-ghost={bit.ghost.then_some("")}>
                            if answered {
                                { bit.digit() }
                            }
                        </span>
                    }
                </div>
            }
        </div>
    }
}

/// The queens that stand; what else is on the squares is for the reader to find.
fn paper_board(board: &Board) -> Html {
    html! {
        for row in 0..board.size.get() {
            <div class="paper-row">
                <span class="stack-name">{ row }</span>
                for square in board.row(row) {
                    <span class="paper-square" data-in-work={square.in_work.then_some("")}>
                        if square.mark == Mark::Queen {
                            { queen() }
                        }
                    </span>
                }
            </div>
        }
    }
}
