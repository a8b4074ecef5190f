//! The figures of a lesson that answer to the hand: what is pressed in them, the sentence that follows, the way back.

use yew::prelude::*;

use super::picture::{over_formula, unmoved, wheel};
use crate::{
    browser::focus,
    course::{Block, CoursePart, ORDER, Picture, stack},
    draw::{
        Board, FocusMove, StackRow, bit_rows,
        view::{
            access,
            board::{OnColumns, on_columns, press_squares},
            buttons::{ButtonKind, button},
            hooks::{Steady, filtered},
            html,
            link::prose,
            tables::{place_values, stack_frame, stack_name, stack_row},
        },
    },
    pages::lesson::{
        BlockState, HandFigure, LessonAction, OpenLesson, Press, field_rows, pressed,
        words::{self, hand as own},
    },
    question::{FieldBit, view::BitField},
    site::PageContext,
    text::{Lang, Phrase},
};
use bitqueens_core::bits::{View, Width, Word};

/// The figure in that block of the lesson.
pub(super) fn hand(at: usize, open: &OpenLesson, view: &PageContext<LessonAction>) -> Html {
    let figures = HandFigure::all(open);
    // Lessons of the first part explain this, so later ones do not repeat it; screen readers hear it everywhere.
    let is_told = open.entry.part == CoursePart::Search
        && figures.first().is_some_and(|figure| figure.at == at);
    let send = view.send.reform(LessonAction::Redraw);
    html! { <Hand {at} {figures} {is_told} lang={view.lang()} send={Steady(send)} /> }
}

/// The caption of the text on paper, and where the figure was moved the sentence of its values.
pub(super) fn caption(at: usize, open: &OpenLesson, lang: Lang) -> Html {
    let Some(Block::Figure(figure)) = open.lesson.blocks.get(at) else {
        return Html::default();
    };
    let said = match open.states.get(at) {
        Some(BlockState::Figure(Some(moved))) => own::description(moved),
        _ => None,
    };
    match said {
        Some(said) => html! {
            <>
                <span class="of-hand">{ prose(said.in_lang(lang)) }</span>
                <span class="of-text">{ prose(&figure.caption) }</span>
            </>
        },
        None => prose(&figure.caption),
    }
}

#[derive(Clone, PartialEq, Properties)]
struct HandProps {
    at: usize,
    /// Every figure of the lesson that answers to the hand.
    figures: Vec<HandFigure>,
    /// True where the page says what can be pressed.
    is_told: bool,
    lang: Lang,
    send: Steady<Vec<HandFigure>>,
}

#[component]
fn Hand(props: &HandProps) -> Html {
    let (at, lang) = (props.at, props.lang);
    let stays = use_state_eq(|| false);
    let Some(figure) = props.figures.iter().find(|figure| figure.at == at) else {
        return Html::default();
    };
    let on_press = {
        let (figures, send, stays) = (props.figures.clone(), props.send.clone(), stays.clone());
        let moves = figure.queens();
        Callback::from(move |press: Press| {
            let changed = pressed(&figures, at, &press);
            // Only a queen is kept from where the reader sends her.
            let is_kept = matches!(press, Press::Square(to) if !moves.contains(&to) && moves.iter().any(|(row, _)| *row == to.0));
            stays.set(changed.is_empty() && is_kept);
            if !changed.is_empty() {
                send.emit(changed);
            }
        })
    };
    let back = {
        let on_press = on_press.clone();
        Callback::from(move |_: MouseEvent| {
            // The button goes with what it takes back.
            focus::in_place(&format!(
                "[data-figure=\"{at}\"] :is(button, [role])[tabindex=\"0\"]:not(.stack-frame)"
            ));
            on_press.emit(Press::Back);
        })
    };
    let is_moved = figure.moved.is_some();
    let how = how(figure.of_text);
    let is_told = props.is_told
        || matches!(
            figure.of_text,
            Picture::Wheel { .. } | Picture::Reach { .. }
        );
    let class = match (is_moved, is_told) {
        (false, false) => "hand",
        (false, true) => "hand told",
        (true, false) => "hand of-hand",
        (true, true) => "hand of-hand told",
    };
    html! {
        <>
            <div {class} data-figure={at.to_string()} data-moved={is_moved.then_some("")}>
                { render(figure.picture(), &on_press, lang) }
                <div role="status">
                    if *stays {
                        <p class="meaning">{ own::STAYS.in_lang(lang) }</p>
                    }
                </div>
                if is_told {
                    <p class="meaning live">{ how.in_lang(lang) }</p>
                } else {
                    <p class="unseen">{ how.in_lang(lang) }</p>
                }
                if is_moved {
                    <p class="live">{ button(ButtonKind::Plain, "figure-back", own::BACK.in_lang(lang), back) }</p>
                }
            </div>
            if is_moved {
                // Paper shows what the text speaks of.
                <div class="of-text">{ unmoved(figure.of_text, lang) }</div>
            }
        </>
    }
}

