//! The pictures of a lesson.

use std::ptr;

use yew::prelude::*;

use super::hand::hand;
use crate::{
    course::{
        self, Block, BoardSymmetry, ImageBoard, ORDER, Picture, image_boards, picture::squares_of,
        sketch_of, stack, view::table::table, wheel_hands, words::listed,
    },
    draw::{
        self, Board, FormulaBits, NodeKind, Tree, bit_rows,
        view::{
            board::{OnColumns, on_columns, queen},
            code_lines::code_lines,
            drawing::{SMALL, drawing, small_board},
            formula::formula_bits,
            html,
            icons::{Icon, icon},
            tables::{arrays, place_values, stacked},
        },
    },
    pages::lesson::{BlockState, LessonAction, OpenLesson, words},
    site::PageContext,
    text::{CodeLanguage, Lang, binary, grouped, words::LISTING},
};
use bitqueens_core::{
    bits::{View, Width, Word},
    solver::{LoopWord, Machine, Placement, Size},
};

/// From a leaf of a search tree to the next one, in pixels.
const LEAF: u32 = 44;
/// The side of each square of areas.
const COST: u32 = 100;

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
    still(props.picture, props.lang)
}

/// A picture that nobody presses.
pub(super) fn still(picture: &Picture, lang: Lang) -> Html {
    match picture {
        Picture::Board { place, rows } => board_over_rows(&place.machine(), rows, lang),
        Picture::Formula { place } => over_formula(&place.machine(), lang),
        Picture::Numbers { place } => numbers(&place.machine(), lang),
        Picture::Arrays { place } => beside_code(&place.machine(), lang),
        Picture::Images { place } => {
            let queens = place.machine().queens().collect::<Vec<_>>();
            images(&image_boards(&queens, place.size()), lang)
        }
        Picture::Places { value, width } => {
            let places = Word::cut(*value, *width).places(View::Unsigned);
            place_values(&places.collect::<Vec<_>>(), None, lang)
        }
        Picture::Edges { .. }
        | Picture::Ring { .. }
        | Picture::Squares { .. }
        | Picture::Quarters { .. } => {
            let sketch = sketch_of(picture).unwrap_or_default();
            let name = words::queens(&sketch.queens);
            let name = (!sketch.queens.is_empty()).then(|| name.in_lang(lang).to_owned());
            drawing(&sketch.drawing(SMALL), Some("small-board sketch"), name)
        }
        Picture::Reach { side, queen } => {
            on_columns(Board::reach(*side, *queen), ORDER, lang, Html::default())
        }
        Picture::Queens { side, queens } => {
            let board = Board::loose(*side, queens);
            on_columns(board, ORDER, lang, Html::default())
        }
        Picture::Wheel { x, width } => wheel(*x, *width, lang),
        Picture::Tree { side } => tree(*side, lang),
        Picture::Costs { side } => costs(*side, lang),
        Picture::Sums { side, queens } => sums(*side, queens, lang),
        Picture::Table { heads, rows } => table(heads, rows),
        Picture::LowestBit { .. } | Picture::Columns { .. } => stack(picture)
            .map(|stack| stacked(&stack, View::Unsigned, lang))
            .unwrap_or_default(),
    }
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

/// A search tree with what its signs mean.
fn tree(size: Size, lang: Lang) -> Html {
    let tree = Tree::of(&Machine::new(size), ORDER);
    let [dead_ends, solutions] =
        [NodeKind::DeadEnd, NodeKind::Solution].map(|kind| tree.count(kind));
    let label = words::tree(size, tree.nodes.len(), dead_ends, solutions);
    let laid_out = draw::tree(&tree, LEAF);
    html! {
        <div class="tree-figure">
            { drawing(&laid_out, Some("search-tree"), Some(label.in_lang(lang).to_owned())) }
            <p class="meaning">
                { icon(Icon::Cross, None) }{ " " }{ words::TREE_DEAD_END.in_lang(lang) }{ " " }
                { icon(Icon::Stop, None) }{ " " }{ words::TREE_SOLUTION.in_lang(lang) }
            </p>
        </div>
    }
}

/// Three numbers as areas, and what each of them counts.
fn costs(size: Size, lang: Lang) -> Html {
    let costs = course::costs(size);
    html! {
        <div class="costs-figure">
            { drawing(&draw::costs(costs, COST), Some("cost-squares"), None) }
            <ol class="costs">
                for (place, (cost, name)) in costs.into_iter().zip(words::COSTS).enumerate() {
                    <li data-cost={place.to_string()}>
                        <span class="swatch" aria-hidden="true" />
                        <b>{ grouped(cost) }</b>
                        { " " }
                        <span class="meaning">{ name.in_lang(lang) }</span>
                    </li>
                }
            </ol>
        </div>
    }
}

fn images(boards: &[ImageBoard], lang: Lang) -> Html {
    html! {
        <ul class="images" aria-label={words::IMAGES.in_lang(lang)}>
            for board in boards {
                <li data-same={board.same.then_some("")}>
                    { small_board(&board.columns) }
                    <span>{ image_name(board.image, lang) }</span>
                    <code>{ listed(&board.columns, " ") }</code>
                    if board.same {
                        <span class="meaning">{ words::IMAGE_SAME.in_lang(lang) }</span>
                    }
                </li>
            }
        </ul>
    }
}

fn image_name(image: BoardSymmetry, lang: Lang) -> String {
    let turn = match image.turns {
        0 => None,
        1 => Some(words::TURN_90),
        2 => Some(words::TURN_180),
        _ => Some(words::TURN_270),
    };
    let mirrored = image.mirrored.then_some(words::MIRRORED);
    match (turn, mirrored) {
        (None, None) => words::IMAGE_ITSELF.in_lang(lang).to_owned(),
        (turn, mirrored) => {
            let parts = turn.into_iter().chain(mirrored);
            let parts = parts.map(|part| part.in_lang(lang));
            listed(parts, words::AND.in_lang(lang))
        }
    }
}

/// A board with row + column in every square, and queens on some.
fn sums(size: Size, queens: &[(u8, u8)], lang: Lang) -> Html {
    let n = size.get();
    let on_a_queen = |sum: u8| queens.iter().any(|(row, column)| row + column == sum);
    html! {
        <div class="table-frame" tabindex="0">
            <table class="sums-board">
                <thead>
                    <tr>
                        <th scope="col" class="meaning">{ words::ROW_AND_COLUMN.in_lang(lang) }</th>
                        for column in 0..n {
                            <th scope="col">{ column }</th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for row in 0..n {
                        <tr>
                            <th scope="row">{ row }</th>
                            for column in 0..n {
                                <td data-same={on_a_queen(row + column).then_some("")}>
                                    { row + column }
                                    if queens.contains(&(row, column)) {
                                        { queen() }
                                    }
                                </td>
                            }
                        </tr>
                    }
                </tbody>
            </table>
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
