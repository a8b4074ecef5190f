//! Counting ones, and combinations in order.

use super::byte;
use crate::{
    pages::learn::Random,
    pages::learn::words::listed,
    question::{AnswerKind, Given, Question, Replies},
    text::{phrase, sentence},
};
use bitqueens_core::bits::Choice;

/// Asks what is left of a word after some turns of `x & (x - 1)`.
pub(crate) fn ones_left(random: Option<Random>) -> Question {
    let (x, turns) = match random {
        None => (0b1011_0100, 2),
        Some(mut random) => {
            let x = random.below(256) | 1 << random.below(4) | 16 << random.below(4);
            // Two ones are left, where there were more.
            (x, 1 + random.below(x.count_ones() - 2))
        }
    };
    let expected = (0..turns).fold(x, |word, _| word & (word - 1));
    let cleared = x & !expected;
    let reason = |power: u8| {
        let is_in = |word: u32| word >> power & 1 == 1;
        let below = (cleared & ((1 << power) - 1)).count_ones() + 1;
        if is_in(cleared) {
            sentence!(
                Ja "下から {below} 個目の 1 なので、{below} 回目に消えます。",
                En "Of the ones it is number {below} from the right: turn {below} clears it.";
                below
            )
        } else if is_in(x) {
            sentence!(
                Ja "{turns} 回で消えるのは、これより下にある 1 だけです。",
                En "Turn {turns} is the last, and clears a 1 further to the right.";
                turns
            )
        } else {
            sentence!(Ja "もともと 0 です。", En "It was 0 before.")
        }
    };
    let left = expected.count_ones();
    Question {
        prompt: sentence!(
            Ja "`x = x & (x - 1)` を {turns} 回行います。残った `x` を予想してください。",
            En "`x = x & (x - 1)` runs {turns} times. Predict the `x` that is left.";
            turns
        ),
        given: Given::Words(vec![("x", byte(x))]),
        answer: sentence!(
            Ja "{expected} です。残りの 1 は {left} 個です。",
            En "{expected}. {left} {left:one is|ones are} left.";
            expected = format!("{expected:08b}"), left
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Asks for the sums of neighbouring bits.
pub(crate) fn pairs(random: Option<Random>) -> Question {
    let right = 0b0101_0101;
    let sums = |x: u32| (x & right) + (x >> 1 & right);
    let x = random.map_or(0b1101_0011, |mut random| {
        random.until(|random| random.below(256), |x| sums(*x) != *x)
    });
    let expected = sums(x);
    let reason = |power: u8| {
        let pair = x >> (power / 2 * 2) & 3;
        let sum = pair.count_ones();
        sentence!(
            Ja "この組の 2 ビット {pair} には 1 が {sum} 個なので、和は {bits} です。",
            En "The pair {pair} has {sum} {sum:one|ones}. In 2 bits that is {bits}.";
            pair = format!("{pair:02b}"), sum, bits = format!("{sum:02b}")
        )
    };
    Question {
        prompt: sentence!(
            Ja "隣どうしの 2 ビットを組にして、それぞれの 1 の数を 2 ビットで並べたワードを書いてください。`x` は `{x}` です。",
            En "Take the bits of `x = {x}` in pairs, and write the number of ones of each pair in its 2 bits.";
            x = format!("{x:08b}")
        ),
        given: Given::Words(vec![("x", byte(x))]),
        answer: sentence!(
            Ja "{expected} です。",
            En "{expected}.";
            expected = format!("{expected:08b}")
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Asks for the next larger word with as many ones.
pub(crate) fn next_combination(random: Option<Random>) -> Question {
    let x = match random {
        None => 0b0101_1010,
        Some(random) => {
            // The carry runs through two ones or more, so that something goes to the right end. A 0 at the left end
            // leaves room for a larger word.
            let carries = |x: &u32| (x + (x & x.wrapping_neg())).count_ones() < x.count_ones();
            let words: Vec<u32> = (1..128).filter(carries).collect();
            random.in_turn(&words).unwrap_or(0b0101_1010)
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
            sentence!(Ja "桁上がりで 1 が立ちます。", En "The carry sets this bit.")
        } else if carried < bit {
            sentence!(
                Ja "桁上がりより左なので変わりません。",
                En "It is left of the carry and does not change."
            )
        } else if u32::from(power) < missing {
            sentence!(
                Ja "足りない {missing} 個の 1 を右端に寄せます。",
                En "The {missing} {missing:one that is|ones that are} missing {missing:goes|go} to the right end.";
                missing
            )
        } else {
            sentence!(
                Ja "続いていた 1 は、桁上がりで消えます。",
                En "The carry clears the ones that it runs through."
            )
        }
    };
    let n_ones = x.count_ones();
    Question {
        prompt: sentence!(
            Ja "`{x}` の次に大きい、1 が {n_ones} 個のワードを書いてください。",
            En "Write the next larger word that has {n_ones} {n_ones:one|ones}, as `{x}` has.";
            x = format!("{x:08b}"), n_ones
        ),
        given: Given::Words(vec![("x", byte(x))]),
        answer: sentence!(
            Ja "{sum} に、足りない 1 を {missing} 個補って {expected} です。",
            En "{sum}, and at the right end the {missing} {missing:one that is|ones that are} missing: {expected}.";
            sum = format!("{sum:08b}"), missing, expected = format!("{expected:08b}")
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Asks for the word of a rank.
pub(crate) fn word_of_rank(random: Option<Random>) -> Question {
    let words_of = |n, m| {
        let choice = Choice::new(n, m);
        choice.map_or_else(
            |_| Vec::new(),
            |choice| choice.words().collect::<Vec<u32>>(),
        )
    };
    let (n, m, rank) = match random {
        None => (5, 3, 6),
        Some(mut random) => {
            let draw = |random: &mut Random| {
                let n = random.from_to(4, 7);
                let m = random.from_to(2, n - 2);
                (
                    n,
                    m,
                    random.below(35) as usize % words_of(n, m).len().max(1),
                )
            };
            // Neither the first word nor the last.
            random.until(draw, |&(n, m, rank)| {
                0 < rank && rank + 1 < words_of(n, m).len()
            })
        }
    };
    let words = words_of(n, m);
    let expected = words.get(rank).copied().unwrap_or(0);
    let reason = |power: u8| {
        // Words with the same bits further left, and a 0 here.
        let above = expected >> (power + 1);
        let same = words.iter().filter(|word| **word >> (power + 1) == above);
        let n_same = same.clone().count();
        // Words are in the order of their ranks.
        let left = same.clone().filter(|word| **word < expected).count();
        let with_zero = same.filter(|word| **word >> power & 1 == 0).count();
        let so = if left < with_zero {
            phrase!(Ja "より小さいので、0", En "is less than")
        } else {
            phrase!(Ja "以上なので、1", En "is not less than")
        };
        let bit = expected >> power & 1;
        sentence!(
            Ja "左のビットが同じ {n_same} 個の中での順位は {left}、ここが 0 のものは {with_zero} 個です。{left} は {with_zero} {so} です。",
            En "Among the {n_same} {n_same:word|words} with the same bits on the left its rank is {left}, and {with_zero} of them {with_zero:has|have} a 0 here. {left} {so} {with_zero}: {bit}.";
            n_same, left, with_zero, so, bit
        )
    };
    let width = usize::from(n);
    Question {
        prompt: sentence!(
            Ja "{n} 個から {m} 個を選ぶ組み合わせで、順位 {rank} のワードを書いてください。順位は 0 から数えます。",
            En "Write the word of rank {rank} among the ways to choose {m} out of {n}. Ranks begin with 0.";
            n, m, rank
        ),
        answer: sentence!(
            Ja "{expected} です。",
            En "{expected}.";
            expected = format!("{expected:0width$b}")
        ),
        ..Question::of_bits(n, expected, reason)
    }
}

/// Asks in how many ways some rows are filled with no column used twice.
pub(crate) fn unused(random: Option<Random>) -> Question {
    let drawn = random.and_then(|random| {
        let boards = (5..=12_u64).flat_map(|n| (2..=5_u64).map(move |k| (n, k)));
        random.in_turn(&boards.collect::<Vec<_>>())
    });
    let (n, k) = drawn.unwrap_or((7, 3));
    let ways: Vec<u64> = (n + 1 - k..=n).rev().collect();
    let total: u64 = ways.iter().product();
    Question::told(
        AnswerKind::Number,
        total,
        sentence!(
            Ja "N = {n} の盤で、上の {k} 行にクイーンを 1 つずつ置きます。列は重ねませんが、斜めは確かめません。置き方は何通りありますか。",
            En "The top {k} rows of a board with N = {n} get a queen each. No column is used twice, and diagonals are not tested. In how many ways can that be done?";
            n, k
        ),
        Replies::Any(sentence!(
            Ja "行0では {n} 列から選べます。1 行下りるごとに、選べる列は 1 つ減ります。",
            En "Row 0 has {n} columns to choose from, and each row one fewer than the row above.";
            n
        )),
        sentence!(
            Ja "{ways} = {total} です。",
            En "{ways} = {total}.";
            ways = listed(&ways, " × "), total
        ),
    )
}
