//! The methods in words: what each does, what it wastes, and what the next one saves.

mod bitmaps;
mod flags;
mod plain;
mod rules;
mod symmetry;

pub use rules::{form_phrase, gives_phrase, leaf_phrase, question_phrase};

use crate::text::Phrase;
use bitqueens_core::ladder::Method;

/// A method in the reader's words. The figures in it are counted ones; the ladder counts them again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Its way of searching.
    pub what: Phrase,
    /// The work it does in vain.
    pub waste: Phrase,
    /// The saving of the method after it, or what is left to save.
    pub next: Phrase,
}

/// Explains a method.
pub const fn explain(method: Method) -> &'static Explanation {
    match method {
        Method::BruteForce => &plain::BRUTE_FORCE,
        Method::Permutation => &plain::PERMUTATION,
        Method::Backtracking => &plain::BACKTRACKING,
        Method::Flags => &flags::FLAGS,
        Method::SwapFlags => &flags::SWAP_FLAGS,
        Method::Bitmap => &bitmaps::BITMAP,
        Method::BitmapLoop => &bitmaps::BITMAP_LOOP,
        Method::Unplaced => &bitmaps::UNPLACED,
        Method::SymmetryCheck => &symmetry::SYMMETRY_CHECK,
        Method::HalfRow => &symmetry::HALF_ROW,
        Method::CornerEdge => &symmetry::CORNER_EDGE,
        Method::CarryChain => &symmetry::CARRY_CHAIN,
        Method::Fast => &FAST,
    }
}

const FAST: Explanation = Explanation {
    what: Phrase {
        ja: "このサイトの数え上げのページで使う方法です。盤が小さいうちは、8 つの[対称形](image)の 1 つだけを探し、いくつもの行をまとめて計算します。大きい盤では、[4 分の 1 の盤](quarter)を並べ上げて、つなぎ合わせます。",
        en: "The method of this site's counting page. On smaller boards it searches one of eight [images](image) only, many rows in one calculation. Larger boards are joined from lists of quarter boards.",
    },
    waste: Phrase {
        ja: "[解](solution)の盤は 1 つも残らず、数だけが残ります。1 マスずつ追うことはできません。",
        en: "No board of a [solution](solution) remains, only the number. It cannot be followed square by square.",
    },
    next: Phrase {
        ja: "仕事は互いに独立なので、コンピューターのコアの数だけ並べて数えられます。数え上げのページがそうします。",
        en: "Its [jobs](job) do not depend on each other, so every core of the machine can take some. The counting page does that.",
    },
};
