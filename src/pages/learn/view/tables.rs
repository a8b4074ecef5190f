//! Figures that are tables.

use yew::prelude::*;

use crate::{
    draw::view::{board::queen, html, link::prose},
    pages::learn::words::figures as words,
    text::Lang,
};
use bitqueens_core::solver::Size;

/// A table: its heads, and rows of cells; the first cell of a row names it.
///
/// The roles are written out because a narrow page lays rows out as grids.
pub(super) fn table(heads: &[String], rows: &[Vec<String>]) -> Html {
    // Two columns of figures behind the words leave them no room on a narrow page.
    let is_wide = |row: &Vec<String>| row.len() == 4 && says_how(1, &row[1]);
    let wide = rows.iter().any(is_wide).then_some("");
    html! {
        <div class="table-frame" tabindex="0">
            <table class="lesson-table" role="table" data-wide={wide}>
                <thead role="rowgroup">
                    <tr role="row">
                        for head in heads {
                            <th role="columnheader" scope="col">{ prose(head) }</th>
                        }
                    </tr>
                </thead>
                <tbody role="rowgroup">
                    for row in rows {
                        <tr role="row">
                            for (place, cell) in row.iter().enumerate() {
                                if place == 0 {
                                    <th role="rowheader" scope="row">{ prose(cell) }</th>
                                } else {
                                    <td role="cell" data-words={says_how(place, cell).then_some("")}>{ prose(cell) }</td>
                                }
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}

/// True in the second column where a cell holds words without code: they wrap, and need room.
fn says_how(place: usize, cell: &str) -> bool {
    place == 1 && !cell.contains('`')
}

/// A board with row + column in every square, and queens on some.
pub(super) fn sums(size: Size, queens: &[(u8, u8)], lang: Lang) -> Html {
    let n = size.get();
    let on_a_queen = |sum: u8| queens.iter().any(|(row, column)| row + column == sum);
    html! {
        <div class="table-frame" tabindex="0">
            <table class="sums-board">
                <thead>
                    <tr>
                        <th scope="col" class="meaning">{ words::ROW_AND_COLUMN.in_lang(lang) }</th>
                        for column in 0..n {
                            <th scope="col">{ column }</th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for row in 0..n {
                        <tr>
                            <th scope="row">{ row }</th>
                            for column in 0..n {
                                <td data-same={on_a_queen(row + column).then_some("")}>
                                    { row + column }
                                    if queens.contains(&(row, column)) {
                                        { queen() }
                                    }
                                </td>
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}
