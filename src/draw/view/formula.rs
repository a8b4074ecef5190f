//! The figure of the formula: the board, the rows of bits under it, and the formula as a handle.

use yew::prelude::*;

use super::{access, bit_rows, board::BoardGrid, drawing::drawing, hooks, html};
use crate::{
    browser::{focus, keyboard, pointer},
    draw::{
        BitCell, Bits, CellStyle, FORMULA, FocusMove, FormulaBits, FormulaFigure, FormulaMove,
        FormulaState, FormulaWord, words,
    },
    text::{Lang, words as shared},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, LoopWord},
};

/// A state as a picture, for paper and where no program moves it. The words beside it say the same.
pub(crate) fn still(state: FormulaState, order: BitOrder) -> Html {
    let figure = FormulaFigure::new(state);
    let cells = figure.cells(order);
    let written = figure.last().filter(|_| FormulaState::Shadows < state);
    html! {
        <div class="still" data-still={state.name()}>
            { drawing(&cells.drawing(CellStyle::STILL), None, None) }
            if let Some(word) = written {
                <p><code>{ word.expression() }</code></p>
            }
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct FormulaViewProps {
    pub(crate) figure: FormulaFigure,
    pub(crate) order: BitOrder,
    pub(crate) lang: Lang,
    pub(crate) send: Callback<FormulaMove>,
}

/// What a pointer that is down moves.
#[derive(Clone, Copy, PartialEq)]
enum Grasped {
    Queen,
    Row,
}

impl Grasped {
    fn at([row, _]: [u8; 2]) -> Self {
        if row == 0 { Self::Queen } else { Self::Row }
    }

    const fn to(self, [row, column]: [u8; 2]) -> FormulaMove {
        match self {
            Self::Queen => FormulaMove::Queen(column),
            Self::Row => FormulaMove::Row(row),
        }
    }
}

/// The figure that a hand moves: in row 0 the queen, below it the row that is looked at.
#[component]
pub(crate) fn FormulaView(props: &FormulaViewProps) -> Html {
    let FormulaViewProps {
        figure,
        order,
        lang,
        send,
    } = props.clone();
    let grasped = use_mut_ref(|| None::<Grasped>);
    let onpointerdown = {
        let (grasped, send) = (grasped.clone(), send.clone());
        Callback::from(move |event: PointerEvent| {
            let square = square(&event).filter(|_| event.button() == 0);
            let what = square.map(Grasped::at);
            *grasped.borrow_mut() = what;
            if let (Some(what), Some(square)) = (what, square) {
                // A finger stays with what it touched first unless it is let go.
                pointer::release(&event);
                send.emit(what.to(square));
            }
        })
    };
    let onpointermove = {
        let send = send.clone();
        Callback::from(move |event: PointerEvent| {
            let mut grasped = grasped.borrow_mut();
            if event.buttons() & 1 == 0 {
                *grasped = None;
            }
            if let (Some(what), Some(square)) = (*grasped, square(&event)) {
                send.emit(what.to(square));
            }
        })
    };
    // A press without a pointer, or one that was noted in the document.
    let onclick = {
        let send = send.clone();
        Callback::from(move |event: MouseEvent| press(&send, &event))
    };
    let onkeydown = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| {
            if keyboard::is_modified(&event) || event.shift_key() {
                return;
            }
            if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                press(&send, &event);
            } else if let (Some([row, column]), Some(movement)) =
                (square(&event), FocusMove::of_key(&event.key()))
            {
                // The focus has gone there.
                let side = usize::from(FormulaFigure::SIDE);
                let (row, column) = movement.on_board((row.into(), column.into()), side);
                let square = [row, column].map(|place| u8::try_from(place).unwrap_or(0));
                send.emit(Grasped::at(square).to(square));
            }
        })
    };
    html! {
        <div
            class="figure formula-figure"
            data-n={FormulaFigure::SIDE.to_string()}
            data-order={order.name()}
            data-at-row={figure.row().to_string()}
            data-figure={figure.state.name()}
        >
            <div class="formula-board" {onclick} {onkeydown} {onpointerdown} {onpointermove}>
                <BoardGrid board={figure.board(order)} letters={false} tab_stop={(0, figure.column(order))} {lang} />
            </div>
            { formula_bits(figure.bits(), order, lang) }
            <Formula {figure} {lang} {send} />
        </div>
    }
}

/// The row and the column of the square that an event is about.
fn square(event: &web_sys::Event) -> Option<[u8; 2]> {
    focus::numbers(event, ["data-row", "data-col"])
}

fn press(send: &Callback<FormulaMove>, event: &web_sys::Event) {
    if let Some(square) = square(event) {
        send.emit(Grasped::at(square).to(square));
    }
}

