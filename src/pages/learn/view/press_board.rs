//! A board whose squares are pressed.

use yew::prelude::*;

use super::figure::on_columns;
use crate::{
    browser::focus,
    draw::{Board, view::html},
    text::{Lang, Phrase},
};

/// The board; a press on a square, Enter or Space on it, sends its row and its column.
pub(super) fn press_board(
    (class, board): (&'static str, Board),
    how: Phrase,
    on_press: &Callback<(u8, u8)>,
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
            { on_columns(board, lang, Html::default()) }
            <p class="meaning live">{ how.in_lang(lang) }</p>
        </div>
    }
}
