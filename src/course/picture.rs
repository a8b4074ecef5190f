//! The pictures of a lesson that are squares and bits.

use super::ORDER;
use crate::draw::{
    self, Board, CellStyle, Cells, Drawing, FormulaBits, Sketch, Stack, Tree, attacks,
};
use bitqueens_core::{
    bits::Word,
    solver::{Machine, Phase, Placement, Size},
};
use bitqueens_course::{Coordinates, Picture, Place};

/// The first queen of N = 4.
const FIRST_QUEEN: Place = Place::at(4, 4);

/// The smallest board with solutions, and the first queen on it.
pub fn one_queen() -> Cells {
    Cells::over_words(&FIRST_QUEEN.machine(), &[], ORDER)
}

/// A picture of squares or of stacked words; `None` for other pictures.
pub fn cells_of(picture: &Picture) -> Option<Cells> {
    match picture {
        Picture::Board { place, rows } => Some(Cells::over_words(&place.machine(), rows, ORDER)),
        Picture::Formula { place } => {
            let machine = place.machine();
            Some(FormulaBits::of(&machine).cells(&Board::of(&machine, ORDER), ORDER))
        }
        Picture::Numbers { place } => {
            let machine = place.machine();
            let queens: Vec<u32> = machine.queens().collect();
            let mut cells = Cells::beside(&machine, &queens, ORDER);
            // Each row is read by itself.
            let rows = cells.rows.iter_mut();
            for square in rows.flat_map(|row| &mut row.squares) {
                (square.drawn, square.in_work) = ([false; 3], false);
            }
            Some(cells)
        }
        Picture::Arrays { place } => {
            let machine = place.machine();
            let rows = 0..=machine.row().unwrap_or(0);
            let left: Vec<u32> = rows.map(|row| machine.words(row).bitmap).collect();
            Some(Cells::beside(&machine, &left, ORDER))
        }
        Picture::Places { value, width } => Some(Cells::of_places(Word::cut(*value, *width))),
        Picture::Columns { .. } | Picture::LowestBit { .. } => {
            stack(picture).map(|stack| Cells::of_stack(&stack))
        }
        _ => None,
    }
}

/// A picture of squares alone; `None` for other pictures.
pub fn sketch_of(picture: &Picture) -> Option<Sketch> {
    match picture {
        Picture::Edges { side, bit } => Some(edges(*side, *bit)),
        Picture::Ring { place } => Some(ring(*place)),
        Picture::Squares {
            side,
            queens,
            shaded,
            crossed,
        } => Some(Sketch {
            shaded: shaded.clone(),
            crossed: crossed.clone(),
            ..square(side.get(), queens.clone())
        }),
        Picture::Quarters { rows } => Some(quarters(*rows)),
        _ => None,
    }
}

fn square(side: u8, queens: Vec<Coordinates>) -> Sketch {
    Sketch::of_queens(side, side, queens)
}

/// Row 0's queen on a bit, and the squares of the edges that are nearer to a corner than she is.
fn edges(size: Size, bit: u8) -> Sketch {
    let side = size.get();
    let last = side - 1;
    let near = |place: u8| place.min(last - place) < bit;
    let squares = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
    let is_crossed = |&(row, column): &Coordinates| {
        let on_row = (row == 0 || row == last) && near(column);
        on_row || (column == 0 || column == last) && near(row)
    };
    Sketch {
        crossed: squares.filter(is_crossed).collect(),
        ..square(side, vec![(0, last - bit)])
    }
}

/// The two outer lines on each side, shaded, with their queens, and the squares inside that these
/// attack.
fn ring(place: Place) -> Sketch {
    let side = place.size().get();
    let is_inside = |&(row, column): &Coordinates| {
        let inside = 2..side - 2;
        inside.contains(&row) && inside.contains(&column)
    };
    let squares = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
    let (inside, shaded) = squares.partition::<Vec<_>, _>(is_inside);
    let mut queens = squares_of(&Placement::standing(&place.machine()));
    queens.retain(|queen| !is_inside(queen));
    let is_attacked = |square: &Coordinates| queens.iter().any(|queen| attacks(*queen, *square));
    Sketch {
        crossed: inside.into_iter().filter(is_attacked).collect(),
        shaded,
        ..square(side, queens.clone())
    }
}

/// N = 8 in quarters, with the side shaded that the queen of each row stands on. Bit i: row i from
/// the top is in the east.
fn quarters(rows: u8) -> Sketch {
    let row = |row: u8| {
        let west = if rows >> row & 1 == 1 { 4 } else { 0 };
        (west..west + 4).map(move |column| (row, column))
    };
    Sketch {
        shaded: (0..8).flat_map(row).collect(),
        cut: true,
        ..square(8, Vec::new())
    }
}

/// The words in columns, if the picture shows some.
///
/// The reader of the course works out the expression of every lesson.
pub fn stack(picture: &Picture) -> Option<Stack> {
    match picture {
        Picture::LowestBit { x, width } => Some(Stack::isolate_lowest(Word::cut(*x, *width))),
        Picture::Columns { text, .. } => {
            let evaluation = picture.scope()?.evaluate(text).ok()?;
            Some(Stack::of_evaluation(text, &evaluation))
        }
        _ => None,
    }
}

