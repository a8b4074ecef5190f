//! The head of a table, by the names of its columns.

use yew::prelude::*;

use crate::draw::view::html;

pub(crate) fn table_head<N: Into<AttrValue>>(names: impl IntoIterator<Item = N>) -> Html {
    html! {
        <thead>
            <tr>
                for name in names {
                    <th scope="col">{ name.into() }</th>
                }
            </tr>
        </thead>
    }
}
