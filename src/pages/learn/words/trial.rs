//! Sentences about a search with a fault.

use crate::{
    pages::learn::queens::column_of,
    text::{Sentence, grouped, line_phrase, phrases, sentence},
};
use bitqueens_core::{
    faults::{FaultySearch, Symptom},
    solver::Size,
};

phrases! {
    FIRST_SOLUTION: "最初に見つけた解です。", "The first solution that it found.";
}

/// Asks for the count that a search with a fault will come to.
pub fn expected(size: Size, right: &str) -> Sentence {
    sentence!(
        "N = {size} の解は {right} 個です。壊した探索は、いくつと数えると思いますか。",
        "N = {size} has {right} solutions. How many will the broken search count?"
    )
}

/// Says what the reader expected, what the search with the fault found, and what the right search
/// finds.
pub fn found(size: Size, run: &FaultySearch, (guess, right): (u64, u64)) -> Sentence {
    let guess = grouped(guess);
    let guessed = sentence!("予想は {guess} 個でした。", "You expected {guess}.");
    guessed.and(&came_to(size, run, right))
}

fn came_to(size: Size, run: &FaultySearch, right: u64) -> Sentence {
    let (placements, solutions) = (grouped(run.placements), grouped(run.solutions));
    if run.solutions == right {
        sentence!(
            "N = {size} で、{placements} 回クイーンを置き、解を {solutions} 個と数えました。正しい数と同じです。",
            "With N = {size} it placed {placements} queens and counted {solutions} solutions, which is right."
        )
    } else if run.ended {
        sentence!(
            "N = {size} で、{placements} 回クイーンを置き、解を {solutions} 個と数えました。正しくは {right} 個です。",
            "With N = {size} it placed {placements} queens and counted {solutions} solutions. There are {right}."
        )
    } else {
        sentence!(
            "N = {size} で、終わりません。{placements} 回置いたところで止めました。そのときまでに、解を {solutions} 個と数えています。正しくは {right} 個です。",
            "With N = {size} it does not end. Stopped after {placements} placements, it had counted {solutions} solutions. There are {right}."
        )
    }
}

/// Says what is wrong with the board that is drawn.
pub fn symptom(symptom: Symptom, queens: &[u32], size: Size) -> Sentence {
    let queen = |row: u8| queens.get(usize::from(row)).copied().unwrap_or(0);
    match symptom {
        Symptom::NoQueen { row } => sentence!(
            "「解」とされた最初の盤です。行{row}にクイーンがいません。",
            "The first board that it took for a solution: row {row} has no queen."
        ),
        Symptom::OffBoard { row } => sentence!(
            "誤って「解」とされた最初の盤です。行{row}のクイーンは {} の位、つまり盤の外にいます。",
            "The first board that it wrongly took for a solution: the queen of row {row} is worth {}, beyond the board.",
            queen(row)
        ),
        Symptom::Attack {
            rows: [upper, lower],
            line,
        } => {
            let line = line_phrase(line);
            let (above, below) = (column_of(queen(upper), size), column_of(queen(lower), size));
            Sentence {
                ja: format!(
                    "誤って「解」とされた最初の盤です。行{upper}・列{above}のクイーンが、{}で、行{lower}・列{below}のクイーンに効いています。",
                    line.ja
                ),
                en: format!(
                    "The first board that it wrongly took for a solution: the queen in row {upper}, column {above} attacks the one in row {lower}, column {below} along {}.",
                    line.en
                ),
            }
        }
        Symptom::Weighed { counted, images } => sentence!(
            "数え間違えた最初の解です。この解の組は {images} 個なのに、{counted} 個と数えました。",
            "The first solution that it counts wrongly: its class has {images} boards, and {counted} were counted."
        ),
        Symptom::Missed => sentence!(
            "数えなかった最初の解です。",
            "The first solution that it did not count."
        ),
        Symptom::Repeated => sentence!(
            "2 度目に数えた解です。1 つ前に数えた解と同じ盤です。",
            "The second solution that it counted: the same board as the one before."
        ),
    }
}
