//! A queen that a reader moves, with every square that she attacks.

use yew::prelude::*;

use super::press_board::press_board;
use crate::{
    draw::Board,
    pages::learn::{BlockAction, Coordinates, words::figures as words},
    text::Lang,
};
use bitqueens_core::solver::Size;

/// The board with its queen; a press on a square moves her there.
pub(super) fn reach(
    size: Size,
    queen: Coordinates,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let board = Board::reach(size, queen);
    let on_press = send.reform(BlockAction::MoveQueen);
    press_board(("reach", board), words::MOVE_QUEEN, &on_press, lang)
}
