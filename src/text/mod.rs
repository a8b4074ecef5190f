//! Words: everything a reader sees, in both languages side by side.
//!
//! A word without its other half does not compile: [`Phrase`] has two fields and no default.
//! Japanese is written first.

pub mod labels;
mod lang;
mod listing;
mod names;
mod narration;
mod notices;

pub use lang::{Lang, Phrase, Sentence};
pub use listing::{LISTING, ListingLine};
pub use names::{bit_name, grouped, square_name};
pub use narration::{binary, line_phrase, narrate, reason};
pub use notices::{Notice, Problem};
