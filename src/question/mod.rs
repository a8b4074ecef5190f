//! Asking for the bits of a word before they are shown, and saying what decides each bit.
//!
//! ```text
//! TargetWord   the word that is asked for
//! RowTask      the question: a word of an open row, with its right bits and their reasons
//! AnswerKind   what is asked for: bits, a number, a square, an order, a choice
//! Answer       the reader's bits beside the right ones
//! Check        what a check says of them
//! ```

mod answer;
mod answer_kind;
mod check;
mod field;
mod reason;
mod row_task;
mod target_word;
pub mod words;

pub use answer::Answer;
pub use answer_kind::AnswerKind;
pub use check::Check;
pub use field::{FieldBit, field, verdict_name};
pub use reason::Reason;
pub use row_task::RowTask;
pub use target_word::TargetWord;
