//! The numbers above and below the columns.

use yew::prelude::*;

use crate::{
    draw::{view::html, words},
    text::Lang,
};
use bitqueens_core::{bits::BitOrder, solver::Size};

/// The numbers of the columns, over the board. Squares say theirs by themselves, so these are for the
/// eye. The one in the column `spot`, under the pointer or the focus, is marked.
pub(crate) fn column_numbers(size: Size, spot: Option<u8>, lang: Lang) -> Html {
    let numbers = (0..size.get()).map(u32::from);
    scale("scale columns", words::COLUMN.in_lang(lang), numbers, spot)
}

/// The number of each bit and, where it fits, its place value, between the board and the rows.
pub(crate) fn bit_numbers(size: Size, order: BitOrder, spot: Option<u8>, lang: Lang) -> Html {
    let n = size.get();
    let powers = (0..n).map(|column| u32::from(order.column(column, n)));
    let worths = powers.clone().map(|power| 1 << power);
    html! {
        <>
            { scale("scale powers", words::BIT_NUMBER.in_lang(lang), powers, spot) }
            if n <= WIDEST_WORTH {
                { scale("scale worths", words::PLACE_VALUE.in_lang(lang), worths, spot) }
            }
        </>
    }
}

/// The largest board whose place values fit over their bits.
const WIDEST_WORTH: u8 = 12;

fn scale(
    class: &'static str,
    name: &'static str,
    numbers: impl Iterator<Item = u32>,
    spot: Option<u8>,
) -> Html {
    html! {
        <div {class} aria-hidden="true">
            <span class="scale-name">{ name }</span>
            for (column, number) in (0_u8..).zip(numbers) {
                <span data-spot={(spot == Some(column)).then_some("")}>{ number }</span>
            }
        </div>
    }
}
