//! A table of a text.

use yew::prelude::*;

use crate::draw::view::{html, link::prose};

/// A table: its heads, and rows of cells; the first cell of a row names it.
///
/// The roles are written out because a narrow page lays rows out as grids.
pub(crate) fn table(heads: &[String], rows: &[Vec<String>]) -> Html {
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

/// The width of words that stand beside others on a narrow page: a Latin letter is 1 wide, a Japanese sign 2.
const SHORT: usize = 16;

/// True in the second column where a cell holds long words without code: they wrap, and need room.
fn says_how(place: usize, cell: &str) -> bool {
    let width: usize = cell.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum();
    place == 1 && !cell.contains('`') && SHORT < width
}
