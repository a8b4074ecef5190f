//! What can be computed backwards.

use super::{side, width};
use crate::{
    pages::learn::{Given, Question, Random},
    text::sentence,
};
use bitqueens_core::bits::Word;

/// Asks for the `left` of the row above.
pub(crate) fn undo(random: Option<Random>) -> Question {
    let (n, powers) = random.map_or((5, vec![0, 2, 4]), |mut random| {
        let n = random.from_to(4, 7);
        let mut powers = Vec::new();
        while powers.is_empty() {
            powers = random.placement(side(n)).powers().to_vec();
        }
        (n, powers)
    });
    let (last, before) = powers.split_last().unwrap_or((&0, &[]));
    let shifted = |left: u32, power: &u8| (left | 1 << power) << 1;
    let above = before.iter().fold(0, shifted);
    let (below, bit) = (shifted(above, last), 1_u32 << last);
    let n_bits = u32::from(n).max(below.checked_ilog2().map_or(0, |highest| highest + 1));
    let n_bits = u8::try_from(n_bits).unwrap_or(n);
    let row = before.len();
    let word = |word| Word::cut(word, width(n_bits));
    let reason = |power: u8| {
        let worth = 1_u32 << power;
        if worth == bit {
            sentence!(
                "ここは `bit` の 1 です。消すので 0 です。",
                "This is the 1 of `bit`. It is cleared, so it is 0."
            )
        } else {
            sentence!(
                "右へ 1 つシフトするので、`left` の {} の位と同じです。",
                "Shifted to the right by one, it is as the {}s place of `left`.",
                2 * worth
            )
        }
    };
    let bits = format!("{above:0width$b}", width = usize::from(n_bits));
    Question {
        name: "left",
        prompt: sentence!(
            "`left` は行{}、`bit` は行{row}のものです。`left = (left | bit) << 1` を逆に計算して、行{row}の `left` を書いてください。",
            "`left` is that of row {}, and `bit` that of row {row}. Undo `left = (left | bit) << 1`, and write the `left` of row {row}.",
            row + 1
        ),
        given: Given::Words(vec![("left", word(below)), ("bit", word(bit))]),
        answer: sentence!(
            "右へシフトして `bit` を消すと {bits} です。",
            "Shifted to the right, with `bit` cleared, it is {bits}."
        ),
        ..Question::of_bits(n_bits, above, reason)
    }
}
