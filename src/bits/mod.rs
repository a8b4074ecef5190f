//! What one word of bits can do.
//!
//! A row of the board is a word of bits, and the whole search is made of the few operations in this room.
//! Everything here is drawn by the bit lab, so an operation hands out its rows and not only its answer:
//!
//! ```text
//! x         0 0 0 1 0 1 1 0   22
//! ~x        1 1 1 0 1 0 0 1   every bit inverted
//! carry     0 0 0 0 0 0 1 .   the +1 ripples through the ones on the right
//! -x        1 1 1 0 1 0 1 0   ~x + 1
//! x & -x    0 0 0 0 0 0 1 0   the lowest set bit alone
//! ```
//!
//! Rust's own integers do each of these in one instruction.
//! [`Word`] buys three things with its slowness: any width from 4 to 32 bits,
//! a row that prints as the reader sees it, and the rows in between.
//!
//! Bit `i` is the power of two with exponent `i`; rows are written with the highest bit on the left,
//! and [`BitOrder`] says where a page that wants it the other way round draws them.
//! Constructors check, and after them nothing in this room fails.

mod addition;
mod choice;
mod combinations;
mod count;
mod digits;
mod expression;
mod lowest;
mod mask;
mod numeral;
mod order;
mod places;
mod rank;
mod shift;
mod succession;
mod width;
mod word;

pub use addition::{Addition, Subtraction};
pub use choice::{Choice, ChoiceError};
pub use combinations::Combinations;
pub use count::{ByLoop, Clearing, Halving, by_halves, by_loop};
pub use digits::{DigitsError, Radix};
pub use expression::{
    DEEPEST, Evaluation, ExpressionError, Fault, LONGEST, Operand, Operator, Scope, Source, Step,
    is_name,
};
pub use lowest::{ClearLowest, IsolateLowest, SetLowest};
pub use mask::{BitOperation, MaskAnswer, MaskOperation};
pub use numeral::Numeral;
pub use order::BitOrder;
pub use places::Place;
pub use rank::{RankError, RankStep};
pub use shift::Shift;
pub use succession::Succession;
pub use width::{Width, WidthError};
pub use word::{View, Word, WordError};
