//! Half of row 0.

use super::bits_where;
use crate::{
    pages::learn::{Question, Random},
    text::sentence,
};

/// Asks which squares are searched, of row 0 or of row 1 below the middle.
pub(crate) fn half_row(drawn: Option<Random>) -> Question {
    let (n, is_below_middle, is_right) = match drawn {
        None => (7, false, true),
        Some(mut random) => {
            let n = random.from_to(4, 13);
            let is_below_middle = n % 2 == 1 && random.below(2) == 0;
            (n, is_below_middle, random.below(2) == 0)
        }
    };
    let half = n / 2;
    let middle = (n % 2 == 1).then_some(half);
    let is_in_half = |power: u8| (power < half) == is_right && Some(power) != middle;
    let is_searched = |power: u8| is_in_half(power) || !is_below_middle && Some(power) == middle;
    let expected = bits_where(n, is_searched);
    let (half_ja, half_en) = if is_right {
        ("右半分（小さいビット）", "right half (the small bits)")
    } else {
        ("左半分（大きいビット）", "left half (the large bits)")
    };
    let reason = |power: u8| match (Some(power) == middle, is_below_middle) {
        (true, true) => sentence!(
            "行0のクイーンと同じ列です。",
            "It is in the column of row 0's queen."
        ),
        (true, false) => sentence!(
            "真ん中の列には鏡像の相手がないので、別に探します。",
            "The middle column has no mirror image, so it is searched too."
        ),
        _ if is_in_half(power) => sentence!(
            "探す半分にあります。",
            "It is in the half that is searched."
        ),
        _ => sentence!(
            "ここの解は、探す半分の解の鏡像です。",
            "Its solutions are mirror images of those in the other half."
        ),
    };
    let width = usize::from(n);
    Question {
        prompt: if is_below_middle {
            sentence!(
                "N = {n} で、行0のクイーンが真ん中にあります。行1では{half_ja}だけを探します。効き筋は考えずに、行1で探すマスを 1 にしてください。",
                "N = {n}, with row 0's queen in the middle. Of row 1 the {half_en} is searched. Leave attack lines aside and set the bits of the squares of row 1 that are searched."
            )
        } else {
            sentence!(
                "N = {n} で、左右反転した盤を探さずに、すべての解を数えます。半分は{half_ja}を選びます。行0でクイーンを置いてみるマスを 1 にしてください。",
                "N = {n}. All solutions are to be counted without searching mirror images, and the half is the {half_en}. Set the bits of the squares of row 0 that are searched."
            )
        },
        answer: sentence!(
            "探すマスは {expected:0width$b} です。",
            "The squares that are searched are {expected:0width$b}."
        ),
        ..Question::of_bits(n, expected, reason)
    }
}
