//! Sentences about what the lab has worked out.

use crate::text::{Sentence, sentence};
use bitqueens_core::bits::{Choice, Radix, View, Word};

/// Gives the result of an expression in three bases.
pub fn result(word: Word, view: View) -> Sentence {
    let [binary, decimal, hexadecimal] = [
        word.to_string(),
        word.numeral(Radix::Decimal, view).to_string(),
        word.numeral(Radix::Hexadecimal, view).to_string(),
    ];
    sentence!(
        Ja "= {binary}（10 進数で {decimal}、16 進数で {hexadecimal}）",
        En "= {binary}, {decimal} in decimal, {hexadecimal} in hexadecimal";
        binary, decimal, hexadecimal
    )
}

/// Says whether a bit is 1.
pub fn tested(bit: u8, holds: bool) -> Sentence {
    if holds {
        sentence!(
            Ja "0 ではないので、ビット{bit}は 1 です。",
            En "Not 0, so bit {bit} is 1.";
            bit
        )
    } else {
        sentence!(Ja "0 なので、ビット{bit}は 0 です。", En "0, so bit {bit} is 0."; bit)
    }
}

/// Says how many ones there are, and in how many steps they were counted.
pub fn ones(count: usize, steps: usize) -> Sentence {
    sentence!(
        Ja "1 は {count} 個です。{steps} 回で数えました。",
        En "{count} {count:one|ones}, counted in {steps} {steps:step|steps}.";
        count, steps
    )
}

/// Names a step of a count, 1 the first.
pub fn turn(number: usize) -> Sentence {
    sentence!(Ja "{number} 回目", En "step {number}"; number)
}

/// Gives the ones in each group of so many bits, from the left.
pub fn groups(group: u8, counts: &[u32]) -> Sentence {
    let counts: Vec<_> = counts.iter().map(u32::to_string).collect();
    let counts = counts.join(" ");
    sentence!(
        Ja "{group} ビットごとの個数：{counts}",
        En "ones in each group of {group} bits: {counts}";
        group, counts
    )
}

/// Gives the rank of a combination among all of its kind.
pub fn combination(rank: u32, choice: Choice) -> Sentence {
    let (count, things, chosen) = (choice.count(), choice.things(), choice.chosen());
    sentence!(
        Ja "{things} 個から {chosen} 個を選ぶ {count} 通りのうち、0 から数えて {rank} 番目です。",
        En "{chosen} of {things} can be chosen in {count} {count:way|ways}. This one is number {rank}, counted from 0.";
        things, chosen, count, rank
    )
}
