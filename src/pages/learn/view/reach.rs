//! A queen that a reader moves, with every square that she attacks.

use yew::prelude::*;

use super::figure::on_columns;
use crate::{
    browser::focus,
    draw::{Board, Hover},
    pages::learn::{BlockAction, Coordinates, words::figures as words},
    text::Lang,
};
use bitqueens_core::solver::Size;

/// The board with its queen; a press on a square moves her there.
pub(super) fn reach(
    size: Size,
    queen: Coordinates,
    hover: Option<Hover>,
    on_hover: Callback<Option<Hover>>,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let moved = |send: &Callback<BlockAction>, event: &Event| {
        if let Some([row, column]) = focus::numbers(event, ["data-row", "data-col"]) {
            send.emit(BlockAction::MoveQueen((row, column)));
        }
    };
    let onclick = {
        let send = send.clone();
        Callback::from(move |event: MouseEvent| moved(&send, &event))
    };
    let onkeydown = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| {
            if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                moved(&send, &event);
            }
        })
    };
    html! {
        <div class="reach" {onclick} {onkeydown}>
            { on_columns(Board::reach(size, queen).with_hover(hover), lang, on_hover, Html::default()) }
            <p class="meaning live">{ words::MOVE_QUEEN.in_lang(lang) }</p>
        </div>
    }
}
