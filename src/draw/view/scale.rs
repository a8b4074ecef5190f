//! The numbers above and below the columns.

use yew::prelude::*;

use crate::{draw::words, text::Lang};
use bitqueens_core::{bits::BitOrder, solver::Size};

/// The properties of [`ColumnNumbers`] and [`BitNumbers`].
#[derive(Clone, Copy, PartialEq, Properties)]
pub struct ScaleProps {
    /// The side of the board.
    pub size: Size,
    /// The order of the bits.
    pub order: BitOrder,
    /// The column under the pointer or the focus.
    pub spot: Option<u8>,
    /// The page's language.
    pub lang: Lang,
}

/// The numbers of the columns, over the board. Squares say theirs by themselves, so these are for
/// the eye.
#[component]
pub fn ColumnNumbers(props: &ScaleProps) -> Html {
    let number = |column: u8| html! { { column } };
    html! {
        <div class="scale columns" aria-hidden="true">
            { numbers(props, words::COLUMN.in_lang(props.lang), number) }
        </div>
    }
}

/// The number of each bit and, where it fits, its place value, between the board and the rows.
#[component]
pub fn BitNumbers(props: &ScaleProps) -> Html {
    let n = props.size.get();
    let power = |column: u8| {
        let power = props.order.column(column, n);
        html! { { power } }
    };
    let worth = |column: u8| {
        let worth = 1_u32 << props.order.column(column, n);
        html! { { worth } }
    };
    html! {
        <>
            <div class="scale powers" aria-hidden="true">
                { numbers(props, words::BIT_NUMBER.in_lang(props.lang), power) }
            </div>
            if n <= WIDEST_WORTH {
                <div class="scale worths" aria-hidden="true">
                    { numbers(props, words::PLACE_VALUE.in_lang(props.lang), worth) }
                </div>
            }
        </>
    }
}

/// The largest board whose place values fit over their bits.
const WIDEST_WORTH: u8 = 12;

fn numbers(props: &ScaleProps, name: &'static str, number: impl Fn(u8) -> Html) -> Html {
    html! {
        <>
            <span class="scale-name">{ name }</span>
            for column in 0..props.size.get() {
                <span data-spot={(props.spot == Some(column)).then_some("")}>{ number(column) }</span>
            }
        </>
    }
}
