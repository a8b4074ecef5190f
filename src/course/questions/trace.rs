//! Turns of the loop as a table.

use super::{Ask, side};
use crate::{
    course::{Random, words::list},
    question::{AnswerKind, Question, Replies, Trace, TraceLine},
    text::{Sentence, binary, sentence, words::COMMA},
};
use bitqueens_core::solver::{Machine, Phase, Size};

/// The questions of this file by their names in a text.
pub(super) const QUESTIONS: &[(&str, Ask)] = &[("trace", trace)];

/// The turns that are asked for.
const N_TURNS: usize = 3;

/// Asks for the words after each of a few turns of the loop.
fn trace(random: Option<Random>) -> Question {
    let own = (4, 0);
    let (n, start) = random.map_or(own, |random| random.in_turn(&starts()).unwrap_or(own));
    let size = side(n);
    let lines = lines(size, start);
    let (before, turns) = match lines.split_first() {
        Some((before, turns)) => (*before, turns),
        // Every start is one that was walked to.
        None => return Question::of_bits(n, 0_u64, |_| Sentence::default()),
    };
    let right: Vec<_> = turns.iter().flat_map(|line| line.cells(size)).collect();
    let reasons = lines.windows(2).flat_map(|pair| {
        let [before, after] = *pair else {
            return Vec::new();
        };
        reasons(before, after, size)
    });
    let turns = turns.iter().map(|line| line.cells(size).join(" "));
    let turns = list(turns.map(|line| format!("`{line}`")), COMMA);
    Question::new(
        AnswerKind::Trace(Trace {
            size,
            before,
            n_turns: N_TURNS,
        }),
        right.join(" "),
        sentence!(
            Ja "N = {n} です。表の 0 の行は、いまの値です。`while` を 1 周するごとの値を、{N_TURNS} 周ぶん書いてください。`left` から `bitmap` までは、そのとき `row` が指す行の値です。`bit` は、何も取らない周では変わりません。左端の 0 は、省いてもかまいません。",
            En "N = {n}. Line 0 of the table holds the values now. Write them after each of the next {N_TURNS} turns of `while`. The words from `left` to `bitmap` are those of the row that `row` then names. A turn that takes no bit leaves `bit` as it is. Zeros at the left may be left out."
        ),
        Replies::Each(reasons.collect()),
        sentence!(
            Ja "`row bit left down right bitmap` は、順に {turns} です。",
            En "`row bit left down right bitmap` are {turns}, turn by turn."
        ),
    )
}

/// The boards and turns that a table can begin with: the search goes up in it, and no row above the first is needed.
fn starts() -> Vec<(u8, u32)> {
    let boards = [4, 5, 6].into_iter();
    let starts = boards.flat_map(|n| (0..MOST_STARTS).map(move |start| (n, start)));
    let tests = |(n, start): &(u8, u32)| {
        let lines = lines(side(*n), *start);
        let goes_up = lines.windows(2).any(|pair| pair[1].row < pair[0].row);
        let stays_below = lines.iter().all(|line| lines[0].row <= line.row);
        lines.len() == N_TURNS + 1 && goes_up && stays_below
    };
    starts.filter(tests).collect()
}

/// The first turns of each board are asked about.
const MOST_STARTS: u32 = 120;

/// The words before the turn of that number and after each of the next; fewer where the search ends.
fn lines(size: Size, start: u32) -> Vec<TraceLine> {
    let mut machine = Machine::new(size);
    while machine.advance().is_some_and(|phase| phase != Phase::Start) {}
    let mut line = TraceLine::of(&machine, 0);
    for _ in 0..start {
        line = line.and_then(|line| line.next(&mut machine));
    }
    std::iter::successors(line, |line| line.next(&mut machine))
        .take(N_TURNS + 1)
        .collect()
}

/// Why each cell of a line is what it is, from the line before.
fn reasons(before: TraceLine, after: TraceLine, size: Size) -> Vec<Sentence> {
    let bits = |word: u64| binary(word, size);
    let (row, to) = (before.row, after.row);
    let moves = if before.bitmap == 0 {
        sentence!(
            Ja "行{row}の `bitmap` は 0 です。`row` は 1 減って {to} になります。",
            En "The `bitmap` of row {row} is 0, so `row` falls by 1 to {to}."
        )
    } else if to < row {
        sentence!(
            Ja "行{row}はいちばん下の行です。解を数えて、`row` は 1 減って {to} になります。",
            En "Row {row} is the last one: a solution is counted, and `row` falls by 1 to {to}."
        )
    } else {
        sentence!(
            Ja "行{row}の `bitmap` に 1 があり、下に行があります。`row` は 1 増えて {to} になります。",
            En "The `bitmap` of row {row} has a 1, and there is a row below, so `row` grows by 1 to {to}."
        )
    };
    let bit = if before.bitmap == 0 {
        sentence!(
            Ja "行{row}の `bitmap` は 0 で、何も取りません。`bit` は前の周のままです。",
            En "The `bitmap` of row {row} is 0 and nothing is taken, so `bit` stays as it was."
        )
    } else {
        sentence!(
            Ja "`bit` は、行{row}の `bitmap = {bitmap}` の最下位の 1 です。",
            En "`bit` is the lowest 1 of row {row}'s `bitmap = {bitmap}`.";
            bitmap = bits(before.bitmap.into())
        )
    };
    let kept = |name: &str| {
        sentence!(
            Ja "行{to}へ戻ったので、`{name}` は、前に行{to}へ来たときに求めた値です。",
            En "The loop is back in row {to}, so `{name}` is what was worked out when it came down to row {to}."
        )
    };
    let worked_out = |name: &str, formula: String| {
        sentence!(
            Ja "`{name} = {formula}` です。",
            En "`{name} = {formula}`."
        )
    };
    let picked = bits(after.bit.into());
    let words = if to < row {
        [
            kept("left"),
            kept("down"),
            kept("right"),
            sentence!(
                Ja "行{to}へ戻りました。`bitmap` は、行{to}で取った 1 を除いた残りです。",
                En "The loop is back in row {to}. Its `bitmap` is what is left without the ones that were taken there."
            ),
        ]
    } else {
        let (left, down, right) = (
            bits(before.left),
            bits(before.down.into()),
            bits(before.right.into()),
        );
        let shadows = [after.left, after.down.into(), after.right.into()].map(bits);
        [
            worked_out("left", format!("({left} | {picked}) << 1 = {}", shadows[0])),
            worked_out("down", format!("{down} | {picked} = {}", shadows[1])),
            worked_out(
                "right",
                format!("({right} | {picked}) >> 1 = {}", shadows[2]),
            ),
            worked_out(
                "bitmap",
                format!(
                    "{} & ~({}) = {}",
                    bits(size.mask().into()),
                    shadows.join(" | "),
                    bits(after.bitmap.into())
                ),
            ),
        ]
    };
    [moves, bit].into_iter().chain(words).collect()
}
