//! Sentences of the card that passes a count on.

use bitqueens_core::solver::Size;

use super::{said, time};
use crate::text::{Sentence, grouped};

/// The sentence on the card.
pub fn counted(size: Size, elapsed_ms: u64) -> Sentence {
    let time = time(elapsed_ms);
    said(
        format!("N = {size} を {}で数えました", time.ja),
        format!("I counted N = {size} in {}", time.en),
    )
}

/// The text to pass on.
pub fn passed_on(size: Size, total: u64, elapsed_ms: u64) -> Sentence {
    let (time, total) = (time(elapsed_ms), grouped(total));
    said(
        format!(
            "{size} クイーンの解 {total} 個を、ブラウザーで {}で 1 つ残らず数えました。",
            time.ja
        ),
        format!(
            "I counted all {total} solutions of the {size} queens problem in my browser, in {}.",
            time.en
        ),
    )
}

/// Says with what it was counted.
pub fn with_workers(workers: u32) -> Sentence {
    said(
        format!("ブラウザーの中で、ワーカー {workers} 個"),
        format!(
            "in a browser, with {workers} {}",
            if workers == 1 { "worker" } else { "workers" }
        ),
    )
}
