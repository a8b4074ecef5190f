//! Words written one under the other.

use yew::prelude::*;

use crate::{
    draw::{RowRole, Stack, StackRow, sum_of_places, view::html, words},
    text::Lang,
};
use bitqueens_core::bits::{PlaceValue, View};

/// Words written one under the other, as in arithmetic on paper; `view` says how decimals are read.
pub(crate) fn stacked(stack: &Stack, view: View, lang: Lang) -> Html {
    html! {
        <div class="stack-frame" tabindex="0" role="group" aria-label={words::COLUMNS.in_lang(lang)}>
            <div class="stack" role="list" translate="no" data-n={stack.width().to_string()}>
                for row in &stack.rows {
                    { stack_row(row, view, lang) }
                }
            </div>
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

/// The place values table, the highest place first: what each column is worth, its bit, and the sum.
pub(crate) fn place_values(places: &[PlaceValue], lang: Lang) -> Html {
    let sum = sum_of_places(places);
    html! {
        <div class="stack-frame" tabindex="0" role="group" aria-label={words::PLACES.in_lang(lang)}>
            <div class="stack" role="list" translate="no" data-n={places.len().to_string()}>
                <div class="stack-row" role="listitem" data-part="worth">
                    { stack_name("", Some(words::WORTH.in_lang(lang))) }
                    for place in places {
                        <span class="worth" data-on={place.is_set.then_some("")}>{ place.worth }{ " " }</span>
                    }
                </div>
                <div class="stack-row" role="listitem" data-part="given">
                    { stack_name("", Some(words::BITS.in_lang(lang))) }
                    for place in places {
                        <span class="bit" data-bit={place.bit.to_string()} data-on={place.is_set.then_some("")}>
                            { if place.is_set { "1" } else { "0" } }
                        </span>
                    }
                </div>
            </div>
            <p class="sum"><span class="meaning">{ words::SUM.in_lang(lang) }</span>{ " " }<code>{ sum }</code></p>
        </div>
    }
}
