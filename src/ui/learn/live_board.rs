//! A board over some binary rows, where the pointer marks a square and its bits.

use yew::prelude::*;

use crate::{
    bits::BitOrder,
    state::{Action, BitRow, Board, CourseAction},
    text::Lang,
    ui::stepper::{bit_rows::BitRows, board::BoardGrid},
};

/// What a board of the course shows.
#[derive(Clone, PartialEq, Properties)]
pub struct LiveBoardProps {
    /// Its number on the page.
    pub at: usize,
    /// The squares.
    pub board: Board,
    /// The rows below it.
    pub rows: Vec<BitRow>,
    /// Which bit is drawn on the left.
    pub order: BitOrder,
    /// The page's language.
    pub lang: Lang,
    /// Where actions go.
    pub send: Callback<Action>,
    /// What else lies on the board's columns.
    #[prop_or_default]
    pub children: Html,
}

/// The stepper's own board and rows, which speak of this figure alone.
#[component]
pub fn LiveBoard(props: &LiveBoardProps) -> Html {
    let send = use_callback(
        (props.send.clone(), props.at),
        |action: Action, (send, at)| {
            send.emit(match action {
                Action::Point(spot) => {
                    Action::Course(CourseAction::Point(spot.map(|spot| (*at, spot))))
                }
                other => other,
            });
        },
    );
    let lang = props.lang;
    let size = props.board.size;
    html! {
        <div class="figure" data-n={size.to_string()} data-order={props.order.name()}>
            <BoardGrid board={props.board.clone()} {lang} send={&send} />
            if !props.rows.is_empty() {
                <BitRows rows={props.rows.clone()} {size} moving={false} order={props.order} {lang} send={&send} />
            }
            { props.children.clone() }
        </div>
    }
}
