//! A board on its columns: their numbers above it, what stands on them below, and squares that are pressed.

use yew::prelude::*;

use super::html;

use super::{bit_rows::BitRows, board::BoardGrid, scale::column_numbers};
use crate::{
    browser::focus,
    draw::{BitRow, Board, Hover},
    text::{Lang, Phrase},
};
use bitqueens_core::bits::BitOrder;

/// A board under the numbers of its columns, and whatever else lies on them.
pub(crate) fn on_columns(board: Board, order: BitOrder, lang: Lang, below: Html) -> Html {
    html! { <OnColumns {board} {order} {lang}>{ below }</OnColumns> }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct OnColumnsProps {
    pub(crate) board: Board,
    /// The binary rows of the row in work.
    #[prop_or_default]
    pub(crate) rows: Vec<BitRow>,
    pub(crate) order: BitOrder,
    pub(crate) lang: Lang,
    #[prop_or_default]
    pub(crate) children: Html,
}

/// A board on its columns, with what the pointer or the focus is on.
#[component]
pub(crate) fn OnColumns(props: &OnColumnsProps) -> Html {
    let hover = use_state_eq(|| None::<Hover>);
    let (size, order, lang) = (props.board.size, props.order, props.lang);
    let mut board = props.board.clone();
    let column = hover.and_then(|hover| Some(board.hovered(hover)?.column));
    let spot = hover.and_then(|hover| board.spot(hover));
    if let Some(hover) = *hover {
        board.hover(hover);
    }
    let on_hover = Callback::from(move |at| hover.set(at));
    html! {
        <div class="figure" data-n={size.to_string()} data-order={order.name()}>
            { column_numbers(size, column, lang) }
            <BoardGrid {board} {lang} on_hover={on_hover.clone()} />
            if !props.rows.is_empty() {
                <BitRows rows={props.rows.clone()} {size} moving={false} {spot} {order} {lang} {on_hover} />
            }
            { props.children.clone() }
        </div>
    }
}

/// A board whose squares are pressed: a press on one, Enter or Space on it, sends its row and its column.
pub(crate) fn press_board(
    (class, board): (&'static str, Board),
    how: Phrase,
    on_press: &Callback<(u8, u8)>,
    order: BitOrder,
    lang: Lang,
) -> Html {
    let pressed = |send: &Callback<(u8, u8)>, event: &Event| {
        if let Some([row, column]) = focus::numbers(event, ["data-row", "data-col"]) {
            send.emit((row, column));
        }
    };
    let onclick = {
        let send = on_press.clone();
        Callback::from(move |event: MouseEvent| pressed(&send, &event))
    };
    let onkeydown = {
        let send = on_press.clone();
        Callback::from(move |event: KeyboardEvent| {
            if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                pressed(&send, &event);
            }
        })
    };
    html! {
        <div {class} {onclick} {onkeydown}>
            { on_columns(board, order, lang, Html::default()) }
            <p class="meaning live">{ how.in_lang(lang) }</p>
        </div>
    }
}
