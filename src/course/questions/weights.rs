//! What a board that is counted stands for, in the search and in the join.

use super::{Ask, side};
use crate::{
    course::Random,
    draw::{Board, attacks},
    question::{AnswerKind, Given, Question, Replies},
    text::{Phrase, Sentence, phrase, sentence},
};

/// The questions of this file by their names in a text.
pub(super) const QUESTIONS: &[(&str, Ask)] = &[("factors", factors), ("weight", weight)];

/// What a full board may count, as drawn.
const WEIGHTS: [Phrase; 4] = [
    phrase!(Ja "8 と数える", En "It counts 8"),
    phrase!(Ja "4 と数える", En "It counts 4"),
    phrase!(Ja "2 と数える", En "It counts 2"),
    phrase!(Ja "捨てる", En "It is dropped"),
];

/// The numbers of the first three.
const NUMBERS: [u32; 4] = [8, 4, 2, 0];

/// The queens of the four edges by their distance to a corner: top, right, bottom, left.
type Edges = [u8; 4];

/// How many edges have their queen as far from a corner as the top.
fn as_far_as_top(edges: Edges) -> usize {
    edges.into_iter().filter(|of| *of == edges[0]).count()
}

/// The place among [`WEIGHTS`] of what a board counts.
fn weight_of(edges: Edges) -> usize {
    let [top, right, bottom, left] = edges;
    if [right, bottom, left].iter().any(|of| top < *of) {
        return 3;
    }
    match as_far_as_top(edges) {
        1 => 0,
        2 => 1,
        3 if bottom < top => 0,
        3 => 3,
        _ => 2,
    }
}

/// The squares of the queens; `ends` says from which end of its edge each is counted.
fn queens(n: u8, edges: Edges, ends: u32) -> [(u8, u8); 4] {
    let last = n - 1;
    let [right, bottom, left] = [1, 2, 3].map(|edge| match ends >> edge & 1 {
        0 => edges[edge],
        _ => last - edges[edge],
    });
    // Row 0's queen is in the right half.
    [
        (0, last - edges[0]),
        (right, last),
        (last, bottom),
        (left, 0),
    ]
}

/// Asks how much a full board counts, by the queens of its edges.
fn weight(random: Option<Random>) -> Question {
    let (n, edges, ends) = random.map_or((8, [3, 1, 2, 3], 0b0110), |mut random| {
        // Each answer is as likely as another.
        let wanted = usize::try_from(random.below(4)).unwrap_or(0);
        let draw = |random: &mut Random| {
            let n = random.from_to(9, 12);
            let top = random.from_to(2, n / 2 - 1);
            let edge = |random: &mut Random| match random.below(2) {
                0 => top,
                _ => random.from_to(1, n / 2 - 1),
            };
            let edges = [top, edge(random), edge(random), edge(random)];
            (n, edges, random.below(16))
        };
        random.until(draw, |&(n, edges, ends)| {
            let queens = queens(n, edges, ends);
            let mut pairs = (1..4).flat_map(|of| (0..of).map(move |other| (of, other)));
            weight_of(edges) == wanted
                && pairs.all(|(of, other)| !attacks(queens[of], queens[other]))
        })
    });
    let right = weight_of(edges);
    let [top, of_right, bottom, left] = edges;
    let is_nearest = [of_right, bottom, left].iter().all(|of| *of <= top);
    let k = as_far_as_top(edges);
    let said = match (right, k) {
        (3, 3) if is_nearest => sentence!(
            Ja "捨てます。k = 3 ですが、遠い辺が下ではありません",
            En "It is dropped: k = 3, and the further edge is not at the bottom"
        ),
        (3, _) => sentence!(
            Ja "捨てます。ほかの辺のクイーンが、行0のクイーンより真ん中に近いからです",
            En "It is dropped: the queen of another edge is nearer to the middle than row 0's"
        ),
        (0, 3) => sentence!(
            Ja "8 と数えます。k = 3 で、遠い辺が下です",
            En "It counts 8, because k = 3 and the further edge is at the bottom"
        ),
        _ => sentence!(
            Ja "k = {k} なので、{weight} と数えます",
            En "It counts {weight}, because k = {k}";
            weight = NUMBERS[right]
        ),
    };
    let reply = |chosen: usize| match chosen {
        _ if chosen == right => sentence!(Ja "{said}。", En "{said}."; said = said.clone()),
        3 if k == 3 => sentence!(
            Ja "遠い辺は下にあります。3 つの対称形のうち、残すのはこの盤です。",
            En "The further edge is at the bottom: of the three images this is the one that is kept."
        ),
        3 => sentence!(
            Ja "行0のクイーンより真ん中に近い辺はありません。",
            En "No edge has its queen nearer to the middle than row 0's."
        ),
        0 if is_nearest && k == 3 => sentence!(
            Ja "8 と数えるのは、3 つの対称形のうち、遠い辺が下にあるものだけです。",
            En "Of the three images only the one with the further edge at the bottom counts 8."
        ),
        _ if is_nearest => sentence!(
            Ja "{weight} と数えるのは k = {of} のときです。この盤では k = {k} です。",
            En "A board counts {weight} where k = {of}. Here k = {k}.";
            weight = NUMBERS[chosen], of = [1, 2, 4, 0][chosen]
        ),
        _ => sentence!(
            Ja "ほかの辺のクイーンが、行0のクイーンより真ん中に近くにいます。{weight} と数えるのは、その辺が上に来た対称形のほうです。",
            En "The queen of another edge is nearer to the middle than row 0's. Only an image with that edge on top counts {weight}.";
            weight = NUMBERS[chosen]
        ),
    };
    Question {
        given: Given::Board(Board::loose(side(n), &queens(n, edges, ends))),
        ..Question::new(
            AnswerKind::Choice(WEIGHTS.map(Sentence::from).to_vec()),
            u64::try_from(right).unwrap_or(0),
            sentence!(
                Ja "N = {n} の盤の、4 つの辺のクイーンです。行0のクイーンが真ん中にいちばん近い対称形を残す探索で、埋まった盤にこの 4 つがあれば、その盤をどうしますか。",
                En "These are the queens of the four edges of a board with N = {n}. A search keeps the images whose row 0 has the queen that is nearest to the middle. What becomes of a full board that has these four?"
            ),
            Replies::Each((0..WEIGHTS.len()).map(reply).collect()),
            sentence!(
                Ja "{said}。角からの距離は、上 {top}、右 {of_right}、下 {bottom}、左 {left} です。",
                En "{said}. From a corner they are: top {top}, right {of_right}, bottom {bottom}, left {left}."
            ),
        )
    }
}

