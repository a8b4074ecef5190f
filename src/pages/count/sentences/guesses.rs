//! What became of a guess.

use crate::text::{Sentence, sentence, significant};

/// Compares a guess with the total.
pub fn guessed(guess: u64, total: u64) -> Sentence {
    let sentence = sentence!(Ja "予想：{guess:,}。", En "Your guess: {guess:,}."; guess);
    if guess == total {
        return sentence.and(&sentence!(Ja "実際の数と同じです。", En "It is the exact number."));
    }
    let (small, large) = (guess.min(total), guess.max(total));
    if small == 0 {
        return sentence;
    }
    #[expect(clippy::cast_precision_loss, reason = "told to two digits")]
    let times = significant(large as f64 / small as f64);
    sentence.and(&if large - small < small.div_ceil(10) {
        sentence!(Ja "実際の数との違いは 1 割未満です。", En "It is off by less than a tenth.")
    } else if guess < total {
        sentence!(
            Ja "実際の数は、その約 {times} 倍です。",
            En "The number is about {times} times as large.";
            times
        )
    } else {
        sentence!(
            Ja "実際の数の約 {times} 倍です。",
            En "It is about {times} times the number.";
            times
        )
    })
}
