//! The binary rows, each bit straight under its square.

use yew::prelude::*;

use super::{access, html};
use crate::{
    browser::focus,
    draw::{BitCell, BitRow, Hover, ShiftDirection, bit_beside, words as drawn},
    text::{Lang, Phrase, bit_name, words},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, LoopWord, Size},
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BitRowsProps {
    pub(crate) rows: Vec<BitRow>,
    pub(crate) size: Size,
    /// True if a shift is shown as a movement.
    pub(crate) moving: bool,
    pub(crate) order: BitOrder,
    pub(crate) lang: Lang,
    #[prop_or_default]
    pub(crate) spot: Option<u8>,
    /// Gets the column that the pointer or the focus comes to, and `None` when it leaves.
    #[prop_or_else(Callback::noop)]
    pub(crate) on_hover: Callback<Option<Hover>>,
    /// The row that the reader fills in, and what stands in the place of its bits.
    #[prop_or_default]
    pub(crate) asked: Option<(LoopWord, Html)>,
}

/// The binary rows: one tab stop, arrows move from bit to bit.
#[component]
pub(crate) fn BitRows(props: &BitRowsProps) -> Html {
    let cursor = use_state(|| (0_usize, 0_u8));
    let tab_stop = |row: usize, bits: &[BitCell]| {
        let power = cursor
            .1
            .min(bits.iter().map(|bit| bit.power).max().unwrap_or(0));
        (row == cursor.0).then_some(power)
    };
    let onpointerover = props.on_hover.reform(|event: PointerEvent| hovered(&event));
    let onpointerleave = props.on_hover.reform(|_: PointerEvent| None);
    let onfocusout = props.on_hover.reform(|_: FocusEvent| None);
    let onfocusin = {
        let on_hover = props.on_hover.clone();
        let cursor = cursor.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some([row, power]) = focus::numbers(&event, ["data-at", "data-bit"]) {
                cursor.set((usize::from(row), power));
            }
            on_hover.emit(hovered(&event).filter(|_| focus::is_shown(&event)));
        })
    };
    let rows = props.rows.clone();
    let here = *cursor;
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        // The bit that has the focus now: a second key can come before the rows are drawn again.
        let focused = focus::numbers(&event, ["data-at", "data-bit"]);
        let here = focused.map_or(here, |[row, power]| (usize::from(row), power));
        let moved =
            access::focus_movement(&event).and_then(|movement| bit_beside(&rows, here, movement));
        if let Some((row, power)) = moved {
            access::lead_focus(
                &event,
                &format!("[data-at=\"{row}\"][data-bit=\"{power}\"]"),
            );
        }
    });
    let lang = props.lang;
    html! {
        <div
            class="bit-rows"
            role="table"
            aria-label={words::BIT_ROWS.in_lang(lang)}
            data-own-arrows=""
            {onpointerover} {onpointerleave} {onfocusin} {onfocusout} {onkeydown}
        >
            for (at, row) in props.rows.iter().enumerate() {
                {match props.asked.as_ref().filter(|(word, _)| *word == row.word) {
                    Some((_, field)) => asked_row(row, field, lang),
                    None => html! {
                        <ShownRow
                            {at}
                            row={row.clone()}
                            tab_stop={tab_stop(at, &row.bits.cells)}
                            moving={props.moving}
                            spot={props.spot}
                            order={props.order}
                            {lang}
                        />
                    },
                }}
            }
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ShownRowProps {
    at: usize,
    row: BitRow,
    /// The power of the bit that is the tab stop, where it is in this row.
    tab_stop: Option<u8>,
    moving: bool,
    spot: Option<u8>,
    order: BitOrder,
    lang: Lang,
}

/// A row: in most steps one or two of the six change.
#[component]
fn ShownRow(props: &ShownRowProps) -> Html {
    let ShownRowProps {
        at,
        row,
        tab_stop,
        moving,
        spot,
        order,
        lang,
    } = props;
    let (at, tab_stop, moving, order, lang) = (*at, *tab_stop, *moving, *order, *lang);
    let name = row.word.name();
    let moves = row.shift.filter(|_| moving).map(ShiftDirection::name);
    let cell = |bit: &BitCell| {
        html! {
            <span
                key={bit.power}
                class="bit"
                role="cell"
                tabindex={if tab_stop == Some(bit.power) { "0" } else { "-1" }}
                aria-label={bit_name(name, bit.power, bit.on, bit.column).into_lang(lang)}
                data-at={at.to_string()}
                data-bit={bit.power.to_string()}
                data-bit-column={bit.column.map(|column| column.to_string())}
                data-on={bit.on.then_some("")}
                data-ghost={bit.ghost.then_some("")}
                data-spot={(spot.is_some() && bit.column == *spot).then_some("")}
            >
                { bit.digit() }
            </span>
        }
    };
    html! {
        <div
            class="bit-row"
            role="row"
            translate="no"
            data-bits={name}
            data-value={row.bits.value.to_string()}
            data-known={row.known.to_string()}
            data-written={row.written_now.then_some("")}
            data-shift={moves}
        >
            { row_name(row, meaning(row.word), lang) }
            { bits(&row.bits.cells, order, &cell) }
            if 0 < row.bits.n_ghosts() {
                <span class="past" aria-hidden="true" translate="yes">{ drawn::OUTSIDE.in_lang(lang) }</span>
            }
            <span class="decimal" role="cell" aria-label={(!row.known).then_some(words::NO_VALUE.in_lang(lang))}>
                { if row.known { row.bits.value.to_string() } else { "–".into() } }
            </span>
        </div>
    }
}

fn asked_row(row: &BitRow, field: &Html, lang: Lang) -> Html {
    html! {
        <div class="bit-row" role="row" translate="no" data-bits={row.word.name()} data-value={row.bits.value.to_string()} data-known="true" data-asked="">
            { row_name(row, words::YOUR_BITS, lang) }
            <div class="asked" role="cell">{ field.clone() }</div>
            <span class="decimal" role="cell">{ row.bits.value }</span>
        </div>
    }
}

fn row_name(row: &BitRow, meaning: Phrase, lang: Lang) -> Html {
    html! {
        <div class="bit-row-name" role="rowheader" title={meaning.in_lang(lang)}>
            <span class="badge" aria-hidden="true">{ sign(row.word) }</span>
            <code>{ row.word.name() }</code>
            if let Some(shift) = row.shift {
                <span class="shift">{ match shift { ShiftDirection::Up => "<< 1", ShiftDirection::Down => ">> 1" } }</span>
            }
            <span class="meaning unseen" translate="yes">{ meaning.in_lang(lang) }</span>
        </div>
    }
}

const fn sign(word: LoopWord) -> &'static str {
    match word {
        LoopWord::Attack(line) => line.letter(),
        LoopWord::Mask => "M",
        LoopWord::Bitmap => "○",
        LoopWord::Bit => "●",
    }
}

