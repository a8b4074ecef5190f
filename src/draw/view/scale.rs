//! The numbers above and below the columns.

use yew::prelude::*;

use crate::{draw::words, text::Lang};
use bitqueens_core::{bits::BitOrder, solver::Size};

/// The numbers of the columns, over the board. Squares say theirs by themselves, so these are for the
/// eye. The one in the column `spot`, under the pointer or the focus, is marked.
pub fn column_numbers(size: Size, spot: Option<u8>, lang: Lang) -> Html {
    let numbers = (0..size.get()).map(u32::from).collect::<Vec<_>>();
    html! { <Scale class="scale columns" name={words::COLUMN.in_lang(lang)} {numbers} {spot} /> }
}

/// The number of each bit and, where it fits, its place value, between the board and the rows.
pub fn bit_numbers(size: Size, order: BitOrder, spot: Option<u8>, lang: Lang) -> Html {
    let n = size.get();
    let powers = (0..n).map(|column| u32::from(order.column(column, n)));
    let worths = (n <= WIDEST_WORTH).then(|| powers.clone().map(|power| 1 << power));
    let name = words::PLACE_VALUE.in_lang(lang);
    html! {
        <>
            <Scale
                class="scale powers"
                name={words::BIT_NUMBER.in_lang(lang)}
                numbers={powers.collect::<Vec<_>>()}
                {spot}
            />
            if let Some(worths) = worths {
                <Scale class="scale worths" {name} numbers={worths.collect::<Vec<_>>()} {spot} />
            }
        </>
    }
}

/// The largest board whose place values fit over their bits.
const WIDEST_WORTH: u8 = 12;

#[derive(Clone, PartialEq, Properties)]
struct ScaleProps {
    class: &'static str,
    name: &'static str,
    numbers: Vec<u32>,
    spot: Option<u8>,
}

/// A number for each column: it stays from step to step.
#[component]
fn Scale(props: &ScaleProps) -> Html {
    html! {
        <div class={props.class} aria-hidden="true">
            <span class="scale-name">{ props.name }</span>
            for (column, number) in (0_u8..).zip(&props.numbers) {
                <span data-spot={(props.spot == Some(column)).then_some("")}>{ *number }</span>
            }
        </div>
    }
}
