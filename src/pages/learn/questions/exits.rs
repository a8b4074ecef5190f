//! Where the loop goes next.

use super::side;
use crate::{
    pages::learn::{Given, Question, Random},
    text::{Sentence, binary},
};

/// Asks for the row in which the loop is the next time around.
pub(crate) fn next_row(random: Option<Random>) -> Question {
    let (n, row, bitmap) = random.map_or((5, 4, 0b01000), |mut random| {
        let n = random.from_to(4, 8);
        let row = random.from_to(0, n - 1);
        let bitmap = match random.below(3) {
            0 => 0,
            _ if row == n - 1 => 1 << random.below(n.into()),
            _ => 1 + random.below(side(n).mask()),
        };
        (n, row, bitmap)
    });
    let goes_down = bitmap != 0 && row < n - 1;
    // Four bits of a number in two's complement: up from row 0 is -1.
    let expected = if goes_down {
        row + 1
    } else {
        row.wrapping_sub(1)
    } & 0b1111;
    let next = i16::from(row) + if goes_down { 1 } else { -1 };
    let reason = match (bitmap, goes_down) {
        (0, _) => Sentence {
            ja: format!("試すマスが残っていないので、1 行上へ戻り、`row` は {next} です。"),
            en: format!("No square is left to try, so the loop goes up: `row` is {next}."),
        },
        (_, true) => Sentence {
            ja: format!("試すマスがあり、下に行があるので、置いて下ります。`row` は {next} です。"),
            en: format!(
                "There is a square to try and a row below. The queen is placed, and `row` is {next}."
            ),
        },
        (_, false) => Sentence {
            ja: format!(
                "いちばん下の行に置けたので、解を数えて上へ戻ります。`row` は {next} です。"
            ),
            en: format!("The last row gets its queen. A solution is counted, and `row` is {next}."),
        },
    };
    let bits = binary(bitmap, side(n));
    Question {
        name: "row",
        n_bits: 4,
        expected: expected.into(),
        prompt: Sentence {
            ja: format!(
                "N = {n} で、`row` は {row}、`bitmap[row]` は `{bits}` です。いま `while` の行にいます。次に `while` の行に来たときの `row` を 4 ビットで書いてください。-1 は 1111 です。"
            ),
            en: format!(
                "N = {n}, `row` is {row}, and `bitmap[row]` is `{bits}`. The loop is at `while`. Write in 4 bits what `row` is when it comes to `while` again. -1 is 1111."
            ),
        },
        given: Given::Words(Vec::new()),
        reasons: vec![reason.clone(); 4],
        answer: reason,
    }
}
