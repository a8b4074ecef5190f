//! Tables: heads, the arrays of the loop, words one under the other.

use yew::prelude::*;

use super::{
    html,
    icons::{Icon, icon},
    link::prose,
};
use crate::{
    draw::{RowRole, Stack, StackRow, sum_of_places, words as drawn},
    text::{Lang, binary, words},
};
use bitqueens_core::{
    bits::{PlaceValue, View},
    solver::{Machine, RowStage},
};

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
                    { " " }{ icon(Icon::Back, Some(words::ROW_IN_WORK.in_lang(lang))) }
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

/// Words written one under the other, as in arithmetic on paper; `view` says how decimals are read.
pub(crate) fn stacked(stack: &Stack, view: View, lang: Lang) -> Html {
    let rows = stack.rows.iter().map(|row| stack_row(row, view, lang));
    stack_frame(stack.width(), rows.collect(), lang)
}

/// The frame of words that are written one under the other.
pub(crate) fn stack_frame(width: u8, rows: Html, lang: Lang) -> Html {
    html! {
        <div class="stack-frame" tabindex="0" role="group" aria-label={drawn::COLUMNS.in_lang(lang)}>
            <div class="stack" role="list" translate="no" data-n={width.to_string()}>{ rows }</div>
        </div>
    }
}

pub(crate) fn stack_row(row: &StackRow, view: View, lang: Lang) -> Html {
    html! {
        <div
            class="stack-row"
            role="listitem"
            data-part={row.role.name()}
            data-row-of={row.label.clone()}
            data-value={row.word.value().to_string()}
        >
            { stack_name(&row.label, row.note.map(|note| note.in_lang(lang))) }
            if row.role != RowRole::Count {
                for (place, on) in row.word.width().bits().zip(row.word.row()) {
                    <span
                        class="bit"
                        data-bit={place.to_string()}
                        data-on={on.then_some("")}
                        data-marked={(row.marked == Some(place)).then_some("")}
                    >
                        { if on { "1" } else { "0" } }
                    </span>
                }
            }
            <span class="decimal">
                if row.role != RowRole::Carries {
                    { row.decimal(view) }
                }
            </span>
        </div>
    }
}

/// Draws the name of a row: `label` as code, empty where it has none, then what it means.
pub(crate) fn stack_name(label: &str, note: Option<&'static str>) -> Html {
    html! {
        <span class="stack-name">
            if !label.is_empty() {
                <code>{ label }</code>
            }
            if let Some(note) = note {
                <span class="meaning" translate="yes">{ note }</span>
            }
        </span>
    }
}

/// The place values table, the highest place first: what each column is worth, its bit, and the sum. `field` stands in
/// the place of the bits where the reader sets them.
pub(crate) fn place_values(places: &[PlaceValue], field: Option<Html>, lang: Lang) -> Html {
    let sum = sum_of_places(places);
    html! {
        <div class="stack-frame" tabindex="0" role="group" aria-label={drawn::PLACES.in_lang(lang)}>
            <div class="stack" role="list" translate="no" data-n={places.len().to_string()}>
                <div class="stack-row" role="listitem" data-part="worth">
                    { stack_name("", Some(drawn::WORTH.in_lang(lang))) }
                    for place in places {
                        <span class="worth" data-on={place.is_set.then_some("")}>{ place.worth }{ " " }</span>
                    }
                </div>
                <div class="stack-row" role="listitem" data-part="given">
                    { stack_name("", Some(drawn::BITS.in_lang(lang))) }
                    if let Some(field) = field {
                        { field }
                    } else {
                        for place in places {
                            <span class="bit" data-bit={place.bit.to_string()} data-on={place.is_set.then_some("")}>
                                { if place.is_set { "1" } else { "0" } }
                            </span>
                        }
                    }
                </div>
            </div>
            <p class="sum"><span class="meaning">{ drawn::SUM.in_lang(lang) }</span>{ " " }<code>{ sum }</code></p>
        </div>
    }
}
