//! The search on paper: a board with rows for three strips, and the strips to cut out.

use yew::prelude::*;

use crate::{draw::view::html, pages::learn::words::teachers as words, text::Lang};

/// The board's columns in the middle of a strip, and as many on either side: `left` moves its
/// ones off the board, and the ones that `right` drops stay in sight.
const SIDE: usize = 5;
const STRIP: usize = 3 * SIDE;

const WORDS: [(&str, &str); 3] = [("left", "←"), ("down", "↓"), ("right", "→")];

/// Two pages: one to write on, one to cut.
pub(super) fn strips(lang: Lang) -> Html {
    let rows =
        |name: &'static str| (0..SIDE).map(move |row| cells(format!("{name}[{row}]"), "", SIDE));
    let places = || WORDS.map(|(name, _)| cells(name.to_owned(), "", STRIP));
    let cut = || WORDS.map(|(name, way)| cells(name.to_owned(), way, STRIP));
    html! {
        <>
            <figure class="strips" data-strips="board">
                <figcaption>{ words::STRIPS_BOARD.in_lang(lang) }</figcaption>
                <div>{ for rows("board") }</div>
                <div>{ for places() }</div>
                <div>{ for rows("bitmap") }</div>
            </figure>
            <figure class="strips" data-strips="cut">
                <figcaption>{ words::STRIPS_CUT.in_lang(lang) }</figcaption>
                { for cut() }
                { for cut() }
            </figure>
        </>
    }
}

/// A row of empty cells; a short one has the columns of the board alone.
fn cells(name: String, way: &'static str, n_cells: usize) -> Html {
    html! {
        <div class="strip" data-cells={n_cells.to_string()}>
            <span><code>{ name }</code>{ " " }{ way }</span>
            for _ in 0..n_cells {
                <i />
            }
        </div>
    }
}