/// The factors of a row set of 8 rows, with none, one and two queens on long diagonals.
fn factors_of(rows: u8) -> [u64; 3] {
    let (mirrored, exchanged) = (rows.reverse_bits(), !rows);
    let own = if rows == mirrored { 1 } else { 2 };
    let others = exchanged.min(exchanged.reverse_bits());
    let left_to_right = match rows.min(mirrored).cmp(&others) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    };
    [left_to_right * own, 2 * own, 4 * own]
}

/// Asks how many solutions the pairs of a row set stand for.
fn factors(random: Option<Random>) -> Question {
    let (rows, pairs) = random.map_or((0b1100_0110, [2, 3, 1]), |mut random| {
        let sets: Vec<u8> = (0..=u8::MAX)
            .filter(|rows| rows.count_ones() == 4 && rows.reverse_bits() <= *rows)
            .collect();
        let rows = random.choose(&sets).unwrap_or(0b1100_0110);
        (rows, [(); 3].map(|()| u64::from(1 + random.below(4))))
    });
    let factors = factors_of(rows);
    let total: u64 = pairs
        .iter()
        .zip(factors)
        .map(|(n, factor)| n * factor)
        .sum();
    let [none, one, two] = pairs;
    let [of_none, of_one, of_two] = factors;
    let bits = |rows: u8| format!("{rows:08b}");
    Question::new(
        AnswerKind::Number,
        total,
        sentence!(
            Ja "N = 8 の行の組 `{rows}` で、合う半盤の対は、長い対角線にクイーンがないものが {none}、1 つのものが {one}、2 つのものが {two} です。合わせて何個の解を表しますか。",
            En "In the row set `{rows}` of N = 8 the pairs that fit are: {none} with no queen on a long diagonal, {one} with one and {two} with two. How many solutions do they stand for together?";
            rows = bits(rows)
        ),
        Replies::Any(sentence!(
            Ja "上下反転した組は `{mirrored}`、ビットを反転した 2 つは `{exchanged}` と `{both}` です。",
            En "The mirror image of the row set is `{mirrored}`. With 0s and 1s exchanged, the two are `{exchanged}` and `{both}`.";
            mirrored = bits(rows.reverse_bits()), exchanged = bits(!rows),
            both = bits(!rows.reverse_bits())
        )),
        sentence!(
            Ja "{none} × {of_none} + {one} × {of_one} + {two} × {of_two} = {total} です。",
            En "{none} × {of_none} + {one} × {of_one} + {two} × {of_two} = {total}."
        ),
    )
}
