//! Questions: everything that a reader is asked, on whatever page.
//!
//! ```text
//! Question         what is asked and given, the kind of answer, the right one, what is said of the others
//! AnswerKind       bits, a number, a square, an order, a choice, a line of code, a trace, an expression
//! Answer           an answer of any kind
//! Attempt          a question in work: what the reader has answered, and what was said of it
//! Start            the part of an answer that stands there from the start
//! Policy           what becomes of an answer: it is kept, told at once, or checked as often as the reader likes
//! AnswerAction     what the reader does, and AnswerOutcome, what it came to
//! Check            what a check says
//! KeptAttempt      what is kept of an attempt over a reload
//! Attempts         what is kept of all attempts on a page, each by the place of its question
//! Trace            turns of the loop as a table, and TraceLine, a line of it
//! RowTask          a word of an open row, with its right bits and their reasons
//! hand_in/         a line that says what was answered, to be handed in
//! still/           what is read without the program, as a tree: on paper, in the book, in Moodle
//! moodle/          questions as a file that Moodle imports
//! ```

mod action;
mod attempt;
pub mod hand_in;
mod kept;
mod kind;
pub mod moodle;
#[allow(clippy::module_inception, reason = "the type of this layer's name")]
mod question;
mod row;
mod shown;
pub mod still;
mod trace;
#[cfg(feature = "web")]
pub mod view;
pub mod words;

pub use action::{AnswerAction, AnswerOutcome};
pub use attempt::{Attempt, Check, Compared, FieldBit, Policy, verdict_name};
pub use bitqueens_core::program::listing_with as with_line;
pub use kept::{Attempts, KeptAttempt};
pub use kind::{Answer, AnswerKind, LineVerdict, line_of};
pub use question::{Given, Question, Replies};
pub use row::{Reason, RowTask, TargetWord};
pub use shown::Start;
pub use trace::{Trace, TraceLine};
