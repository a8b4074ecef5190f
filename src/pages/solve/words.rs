//! The words of the board that the reader solves.

use super::SIDES;
use crate::text::{self, Sentence, binary, phrases, sentence, words as shared};
use bitqueens_core::solver::{Attack, Placement, Size};

phrases! {
    SOLVE_WHY: Ja "上の行から 1 つずつ、互いに効かないようにクイーンを置いてください。下の left・down・right で 1 のところが、その行で[効き筋](attack-line)の通るマスです。",
        En "Place a queen in each row from the top, so that none attacks another. A 1 of left, down or right is on an [attack line](attack-line).";
    SOLVE_HOW: Ja "クイーンを押すと取り除きます。", En "Press a queen to remove her.";
    UNDO: Ja "1 つ戻る", En "Take one back";
    CLEAR: Ja "最初から", En "Start again";
    HINT: Ja "ヒント", En "Hint";
    SHOW_ATTACKS: Ja "調べる行の効き筋と bitmap を見せる", En "Show the row's attacks and bitmap";
    FOUND: Ja "見つけた解", En "Solutions found";
    NONE_FOUND: Ja "まだありません。", En "None yet.";
    FORGET: Ja "見つけた解を消す", En "Forget them";
    FOUND_WHY: Ja "このブラウザーの中だけに残ります。", En "They are kept in this browser only.";
    FOUND_WHY_LOST: Ja "このブラウザーでは保存が無効なので、タブを閉じると消えます。",
        En "Storage is switched off in this browser, so they last as long as this tab.";
    LARGER: Ja "1 つ大きい盤を解く", En "Solve the next larger board";
    COURSE: Ja "課の一覧へ", En "On to the lessons";
    SEE_SEARCH: Ja "同じ盤をステップ実行で見る", En "See this board in the stepper";
    KEY_QUEEN: Ja "クイーンを置く、取り除く", En "place a queen, or remove it";
    KEY_UNDO: Ja "1 つ戻る", En "take the last one back";

    START: Ja "行0の好きなマスを押してください。", En "Press any square of row 0.";
    FULL: Ja "どの行にもクイーンがいます。解です。", En "Every row has its queen: a solution.";
    TAKE_ONE_BACK: Ja "クイーンを 1 つ取り除いてください。", En "Take a queen back.";
    NOTHING_TO_TAKE: Ja "盤にクイーンはありません。行0のマスを選んでください。", En "No queen stands on the board. Choose a square in row 0.";
    FOUND_BEFORE: Ja "解ですが、前に見つけたものです。", En "A solution, but one you have found before.";
    GO_ON: Ja "クイーンを取り除いて、次の解を探してください。", En "Take queens back and look for the next one.";
    ALL_FOUND: Ja "この盤の解は、すべて見つかりました。", En "You have found every solution of this board.";
    FORGOTTEN: Ja "見つけた解の記録を消しました。", En "The solutions found are forgotten.";
    QUEENS_PROBLEM: Ja "アドレスの queens に、互いに効いているクイーンか、盤にない列があります。置けるクイーンだけを置きました。",
        En "Some queens in the address attack each other or are off the board; only those that fit were placed.";
}

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
        En "A queen stands in row {row}, column {column}."
    )
    .and(&free_below(placement))
}

/// Says that every row has its queen, and how many solutions have been found.
pub fn full(is_new: bool, found: usize, solutions: usize) -> Sentence {
    let sentence = if is_new {
        sentence!(
            Ja "解です。{solutions} 個のうち {found} 個を見つけました。",
            En "A solution: {found} of {solutions} found."
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
        En "Row {row} has its queen. To move it, press the queen to remove it."
    )
}

/// Says that a row above is still empty.
pub fn from_the_top(row: u8) -> Sentence {
    sentence!(
        Ja "上の行から順に置きます。次は行{row}です。",
        En "Queens are placed from the top. Row {row} is next."
    )
}

/// Says that the queens from a row on were removed.
pub fn back_at(placement: &Placement) -> Sentence {
    let row = placement.n_queens();
    sentence!(Ja "行{row}に戻りました。", En "Back to row {row}.").and(&text::free_squares(
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
        En "Row {row}, column {column} (bit = {word}) leads to a solution you have not found."
    )
}

/// Says that no square leads on, and which queen has to move.
pub fn hint_back(row: u8) -> Sentence {
    sentence!(
        Ja "この並びの先に、まだ見つけていない解はありません。行{row}のクイーンまで戻ってください。",
        En "No solution you have not found lies ahead. Go back to the queen in row {row}."
    )
}

/// Says that the address names another board than this page has.
pub fn size_problem(used: Size) -> Sentence {
    let (least, most) = (SIDES.start(), SIDES.end());
    sentence!(
        Ja "このページでは、アドレスの n は {least} から {most} までの整数にしてください。N = {used} を表示しています。",
        En "In the address of this page, n must be a whole number from {least} to {most}. N = {used} is shown."
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
