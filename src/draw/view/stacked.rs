//! Words written one under the other.

use yew::prelude::*;

use crate::{
    draw::{RowRole, Stack, StackRow, sum_of_places, words},
    text::Lang,
};
use bitqueens_core::bits::{PlaceValue, View};

/// The properties of [`Stacked`].
#[derive(Clone, PartialEq, Properties)]
pub struct StackedProps {
    /// The rows.
    pub stack: Stack,
    /// The view of decimals, signed or unsigned.
    #[prop_or_default]
    pub view: View,
    /// The page's language.
    pub lang: Lang,
}

/// Words written one under the other, as in arithmetic on paper.
#[component]
pub fn Stacked(props: &StackedProps) -> Html {
    let lang = props.lang;
    html! {
        <div class="stack-frame" tabindex="0" role="group" aria-label={words::COLUMNS.in_lang(lang)}>
            <div class="stack" role="list" data-n={props.stack.width().to_string()}>
                for row in &props.stack.rows {
                    { stack_row(row, props.view, lang) }
                }
            </div>
        </div>
    }
}

/// A row of a stack.
pub fn stack_row(row: &StackRow, view: View, lang: Lang) -> Html {
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
pub fn stack_name(label: &str, note: Option<&'static str>) -> Html {
    html! {
        <span class="stack-name">
            if !label.is_empty() {
                <code>{ label }</code>
            }
            if let Some(note) = note {
                <span class="meaning">{ note }</span>
            }
        </span>
    }
}

/// The properties of [`Places`].
#[derive(Clone, PartialEq, Properties)]
pub struct PlacesProps {
    /// The columns, the highest place first.
    pub places: Vec<PlaceValue>,
    /// The page's language.
    pub lang: Lang,
}

/// The place values table: what each column is worth, its bit, and the sum.
#[component]
pub fn Places(props: &PlacesProps) -> Html {
    let lang = props.lang;
    let width = props.places.len();
    let sum = sum_of_places(&props.places);
    html! {
        <div class="stack-frame" tabindex="0" role="group" aria-label={words::PLACES.in_lang(lang)}>
            <div class="stack" role="list" data-n={width.to_string()}>
                <div class="stack-row" role="listitem" data-part="worth">
                    { stack_name("", Some(words::WORTH.in_lang(lang))) }
                    for place in &props.places {
                        <span class="worth" data-on={place.is_set.then_some("")}>{ place.worth }{ " " }</span>
                    }
                </div>
                <div class="stack-row" role="listitem" data-part="given">
                    { stack_name("", Some(words::BITS.in_lang(lang))) }
                    for place in &props.places {
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
