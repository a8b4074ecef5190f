//! A figure of a lesson, ready to be drawn.

use super::super::{ArrayRow, BitRow, Board, Stack, rows};
use crate::{
    bits::{BitOrder, Place, View, Word},
    lessons::{self, Image, Picture, images},
    solver::{Machine, Phase, Size},
    state::State,
    text::Phrase,
};

/// A figure and its point.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureScene {
    /// Its number on the page, for the pointer.
    pub at: usize,
    /// What is drawn.
    pub picture: PictureScene,
    /// Its point.
    pub caption: Phrase,
}

/// What a figure draws.
#[derive(Clone, Debug, PartialEq)]
pub enum PictureScene {
    /// A board over some of its rows.
    Board {
        /// The board.
        board: Board,
        /// The rows.
        rows: Vec<BitRow>,
    },
    /// A full board, of which nothing but the queens is drawn, and each row's number.
    Numbers {
        /// The board.
        board: Board,
        /// The rows' words, from the top.
        numbers: Vec<u32>,
    },
    /// The arrays beside the loop.
    Arrays {
        /// One entry a row.
        rows: Vec<ArrayRow>,
        /// The side of the board.
        size: Size,
        /// The line carried out last.
        phase: Phase,
        /// The line to come.
        upcoming: Option<Phase>,
    },
    /// The eight images of a full board.
    Images(Vec<ImageBoard>),
    /// The place values of a word.
    Places(Vec<Place>),
    /// Words in columns.
    Columns(Stack),
}

/// A small board with queens alone.
#[derive(Clone, Debug, PartialEq)]
pub struct ImageBoard {
    /// Which image of the board it is.
    pub image: Image,
    /// The queens' columns from the top, 0 at the left, as drawn.
    pub columns: Vec<u8>,
    /// Whether it is the board itself again.
    pub same: bool,
}

impl FigureScene {
    pub(super) fn of(figure: &lessons::Figure, at: usize, state: &State) -> Self {
        let order = state.preferences.order;
        let spot = state.course.spot.filter(|(figure, _)| *figure == at);
        let spot = spot.map(|(_, spot)| spot);
        let picture = match figure.picture {
            Picture::Board { place, rows: shown } => {
                let machine = place.machine();
                let all = rows::bit_rows(&machine, order, spot);
                PictureScene::Board {
                    board: Board::of(&machine, order, spot),
                    rows: all
                        .into_iter()
                        .filter(|row| shown.iter().any(|shown| shown.name() == row.name.name()))
                        .collect(),
                }
            }
            Picture::Numbers { place } => {
                let machine = place.machine();
                let mut board = Board::of(&machine, order, spot);
                // The search is not spoken of, so no row is the one in work.
                for square in &mut board.squares {
                    square.in_work = false;
                }
                PictureScene::Numbers {
                    board,
                    numbers: machine.queens().collect(),
                }
            }
            Picture::Arrays { place } => {
                let machine = place.machine();
                PictureScene::Arrays {
                    rows: rows::arrays(&machine),
                    size: place.size(),
                    phase: machine.phase(),
                    upcoming: machine.upcoming(),
                }
            }
            Picture::Images { place } => {
                PictureScene::Images(image_boards(&place.machine(), order))
            }
            Picture::Places { value, width } => {
                let word = Word::cut(value, width);
                PictureScene::Places(word.places(View::Unsigned).collect())
            }
            Picture::LowestBit { x, width } => {
                PictureScene::Columns(Stack::isolate_lowest(Word::cut(x, width)))
            }
            Picture::Columns { text, .. } => PictureScene::Columns(worked_out(figure, text)),
        };
        Self {
            at,
            picture,
            caption: figure.caption,
        }
    }
}

/// The expression of a figure in columns. That it can be worked out is tested for every lesson.
fn worked_out(figure: &lessons::Figure, text: &str) -> Stack {
    let evaluation = figure
        .picture
        .scope()
        .and_then(|scope| scope.evaluate(text).ok());
    evaluation.map_or(Stack { rows: Vec::new() }, |evaluation| {
        Stack::of_evaluation(text, &evaluation)
    })
}

fn image_boards(machine: &Machine, order: BitOrder) -> Vec<ImageBoard> {
    let size = machine.size();
    let queens: Vec<u32> = machine.queens().collect();
    let boards = images(&queens, size);
    let columns = |queens: &[u32]| {
        let powers = queens.iter().map(|queen| queen.trailing_zeros());
        powers
            .map(|power| u8::try_from(power).map_or(0, |power| order.column(power, size.get())))
            .collect()
    };
    Image::ALL
        .into_iter()
        .zip(&boards)
        .enumerate()
        .map(|(index, (image, board))| ImageBoard {
            image,
            columns: columns(board),
            same: index != 0 && *board == boards[0],
        })
        .collect()
}
