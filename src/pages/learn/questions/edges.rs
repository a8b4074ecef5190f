//! Half of row 0, the corner, and the edges.

use super::bits_where;
use crate::{
    draw::Board,
    pages::learn::{Given, Question, Random},
    text::sentence,
};
use bitqueens_core::solver::Size;

/// Asks which squares of the last row are left, with row 0's queen on a bit.
pub(crate) fn last_row(drawn: Option<Random>) -> Question {
    let (side, bit) = match drawn {
        None => (8, 2),
        Some(mut random) => {
            let side = random.from_to(6, 10);
            (side, random.from_to(1, side / 2 - 1))
        }
    };
    let size = Size::new(side).unwrap_or(Size::FIRST_SCREEN);
    let last = side - 1;
    let distance = |power: u8| power.min(last - power);
    let is_left = |power: u8| bit <= distance(power);
    let expected = bits_where(side, is_left);
    let reason = |power: u8| {
        let (near, queen) = (distance(power), bit);
        let (ja, en) = if is_left(power) {
            ("ので使います", "so it is used")
        } else {
            ("ので外します", "so it is left out")
        };
        sentence!(
            "角までの距離は {near} マス、行0のクイーンは {queen} マスな{ja}。",
            "It is {near} from a corner and row 0's queen {queen}, {en}."
        )
    };
    let width = usize::from(side);
    Question {
        prompt: sentence!(
            "N = {side} で、行0のクイーンがこのマスにあります。ほかのクイーンの効き筋は考えません。最後の行で使うマスを 1 にしてください。",
            "On this board of N = {side}, row 0 has its queen here. Leave attack lines aside. Set the bits of the last row that are still used."
        ),
        given: Given::Board(Board::loose(size, &[(0, last - bit)])),
        answer: sentence!(
            "角からの距離が {bit} 以上のマス、{expected:0width$b} です。",
            "The squares that are {bit} or more from a corner: {expected:0width$b}."
        ),
        ..Question::of_bits(side, expected, reason)
    }
}
