//! The words of a lesson's questions: its opening, its examples, its lines written wrong.

use std::cmp::Ordering;

use crate::{
    course::{FaultTrial, picture::column_of},
    text::{Lang, Phrase, Sentence, line_phrase, phrase, phrases, sentence},
};
use bitqueens_core::{
    faults::{Fault, FaultySearch, Symptom},
    solver::Size,
};

phrases! {
    OPENING: Ja "読む前に予想する", En "Guess before you read";
    OPENING_WHY: Ja "予想でかまいません。採点はしません。", En "A guess will do; it is not graded.";
    KEEP: Ja "この予想を残す", En "Keep this guess";
    CLOSING: Ja "はじめの予想と答え", En "Your guess and the answer";
    WITHOUT_GUESS: Ja "はじめの問題と答え", En "The first problem and its answer";

    WORKED: Ja "解いた例", En "A worked example";
    FADED: Ja "残りを解く", En "Finish it";
    FADED_LINES: Ja "はじめのほう（点線の枠）は、もう並んでいます。残りを順に押してください。",
        En "The first lines, in dashed frames, stand in their places already. Press the others in their order.";
    FADED_REASON: Ja "考え方は、途中まで書いてあります。続きを考えて、答えてください。",
        En "The beginning is worked out. Go on from there, and answer.";
    FADE: Ja "次は途中から自分で解く", En "Now finish one yourself";
    ANOTHER_EXAMPLE: Ja "別の例", En "Another one";
    BACK_TO_WORKED: Ja "解いた例に戻る", En "Back to a worked one";

    FIRST_SOLUTION: Ja "最初に見つけた解です。", En "The first solution that it found.";
}

/// Says how many bits of an example are given.
pub fn faded_bits(n_given: u8) -> Sentence {
    sentence!(
        Ja "左の {n_given} ビット（点線の枠）は、もう入っています。残りを入れてください。",
        En "The {n_given} bits on the left, in dashed frames, are given. Set the others."
    )
}

/// An answer within a sentence: in Japanese with a blank on both sides, unless it stands in brackets.
fn among_text(answer: &Sentence) -> Sentence {
    if answer.in_lang(Lang::Ja).starts_with('「') {
        answer.clone()
    } else {
        sentence!(Ja " {answer} ", En "{answer}")
    }
}

pub fn kept(guess: &Sentence) -> Sentence {
    sentence!(
        Ja "予想：{guess}。この課の終わりに、答えと並びます。",
        En "Your guess: {guess}. It stands beside the answer at the end of this lesson."
    )
}

/// Says the answer where no guess was made.
pub fn answer(right: &Sentence) -> Sentence {
    sentence!(
        Ja "答えは{right}です。",
        En "The answer is {right}.";
        right = among_text(right)
    )
}

/// Says a guess that is the answer.
pub fn same(right: &Sentence) -> Sentence {
    sentence!(
        Ja "予想は{right}、答えも{right}です。",
        En "You said {right}, and the answer is {right}.";
        right = among_text(right)
    )
}

/// Says a guess and another answer.
pub fn other(guess: &Sentence, right: &Sentence) -> Sentence {
    sentence!(
        Ja "予想は{guess}、答えは{right}です。",
        En "You said {guess}. The answer is {right}.";
        guess = among_text(guess), right = among_text(right)
    )
}

/// Asks what a search with a fault will come to.
pub fn expected(size: Size, right: &str) -> Sentence {
    sentence!(
        Ja "N = {size} の解は {right} 個です。壊した探索は、いくつ数えるでしょうか。わけを考えてから、答えを押して動かしてください。",
        En "N = {size} has {right} solutions. How many does the broken search count, and why? Press an answer to run it."
    )
}

/// The result of a search with a fault, beside the right one.
pub const OUTCOMES: [Phrase; 5] = [
    phrase!(Ja "1 つも数えない", En "none"),
    phrase!(Ja "正しい数より少ない", En "fewer"),
    phrase!(Ja "正しい数と同じ", En "the same number"),
    phrase!(Ja "正しい数より多い", En "more"),
    phrase!(Ja "いつまでも終わらない", En "it never ends"),
];

