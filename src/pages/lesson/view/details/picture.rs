//! The pictures of a lesson.

use std::ptr;

use yew::prelude::*;

use super::hand::hand;
use crate::{
    course::{Block, ORDER, Picture, picture::squares_of, stack, view::table::table, wheel_hands},
    draw::{
        Board, FormulaBits, bit_rows,
        view::{
            board::{OnColumns, on_columns, queen},
            code_lines::code_lines,
            drawing::{drawing, sketch},
            formula::formula_bits,
            html,
            icons::{Icon, icon},
            tables::{arrays, place_values, stacked},
        },
    },
    pages::lesson::{BlockState, LessonAction, OpenLesson, still, words},
    question::{
        still::{Node, Part, Sign},
        view::still::elements,
    },
    site::PageContext,
    text::{CodeLanguage, Lang, binary, words::LISTING},
};
use bitqueens_core::{
    bits::{View, Width, Word},
    solver::{LoopWord, Machine, Placement},
};

/// The picture of a block: a figure's, or what a lesson opens with.
pub(super) fn picture(at: usize, open: &OpenLesson, view: &PageContext<LessonAction>) -> Html {
    let lang = view.lang();
    match (open.lesson.blocks.get(at), open.states.get(at)) {
        (Some(Block::Figure(_)), Some(BlockState::Figure(_))) => hand(at, open, view),
        (Some(Block::Figure(figure)), _) => {
            html! { <StillPicture picture={&figure.picture} {lang} /> }
        }
        (Some(Block::Opening(opening)), _) => html! {
            if let Some(picture) = &opening.picture {
                <StillPicture {picture} {lang} />
            }
        },
        _ => Html::default(),
    }
}

#[derive(Properties)]
struct StillPictureProps {
    picture: &'static Picture,
    lang: Lang,
}

impl PartialEq for StillPictureProps {
    fn eq(&self, other: &Self) -> bool {
        // A picture is one value of its file, which nothing changes.
        ptr::eq(self.picture, other.picture) && self.lang == other.lang
    }
}

/// A picture that nothing changes but the language: it is worked out once, whatever is answered below it.
#[component]
fn StillPicture(props: &StillPictureProps) -> Html {
    unmoved(props.picture, props.lang)
}

/// A picture that nobody presses.
pub(super) fn unmoved(picture: &Picture, lang: Lang) -> Html {
    match picture {
        Picture::Board { place, rows } => board_over_rows(&place.machine(), rows, lang),
        Picture::Formula { place } => over_formula(&place.machine(), lang),
        Picture::Numbers { place } => numbers(&place.machine(), lang),
        Picture::Arrays { place } => beside_code(&place.machine(), lang),
        Picture::Places { value, width } => {
            let places = Word::cut(*value, *width).places(View::Unsigned);
            place_values(&places.collect::<Vec<_>>(), None, lang)
        }
        Picture::Reach { side, queen } => {
            on_columns(Board::reach(*side, *queen), ORDER, lang, Html::default())
        }
        Picture::Queens { side, queens } => {
            let board = Board::loose(*side, queens);
            on_columns(board, ORDER, lang, Html::default())
        }
        Picture::Wheel { x, width } => wheel(*x, *width, lang),
        Picture::Sums { .. } => html! {
            <div class="table-frame" tabindex="0">{ alike(picture, lang) }</div>
        },
        Picture::Tree { .. }
        | Picture::Costs { .. }
        | Picture::Images { .. }
        | Picture::Edges { .. }
        | Picture::Ring { .. }
        | Picture::Squares { .. }
        | Picture::Quarters { .. } => alike(picture, lang),
        Picture::Table { heads, rows } => table(heads, rows),
        Picture::LowestBit { .. } | Picture::Columns { .. } => stack(picture)
            .map(|stack| stacked(&stack, View::Unsigned, lang))
            .unwrap_or_default(),
    }
}

/// A picture that is the same in the book.
fn alike(picture: &Picture, lang: Lang) -> Html {
    pictured(still::picture(picture, lang).as_slice())
}