/// The rows of bits; an empty room where there are none yet.
pub(crate) fn formula_bits(bits: Option<FormulaBits>, order: BitOrder, lang: Lang) -> Html {
    html! {
        <div class="bit-rows" role={bits.map(|_| "table")} aria-label={bits.map(|_| shared::BIT_ROWS.in_lang(lang))}>
            if let Some(formula) = bits {
                <div key="beyond" class="bit-row beyond" role="row">
                    <span role="columnheader">{ words::OUTSIDE.in_lang(lang) }</span>
                </div>
                for (word, bits) in formula.rows(order) {
                    { bit_row(formula, word, &bits, order) }
                }
            }
        </div>
    }
}

fn bit_row(formula: FormulaBits, word: FormulaWord, row: &Bits, order: BitOrder) -> Html {
    let [sign, name] = formula.label(word);
    let cell = |bit: &BitCell| {
        let line = formula.line(word, bit.power).filter(|_| bit.on);
        html! {
            <span
                key={bit.power}
                class="bit"
                role="cell"
                data-bit={bit.power.to_string()}
                data-on={bit.on.then_some("")}
                data-ghost={bit.ghost.then_some("")}
                data-line={line.map(Line::name)}
            >
                { bit.digit() }
            </span>
        }
    };
    html! {
        <div
            key={word.name()}
            class="bit-row"
            role="row"
            translate="no"
            data-bits={word.name()}
            data-value={row.value.to_string()}
            data-result={word.is_result().then_some("")}
        >
            <div class="bit-row-name" role="rowheader" aria-label={word.expression()}>
                <span class="operation">{ sign }</span>
                <code>{ name }</code>
            </div>
            { bit_rows::bits(&row.cells, order, &cell) }
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct FormulaProps {
    figure: FormulaFigure,
    lang: Lang,
    send: Callback<FormulaMove>,
}

/// The formula as far as it is written. Where it is whole it is a handle, one tab stop: the rows up to the place at which
/// it is held are shown.
#[component]
fn Formula(props: &FormulaProps) -> Html {
    let FormulaProps { figure, lang, send } = props.clone();
    let held = figure.held();
    let hold = move |event: &web_sys::Event| -> Option<FormulaMove> {
        let word = held.and(focus::attribute(event, "data-holds"))?;
        FormulaWord::from_name(&word).map(FormulaMove::Hold)
    };
    let over = hooks::filtered(&send, move |event: PointerEvent| hold(&event));
    let onpointerdown = {
        let over = over.clone();
        Callback::from(move |event: PointerEvent| {
            pointer::release(&event);
            over.emit(event);
        })
    };
    let let_go = {
        let send = send.clone();
        move || {
            if held.is_some() {
                send.emit(FormulaMove::Hold(FormulaWord::Bitmap));
            }
        }
    };
    let onpointerleave = {
        let let_go = let_go.clone();
        Callback::from(move |_: PointerEvent| let_go())
    };
    let onblur = Callback::from(move |_: FocusEvent| let_go());
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        let Some((at, movement)) = held.and_then(stop).zip(access::focus_movement(&event)) else {
            return;
        };
        event.prevent_default();
        // Up is further, as in every slider.
        let movement = match movement {
            FocusMove::Up => FocusMove::Right,
            FocusMove::Down => FocusMove::Left,
            along => along,
        };
        let to = movement.along(at, FormulaWord::STOPS.len());
        send.emit(FormulaMove::Hold(FormulaWord::STOPS[to]));
    });
    let handle = held.and_then(|word| Some((word, stop(word)?)));
    html! {
        <div
            class="formula"
            translate="no"
            data-own-arrows=""
            data-held={held.map(FormulaWord::name)}
            role={handle.map(|_| "slider")}
            tabindex={handle.map(|_| "0")}
            aria-label={handle.map(|_| words::FORMULA.in_lang(lang))}
            aria-valuemin={handle.map(|_| "1")}
            aria-valuemax={handle.map(|_| FormulaWord::STOPS.len().to_string())}
            aria-valuenow={handle.map(|(_, at)| (at + 1).to_string())}
            aria-valuetext={handle.map(|(word, _)| word.expression())}
            onpointerover={over}
            {onpointerdown} {onpointerleave} {onblur} {onkeydown}
        >
            for part in FORMULA {
                <code
                    data-holds={part.holds.name()}
                    data-word={LoopWord::from_name(part.text).map(LoopWord::name)}
                    data-written={(figure.state == FormulaState::Mask || figure.has(part.with)).then_some("")}
                    data-beyond={held.is_some_and(|held| held < part.holds).then_some("")}
                >
                    { part.text }
                </code>
            }
        </div>
    }
}

/// The place of a word among those at which the formula can be held.
fn stop(word: FormulaWord) -> Option<usize> {
    FormulaWord::STOPS.into_iter().position(|stop| stop == word)
}
