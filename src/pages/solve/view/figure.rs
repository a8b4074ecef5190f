//! The board over its bits.

use yew::prelude::*;

use crate::{
    browser::{focus, keyboard},
    draw::{
        Hover, bit_rows_of,
        view::{bit_rows::BitRows, board::BoardGrid, filtered::filtered, html},
    },
    pages::solve::{SolveAction, SolvePage},
    site::PageContext,
};
use bitqueens_core::solver::OpenRow;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct FigureProps {
    pub(super) page: SolvePage,
    pub(super) view: PageContext<SolveAction>,
}

/// The board over its bits, with what the pointer or the focus is on. The squares are pressed by the
/// pointer, Enter or Space.
#[component]
pub(super) fn Figure(props: &FigureProps) -> Html {
    let FigureProps { page, view } = props;
    let hover = use_state_eq(|| None::<Hover>);
    let lang = view.lang();
    let (size, order) = (page.size(), view.preferences.order);
    let open = OpenRow::from(page.placement);
    let mut board = page.board(order);
    if let Some(hover) = *hover {
        board.hover(hover);
    }
    let onclick = filtered(&view.send, |event: MouseEvent| press(&event));
    let onkeydown = filtered(&view.send, |event: KeyboardEvent| {
        let action = key(&event)?;
        event.prevent_default();
        Some(action)
    });
    let on_hover = {
        let hover = hover.clone();
        Callback::from(move |at| hover.set(at))
    };
    html! {
        <div class="figure" data-n={size.to_string()} data-order={order.name()} {onclick} {onkeydown}>
            <BoardGrid {board} {lang} on_hover={on_hover.clone()} />
            <BitRows
                rows={bit_rows_of(&open, order)}
                spot={hover.and_then(|hover| hover.column_in(open.row().min(size.get() - 1)))}
                {size}
                moving={false}
                {order}
                {lang}
                {on_hover}
            />
        </div>
    }
}

/// Returns the press on the square that an event is about; `None` for events elsewhere.
fn press(event: &web_sys::Event) -> Option<SolveAction> {
    let [row, column] = focus::numbers(event, ["data-row", "data-col"])?;
    Some(SolveAction::Press { row, column })
}

/// Returns the action of a key on the board; `None` for keys that it does not use.
fn key(event: &KeyboardEvent) -> Option<SolveAction> {
    if keyboard::is_modified(event) || event.repeat() {
        return None;
    }
    match event.key().as_str() {
        "Enter" | " " => press(event),
        "Backspace" => Some(SolveAction::Undo),
        _ => None,
    }
}
