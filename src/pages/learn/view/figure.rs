//! A figure of a lesson.

use yew::prelude::*;

use super::{
    costs::costs, images::images, reach::reach, sketch::sketch, tables, tree::tree, wheel::wheel,
};
use crate::{
    draw::{
        Board, Hover, bit_rows,
        view::{
            arrays::arrays,
            bit_rows::BitRows,
            board::BoardGrid,
            code_lines::code_lines,
            prose::prose,
            scale::column_numbers,
            stacked::{Places, Stacked},
        },
    },
    pages::learn::{BlockAction, Coordinates, Figure, ORDER, Picture, Sketch, image_boards, words},
    text::{CodeLanguage, Lang, binary, words::LISTING},
};
use bitqueens_core::{
    bits::{View, Word},
    solver::{LoopWord, Machine, Placement},
};

/// A figure with the sentence that says its point.
pub(super) fn figure(
    figure: &Figure,
    moved: Option<Coordinates>,
    (hover, on_hover): (Option<Hover>, Callback<Option<Hover>>),
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    html! {
        <figure class="lesson-figure">
            { drawn(&figure.picture, moved, (hover, on_hover), send, lang) }
            <figcaption>{ prose(figure.caption.in_lang(lang)) }</figcaption>
        </figure>
    }
}

/// A picture by itself.
pub(super) fn drawn(
    picture: &Picture,
    moved: Option<Coordinates>,
    (hover, on_hover): (Option<Hover>, Callback<Option<Hover>>),
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    match *picture {
        Picture::Board { place, rows } => {
            board_over_rows(&place.machine(), rows, hover, lang, on_hover)
        }
        Picture::Numbers { place } => numbers(&place.machine(), hover, lang, on_hover),
        Picture::Arrays { place } => beside_code(&place.machine(), lang),
        Picture::Images { place } => {
            let queens = place.machine().queens().collect::<Vec<_>>();
            images(&image_boards(&queens, place.size()), lang)
        }
        Picture::Places { value, width } => {
            let places = Word::cut(value, width).places(View::Unsigned);
            html! { <Places places={places.collect::<Vec<_>>()} {lang} /> }
        }
        Picture::Edges { .. }
        | Picture::Ring { .. }
        | Picture::Squares { .. }
        | Picture::Quarters { .. } => {
            let of = Sketch::of(picture).unwrap_or_default();
            let name = words::figures::queens(&of.queens);
            let name = (!of.queens.is_empty()).then(|| name.in_lang(lang).to_owned());
            sketch(&of, name)
        }
        Picture::Reach { side, queen } => {
            let queen = moved.unwrap_or(queen);
            reach(side, queen, hover, on_hover, send, lang)
        }
        Picture::Queens { side, queens } => {
            let board = Board::loose(side, queens).with_hover(hover);
            on_columns(board, lang, on_hover, Html::default())
        }
        Picture::Wheel { x, width } => wheel(x, width, lang),
        Picture::Tree { side } => tree(side, lang),
        Picture::Costs { side } => costs(side, lang),
        Picture::Sums { side, queens } => tables::sums(side, queens, lang),
        Picture::Table { heads, rows } => tables::table(heads, rows, lang),
        Picture::LowestBit { .. } | Picture::Columns { .. } => html! {
            if let Some(stack) = picture.stack() {
                <Stacked {stack} {lang} />
            }
        },
    }
}

/// A board under the numbers of its columns, and whatever else lies on them.
pub(super) fn on_columns(
    board: Board,
    lang: Lang,
    on_hover: Callback<Option<Hover>>,
    below: Html,
) -> Html {
    let spot = board.hovered().map(|square| square.column);
    html! {
        <div class="figure" data-n={board.size.to_string()} data-order={ORDER.name()}>
            { column_numbers(board.size, spot, lang) }
            <BoardGrid {board} {lang} {on_hover} />
            { below }
        </div>
    }
}

fn board_over_rows(
    machine: &Machine,
    shown: &[LoopWord],
    hover: Option<Hover>,
    lang: Lang,
    on_hover: Callback<Option<Hover>>,
) -> Html {
    let rows = bit_rows(machine, ORDER, hover);
    let rows = rows.into_iter().filter(|row| shown.contains(&row.word));
    let rows = html! {
        <BitRows
            rows={rows.collect::<Vec<_>>()}
            size={machine.size()}
            moving={false}
            order={ORDER}
            {lang}
            on_hover={on_hover.clone()}
        />
    };
    on_columns(Board::of(machine, ORDER, hover), lang, on_hover, rows)
}

/// A full board and the number of each row. Nothing but queens: the search is not the point.
fn numbers(
    machine: &Machine,
    hover: Option<Hover>,
    lang: Lang,
    on_hover: Callback<Option<Hover>>,
) -> Html {
    let columns = Placement::standing(machine);
    let columns = columns.powers().iter();
    let columns = columns.map(|power| ORDER.column(*power, machine.size().get()));
    let queens = (0..).zip(columns).collect::<Vec<_>>();
    let board = Board::loose(machine.size(), &queens).with_hover(hover);
    let numbers = html! {
        <ol class="bit-rows numbers" aria-label={words::ROW_NUMBERS.in_lang(lang)}>
            for number in machine.queens() {
                <li class="bit-row" data-number={number.to_string()}>
                    <code class="decimal">{ binary(number, machine.size()) }{ " = " }{ number }</code>
                </li>
            }
        </ol>
    };
    html! { <div class="numbered">{ on_columns(board, lang, on_hover, numbers) }</div> }
}

fn beside_code(machine: &Machine, lang: Lang) -> Html {
    let phases = (machine.phase(), machine.upcoming());
    let code = CodeLanguage::Plain;
    html! {
        <div class="beside">
            <section class="listing">
                <h2 id="listing-title">{ LISTING.in_lang(lang) }</h2>
                { code_lines(code.loop_lines(), code, phases, "listing-title", None, lang) }
            </section>
            { arrays(machine, None, lang) }
        </div>
    }
}