/// Draws what stands still in a lesson.
pub(super) fn pictured(nodes: &[Node]) -> Html {
    elements(nodes, &|part| match part {
        Part::Drawing {
            drawing: of,
            class,
            said,
        } => drawing(of, Some(class), said.clone()),
        Part::Sketch(of, said) => sketch(of, said.clone()),
        Part::Sign(Sign::Queen) => queen(),
        Part::Sign(Sign::Fits) => icon(Icon::Tick, None),
        Part::Sign(Sign::Cross) => icon(Icon::Cross, None),
        Part::Sign(Sign::Found) => icon(Icon::Stop, None),
        // These belong to questions.
        Part::Columns(_) | Part::Trace(..) | Part::Gap(_) | Part::Choices(_) | Part::Line => {
            Html::default()
        }
    })
}

fn board_over_rows(machine: &Machine, shown: &[LoopWord], lang: Lang) -> Html {
    let board = Board::of(machine, ORDER);
    let rows = bit_rows(machine, ORDER).into_iter();
    let rows: Vec<_> = rows.filter(|row| shown.contains(&row.word)).collect();
    html! { <OnColumns {board} {rows} order={ORDER} {lang} /> }
}

/// A board, and below it how the free squares of its row in work are worked out.
pub(super) fn over_formula(machine: &Machine, lang: Lang) -> Html {
    let rows = formula_bits(Some(FormulaBits::of(machine)), ORDER, lang);
    let board = on_columns(Board::of(machine, ORDER), ORDER, lang, rows);
    html! { <div class="formula-figure">{ board }</div> }
}

/// A full board and the number of each row. Nothing but queens: the search is not the point.
fn numbers(machine: &Machine, lang: Lang) -> Html {
    let queens = squares_of(&Placement::standing(machine));
    let board = Board::loose(machine.size(), &queens);
    let numbers = html! {
        <ol class="bit-rows numbers" aria-label={words::ROW_NUMBERS.in_lang(lang)}>
            for number in machine.queens() {
                <li class="bit-row" data-number={number.to_string()}>
                    <code class="decimal">{ binary(number, machine.size()) }{ " = " }{ number }</code>
                </li>
            }
        </ol>
    };
    html! { <div class="numbered">{ on_columns(board, ORDER, lang, numbers) }</div> }
}

fn beside_code(machine: &Machine, lang: Lang) -> Html {
    let phases = (machine.phase(), machine.upcoming());
    let code = CodeLanguage::Plain;
    html! {
        <div class="beside">
            <section class="listing">
                <h2 id="listing-title">{ LISTING.in_lang(lang) }</h2>
                { code_lines(code.loop_lines(machine.size()), code, phases, "listing-title", None, lang) }
            </section>
            { arrays(machine, None, lang) }
        </div>
    }
}

/// Draws every word of a width with its signed value, 0 at the top, +1 to the right. Hands point at `x` and `-x`.
pub(super) fn wheel(x: u32, width: Width, lang: Lang) -> Html {
    let n_words = width.mask() + 1;
    // Degrees; the program formats no floating-point number.
    let turned = |value: u32| {
        let tenths = value * 3600 / n_words;
        format!("{}.{}", tenths / 10, tenths % 10)
    };
    let x = Word::cut(x, width);
    let hands = wheel_hands(x);
    let word = |value: u32| {
        let (word, turned) = (Word::cut(value, width), turned(value));
        let hand = [("x", x), ("-x", x.negated())];
        let hand = hand.iter().find(|(_, moved)| *moved == word);
        let upright = format!("rotate({turned}) translate(0 -92) rotate(-{turned})");
        let beyond = format!("rotate({turned}) translate(0 -132) rotate(-{turned})");
        html! {
            <>
                <g transform={upright} data-hand={hand.map(|(name, _)| *name)} data-number={value.to_string()}>
                    <circle r="16" />
                    <text dy="0.35em">{ word.value_in(View::Signed) }</text>
                </g>
                <text class="bits" dy="0.35em" transform={beyond}>{ word.to_string() }</text>
            </>
        }
    };
    html! {
        <svg class="wheel" viewBox="-160 -150 320 300" role="img" aria-label={words::wheel(x).in_lang(lang).to_owned()}>
            for (name, word) in hands {
                <g transform={format!("rotate({})", turned(word.value()))}>
                    <line y1="-30" y2="-76" />
                    <text dy="0.35em" transform={format!("translate(0 -18) rotate(-{})", turned(word.value()))}>{ name }</text>
                </g>
            }
            { for (0..n_words).map(word) }
        </svg>
    }
}
