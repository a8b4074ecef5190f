//! The arrays of the loop, row by row.

use yew::prelude::*;

use super::prose::prose;
use crate::{
    draw::{view::html, words as drawn},
    text::{Lang, binary, words},
};
use bitqueens_core::solver::{Machine, RowStage};

/// The arrays as a table, one line a row; the row in work and those that wait above it are marked.
/// `on_row` gets the row that the reader goes to, where rows lead somewhere.
pub(crate) fn arrays(machine: &Machine, on_row: Option<&Callback<u8>>, lang: Lang) -> Html {
    html! {
        <section class="arrays">
            <h2 id="arrays-title">{ words::ARRAYS.in_lang(lang) }</h2>
            <p>{ prose(words::ARRAYS_WHY.in_lang(lang)) }</p>
            <div class="scroll" tabindex="0" role="region" aria-labelledby="arrays-title">
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{ words::ROW.in_lang(lang) }</th>
                            for name in ["left", "down", "right", "bitmap", "board"] {
                                <th scope="col"><code>{ name }</code></th>
                            }
                        </tr>
                    </thead>
                    <tbody>
                        for row in 0..machine.size().get() {
                            { array_row(machine, row, on_row, lang) }
                        }
                    </tbody>
                </table>
            </div>
        </section>
    }
}

fn array_row(machine: &Machine, row: u8, on_row: Option<&Callback<u8>>, lang: Lang) -> Html {
    let size = machine.size();
    let in_work = machine.row() == Some(row);
    let suspended = machine.stage(row) == RowStage::Waiting;
    let words = machine.words(row);
    html! {
        <tr
            data-array-row={row.to_string()}
            data-in-work={in_work.then_some("")}
            data-suspended={suspended.then_some("")}
        >
            <th scope="row">
                {match on_row.filter(|_| row < machine.rows_reached()) {
                    Some(on_row) => html! {
                        <button
                            type="button"
                            class="quiet"
                            data-action="row"
                            title={drawn::TO_ROW.in_lang(lang)}
                            onclick={on_row.reform(move |_| row)}
                        >
                            { row }
                        </button>
                    },
                    None => html! { { row } },
                }}
                if in_work {
                    <span class="mark" title={words::ROW_IN_WORK.in_lang(lang)}>{ "◀" }</span>
                    <span class="unseen">{ words::ROW_IN_WORK.in_lang(lang) }</span>
                }
            </th>
            if row < machine.rows_reached() {
                <td><code>{ binary(words.left, size) }</code></td>
                <td><code>{ binary(words.down, size) }</code></td>
                <td><code>{ binary(words.right, size) }</code></td>
                <td><code>{ binary(words.bitmap, size) }</code></td>
                <td><code>{ binary(words.board, size) }</code></td>
            } else {
                <td colspan="5" class="nothing">{ "·" }</td>
            }
        </tr>
    }
}
