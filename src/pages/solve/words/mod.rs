//! The words of the board that the reader solves.

mod events;

pub use events::{
    attacked, back_at, from_the_top, full, hint_back, hint_square, placed, row_taken, size_problem,
    standing,
};

use crate::text::phrases;

phrases! {
    SOLVE_WHY: "上の行から 1 つずつ、互いに効かないようにクイーンを置いてください。下の [bitmap](bitmap) で 1 のところが、その行で[空いているマス](free-square)です。",
        "Place a queen in each row from the top, so that none attacks another. In the [bitmap](bitmap) below, each 1 is a [free square](free-square) of the row.";
    SOLVE_HOW: "マスを押すと置き、クイーンを押すと取り除きます。キーボードでは、矢印で移り、Enter で置き、Backspace で 1 つ戻ります。",
        "Press a square to place a queen, press a queen to remove it. On the keyboard, move with the arrows, place with Enter, go back with Backspace.";
    UNDO: "1 つ戻る", "Take one back";
    CLEAR: "最初から", "Start again";
    HINT: "ヒント", "Hint";
    SHOW_ATTACKS: "効き筋を盤に描く", "Draw the attack lines on the board";
    FOUND: "見つけた解", "Solutions found";
    NONE_FOUND: "まだありません。", "None yet.";
    FORGET: "見つけた解を消す", "Forget them";
    FOUND_WHY: "このブラウザーの中だけに残ります。", "They are kept in this browser only.";
    FOUND_WHY_LOST: "このブラウザーでは保存が無効なので、タブを閉じると消えます。",
        "Storage is switched off in this browser, so they last as long as this tab.";
    SEE_SEARCH: "同じ盤をステップ実行で見る", "See this board in the stepper";
    KEY_QUEEN: "クイーンを置く、取り除く", "place a queen, or remove it";
    KEY_UNDO: "1 つ戻る", "take the last one back";

    START: "行0から始めます。どのマスも空いています。", "Begin with row 0. Every square is free.";
    FULL: "どの行にもクイーンがいます。解です。", "Every row has its queen: a solution.";
    TAKE_ONE_BACK: "クイーンを 1 つ取り除いてください。", "Take a queen back.";
    NOTHING_TO_TAKE: "盤にクイーンはありません。行0のマスを選んでください。", "No queen stands on the board. Choose a square in row 0.";
    FOUND_BEFORE: "解ですが、前に見つけたものです。", "A solution, but one you have found before.";
    GO_ON: "クイーンを取り除いて、次の解を探してください。", "Take queens back and look for the next one.";
    ALL_FOUND: "この盤の解は、すべて見つかりました。", "You have found every solution of this board.";
    FORGOTTEN: "見つけた解の記録を消しました。", "The solutions found are forgotten.";
    QUEENS_PROBLEM: "アドレスの queens に、互いに効いているクイーンか、盤にない列があります。置けるクイーンだけを置きました。",
        "Some queens in the address attack each other or are off the board; only those that fit were placed.";
}