/// The place among [`OUTCOMES`].
pub fn outcome(run: &FaultySearch, right: u64) -> usize {
    match run.solutions.cmp(&right) {
        _ if !run.ended => 4,
        Ordering::Less if run.solutions == 0 => 0,
        Ordering::Less => 1,
        Ordering::Equal => 2,
        Ordering::Greater => 3,
    }
}

/// Says what the reader expected, what the search with the fault found, and what the right search
/// finds.
pub fn found(trial: &FaultTrial, (guess, right): (&Sentence, u64)) -> Sentence {
    let guessed = sentence!(Ja "予想は{guess}でした。", En "You expected {guess}.");
    guessed.and(&came_to(trial, right))
}

/// Tells whether the fault is one of a search row by row, whose queens compare with those of the search.
fn is_of_the_search(fault: Fault) -> bool {
    fault != Fault::OneDiagonal && fault.listing().is_some()
}

fn came_to(trial: &FaultTrial, right: u64) -> Sentence {
    let (size, run) = (trial.side, &trial.run);
    let (placements, solutions) = (run.placements, run.solutions);
    if !is_of_the_search(trial.fault) {
        return sentence!(
            Ja "N = {size} の解を {solutions:,} 個と数えました。正しくは {right} 個です。",
            En "With N = {size} it counted {solutions:,} {solutions:solution|solutions}. There are {right}."
        );
    }
    if run.solutions == right {
        sentence!(
            Ja "N = {size} で、{placements:,} 回クイーンを置き、解を {solutions:,} 個と数えました。正しい数と同じです。",
            En "With N = {size} it placed {placements:,} {placements:queen|queens} and counted {solutions:,} {solutions:solution|solutions}, which is right."
        )
    } else if run.ended {
        sentence!(
            Ja "N = {size} で、{placements:,} 回クイーンを置き、解を {solutions:,} 個と数えました。正しくは {right} 個です。",
            En "With N = {size} it placed {placements:,} {placements:queen|queens} and counted {solutions:,} {solutions:solution|solutions}. There are {right}."
        )
    } else {
        sentence!(
            Ja "N = {size} で、終わりません。{placements:,} 回置いたところで止めました。そのときまでに、解を {solutions:,} 個と数えています。正しくは {right} 個です。",
            En "With N = {size} it does not end. Stopped after {placements:,} {placements:placement|placements}, it had counted {solutions:,} {solutions:solution|solutions}. There are {right}."
        )
    }
}

/// Says what is wrong with the board that is drawn.
pub fn symptom(symptom: Symptom, queens: &[u32], size: Size) -> Sentence {
    let queen = |row: u8| queens.get(usize::from(row)).copied().unwrap_or(0);
    match symptom {
        Symptom::NoQueen { row } => sentence!(
            Ja "「解」とされた最初の盤です。行{row}にクイーンがいません。",
            En "The first board that it took for a solution: row {row} has no queen."
        ),
        Symptom::OffBoard { row } => sentence!(
            Ja "誤って「解」とされた最初の盤です。行{row}のクイーンは {worth} の位、つまり盤の外にいます。",
            En "The first board that it wrongly took for a solution: the queen of row {row} is worth {worth}, beyond the board.";
            worth = queen(row)
        ),
        Symptom::Attack {
            rows: [upper, lower],
            line,
        } => {
            let (above, below) = (column_of(queen(upper), size), column_of(queen(lower), size));
            sentence!(
                Ja "誤って「解」とされた最初の盤です。行{upper}・列{above}のクイーンが、{line}で、行{lower}・列{below}のクイーンに効いています。",
                En "The first board that it wrongly took for a solution: the queen in row {upper}, column {above} attacks the one in row {lower}, column {below} along {line}.";
                line = line_phrase(line)
            )
        }
        Symptom::Weighed { counted, images } => sentence!(
            Ja "数え間違えた最初の解です。この解の組は {images} 個なのに、{counted} 個と数えました。",
            En "The first solution that it counts wrongly: its class has {images} {images:board|boards}, and {counted} {counted:was|were} counted."
        ),
        Symptom::Missed => sentence!(
            Ja "数えなかった最初の解です。",
            En "The first solution that it did not count."
        ),
        Symptom::Repeated => sentence!(
            Ja "2 度目に数えた解です。1 つ前に数えた解と同じ盤です。",
            En "The second solution that it counted: the same board as the one before."
        ),
    }
}
