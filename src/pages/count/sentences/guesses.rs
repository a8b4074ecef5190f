//! What became of a guess.

use crate::text::{Sentence, grouped, sentence, significant};

/// Compares a guess with the total.
pub fn guessed(guess: u64, total: u64) -> Sentence {
    let shown = grouped(guess);
    let sentence = sentence!("予想：{shown}。", "Your guess: {shown}.");
    if guess == total {
        return sentence.and(&sentence!(
            "実際の数と同じです。",
            "It is the exact number."
        ));
    }
    let (small, large) = (guess.min(total), guess.max(total));
    if small == 0 {
        return sentence;
    }
    #[expect(clippy::cast_precision_loss, reason = "told to two digits")]
    let times = significant(large as f64 / small as f64);
    sentence.and(&if large - small < small.div_ceil(10) {
        sentence!(
            "実際の数との違いは 1 割未満です。",
            "It is off by less than a tenth."
        )
    } else if guess < total {
        sentence!(
            "実際の数は、その約 {times} 倍です。",
            "The number is about {times} times as large."
        )
    } else {
        sentence!(
            "実際の数の約 {times} 倍です。",
            "It is about {times} times the number."
        )
    })
}
