//! The board as a grid of named squares.

use std::rc::Rc;

use yew::prelude::*;

use super::{access, bit_rows::BitRows, html};
use crate::{
    browser::focus,
    draw::{
        BitRow, Board, CROWN, Hover, Mark, Pointed, SearchEvent, Square, Strokes, words as drawn,
    },
    text::{Lang, Phrase, square_name, words},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, Size},
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BoardProps {
    pub(crate) board: Board,
    #[prop_or_default]
    pub(crate) event: Option<SearchEvent>,
    /// True if letters say which lines attack a square of the row in work.
    #[prop_or(true)]
    pub(crate) letters: bool,
    /// The row and the column of the tab stop, until the focus has been on another square.
    #[prop_or_default]
    pub(crate) tab_stop: (u8, u8),
    pub(crate) lang: Lang,
    /// Gets the square that the pointer or the focus comes to, and `None` when it leaves.
    #[prop_or_else(Callback::noop)]
    pub(crate) on_hover: Callback<Option<Hover>>,
}

/// The board: one tab stop, arrows, Home and End move between its squares.
#[component]
pub(crate) fn BoardGrid(props: &BoardProps) -> Html {
    let n = props.board.size.get();
    let lang = props.lang;
    let cursor = use_state(|| props.tab_stop);
    let (cursor_row, cursor_column) = (cursor.0.min(n - 1), cursor.1.min(n - 1));

    let onpointerover = props.on_hover.reform(|event: PointerEvent| hovered(&event));
    let onpointerleave = props.on_hover.reform(|_: PointerEvent| None);
    let onfocusout = props.on_hover.reform(|_: FocusEvent| None);
    let onfocusin = {
        let on_hover = props.on_hover.clone();
        let cursor = cursor.clone();
        Callback::from(move |event: FocusEvent| {
            let square = hovered(&event);
            if let Some(Hover {
                row: Some(row),
                column,
            }) = square
            {
                cursor.set((row, column));
            }
            on_hover.emit(square.filter(|_| focus::is_shown(&event)));
        })
    };
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        // The square that has the focus now: a second key can come before the board is drawn again.
        let here = focus::numbers(&event, ["data-row", "data-col"]);
        let (row, column) = here.map_or((cursor_row, cursor_column), |[row, column]| (row, column));
        if let Some(movement) = access::focus_movement(&event) {
            let (row, column) = movement.on_board((row.into(), column.into()), n.into());
            let square = format!("[data-row=\"{row}\"][data-col=\"{column}\"]");
            access::lead_focus(&event, &square);
        }
    });
    let is_solved = props.event == Some(SearchEvent::Solution);
    let dead_end = |row| {
        let in_work = props.board.row(row).iter().any(|square| square.in_work);
        in_work && props.event == Some(SearchEvent::DeadEnd)
    };
    html! {
        <div
            class={["board", "board solved"][usize::from(is_solved)]}
            role="grid"
            translate="no"
            aria-label={words::BOARD.in_lang(lang)}
            data-own-arrows=""
            {onpointerover} {onpointerleave} {onfocusin} {onfocusout} {onkeydown}
        >
            for row in 0..n {
                <BoardRow
                    squares={Rc::from(props.board.row(row))}
                    dead_end={dead_end(row)}
                    letters={props.letters}
                    tab_stop={(row == cursor_row).then_some(cursor_column)}
                    {lang}
                />
            }
            { lines(&props.board) }
        </div>
    }
}

/// The lines of the queens, over all squares: each in one piece, with a dot where it ends in the row in work.
fn lines(board: &Board) -> Html {
    let side = 2 * board.size.get();
    html! {
        <svg class="attack-lines" viewBox={format!("0 0 {side} {side}")} preserveAspectRatio="none" aria-hidden="true" focusable="false">
            for line in Line::ALL {
                { line_strokes(board, line) }
            }
        </svg>
    }
}

fn line_strokes(board: &Board, line: Line) -> Html {
    let Strokes { around, here, dots } = board.strokes(line);
    html! {
        <g key={line.name()} data-line={line.name()}>
            if !around.is_empty() {
                <path d={around} />
            }
            if !here.is_empty() {
                <path class="here" d={here} />
            }
            for dot in dots {
                { line_dot(dot, board.dot_offset(line, dot)) }
            }
        </g>
    }
}

fn line_dot((x, y): (u8, u8), (right, down): (i8, i8)) -> Html {
    // In tenths: floating-point numbers would bring 10 KB of code.
    let place = |at: u8, by: i8| {
        let tenths = (10 * u16::from(at)).saturating_add_signed(by.into());
        format!("{}.{}", tenths / 10, tenths % 10)
    };
    html! { <circle class="here" cx={place(x, right)} cy={place(y, down)} r="0.2" /> }
}

fn hovered(event: &web_sys::Event) -> Option<Hover> {
    focus::numbers(event, ["data-row", "data-col"]).map(|[row, column]| Hover {
        row: Some(row),
        column,
    })
}

#[derive(Clone, PartialEq, Properties)]
struct BoardRowProps {
    squares: Rc<[Square]>,
    /// True of the row in work without a free square.
    dead_end: bool,
    letters: bool,
    /// The column of the tab stop, where it is in this row.
    tab_stop: Option<u8>,
    lang: Lang,
}

