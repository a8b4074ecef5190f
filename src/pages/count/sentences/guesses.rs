//! What became of a guess.

use super::said;
use crate::text::{Sentence, grouped};

/// Compares a guess with the total.
#[must_use]
pub fn guessed(guess: u64, total: u64) -> Sentence {
    let shown = grouped(guess);
    let sentence = said(format!("予想：{shown}。"), format!("Your guess: {shown}."));
    if guess == total {
        return sentence.and(&said("実際の数と同じです。", "It is the exact number."));
    }
    let (small, large) = (guess.min(total), guess.max(total));
    if small == 0 {
        return sentence;
    }
    let tenths = u128::from(large) * 10 / u128::from(small);
    let times = match u64::try_from(tenths / 10) {
        Ok(whole) if 10 <= whole => grouped(whole),
        _ => format!("{}.{}", tenths / 10, tenths % 10),
    };
    sentence.and(&if tenths == 10 {
        said(
            "実際の数との違いは 1 割未満です。",
            "It is off by less than a tenth.",
        )
    } else if guess < total {
        said(
            format!("実際の数は、その約 {times} 倍です。"),
            format!("The number is about {times} times as large."),
        )
    } else {
        said(
            format!("実際の数の約 {times} 倍です。"),
            format!("It is about {times} times the number."),
        )
    })
}
