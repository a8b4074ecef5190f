//! Sentences of the card that passes a count on.

use bitqueens_core::solver::Size;

use super::time;
use crate::text::{Sentence, grouped, sentence};

/// The sentence on the card.
pub fn counted(size: Size, elapsed_ms: u64) -> Sentence {
    let Sentence { ja, en } = time(elapsed_ms);
    sentence!(
        "N = {size} を {ja}で数えました",
        "I counted N = {size} in {en}"
    )
}

/// The text to pass on.
pub fn passed_on(size: Size, total: u64, elapsed_ms: u64) -> Sentence {
    let (Sentence { ja, en }, total) = (time(elapsed_ms), grouped(total));
    sentence!(
        "{size} クイーンの解 {total} 個を、ブラウザーで {ja}で 1 つ残らず数えました。",
        "I counted all {total} solutions of the {size} queens problem in my browser, in {en}."
    )
}

/// Says with what it was counted.
pub fn with_workers(workers: u32) -> Sentence {
    let plural = if workers == 1 { "" } else { "s" };
    sentence!(
        "ブラウザーの中で、ワーカー {workers} 個",
        "in a browser, with {workers} worker{plural}"
    )
}