const fn how(picture: &Picture) -> Phrase {
    match picture {
        Picture::Reach { .. } => words::MOVE_QUEEN,
        Picture::Board { .. } | Picture::Formula { .. } => own::QUEEN,
        Picture::Wheel { .. } => own::WHEEL,
        _ => own::BITS,
    }
}

/// A picture in which one presses.
fn render(picture: &Picture, on_press: &Callback<Press>, lang: Lang) -> Html {
    let on_square = on_press.reform(Press::Square);
    match picture {
        Picture::Reach { side, queen } => {
            let board = Board::reach(*side, *queen);
            let inside = on_columns(board, ORDER, lang, Html::default());
            press_squares("reach", inside, &on_square)
        }
        Picture::Board { place, rows } => {
            let machine = place.machine();
            let board = Board::of(&machine, ORDER);
            let shown = bit_rows(&machine, ORDER).into_iter();
            let shown: Vec<_> = shown.filter(|row| rows.contains(&row.word)).collect();
            let inside = html! { <OnColumns {board} rows={shown} order={ORDER} {lang} /> };
            press_squares("hand-board", inside, &on_square)
        }
        Picture::Formula { place } => press_squares(
            "hand-board",
            over_formula(&place.machine(), lang),
            &on_square,
        ),
        Picture::Places { value, width } => {
            let word = Word::cut(*value, *width);
            let places: Vec<_> = word.places(View::Unsigned).collect();
            place_values(&places, Some(field("x", word, on_press, lang)), lang)
        }
        Picture::Wheel { x, width } => turned_wheel(*x, *width, on_press, lang),
        _ => columns(picture, on_press, lang),
    }
}

/// Words in columns, with a field in the place of the first row of each word that goes in.
fn columns(picture: &Picture, on_press: &Callback<Press>, lang: Lang) -> Html {
    let Some(stack) = stack(picture) else {
        return Html::default();
    };
    let fields = field_rows(picture, &stack);
    let row = |(at, row): (usize, &StackRow)| match fields
        .iter()
        .find(|(field_row, _)| *field_row == at)
    {
        Some((_, name)) => html! {
            <div class="stack-row" role="listitem" data-part={row.role.name()} data-row-of={row.label.clone()} data-value={row.word.value().to_string()}>
                { stack_name(&row.label, row.note.map(|note| note.in_lang(lang))) }
                { field(name, row.word, on_press, lang) }
                <span class="decimal">{ row.decimal(View::Unsigned) }</span>
            </div>
        },
        None => stack_row(row, View::Unsigned, lang),
    };
    let rows = stack.rows.iter().enumerate().map(row);
    stack_frame(stack.width(), rows.collect(), lang)
}

/// The bits of a word, each of which is turned over.
fn field(name: &str, word: Word, on_press: &Callback<Press>, lang: Lang) -> Html {
    let bits = word.width().bits().zip(word.row());
    let bits = bits.map(|(power, on)| FieldBit {
        power,
        on,
        column: None,
        ghost: false,
        verdict: None,
        given: false,
    });
    let bits: Vec<_> = bits.collect();
    let on_set = {
        let (name, bits) = (name.to_owned(), bits.clone());
        filtered(on_press, move |(power, on): (u8, bool)| {
            let name = name.clone();
            let is_other = bits.iter().any(|bit| bit.power == power && bit.on != on);
            is_other.then_some(Press::Bit { name, power })
        })
    };
    html! { <BitField {bits} label={name.to_owned()} {lang} {on_set} /> }
}

/// The wheel: a press on a number, or the arrows, which go round.
fn turned_wheel(x: u32, width: Width, on_press: &Callback<Press>, lang: Lang) -> Html {
    let onclick = filtered(on_press, |event: MouseEvent| {
        let [number] = focus::numbers(&event, ["data-number"])?;
        Some(Press::Number(number.into()))
    });
    let mask = width.mask();
    let onkeydown = filtered(on_press, move |event: KeyboardEvent| {
        let to = match access::focus_movement(&event)? {
            FocusMove::Up | FocusMove::Right => x.wrapping_add(1) & mask,
            FocusMove::Down | FocusMove::Left => x.wrapping_sub(1) & mask,
            FocusMove::First => mask / 2 + 1,
            FocusMove::Last => mask / 2,
        };
        event.prevent_default();
        Some(Press::Number(to))
    });
    let value = |bits: u32| Word::cut(bits, width).value_in(View::Signed).to_string();
    html! {
        <div
            class="wheel-hand"
            role="slider"
            tabindex="0"
            aria-label="x"
            aria-valuemin={value(mask / 2 + 1)}
            aria-valuemax={value(mask / 2)}
            aria-valuenow={value(x)}
            aria-valuetext={words::wheel(Word::cut(x, width)).into_lang(lang)}
            data-own-arrows=""
            {onclick}
            {onkeydown}
        >
            { wheel(x, width, lang) }
        </div>
    }
}
