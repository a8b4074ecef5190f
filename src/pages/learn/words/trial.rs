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
    FIRST_SOLUTION: Ja "最初に見つけた解です。", En "The first solution that it found.";
}

/// Asks for the count that a search with a fault will come to.
pub fn expected(size: Size, right: &str) -> Sentence {
    sentence!(
        Ja "N = {size} の解は {right} 個です。壊した探索は、いくつと数えると思いますか。",
        En "N = {size} has {right} solutions. How many will the broken search count?";
        size, right
    )
}

/// Says what the reader expected, what the search with the fault found, and what the right search
/// finds.
pub fn found(size: Size, run: &FaultySearch, (guess, right): (u64, u64)) -> Sentence {
    let guess = grouped(guess);
    let guessed = sentence!(Ja "予想は {guess} 個でした。", En "You expected {guess}."; guess);
    guessed.and(&came_to(size, run, right))
}

fn came_to(size: Size, run: &FaultySearch, right: u64) -> Sentence {
    let (placements, solutions) = (run.placements, run.solutions);
    if run.solutions == right {
        sentence!(
            Ja "N = {size} で、{placements:,} 回クイーンを置き、解を {solutions:,} 個と数えました。正しい数と同じです。",
            En "With N = {size} it placed {placements:,} {placements:queen|queens} and counted {solutions:,} {solutions:solution|solutions}, which is right.";
            size, placements, solutions
        )
    } else if run.ended {
        sentence!(
            Ja "N = {size} で、{placements:,} 回クイーンを置き、解を {solutions:,} 個と数えました。正しくは {right} 個です。",
            En "With N = {size} it placed {placements:,} {placements:queen|queens} and counted {solutions:,} {solutions:solution|solutions}. There are {right}.";
            size, placements, solutions, right
        )
    } else {
        sentence!(
            Ja "N = {size} で、終わりません。{placements:,} 回置いたところで止めました。そのときまでに、解を {solutions:,} 個と数えています。正しくは {right} 個です。",
            En "With N = {size} it does not end. Stopped after {placements:,} {placements:placement|placements}, it had counted {solutions:,} {solutions:solution|solutions}. There are {right}.";
            size, placements, solutions, right
        )
    }
}

/// Says what is wrong with the board that is drawn.
pub fn symptom(symptom: Symptom, queens: &[u32], size: Size) -> Sentence {
    let queen = |row: u8| queens.get(usize::from(row)).copied().unwrap_or(0);
    match symptom {
        Symptom::NoQueen { row } => sentence!(
            Ja "「解」とされた最初の盤です。行{row}にクイーンがいません。",
            En "The first board that it took for a solution: row {row} has no queen.";
            row
        ),
        Symptom::OffBoard { row } => sentence!(
            Ja "誤って「解」とされた最初の盤です。行{row}のクイーンは {worth} の位、つまり盤の外にいます。",
            En "The first board that it wrongly took for a solution: the queen of row {row} is worth {worth}, beyond the board.";
            row, worth = queen(row)
        ),
        Symptom::Attack {
            rows: [upper, lower],
            line,
        } => {
            let (above, below) = (column_of(queen(upper), size), column_of(queen(lower), size));
            sentence!(
                Ja "誤って「解」とされた最初の盤です。行{upper}・列{above}のクイーンが、{line}で、行{lower}・列{below}のクイーンに効いています。",
                En "The first board that it wrongly took for a solution: the queen in row {upper}, column {above} attacks the one in row {lower}, column {below} along {line}.";
                upper, above, line = line_phrase(line), lower, below
            )
        }
        Symptom::Weighed { counted, images } => sentence!(
            Ja "数え間違えた最初の解です。この解の組は {images} 個なのに、{counted} 個と数えました。",
            En "The first solution that it counts wrongly: its class has {images} {images:board|boards}, and {counted} {counted:was|were} counted.";
            images, counted
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
