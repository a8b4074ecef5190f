//! The words in and around the figures.

use crate::text::{Phrase, Sentence, phrase, phrases, sentence};
use bitqueens_core::{
    bits::{View, Word},
    solver::Size,
};

phrases! {
    MOVE_QUEEN: Ja "マスを押すと、クイーンがそこへ移ります（矢印キーで選び、Enter）。",
        En "Press a square to move the queen there (arrow keys and Enter).";
    COST_ANYWHERE: Ja "1 行に 1 つ、どの列でも", En "one queen a row, in any column";
    COST_COLUMNS: Ja "列も重ねない", En "no column twice";
    COST_SEARCH: Ja "置くたびに確かめて戻る", En "test each queen, and go back";
    TREE_DEAD_END: Ja "× 行き止まり", En "× dead end";
    TREE_SOLUTION: Ja "■ 解", En "■ solution";
    ROW_AND_COLUMN: Ja "行＼列", En "row \\ column";
}

/// The three costs, in the order of the figure.
pub const COSTS: [Phrase; 3] = [COST_ANYWHERE, COST_COLUMNS, COST_SEARCH];

/// Says the wheel for readers who cannot see it.
pub fn wheel(x: Word) -> Sentence {
    let (word, opposite) = (x.to_string(), x.negated().to_string());
    let [value, negated] = [x, x.negated()].map(|word| word.value_in(View::Signed));
    let bits = x.width();
    sentence!(
        Ja "{bits} ビットの数を円に並べた図。上が 0、右回りに 1 ずつ増え、左回りに 1 ずつ減る。{word} は {value}、{opposite} は {negated}。",
        En "The numbers of {bits} bits in a circle: 0 at the top, one more with each place clockwise, one less with each place back. {word} is {value}, {opposite} is {negated}.";
        bits, word, value, opposite, negated
    )
}

/// Says the whole tree for readers who cannot see it.
pub fn tree(size: Size, n_nodes: usize, n_dead_ends: usize, n_solutions: usize) -> Sentence {
    sentence!(
        Ja "N = {size} の探索木。空の盤を含めてノードは {n_nodes} 個、行き止まりは {n_dead_ends} 個、解は {n_solutions} 個。",
        En "The search tree of N = {size}: {n_nodes} nodes with the empty board, {n_dead_ends} dead ends, {n_solutions} solutions.";
        size, n_nodes, n_dead_ends, n_solutions
    )
}

/// Says where queens stand, by row and column.
pub fn queens(queens: &[(u8, u8)]) -> Sentence {
    let places = queens.iter().map(|(row, column)| {
        sentence!(Ja "行{row}・列{column}", En "row {row}, column {column}"; row, column)
    });
    let places: Vec<Sentence> = places.collect();
    let places = Sentence::joined(&places, phrase!(Ja "、", En "; "));
    sentence!(Ja "クイーン：{places}", En "Queens: {places}"; places)
}
