//! Drawing that several pages share: as plain data here, as elements in `view`.
//!
//! ```text
//! Board        the squares of a board
//! Square       what stands on it, which lines run through it
//! Bits         a row of bits, whatever it is drawn on
//! BitRow       a word of the loop, each bit straight under its square
//! LineSum      the words of the line just run, one under the other
//! SearchEvent  what a micro-step comes to: a solution, a dead end, going up
//! Tree         the search tree: its nodes and where they stand
//! Stack        words written one under the other, as in arithmetic on paper
//! FocusMove    a key that moves the focus inside an element
//! Hold         a button that repeats while it is held down
//! Hover        the square or bit that the pointer or the focus is on
//! ```

mod bit_rows;
mod bits;
mod board;
mod focus_move;
mod hold;
mod loose_board;
mod search_event;
mod square;
mod stack;
mod sum;
mod tree;
#[cfg(feature = "web")]
pub mod view;
pub mod words;

pub use bit_rows::{BitRow, ShiftDirection, bit_beside, bit_rows, bit_rows_of};
pub use bits::{BitCell, Bits};
pub use board::{Board, Cover};
pub use focus_move::FocusMove;
pub use hold::Hold;
pub use loose_board::attacks;
pub use search_event::SearchEvent;
pub use square::{Hover, Mark, Pointed, Square};
pub use stack::{RowRole, Stack, StackRow, sum_of_places};
pub use sum::{LineSum, SumPart, SumRow};
pub use tree::{NodeKind, NodePlace, Tree, TreeNode};

/// The outline of a queen, 24 units wide and high.
pub const CROWN: &str = "M3 7.5 7 13l2-8 3 7 3-7 2 8 4-5.5-2 10.5H5z M5 19.5h14v2H5z";
