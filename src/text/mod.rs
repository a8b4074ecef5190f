//! Words: what a reader sees, in every language side by side. Those that several pages share stand in [`words`], those
//! of one page in that page's folder.
//!
//! ```text
//! Lang       the languages, a line each, in the crate of the course
//! Phrase     a fixed text, declared by `phrases!` or `phrase!`
//! Sentence   a text with values, made by `sentence!`
//! ```
//!
//! A text that lacks a language does not compile. Japanese is written first.

mod numbers;
mod packed;
mod programs;
mod sentence;
mod value;
pub mod words;

pub use numbers::{binary, csv, fixed, grouped, millis, power_of_ten, significant, typed_digits};
pub use packed::{packed, unpacked};
pub use programs::{CodeForm, CodeLanguage, CodeLine};
pub use sentence::{Phrase, Sentence, Span, spans, unbroken};
pub(crate) use sentence::{phrase, phrases};
pub use value::Value;
pub use words::{
    GAP, KeyHelp, LOOP_WORK, bit_name, came_to, comment, difference, embed_title, first_attack,
    first_wrong, free_squares, line_phrase, miscounted, mistake, narrate, outcome, reason,
    square_name, stopped, time,
};

pub use bitqueens_course::Lang;
pub use bitqueens_sentence::sentence;

pub use bitqueens_core::program::{LISTING, ListingLine, listing_text};