const fn meaning(word: LoopWord) -> Phrase {
    match word {
        LoopWord::Attack(Line::Left) => words::MEANS_LEFT,
        LoopWord::Attack(Line::Down) => words::MEANS_DOWN,
        LoopWord::Attack(Line::Right) => words::MEANS_RIGHT,
        LoopWord::Mask => words::MEANS_MASK,
        LoopWord::Bitmap => words::MEANS_BITMAP,
        LoopWord::Bit => words::MEANS_BIT,
    }
}

fn hovered(event: &web_sys::Event) -> Option<Hover> {
    focus::numbers(event, ["data-bit-column"]).map(|[column]| Hover { row: None, column })
}

/// Draws each bit of a row. Those beyond the board share a cell beside it, so that the others stay under their squares.
pub(crate) fn bits(cells: &[BitCell], order: BitOrder, draw: &dyn Fn(&BitCell) -> Html) -> Html {
    let (ghosts, bits): (Vec<_>, Vec<_>) = cells.iter().partition(|bit| bit.ghost);
    let ghosts = html! {
        <span class="ghosts" role="none">for bit in ghosts { { draw(bit) } }</span>
    };
    html! {
        <>
            if order == BitOrder::MsbLeft { { ghosts.clone() } }
            for bit in bits { { draw(bit) } }
            if order == BitOrder::LsbLeft { { ghosts } }
        </>
    }
}
