//! The picture of a lesson's card.

use super::{Costs, ORDER, cells_of, image_boards, sketch_of};
use crate::draw::{self, CellStyle, Cells, Drawing, Sketch, Tree};
use bitqueens_core::solver::{Machine, Size};
use bitqueens_course::Picture;

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

impl CardPicture {
    /// Lays a picture out; `None` where an expression cannot be worked out.
    ///
    /// A test draws the picture of every lesson.
    pub fn of(picture: &Picture) -> Option<Self> {
        Some(match picture {
            Picture::Tree { side } => Self::Tree(Tree::of(&Machine::new(*side), ORDER)),
            Picture::Costs { side } => Self::Costs(*side),
            Picture::Images { place } => {
                let queens = place.machine().queens().collect::<Vec<_>>();
                let boards = image_boards(&queens, place.size()).into_iter();
                Self::Boards(boards.map(|board| board.columns).collect(), place.size())
            }
            picture => match sketch_of(picture) {
                Some(sketch) => Self::Sketch(sketch),
                None => Self::Cells(cells_of(picture)?),
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