/// The picture of a card, as drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum CardPicture {
    Cells(Cells),
    /// Full boards, each row's queen by its column.
    Boards(Vec<Vec<u8>>),
    Sketch(Sketch),
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
                Self::Boards(boards.map(|board| board.columns).collect())
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
            Self::Boards(all) => draw::boards(all, style.side),
            Self::Sketch(sketch) => sketch.drawing(style.side),
            Self::Tree(tree) => draw::tree(tree, style.side * 11 / 5),
            Self::Costs(size) => draw::costs(costs(*size), 5 * style.side),
        }
    }
}

/// The queens that three ways of searching place on a small board, the most expensive first: one queen a row, anywhere;
/// a column of its own for each queen; the search with going back.
pub fn costs(size: Size) -> [u64; 3] {
    let n = u64::from(size.get());
    let placed = Machine::new(size).filter(|step| step.phase() == Phase::Place);
    [
        (1..=size.get().into()).map(|rows| n.pow(rows)).sum(),
        (1..=n).map(|last| (last..=n).product::<u64>()).sum(),
        placed.fold(0, |count, _| count + 1),
    ]
}

/// One of the eight symmetries of the square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardSymmetry {
    /// Quarter turns to the right, 0 to 3.
    pub turns: u8,
    /// True where left and right change places after turning.
    pub mirrored: bool,
}

impl BoardSymmetry {
    /// All eight, the board itself first.
    pub const ALL: [Self; 8] = {
        let mut images = [Self::new(0, false); 8];
        let mut turns = 0;
        while turns < 4 {
            images[turns as usize] = Self::new(turns, false);
            images[turns as usize + 4] = Self::new(turns, true);
            turns += 1;
        }
        images
    };

    /// So many quarter turns to the right, and then left and right changed or not.
    pub const fn new(turns: u8, mirrored: bool) -> Self {
        Self { turns, mirrored }
    }

    /// Returns the image of a full board. Boards have one bit a row, row 0 first.
    pub fn of(self, queens: &[u32], size: Size) -> Vec<u32> {
        let mut image = queens.to_vec();
        for _ in 0..self.turns {
            image = turned(&image, size);
        }
        if self.mirrored {
            let shift = u32::BITS - u32::from(size.get());
            image = image
                .iter()
                .map(|row| row.reverse_bits() >> shift)
                .collect();
        }
        image
    }
}

/// An image of a full board, as drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageBoard {
    pub image: BoardSymmetry,
    /// The queens' columns from the top, 0 at the left.
    pub columns: Vec<u8>,
    /// True where it is the board itself again.
    pub same: bool,
}

/// Draws the eight images of a full board, in the order of [`BoardSymmetry::ALL`].
pub fn image_boards(queens: &[u32], size: Size) -> Vec<ImageBoard> {
    let boards = BoardSymmetry::ALL.into_iter().map(|image| {
        let board = image.of(queens, size);
        ImageBoard {
            image,
            columns: board.iter().map(|queen| column_of(*queen, size)).collect(),
            same: image != BoardSymmetry::ALL[0] && board == queens,
        }
    });
    boards.collect()
}

/// A quarter turn to the right: each column from the left becomes a row from the top,
/// and the bottom row's queen stands leftmost in it.
fn turned(queens: &[u32], size: Size) -> Vec<u32> {
    (0..size.get())
        .rev()
        .map(|power| {
            let column = queens.iter().map(|queen| queen >> power & 1);
            let rows = (0..size.get()).zip(column);
            rows.fold(0, |turned, (row, queen)| turned | queen << row)
        })
        .collect()
}

/// The column of a queen, 0 at the left, from the bit of her row, which must not be 0.
pub fn column_of(queen: u32, size: Size) -> u8 {
    let power = u8::try_from(queen.trailing_zeros()).unwrap_or(0);
    ORDER.column(power, size.get())
}

/// The squares of the queens of a placement.
pub fn squares_of(placement: &Placement) -> Vec<Coordinates> {
    let n = placement.size().get();
    let columns = placement.powers().iter();
    let columns = columns.map(|power| ORDER.column(*power, n));
    (0..).zip(columns).collect()
}

/// The squares of queens, one bit a row, row 0 first.
pub fn squares_of_bits(queens: impl IntoIterator<Item = u32>, size: Size) -> Vec<Coordinates> {
    let columns = queens.into_iter().map(|queen| column_of(queen, size));
    (0..).zip(columns).collect()
}

/// The hands of the wheel of all words: what is written at each, and where it points. 0 and the word of its highest bit
/// alone are their own opposites.
pub fn wheel_hands(x: Word) -> Vec<(&'static str, Word)> {
    if x == x.negated() {
        vec![("x = -x", x)]
    } else {
        vec![("x", x), ("-x", x.negated())]
    }
}

/// Tests whether a square lies on a long diagonal of the board of the fast count, N = 8.
pub const fn is_long((row, column): Coordinates) -> bool {
    row == column || row + column == 7
}
