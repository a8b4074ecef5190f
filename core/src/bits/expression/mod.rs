//! Evaluation of an expression such as `mask & ~(left | down | right)`, operation by operation.
//!
//! The operators bind as in Rust, and as in C, from the tightest to the loosest:
//!
//! ```text
//! ~ !  -      before one operand: every bit inverted; two's complement
//! + -         sum, difference
//! << >>       shifts
//! &           and
//! ^           exclusive or
//! |           or
//! ```
//!
//! Operators of one line group from the left; parentheses override the order.
//! So `1 | 2 & 4` is `1 | (2 & 4)`, `~1 << 2` is `(~1) << 2`, and `1 << 2 + 1` is `1 << (2 + 1)`.
//!
//! Every word has the width of the [`Scope`] and every result is cut to it.
//! A shift by the width or more empties the word; see [`Shift`](super::Shift) for the sign.
//!
//! The evaluation keeps its own two stacks, so a deeply nested text cannot overflow the call stack.

mod evaluation;
mod fault;
mod operator;
mod puzzle;
mod scope;
mod token;

pub use evaluation::{DEEPEST, Evaluation, Operand, OperandOrigin, Operation};
pub use fault::{ExpressionError, Mistake};
pub use operator::Operator;
pub use puzzle::{Counterexample, Puzzle, PuzzleRefusal, PuzzleVerdict, Wanted};
pub use scope::Scope;
pub use token::{LONGEST, is_name};
