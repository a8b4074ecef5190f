//! A table of figures that scrolls sideways by its own arrow keys.

use yew::prelude::*;

use crate::draw::view::{html, table::table_head};

/// One row: its head, and its figures where there are any.
pub(super) type Row = (String, Vec<Option<String>>);

/// Draws a table under its name, with the heads of its columns and its rows.
pub(super) fn table(name: String, heads: Vec<String>, rows: Vec<Row>) -> Html {
    html! {
        <div class="scroll" tabindex="0" role="group" aria-label={name} data-own-arrows="">
            <table>
                { table_head(heads) }
                <tbody>
                    for (head, figures) in rows {
                        <tr>
                            <th scope="row">{ head }</th>
                            for figure in figures {
                                <td>{ figure }</td>
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}
