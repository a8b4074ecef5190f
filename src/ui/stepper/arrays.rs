//! The arrays: what the loop has to remember.

use yew::prelude::*;

use crate::{
    solver::Size,
    state::ArrayRow,
    text::{Lang, binary, labels},
};

/// What the arrays show.
#[derive(Clone, PartialEq)]
pub struct ArraysProps {
    /// One entry a row.
    pub rows: Vec<ArrayRow>,
    /// The side of the board.
    pub size: Size,
    /// The page's language.
    pub lang: Lang,
}

/// The arrays, one line a row, the row in work marked.
pub fn arrays(props: &ArraysProps) -> Html {
    let (size, lang) = (props.size, props.lang);
    html! {
        <section class="arrays">
            <h2 id="arrays-title">{ labels::ARRAYS.in_lang(lang) }</h2>
            <p>{ labels::ARRAYS_WHY.in_lang(lang) }</p>
            <div class="scroll" tabindex="0" role="region" aria-labelledby="arrays-title">
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{ labels::ROW.in_lang(lang) }</th>
                            for name in ["left", "down", "right", "bitmap", "board"] {
                                <th scope="col"><code>{ name }</code></th>
                            }
                        </tr>
                    </thead>
                    <tbody>
                        for row in &props.rows {
                            <tr
                                data-array-row={row.row.to_string()}
                                data-in-work={row.in_work.then_some("")}
                                data-suspended={row.suspended.then_some("")}
                            >
                                <th scope="row">
                                    { row.row }
                                    if row.in_work {
                                        <span class="mark" title={labels::ROW_IN_WORK.in_lang(lang)}>{ "◀" }</span>
                                        <span class="unseen">{ labels::ROW_IN_WORK.in_lang(lang) }</span>
                                    }
                                </th>
                                if let Some(words) = row.words {
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
                    </tbody>
                </table>
            </div>
        </section>
    }
}