/// A row of squares: most rows stay from step to step.
#[component]
fn BoardRow(props: &BoardRowProps) -> Html {
    let in_work = props.squares.first().is_some_and(|square| square.in_work);
    // The sign of an event stands where it is drawn: on the whole page it would style every square.
    let class = ["board-row", "board-row dead-end"][usize::from(props.dead_end)];
    html! {
        <div role="row" {class} data-in-work={in_work.then_some("")}>
            for square in &*props.squares {
                { square_cell(square, props.tab_stop == Some(square.column), props.letters, props.lang) }
            }
        </div>
    }
}

fn square_cell(square: &Square, is_tab_stop: bool, letters: bool, lang: Lang) -> Html {
    let lines: Vec<_> = square.lines().collect();
    let attacked = square.mark == Mark::Attacked;
    let is_asked = square.in_work && square.mark == Mark::Hidden;
    let names =
        |lines: &mut dyn Iterator<Item = Line>| lines.map(Line::name).collect::<Vec<_>>().join(" ");
    let drawn = names(&mut square.drawn_lines());
    html! {
        <div
            role="gridcell"
            class="square"
            tabindex={if is_tab_stop { "0" } else { "-1" }}
            aria-label={square_name(square.row, square.column, square.mark.phrase(), &lines).into_lang(lang)}
            data-row={square.row.to_string()}
            data-col={square.column.to_string()}
            data-mark={square.mark.name()}
            data-by={attacked.then(|| names(&mut square.lines()))}
            data-drawn={(!drawn.is_empty()).then_some(drawn)}
            data-picked={square.picked.then_some("")}
            aria-selected={is_asked.then(|| square.picked.to_string())}
            data-spot={(square.pointed == Some(Pointed::Here)).then_some("")}
            data-cause={(square.pointed == Some(Pointed::Cause)).then_some("")}
            data-wrong={(square.pointed == Some(Pointed::Wrong)).then_some("")}
        >
            {match square.mark {
                Mark::Queen => queen(),
                Mark::Attacked if letters && square.in_work => html! {
                    for line in square.drawn_lines() {
                        <span
                            key={line.name()}
                            class="letter"
                            aria-hidden="true"
                            data-line={line.name()}
                            data-from={square.attacker(line).map(|row| row.to_string())}
                        />
                    }
                },
                Mark::Taken | Mark::Hidden => html! { <span class="sign" aria-hidden="true" /> },
                Mark::Free if square.open => html! { <span class="sign" aria-hidden="true" /> },
                Mark::Attacked | Mark::Free | Mark::Empty => Html::default(),
            }}
        </div>
    }
}

/// A crown of five points, drawn rather than taken from a font that may lack it.
pub(crate) fn queen() -> Html {
    html! {
        <svg class="queen" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={CROWN} />
        </svg>
    }
}

/// A board under the numbers of its columns, and `below` it what else lies on them.
pub(crate) fn on_columns(board: Board, order: BitOrder, lang: Lang, below: Html) -> Html {
    html! { <OnColumns {board} {order} {lang}>{ below }</OnColumns> }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct OnColumnsProps {
    pub(crate) board: Board,
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

/// A board whose squares are pressed, and what lies on its columns below it.
pub(crate) fn press_board(
    class: &'static str,
    board: Board,
    below: Html,
    how: Option<Phrase>,
    on_press: &Callback<(u8, u8)>,
    order: BitOrder,
    lang: Lang,
) -> Html {
    let inside = html! {
        <>
            { on_columns(board, order, lang, below) }
            if let Some(how) = how {
                <p class="meaning live">{ how.in_lang(lang) }</p>
            }
        </>
    };
    press_squares(class, inside, on_press)
}

/// What has a board whose squares are pressed: a press on a square, Enter or Space on it, sends its row and its column.
pub(crate) fn press_squares(
    class: &'static str,
    inside: Html,
    on_press: &Callback<(u8, u8)>,
) -> Html {
    let pressed = |send: &Callback<(u8, u8)>, event: &Event| {
        let square = focus::numbers(event, ["data-row", "data-col"]);
        if let Some([row, column]) = square {
            send.emit((row, column));
        }
        square.is_some()
    };
    let onclick = {
        let send = on_press.clone();
        Callback::from(move |event: MouseEvent| {
            pressed(&send, &event);
        })
    };
    let onkeydown = {
        let send = on_press.clone();
        Callback::from(move |event: KeyboardEvent| {
            // A button on the board's columns is pressed by the same keys.
            if matches!(event.key().as_str(), "Enter" | " ") && pressed(&send, &event) {
                event.prevent_default();
            }
        })
    };
    html! {
        <div {class} {onclick} {onkeydown}>{ inside }</div>
    }
}

/// The numbers of the columns, over the board. Squares say theirs by themselves, so these are for the
/// eye. The one in the column `spot`, under the pointer or the focus, is marked.
pub(crate) fn column_numbers(size: Size, spot: Option<u8>, lang: Lang) -> Html {
    let numbers = (0..size.get()).map(u32::from);
    scale("scale columns", drawn::COLUMN.in_lang(lang), numbers, spot)
}

/// The number of each bit and, where it fits, its place value, between the board and the rows.
pub(crate) fn bit_numbers(size: Size, order: BitOrder, spot: Option<u8>, lang: Lang) -> Html {
    let n = size.get();
    let powers = (0..n).map(|column| u32::from(order.column(column, n)));
    let worths = powers.clone().map(|power| 1 << power);
    html! {
        <>
            { scale("scale powers", drawn::BIT_NUMBER.in_lang(lang), powers, spot) }
            if n <= WIDEST_WORTH {
                { scale("scale worths", drawn::PLACE_VALUE.in_lang(lang), worths, spot) }
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
