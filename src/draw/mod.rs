//! Drawing that several pages share: as plain data here, as elements in `view`.
//!
//! ```text
//! Board        the squares of a board
//! Square       what stands on it, which lines run through it
//! Strokes      the lines of its queens, each in one piece
//! Bits         a row of bits, whatever it is drawn on
//! Drawing      shapes with looks: a figure laid out once, for the page, a file and a preview
//! Cells        squares and bits on their columns; Sketch: a board in small
//! BitRow       a word of the loop, each bit straight under its square
//! FormulaBits  the rows of bits from which the free squares of a row follow; FormulaFigure: home's figure, in six states
//! LineSum      the words of the line just run, one under the other
//! SearchEvent  the outcome of a micro-step: a solution, a dead end, going up
//! Tree         the search tree: its nodes and where they stand
//! Stack        words written one under the other, as in arithmetic on paper
//! FocusMove    a key that moves the focus inside an element
//! Hold         a button that repeats while it is held down
//! Hover        the square or bit that the pointer or the focus is on
//! ```

mod bits;
mod board;
mod cells;
mod cells_layout;
mod drawing;
mod figures;
mod focus;
mod formula;
mod lines;
mod square;
mod stack;
mod sum;
mod svg;
mod tree;
#[cfg(feature = "web")]
pub mod view;
pub mod words;

pub use bits::{BitCell, BitRow, Bits, ShiftDirection, bit_beside, bit_rows, bit_rows_of};
pub use board::{Board, Cover, attacks};
pub use cells::{CellKind, CellRow, Cells};
pub use cells_layout::{CellStyle, Naming};
pub use drawing::{Area, BarLook, BitLook, CROWN, Drawing, Ground, LEGIBLE, Look, Shape};
pub use figures::{FIRST_SOLUTION, Sketch, boards, costs, solved, tree};
pub use focus::{FocusMove, Hold};
pub use formula::{
    FORMULA, FormulaBits, FormulaFigure, FormulaMove, FormulaPart, FormulaState, FormulaWord,
};
pub use lines::Strokes;
pub use square::{Hover, Mark, Pointed, Square};
pub use stack::{RowRole, Stack, StackRow, sum_of_places};
pub use sum::{LineSum, SearchEvent, SumPart, SumRow};
pub use svg::{Lettering, escaped, in_font, palette};
pub use tree::{NodeKind, NodePlace, Tree, TreeNode};
