//! The words in and around the figures.

use super::listed;
use crate::text::{Phrase, Sentence, phrases, sentence};
use bitqueens_core::{
    bits::{View, Word},
    solver::Size,
};

phrases! {
    MOVE_QUEEN: "マスを押すと、クイーンがそこへ移ります（矢印キーで選び、Enter）。",
        "Press a square to move the queen there (arrow keys and Enter).";
    COST_ANYWHERE: "1 行に 1 つ、どの列でも", "one queen a row, in any column";
    COST_COLUMNS: "列も重ねない", "no column twice";
    COST_SEARCH: "置くたびに確かめて戻る", "test each queen, and go back";
    TREE_DEAD_END: "× 行き止まり", "× dead end";
    TREE_SOLUTION: "■ 解", "■ solution";
    ROW_AND_COLUMN: "行＼列", "row \\ column";
}

/// The three costs, in the order of the figure.
pub const COSTS: [Phrase; 3] = [COST_ANYWHERE, COST_COLUMNS, COST_SEARCH];

/// Says the wheel for readers who cannot see it.
pub fn wheel(x: Word) -> Sentence {
    let (word, opposite) = (x.to_string(), x.negated().to_string());
    let [value, negated] = [x, x.negated()].map(|word| word.value_in(View::Signed));
    let bits = x.width();
    sentence!(
        "{bits} ビットの数を円に並べた図。上が 0、右回りに 1 ずつ増え、左回りに 1 ずつ減る。{word} は {value}、{opposite} は {negated}。",
        "The numbers of {bits} bits in a circle: 0 at the top, one more with each place clockwise, one less with each place back. {word} is {value}, {opposite} is {negated}."
    )
}

/// Says the whole tree for readers who cannot see it.
pub fn tree(size: Size, n_nodes: usize, n_dead_ends: usize, n_solutions: usize) -> Sentence {
    sentence!(
        "N = {size} の探索木。空の盤を含めてノードは {n_nodes} 個、行き止まりは {n_dead_ends} 個、解は {n_solutions} 個。",
        "The search tree of N = {size}: {n_nodes} nodes with the empty board, {n_dead_ends} dead ends, {n_solutions} solutions."
    )
}

/// Says where queens stand, by row and column.
pub fn queens(queens: &[(u8, u8)]) -> Sentence {
    let queens = || queens.iter();
    let ja = queens().map(|(row, column)| format!("行{row}・列{column}"));
    let en = queens().map(|(row, column)| format!("row {row}, column {column}"));
    let (ja, en) = (listed(ja, "、"), listed(en, "; "));
    sentence!("クイーン：{ja}", "Queens: {en}")
}
