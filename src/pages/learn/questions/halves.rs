//! Halves and their words.

use crate::{
    pages::learn::{Given, Question, Random},
    text::sentence,
};
use bitqueens_core::bits::{Width, Word};

/// Asks for the word that is kept of two quarters.
pub(crate) fn half_word(drawn: Option<Random>) -> Question {
    let (north, south, columns) = match drawn {
        None => (0b1001_0100, 0b0010_0001, [0b0011, 0b1100]),
        Some(mut random) => {
            let north = random.below(256) & random.below(256);
            let south = random.below(256) & random.below(256);
            let columns = 1 + random.below(14);
            match random.below(4) {
                // One pair in four fits in its diagonals and not in its columns.
                0 => (north, south & !north, [columns, columns]),
                1 => (north, south, [columns, 15 - columns]),
                _ => (north, south & !north, [columns, 15 - columns]),
            }
        }
    };
    let [in_north, in_south] = columns;
    let (is_opposite, shared) = (in_north ^ in_south == 15, north & south);
    let fits = is_opposite && shared == 0;
    let expected = if fits { north | south } else { 0 };
    let reason = |power: u8| match (fits, expected >> power & 1) {
        (true, 1) => sentence!(
            "北か南がこの線を通ります。",
            "The north or the south occupies this diagonal."
        ),
        (true, _) => sentence!(
            "どちらもこの線を通りません。",
            "Neither of them occupies this diagonal."
        ),
        _ if is_opposite => sentence!(
            "2 つは同じ斜めの線を通るので、合わせられません。",
            "The two share a diagonal, so they make no half."
        ),
        _ => sentence!(
            "使う列が逆ではないので、合わせられません。",
            "Their columns are not opposite, so they make no half."
        ),
    };
    let word = |value| Word::cut(value, Width::BYTE);
    Question {
        prompt: sentence!(
            "北の部分盤は列 `{in_north:04b}` と斜めの線 `north` を、南の部分盤は列 `{in_south:04b}` と斜めの線 `south` を使います。半盤として残すワードを書いてください。合わせられないなら、すべて 0 にします。",
            "The northern quarter uses the columns `{in_north:04b}` and the diagonals `north`, the southern one the columns `{in_south:04b}` and the diagonals `south`. Write the word that is kept of the half, or zeros if they make none."
        ),
        given: Given::Words(vec![("north", word(north)), ("south", word(south))]),
        answer: if fits {
            sentence!(
                "north & south が 0 なので、north | south = {expected:08b} を残します。",
                "north & south is 0, so north | south = {expected:08b} is kept."
            )
        } else if is_opposite {
            sentence!(
                "north & south = {shared:08b} が 0 でないので、捨てます。",
                "north & south = {shared:08b} is not 0, so it is dropped."
            )
        } else {
            sentence!(
                "列 {in_north:04b} と {in_south:04b} が逆ではないので、合わせません。",
                "The columns {in_north:04b} and {in_south:04b} are not opposite: no half."
            )
        },
        ..Question::of_bits(8, expected, reason)
    }
}
