//! The small board at the pointer.

use yew::prelude::*;

use super::strip::StripProps;
use crate::{
    browser::pointer::Along,
    draw::{
        Sketch,
        view::{
            drawing::{SMALL, shapes},
            html,
        },
    },
    pages::step::{
        Marks, TreeShare,
        words::{self, event_name, events_of, share_of_tree, step_number},
    },
};
use bitqueens_core::solver::Placement;

/// The box, in pixels.
const WIDTH: u32 = 208;
const HEIGHT: u32 = 132;
/// The gap between the box and the strip.
const GAP: u32 = 6;
const BOARD: u32 = 76;

/// The queens at a place of the strip and what the place is, above the strip. A record of the run
/// reaches every step at once; on a long run the queens are those of the node to which a press
/// there leads.
pub(super) fn peek(props: &StripProps, along: Along, place: u64) -> Html {
    let lang = props.lang;
    let (queens, lines) = if let Some(marks) = props.marks.as_deref() {
        let queens = Placement::standing(&marks.place(place));
        (
            queens,
            [
                step_number(place).into_lang(lang),
                here(marks, place, props),
            ],
        )
    } else {
        let forward = props.place.value < place;
        let queens = TreeShare::node(props.size, place, forward);
        let share = share_of_tree(TreeShare::before(&queens), place != 0).into_lang(lang);
        (queens, [share, words::OF_TREE.in_lang(lang).into()])
    };
    let n = props.size.get();
    let columns = queens.powers().iter();
    let columns = columns.map(|power| props.order.column(*power, n));
    let columns: Vec<u8> = columns.collect();
    let board = Sketch::of_board(&columns).drawing(SMALL);
    let side = u32::from(n) * SMALL;
    let rightmost = along.width.saturating_sub(WIDTH);
    let left = along.x.saturating_sub(WIDTH / 2).min(rightmost);
    html! {
        <>
            <line class="pointer" x1={along.x.to_string()} x2={along.x.to_string()} y1="0" y2="40" />
            <g class="peek" data-peek={place.to_string()} transform={format!("translate({left} -{})", HEIGHT + GAP)}>
                <rect width={WIDTH.to_string()} height={HEIGHT.to_string()} rx="6" />
                <svg
                    class="peek-board"
                    x={((WIDTH - BOARD) / 2).to_string()}
                    y="8"
                    width={BOARD.to_string()}
                    height={BOARD.to_string()}
                    viewBox={format!("0 0 {side} {side}")}
                >
                    { shapes(&board) }
                </svg>
                <text x={(WIDTH / 2).to_string()} y="104">{ &lines[0] }</text>
                <text class="peek-events" x={(WIDTH / 2).to_string()} y="123">{ &lines[1] }</text>
            </g>
        </>
    }
}

/// What happens at a step: its event, or how many events its stretch has.
fn here(marks: &Marks, step: u64, props: &StripProps) -> String {
    if let Some(mark) = marks.near(step, 0) {
        return event_name(mark).into_lang(props.lang);
    }
    let stretch = marks.stretch_at(step).filter(|_| marks.events.is_empty());
    stretch.map_or_else(String::new, |stretch| {
        events_of(stretch).into_lang(props.lang)
    })
}
