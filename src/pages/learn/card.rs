//! A lesson's card in the list: what it is about before it is opened.

use super::{Costs, ORDER, Picture, cells_of, image_boards, sketch_of};
use crate::{
    draw::{self, CellStyle, Cells, Drawing, Sketch, Tree},
    text::Phrase,
};
use bitqueens_core::solver::{Machine, Size};

/// What the list says of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// What a reader can do after the lesson: one short sentence.
    pub outcome: Phrase,
    /// Its idea in small.
    pub picture: Picture,
}

/// The picture of a card, as drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum CardPicture {
    /// Squares and bits.
    Cells(Cells),
    /// Full boards, each row's queen by its column.
    Boards(Vec<Vec<u8>>, Size),
    /// A grid.
    Sketch(Sketch),
    /// A search tree.
    Tree(Tree),
    /// Areas of what a search costs.
    Costs(Size),
}

impl Card {
    /// Lays the picture out; `None` where an expression cannot be worked out.
    ///
    /// A test draws the picture of every lesson.
    pub fn drawn(&self) -> Option<CardPicture> {
        Some(match self.picture {
            Picture::Tree { side } => CardPicture::Tree(Tree::of(&Machine::new(side), ORDER)),
            Picture::Costs { side } => CardPicture::Costs(side),
            Picture::Images { place } => {
                let queens = place.machine().queens().collect::<Vec<_>>();
                let boards = image_boards(&queens, place.size()).into_iter();
                CardPicture::Boards(boards.map(|board| board.columns).collect(), place.size())
            }
            picture => match sketch_of(&picture) {
                Some(sketch) => CardPicture::Sketch(sketch),
                None => CardPicture::Cells(cells_of(&picture)?),
            },
        })
    }
}

impl CardPicture {
    /// Lays the picture out; all sizes follow from the side of a square.
    pub fn drawing(&self, style: CellStyle) -> Drawing {
        match self {
            Self::Cells(cells) => cells.drawing(style),
            Self::Boards(all, _) => draw::boards(all, style.side),
            Self::Sketch(sketch) => sketch.drawing(style.side),
            Self::Tree(tree) => draw::tree(tree, style.side * 11 / 5),
            Self::Costs(size) => draw::costs(Costs::of(*size).all(), 5 * style.side),
        }
    }
}
