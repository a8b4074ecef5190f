//! Counting ones, and combinations in order.

use super::byte;
use crate::{
    pages::learn::Random,
    question::{Given, Question},
    text::sentence,
};
use bitqueens_core::bits::Choice;

/// Asks what is left of a word after some turns of `x & (x - 1)`.
pub(crate) fn ones_left(random: Option<Random>) -> Question {
    let (x, turns) = match random {
        None => (0b1011_0100, 2),
        Some(mut random) => {
            let x = random.below(256) | 1 << random.below(4) | 16 << random.below(4);
            (x, 1 + random.below(x.count_ones()))
        }
    };
    let expected = (0..turns).fold(x, |word, _| word & (word - 1));
    let cleared = x & !expected;
    let reason = |power: u8| {
        let is_in = |word: u32| word >> power & 1 == 1;
        let below = (cleared & ((1 << power) - 1)).count_ones() + 1;
        if is_in(cleared) {
            sentence!(
                "下から {below} 個目の 1 なので、{below} 回目に消えます。",
                "Of the ones it is number {below} from the right: turn {below} clears it."
            )
        } else if is_in(x) {
            sentence!(
                "{turns} 回で消えるのは、これより下にある 1 だけです。",
                "Turn {turns} is the last, and clears a 1 further to the right."
            )
        } else {
            sentence!("もともと 0 です。", "It was 0 before.")
        }
    };
    let left = expected.count_ones();
    Question {
        prompt: sentence!(
            "`x = x & (x - 1)` を {turns} 回行います。残った `x` を予想してください。",
            "`x = x & (x - 1)` runs {turns} times. Predict the `x` that is left."
        ),
        given: Given::Words(vec![("x", byte(x))]),
        answer: sentence!(
            "{expected:08b} です。残りの 1 は {left} 個です。",
            "{expected:08b}. Ones left: {left}."
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Asks for the sums of neighbouring bits.
pub(crate) fn pairs(random: Option<Random>) -> Question {
    let x = random.map_or(0b1101_0011, |mut random| random.below(256));
    let right = 0b0101_0101;
    let expected = (x & right) + (x >> 1 & right);
    let reason = |power: u8| {
        let pair = x >> (power / 2 * 2) & 3;
        let sum = pair.count_ones();
        sentence!(
            "この組の 2 ビット {pair:02b} には 1 が {sum} 個なので、和は {sum:02b} です。",
            "Ones in the pair {pair:02b}: {sum}. In 2 bits that is {sum:02b}."
        )
    };
    Question {
        prompt: sentence!(
            "隣どうしの 2 ビットを組にして、それぞれの 1 の数を 2 ビットで並べたワードを書いてください。`x` は `{x:08b}` です。",
            "Take the bits of `x = {x:08b}` in pairs, and write the number of ones of each pair in its 2 bits."
        ),
        given: Given::Words(vec![("x", byte(x))]),
        answer: sentence!("{expected:08b} です。", "{expected:08b}."),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Asks for the next larger word with as many ones.
pub(crate) fn next_combination(random: Option<Random>) -> Question {
    let x = match random {
        None => 0b0101_1010,
        Some(mut random) => {
            // A 0 at the left end leaves room for a larger word.
            let x = random.below(128) & random.below(128);
            x | 1 << random.below(7)
        }
    };
    let lowest = x & x.wrapping_neg();
    let sum = x + lowest;
    let missing = x.count_ones() - sum.count_ones();
    let expected = sum | ((1 << missing) - 1);
    let carried = sum & !x;
    let reason = |power: u8| {
        let bit = 1_u32 << power;
        if bit == carried {
            sentence!("桁上がりで 1 が立ちます。", "The carry sets this bit.")
        } else if carried < bit {
            sentence!(
                "桁上がりより左なので変わりません。",
                "It is left of the carry and does not change."
            )
        } else if u32::from(power) < missing {
            sentence!(
                "足りない {missing} 個の 1 を右端に寄せます。",
                "Ones that are missing go to the right end: {missing}."
            )
        } else {
            sentence!(
                "続いていた 1 は、桁上がりで消えます。",
                "The carry clears the ones that it runs through."
            )
        }
    };
    let n_ones = x.count_ones();
    Question {
        prompt: sentence!(
            "`{x:08b}` の次に大きい、1 が {n_ones} 個のワードを書いてください。",
            "Write the next larger word with as many ones as `{x:08b}`: {n_ones}."
        ),
        given: Given::Words(vec![("x", byte(x))]),
        answer: sentence!(
            "{sum:08b} に、足りない 1 を {missing} 個補って {expected:08b} です。",
            "{sum:08b}, and at the right end the ones that are missing ({missing}): {expected:08b}."
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Asks for the word of a rank.
pub(crate) fn word_of_rank(random: Option<Random>) -> Question {
    let (n, m, drawn_rank) = match random {
        None => (5, 3, 6),
        Some(mut random) => {
            let n = random.from_to(4, 7);
            (n, random.from_to(2, n - 2), random.below(35))
        }
    };
    let words: Vec<u32> =
        Choice::new(n, m).map_or_else(|_| Vec::new(), |choice| choice.words().collect());
    let rank = drawn_rank as usize % words.len().max(1);
    let expected = words.get(rank).copied().unwrap_or(0);
    let reason = |power: u8| {
        // Words with the same bits further left, and a 0 here.
        let above = expected >> (power + 1);
        let same = words.iter().filter(|word| **word >> (power + 1) == above);
        let n_same = same.clone().count();
        // Words are in the order of their ranks.
        let left = same.clone().filter(|word| **word < expected).count();
        let with_zero = same.filter(|word| **word >> power & 1 == 0).count();
        let (so_ja, so_en) = if left < with_zero {
            ("より小さいので、0", "is less than")
        } else {
            ("以上なので、1", "is not less than")
        };
        let bit = expected >> power & 1;
        sentence!(
            "左のビットが同じ {n_same} 個の中での順位は {left}、ここが 0 のものは {with_zero} 個です。{left} は {with_zero} {so_ja} です。",
            "Among the {n_same} words with the same bits on the left its rank is {left}, and {with_zero} of them have a 0 here. {left} {so_en} {with_zero}: {bit}."
        )
    };
    let width = usize::from(n);
    Question {
        prompt: sentence!(
            "{n} 個から {m} 個を選ぶ組み合わせで、順位 {rank} のワードを書いてください。順位は 0 から数えます。",
            "Write the word of rank {rank} among the ways to choose {m} out of {n}. Ranks begin with 0."
        ),
        answer: sentence!("{expected:0width$b} です。", "{expected:0width$b}."),
        ..Question::of_bits(n, expected, reason)
    }
}
