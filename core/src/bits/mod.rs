//! Operations on one word of bits.
//!
//! A row of the board is a word of bits, and the whole search uses only the few operations of this module.
//! The bit lab draws them, so an operation returns its intermediate rows and not only its result:
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
//! [`Word`] is slower and offers three things for it: any width from 4 to 32 bits,
//! a row that prints as the reader sees it, and the intermediate rows.
//!
//! Bit `i` is the power of two with exponent `i`. Rows are written with the highest bit on the left;
//! [`BitOrder`] gives the column of a bit for pages that draw it on the right.
//! Constructors check their input; the operations cannot fail.

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
pub(crate) use digits::narrowed;
pub use digits::{DigitsError, Radix};
pub use expression::{
    Counterexample, DEEPEST, Evaluation, ExpressionError, LONGEST, Mistake, Operand, OperandOrigin,
    Operation, Operator, Puzzle, PuzzleRefusal, PuzzleVerdict, Scope, Wanted, is_name,
};
pub use lowest::{ClearLowest, IsolateLowest, SetLowest};
pub use mask::{BitOperation, MaskAnswer, MaskOperation};
pub use numeral::Numeral;
pub use order::BitOrder;
pub use places::PlaceValue;
pub use rank::{RankError, RankStep};
pub use shift::Shift;
pub use succession::Succession;
pub use width::{Width, WidthError};
pub use word::{View, Word, WordError};
