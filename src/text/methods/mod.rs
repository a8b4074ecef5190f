//! What each method of the ladder is, what it wastes, and what the next one saves.

mod marks;
mod plain;
mod rules;
mod symmetry;
mod words;

pub use rules::{form_phrase, gives_phrase, leaf_phrase, question_phrase};

use super::Phrase;
use crate::ladder::Method;

/// A method in the reader's words. The figures in it are counted ones; the ladder counts them again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// What it is called.
    pub title: Phrase,
    /// What it does.
    pub what: Phrase,
    /// What work it does in vain.
    pub waste: Phrase,
    /// What the method after it saves, or what is left to save.
    pub next: Phrase,
}

/// The method in the reader's words.
#[must_use]
pub const fn explain(method: Method) -> &'static Explanation {
    match method {
        Method::BruteForce => &plain::BRUTE_FORCE,
        Method::Permutation => &plain::PERMUTATION,
        Method::Backtracking => &plain::BACKTRACKING,
        Method::Flags => &marks::FLAGS,
        Method::SwapFlags => &marks::SWAP_FLAGS,
        Method::Bitmap => &words::BITMAP,
        Method::BitmapLoop => &words::BITMAP_LOOP,
        Method::Unplaced => &words::UNPLACED,
        Method::SymmetryCheck => &symmetry::SYMMETRY_CHECK,
        Method::HalfRow => &symmetry::HALF_ROW,
        Method::CornerEdge => &symmetry::CORNER_EDGE,
        Method::CarryChain => &symmetry::CARRY_CHAIN,
    }
}
