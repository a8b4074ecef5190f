//! Words: what a reader sees, in both languages side by side, as far as several pages share it.
//!
//! A word without its other half does not compile: [`Phrase`] has two fields and no default.
//! Japanese is written first. The words of one page lie in that page's folder.

/// Declares phrases: name, Japanese, English.
macro_rules! phrases {
    ($($(#[$doc:meta])* $name:ident: $ja:literal, $en:literal;)*) => {
        $($(#[$doc])* #[doc = $en] pub const $name: $crate::text::Phrase =
            $crate::text::Phrase { ja: $ja, en: $en };)*
    };
}
pub(crate) use phrases;

/// Makes a [`Sentence`] of the Japanese and the English text, each as for `format!`. Values that are no names come after
/// both, and are worked out for each.
macro_rules! sentence {
    ($ja:literal, $en:literal $(, $value:expr)* $(,)?) => {
        $crate::text::Sentence {
            ja: format!($ja $(, $value)*),
            en: format!($en $(, $value)*),
        }
    };
}
pub(crate) use sentence;

pub mod comments;
mod csv;
mod keys;
mod lang;
pub mod mistakes;
mod names;
mod narration;
mod numbers;
mod programs;
mod spans;
mod verdicts;
pub mod words;

pub use comments::comment;
pub use csv::csv;
pub use keys::KeyHelp;
pub use lang::{Lang, Phrase, Sentence};
pub use mistakes::{GAP, mistake};
pub use names::{bit_name, embed_title, square_name};
pub use narration::{binary, first_attack, free_squares, line_phrase, narrate, reason};
pub use numbers::{fixed, grouped, millis, power_of_ten, significant, typed_digits};
pub use programs::{CodeForm, CodeLanguage, CodeLine};
pub use spans::{Span, spans};
pub use verdicts::{STEPPER, miscounted, outcome, stopped};

pub use bitqueens_core::program::{LISTING, ListingLine, listing_text};
