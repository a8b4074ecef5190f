//! Calls, and the loop that takes their place.

use super::{Ask, side, width};
use crate::{
    course::{ORDER, Random},
    question::{AnswerKind, Given, Question, Replies, RowTask, TargetWord},
    text::{Phrase, Sentence, binary, phrase, sentence},
};
use bitqueens_core::{
    bits::Word,
    solver::{OpenRow, Placement},
};

/// The questions of this file by their names in a text.
pub(super) const QUESTIONS: &[(&str, Ask)] =
    &[("exit", exit), ("undo", undo), ("waiting", waiting)];

/// Asks for the bitmap that waits in a row the search comes back to.
fn waiting(random: Option<Random>) -> Question {
    let row = random.map_or_else(
        || OpenRow::from(Placement::empty(side(5))).with_tried(2),
        |mut random| {
            // Something is left to try.
            let draw = |random: &mut Random| {
                let n = random.from_to(4, 8);
                random.placement(side(n))
            };
            let placement = random.until(draw, |placement| 1 < placement.free().count_ones());
            let n_tried = 1 + random.below(placement.free().count_ones() - 1);
            OpenRow::from(placement).with_tried(n_tried)
        },
    );
    let task = RowTask {
        word: TargetWord::Bitmap,
        row,
    };
    let (n, here) = (row.placement().size(), row.row());
    let last = ORDER.column(u8::try_from(row.tried().ilog2()).unwrap_or(0), n.get());
    let bits = binary(task.expected(), n);
    Question {
        name: "bitmap",
        prompt: sentence!(
            Ja "N = {n} で、探索が行{here}に戻ってきました。行{here}では、右から順に列{last}まで試し終えています。待っていた行{here}の `bitmap` を書いてください。",
            En "With N = {n} the search has come back to row {here}, where the free squares from the right up to column {last} have been tried. Write the `bitmap` of row {here} that waited."
        ),
        answer: sentence!(
            Ja "まだ試していない空きは {bits} です。",
            En "The free squares that are still to be tried are {bits}."
        ),
        ..Question::of_row(task)
    }
}

/// The four ways round the loop, as drawn.
const WAYS: [Phrase; 4] = [
    phrase!(Ja "クイーンを置いて、1 行下りる", En "A queen is placed, and the loop goes down a row"),
    phrase!(Ja "クイーンを置いて解を数え、1 行上へ戻る", En "A queen is placed, a solution is counted, and the loop goes up a row"),
    phrase!(Ja "何も置かずに、1 行上へ戻る", En "No queen is placed, and the loop goes up a row"),
    phrase!(Ja "何も置かずに、探索が終わる", En "No queen is placed, and the search is over"),
];

/// Asks which of the four ways the loop takes.
fn exit(random: Option<Random>) -> Question {
    let (n, in_work) = random.map_or((5, Some((4, 0b00010))), |mut random| {
        let n = random.from_to(4, 9);
        // Each way is as likely as another.
        let in_work = match random.below(4) {
            0 => Some((random.from_to(0, n - 2), 1 + random.below(side(n).mask()))),
            1 => Some((n - 1, 1 << random.below(n.into()))),
            2 => Some((random.from_to(1, n - 1), 0)),
            _ => None,
        };
        (n, in_work)
    });
    let way = match in_work {
        None => 3,
        Some((_, 0)) => 2,
        Some((row, _)) if row < n - 1 => 0,
        Some(_) => 1,
    };
    let prompt = in_work.map_or_else(
        || {
            sentence!(
                Ja "N = {n} で、`row` は -1 です。いま `while` に来ました。何をしますか。",
                En "N = {n}, and `row` is -1. The loop is at `while`. What is done?"
            )
        },
        |(row, bitmap)| {
            sentence!(
                Ja "N = {n} で、`row` は {row}、`bitmap[row]` は `{bits}` です。いま `while` に来ました。次に `while` に来るまでに、何をしますか。",
                En "N = {n}, `row` is {row}, and `bitmap[row]` is `{bits}`. The loop is at `while`. What is done until it comes to `while` again?";
                bits = binary(bitmap, side(n))
            )
        },
    );
    let reply = |chosen: usize| match in_work {
        None => sentence!(
            Ja "`row` が -1 なので、`while` の条件 `row >= 0` が成り立ちません。",
            En "`row` is -1, so the condition `row >= 0` of `while` does not hold."
        ),
        Some((row, bitmap)) => reply_in_row(chosen, row, bitmap, n),
    };
    let done = WAYS[way];
    Question::new(
        AnswerKind::Choice(WAYS.map(Sentence::from).to_vec()),
        u64::try_from(way).unwrap_or(0),
        prompt,
        Replies::Each((0..WAYS.len()).map(reply).collect()),
        sentence!(Ja "{done}。", En "{done}."),
    )
}

/// What a way overlooks where a row is in work.
fn reply_in_row(chosen: usize, row: u8, bitmap: u32, n: u8) -> Sentence {
    let bits = binary(bitmap, side(n));
    match (chosen, bitmap != 0) {
        (0 | 1, false) => sentence!(
            Ja "`bitmap[row]` は `{bits}` です。置けるマスはもうありません。",
            En "`bitmap[row]` is `{bits}`: no square is left to place a queen on."
        ),
        (0, true) => sentence!(
            Ja "行{row}はいちばん下です。その下に行はありません。",
            En "Row {row} is the last one. There is no row below it."
        ),
        (1, true) => sentence!(
            Ja "行{row}の下にも行があります。まだ盤は埋まっていません。",
            En "There is a row below row {row}. The board is not full yet."
        ),
        (2 | 3, true) => sentence!(
            Ja "`bitmap[row]` は `{bits}` です。まだ試すマスがあります。",
            En "`bitmap[row]` is `{bits}`: a square is still to be tried."
        ),
        _ => sentence!(
            Ja "行{row}の上の行には、まだ続きがあるかもしれません。",
            En "The row above row {row} may still have something to try."
        ),
    }
}

/// Asks for the `left` of the row above.
fn undo(random: Option<Random>) -> Question {
    let (n, powers) = random.map_or((5, vec![0, 2, 4]), |mut random| {
        // A queen further up has left a shadow.
        let draw = |random: &mut Random| {
            let n = random.from_to(4, 7);
            (n, random.placement(side(n)).powers().to_vec())
        };
        random.until(draw, |(_, powers)| 1 < powers.len())
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
                Ja "ここは `bit` の 1 です。消すので 0 です。",
                En "This is the 1 of `bit`. It is cleared, so it is 0."
            )
        } else {
            sentence!(
                Ja "右へ 1 つシフトするので、`left` の {twice} の位と同じです。",
                En "Shifted to the right by one, it is as the {twice}s place of `left`.";
                twice = 2 * worth
            )
        }
    };
    let bits = format!("{above:0width$b}", width = usize::from(n_bits));
    Question {
        name: "left",
        prompt: sentence!(
            Ja "`left` は行{next}、`bit` は行{row}のものです。`left = (left | bit) << 1` を逆に計算して、行{row}の `left` を書いてください。",
            En "`left` is that of row {next}, and `bit` that of row {row}. Undo `left = (left | bit) << 1`, and write the `left` of row {row}.";
            next = row + 1
        ),
        given: Given::Words(vec![("left", word(below)), ("bit", word(bit))]),
        answer: sentence!(
            Ja "右へシフトして `bit` を消すと {bits} です。",
            En "Shifted to the right, with `bit` cleared, it is {bits}."
        ),
        ..Question::of_bits(n_bits, above, reason)
    }
}
