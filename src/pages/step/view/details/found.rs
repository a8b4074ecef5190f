//! The solutions found so far, each at its numbered place.

use std::fmt::Write;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::{
    browser::document,
    draw::view::html,
    pages::step::{StepPage, words},
    player::Playback,
    text::Lang,
};
use bitqueens_core::{counting::known, solver::Solution};

/// The most solutions that have a place each: those of N = 8.
const MOST_PLACES: u64 = 92;
/// At most this many solutions are shown, the last ones.
const LAST: usize = 24;

/// A place for every solution, filled where it is found; from N = 9 on the last ones. On a board whose solutions
/// are too many to be walked through it is the one found now.
pub(super) fn found(page: &StepPage, lang: Lang) -> Html {
    let machine = page.stepper.machine();
    let (size, n_found) = (machine.size(), machine.counters().solutions);
    let total = known(size).total;
    let listed = page.solutions.listed(n_found);
    let is_listed = usize::try_from(n_found).is_ok_and(|n| n == listed.len());
    let mut boards: Vec<(u64, Solution)> = if is_listed {
        let solutions = listed.iter().map(|found| found.solution);
        (1..).zip(solutions).collect()
    } else {
        let now = Solution::of(machine);
        now.map(|solution| (n_found, solution))
            .into_iter()
            .collect()
    };
    if MOST_PLACES < total {
        boards.drain(..boards.len().saturating_sub(LAST));
    }
    // A copy that is not seen to fly is not measured: that lays the page out within a frame.
    let plays = page.stepper.playback == Playback::Playing;
    let flies = !plays || page.stepper.speed.holds_solutions();
    let n_filled = u64::try_from(boards.len()).unwrap_or(0);
    let empty = if total <= MOST_PLACES {
        n_filled + 1..total + 1
    } else {
        0..0
    };
    html! {
        <div data-strip="" data-count={n_found.to_string()}>
            <h2>{ words::found_of(size, n_found, total).into_lang(lang) }</h2>
            // The heading says their number, and the panel of solutions lists them.
            <ol aria-hidden="true" translate="no">
                for (number, solution) in boards {
                    <Place key={number} {number} {solution} newest={flies && number == n_found} />
                }
                for number in empty {
                    <li key={number}>{ number }</li>
                }
            </ol>
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PlaceProps {
    number: u64,
    solution: Solution,
    /// True of the one found last: its copy comes from the board.
    newest: bool,
}

/// A solution in small. It stays as it is while others come.
#[component]
fn Place(props: &PlaceProps) -> Html {
    let place = use_node_ref();
    {
        let place = place.clone();
        use_effect_with(props.newest, move |newest| {
            if let Some(place) = place.cast::<HtmlElement>().filter(|_| *newest) {
                document::measure_from(&place, ".first-screen .board .attack-lines");
            }
        });
    }
    let columns = props.solution.by_row();
    let side = columns.len();
    html! {
        <li ref={place} data-solution={props.number.to_string()} class={props.newest.then_some("newest")}>
            <svg viewBox={format!("0 0 {side} {side}")} focusable="false"><path d={dots(&columns)} /></svg>
        </li>
    }
}

/// A dot for each queen: a crown of three pixels is a smear.
fn dots(columns: &[u8]) -> String {
    let mut path = String::new();
    for (row, column) in columns.iter().enumerate() {
        // A text takes whatever is written to it.
        write!(
            path,
            "M{column}.1 {row}.5a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0"
        )
        .ok();
    }
    path
}
