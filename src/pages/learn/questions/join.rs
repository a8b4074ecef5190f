//! How the fast count works.

use super::width;
use crate::{
    pages::learn::{Given, Question, Random, words::listed},
    text::sentence,
};
use bitqueens_core::bits::Word;

/// The names of the planes of a question.
const PLANES: [&str; 4] = ["d0", "d1", "d2", "d3"];

/// Asks which eastern halves fit a western one.
pub(crate) fn planes(drawn: Option<Random>) -> Question {
    let (planes, asked) = match drawn {
        None => ([0b1101_1011, 0b0110_1110, 0b1011_1101, 0b0111_0011], 0b0101),
        Some(mut random) => {
            let planes = [(); 4].map(|()| random.below(256) | random.below(256));
            // Two or three of the four.
            let asked = [
                0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100, 0b0111, 0b1110,
            ];
            (planes, random.choose(&asked).unwrap_or(0b0011))
        }
    };
    let of_asked = || {
        let planes = planes.iter().enumerate();
        planes.filter(|(plane, _)| asked >> plane & 1 == 1)
    };
    let expected = of_asked().fold(0xff, |all, (_, plane)| all & plane);
    let coded = of_asked().map(|(plane, _)| format!("`{}`", PLANES[plane]));
    let (ja, en) = (listed(coded.clone(), " と "), listed(coded, " and "));
    let joined = listed(of_asked().map(|(plane, _)| PLANES[plane]), " & ");
    let n_ones = expected.count_ones();
    let reason = |power: u8| {
        let mut taken = of_asked().filter(|(_, plane)| **plane >> power & 1 == 0);
        match taken.next() {
            Some((plane, _)) => sentence!(
                "{} のこのビットは 0 です。東の半盤がその斜めの線を使っています。",
                "This bit of {} is 0: the eastern half occupies that diagonal.",
                PLANES[plane]
            ),
            None => sentence!(
                "西が通る斜めの線のどれでも 1 なので、合います。",
                "It is 1 on every diagonal that the western half occupies, so it fits."
            ),
        }
    };
    let width = width(8);
    let word = |(name, plane): (&&'static str, &u32)| (*name, Word::cut(*plane, width));
    Question {
        name: "fits",
        prompt: sentence!(
            "東の半盤が 8 個あり、`d0` から `d3` は、その斜めの線を空けている半盤のビットが 1 です。西の半盤は {ja} を通ります。西と合う半盤のビットを 1 にしてください。",
            "There are 8 eastern halves. In `d0` to `d3` the bit of a half is 1 if it leaves that diagonal free. A western half occupies {en}. Set the bits of the halves that fit it."
        ),
        given: Given::Words(PLANES.iter().zip(&planes).map(word).collect()),
        answer: sentence!(
            "{joined} = {expected:08b} です。1 は {n_ones} 個です。",
            "{joined} = {expected:08b}, with {n_ones} ones."
        ),
        ..Question::of_bits(width.get(), expected, reason)
    }
}
