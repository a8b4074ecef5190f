//! Words: everything a reader sees, in both languages side by side.
//!
//! A word without its other half does not compile: [`Phrase`] has two fields and no default.
//! Japanese is written first.

/// A list of labels: name, Japanese, English. Each file of labels is one such list.
macro_rules! labels {
    ($($(#[$doc:meta])* $name:ident: $ja:literal, $en:literal;)*) => {
        $($(#[$doc])* pub const $name: Phrase = Phrase { ja: $ja, en: $en };)*
    };
}

pub mod count;
pub mod count_labels;
pub mod course;
pub mod course_labels;
mod decimals;
pub mod lab;
pub mod lab_labels;
pub mod labels;
pub mod ladder_labels;
mod ladder_notices;
pub mod ladder_sentences;
mod lang;
mod listing;
pub mod methods;
mod names;
mod narration;
mod notices;
mod programs;
pub mod search_labels;
mod search_words;
pub mod solve;
pub mod solve_labels;
mod spans;
mod walking;

pub use ladder_notices::{LadderNotice, LadderProblem};
pub use lang::{Lang, Phrase, Sentence};
pub use listing::{LISTING, ListingLine};
pub use names::{bit_name, grouped, square_name};
pub use narration::{binary, line_phrase, narrate, reason};
pub use notices::{Notice, Problem};
pub use programs::{CodeForm, CodeLanguage, CodeLine};
pub use search_words::{
    board_at, call_is_row_down, embed_title, mark_name, node_name, positions, return_is_row_up,
    share_of_tree, solution_name, solutions_listed, solutions_text, step_of,
};
pub use spans::{Span, spans};
pub use walking::narrate_walk;
