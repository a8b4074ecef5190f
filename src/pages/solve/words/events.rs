//! Sentences about what happens on the board.

use super::{ALL_FOUND, FOUND_BEFORE, FULL, GO_ON, START, TAKE_ONE_BACK};
use crate::{
    pages::solve::SIDES,
    text::{self, Sentence, binary, sentence, words as shared},
};
use bitqueens_core::solver::{Attack, Placement, Size};

/// Says how the board stands.
pub fn standing(placement: &Placement) -> Sentence {
    match placement.n_queens() {
        0 => START.into(),
        _ if placement.is_full() => FULL.into(),
        _ => free_below(placement),
    }
}

/// Says that a queen was placed, and which squares are free below it. The column is as drawn.
pub fn placed(column: u8, placement: &Placement) -> Sentence {
    let row = placement.n_queens().saturating_sub(1);
    sentence!(
        Ja "行{row}、列{column}にクイーンを置きました。",
        En "A queen stands in row {row}, column {column}.";
        row, column
    )
    .and(&free_below(placement))
}

/// Says that every row has its queen, and how many solutions have been found.
pub fn full(is_new: bool, found: usize, solutions: usize) -> Sentence {
    let sentence = if is_new {
        sentence!(
            Ja "解です。{solutions} 個のうち {found} 個を見つけました。",
            En "A solution: {found} of {solutions} found.";
            solutions, found
        )
    } else {
        FOUND_BEFORE.into()
    };
    let next = if found == solutions { ALL_FOUND } else { GO_ON };
    sentence.and(&next.into())
}

/// Says which queens attack a square, and along which lines. The column is as drawn.
pub fn attacked(attacks: impl Iterator<Item = Attack>, column: u8) -> Sentence {
    attacks
        .map(|attack| text::reason(attack, column))
        .reduce(|all, one| all.and(&one))
        .unwrap_or_else(|| shared::MARK_ATTACKED.into())
}

/// Says that the row has its queen already.
pub fn row_taken(row: u8) -> Sentence {
    sentence!(
        Ja "行{row}には、もうクイーンがいます。動かすには、そのクイーンを押して取り除きます。",
        En "Row {row} has its queen. To move it, press the queen to remove it.";
        row
    )
}

/// Says that a row above is still empty.
pub fn from_the_top(row: u8) -> Sentence {
    sentence!(
        Ja "上の行から順に置きます。次は行{row}です。",
        En "Queens are placed from the top. Row {row} is next.";
        row
    )
}

/// Says that the queens from a row on were removed.
pub fn back_at(placement: &Placement) -> Sentence {
    let row = placement.n_queens();
    sentence!(Ja "行{row}に戻りました。", En "Back to row {row}."; row).and(&text::free_squares(
        row,
        placement.free(),
        placement.size(),
    ))
}

/// Names a square that leads to a solution. The column is as drawn.
pub fn hint_square(row: u8, column: u8, bit: u32, size: Size) -> Sentence {
    let word = binary(bit, size);
    sentence!(
        Ja "行{row}の列{column}（bit = {word}）から、まだ見つけていない解に進めます。",
        En "Row {row}, column {column} (bit = {word}) leads to a solution you have not found.";
        row, column, word
    )
}

/// Says that no square leads on, and which queen has to move.
pub fn hint_back(row: u8) -> Sentence {
    sentence!(
        Ja "この並びの先に、まだ見つけていない解はありません。行{row}のクイーンまで戻ってください。",
        En "No solution you have not found lies ahead. Go back to the queen in row {row}.";
        row
    )
}

/// Says that the address names another board than this page has.
pub fn size_problem(used: Size) -> Sentence {
    let (least, most) = (SIDES.start(), SIDES.end());
    sentence!(
        Ja "このページでは、アドレスの n は {least} から {most} までの整数にしてください。N = {used} を表示しています。",
        En "In the address of this page, n must be a whole number from {least} to {most}. N = {used} is shown.";
        least, most, used
    )
}

fn free_below(placement: &Placement) -> Sentence {
    let bitmap = placement.free();
    let free = text::free_squares(placement.n_queens(), bitmap, placement.size());
    if bitmap == 0 {
        free.and(&TAKE_ONE_BACK.into())
    } else {
        free
    }
}
