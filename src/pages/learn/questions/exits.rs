//! Where the loop goes next.

use super::side;
use crate::{
    pages::learn::{Question, Random},
    question::AnswerKind,
    text::{Phrase, binary, sentence},
};

/// The four ways on, as drawn.
const EXITS: [Phrase; 4] = [
    Phrase {
        ja: "クイーンを置いて、1 行下りる",
        en: "A queen is placed, and the loop goes down a row",
    },
    Phrase {
        ja: "クイーンを置いて解を数え、1 行上へ戻る",
        en: "A queen is placed, a solution is counted, and the loop goes up a row",
    },
    Phrase {
        ja: "何も置かずに、1 行上へ戻る",
        en: "No queen is placed, and the loop goes up a row",
    },
    Phrase {
        ja: "何も置かずに、探索が終わる",
        en: "No queen is placed, and the search is over",
    },
];

/// Asks which of the four exits the loop takes.
pub(crate) fn exit(random: Option<Random>) -> Question {
    let (n, row, bitmap) = random.map_or((5, 4, 0b01000), |mut random| {
        let n = random.from_to(4, 8);
        // Each exit is as likely as another.
        let (row, bitmap) = match random.below(4) {
            0 => (random.from_to(0, n - 2), 1 + random.below(side(n).mask())),
            1 => (n - 1, 1 << random.below(n.into())),
            2 => (random.from_to(1, n - 1), 0),
            _ => (0, 0),
        };
        (n, row, bitmap)
    });
    let bits = binary(bitmap, side(n));
    let exit = match (bitmap, row) {
        (0, 0) => 3,
        (0, _) => 2,
        (_, row) if row < n - 1 => 0,
        _ => 1,
    };
    let has_square = bitmap != 0;
    let reply = |chosen: usize| match (chosen, has_square) {
        (0 | 1, false) => sentence!(
            "`bitmap[row]` は `{bits}` です。置けるマスはもうありません。",
            "`bitmap[row]` is `{bits}`: no square is left to place a queen on."
        ),
        (0, true) => sentence!(
            "行{row}はいちばん下です。その下に行はありません。",
            "Row {row} is the last one. There is no row below it."
        ),
        (1, true) => sentence!(
            "行{row}の下にも行があります。まだ盤は埋まっていません。",
            "There is a row below row {row}. The board is not full yet."
        ),
        (2 | 3, true) => sentence!(
            "`bitmap[row]` は `{bits}` です。まだ試すマスがあります。",
            "`bitmap[row]` is `{bits}`: a square is still to be tried."
        ),
        (2, false) => sentence!("行0の上に行はありません。", "There is no row above row 0."),
        _ => sentence!(
            "行{row}の上の行には、まだ続きがあるかもしれません。",
            "The row above row {row} may still have something to try."
        ),
    };
    let Phrase { ja, en } = EXITS[exit];
    Question::told(
        AnswerKind::Choice(&EXITS),
        u64::try_from(exit).unwrap_or(0),
        sentence!(
            "N = {n} で、`row` は {row}、`bitmap[row]` は `{bits}` です。いま `while` の行にいます。次に `while` の行に来るまでに、何をしますか。",
            "N = {n}, `row` is {row}, and `bitmap[row]` is `{bits}`. The loop is at `while`. What is done until it comes to `while` again?"
        ),
        (0..EXITS.len()).map(reply).collect(),
        sentence!("{ja}。", "{en}."),
    )
}
