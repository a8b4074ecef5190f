//! The arrays of an early method: what it remembers instead of words of bits.

use yew::prelude::*;

use crate::{
    pages::ladder::{MethodWalk, words},
    text::{Lang, Phrase},
};

/// Draws the column of each row's queen, and the flags where the method keeps any.
pub(super) fn arrays(walk: &MethodWalk, lang: Lang) -> Html {
    let (walker, square) = (walk.walker(), walk.square());
    let queens: Vec<_> = walker
        .queens()
        .iter()
        .map(|queen| queen.map_or_else(|| "·".to_owned(), |column| column.to_string()))
        .collect();
    let last = queens.len() - 1;
    html! {
        <div class="walk-arrays">
            { array("queens", words::WALK_QUEENS, &queens, Some(walker.row()), lang) }
            if let Some(flags) = walker.flags() {
                for (name, label, flags, at) in [
                    ("down", words::WALK_DOWN, flags.down(), square.map(|(_, column)| column)),
                    ("left", words::WALK_LEFT, flags.left(), square.map(|(row, column)| row + column)),
                    ("right", words::WALK_RIGHT, flags.right(), square.map(|(row, column)| column + last - row)),
                ] {
                    { array(name, label, &digits(flags), at, lang) }
                }
            }
        </div>
    }
}

fn digits(flags: &[bool]) -> Vec<String> {
    let digits = flags.iter().map(|flag| u8::from(*flag).to_string());
    digits.collect()
}

/// Draws one array: an index over each entry, and the entry in question marked.
fn array(
    name: &'static str,
    label: Phrase,
    entries: &[String],
    at: Option<usize>,
    lang: Lang,
) -> Html {
    html! {
        <table data-array={name} data-value={entries.join(" ")}>
            <caption>{ label.in_lang(lang) }</caption>
            <thead>
                <tr>
                    for index in 0..entries.len() {
                        <th scope="col">{ index }</th>
                    }
                </tr>
            </thead>
            <tbody>
                <tr>
                    for (index, entry) in entries.iter().enumerate() {
                        <td data-at={(at == Some(index)).then_some("")} data-on={(entry == "1").then_some("")}>{ entry }</td>
                    }
                </tr>
            </tbody>
        </table>
    }
}
