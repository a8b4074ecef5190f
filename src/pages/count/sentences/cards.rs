//! Sentences of the card that passes a count on.

use bitqueens_core::solver::Size;

use super::time;
use crate::text::{Sentence, sentence};

/// The sentence on the card.
pub fn counted(size: Size, elapsed_ms: u64) -> Sentence {
    sentence!(
        Ja "N = {size} を {time}で数えました",
        En "I counted N = {size} in {time}";
        size, time = time(elapsed_ms)
    )
}

/// The text to pass on.
pub fn passed_on(size: Size, total: u64, elapsed_ms: u64) -> Sentence {
    sentence!(
        Ja "{size} クイーンの解 {total:,} 個を、ブラウザーで {time}で 1 つ残らず数えました。",
        En "I counted all {total:,} {total:solution|solutions} of the {size} queens problem in my browser, in {time}.";
        size, total, time = time(elapsed_ms)
    )
}

/// Says with what it was counted.
pub fn with_workers(workers: u32) -> Sentence {
    sentence!(
        Ja "ブラウザーの中で、ワーカー {workers} 個",
        En "in a browser, with {workers} {workers:worker|workers}";
        workers
    )
}
