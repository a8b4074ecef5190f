//! Row 0's queen in the corner.

use super::bits_where;
use crate::{
    pages::learn::{Question, Random},
    text::sentence,
};

/// Asks in which rows the square beside the corner's column is left out.
pub(crate) fn corner(drawn: Option<Random>) -> Question {
    let (n, power) = match drawn {
        None => (8, 5),
        Some(mut random) => {
            let n = random.from_to(5, 12);
            (n, random.from_to(2, n - 1))
        }
    };
    let worth = 1_u32 << power;
    let is_left_out = |row: u8| 2 <= row && row <= power;
    let expected = bits_where(n, is_left_out);
    let reason = |row: u8| {
        let image = 1_u32 << row;
        match row {
            0 | 1 => sentence!(
                "行{row}のクイーンは、もう別の列にいます。",
                "Row {row} has its queen in another column already."
            ),
            _ if is_left_out(row) => sentence!(
                "行{row}に置くと、鏡像の行1は {image} になり、{worth} より大きくないので外します。",
                "In row {row}, she makes row 1 of the mirror image {image}, no more than {worth}: left out."
            ),
            _ => sentence!(
                "行{row}に置くと、鏡像の行1は {image} になり、{worth} より大きいので使います。",
                "In row {row}, she makes row 1 of the mirror image {image}, more than {worth}: used."
            ),
        }
    };
    let width = usize::from(n);
    Question {
        prompt: sentence!(
            "N = {n} で、行0のクイーンが 1 の位（角）、行1のクイーンが {worth} の位にあります。2 の位の列のマスを外す行を 1 にしてください。右端のビットが行0です。",
            "N = {n}, with row 0's queen in the 1s place (the corner) and row 1's queen in the {worth}s place. Set the bits of the rows in which the square of the 2s column is left out. The rightmost bit is row 0."
        ),
        answer: sentence!(
            "行2から行{power}まで、{expected:0width$b} です。",
            "Rows 2 to {power}: {expected:0width$b}."
        ),
        ..Question::of_bits(n, expected, reason)
    }
}
