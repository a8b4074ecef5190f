//! The words of the board that the reader solves.

mod events;

pub use events::{
    attacked, back_at, from_the_top, full, hint_back, hint_square, placed, row_taken, size_problem,
    standing,
};

use crate::text::phrases;

phrases! {
    SOLVE_WHY: Ja "上の行から 1 つずつ、互いに効かないようにクイーンを置いてください。下の [bitmap](bitmap) で 1 のところが、その行で[空いているマス](free-square)です。",
        En "Place a queen in each row from the top, so that none attacks another. In the [bitmap](bitmap) below, each 1 is a [free square](free-square) of the row.";
    SOLVE_HOW: Ja "マスを押すと置き、クイーンを押すと取り除きます。キーボードでは、矢印で移り、Enter で置き、Backspace で 1 つ戻ります。",
        En "Press a square to place a queen, press a queen to remove it. On the keyboard, move with the arrows, place with Enter, go back with Backspace.";
    UNDO: Ja "1 つ戻る", En "Take one back";
    CLEAR: Ja "最初から", En "Start again";
    HINT: Ja "ヒント", En "Hint";
    SHOW_ATTACKS: Ja "効き筋を盤に描く", En "Draw the attack lines on the board";
    FOUND: Ja "見つけた解", En "Solutions found";
    NONE_FOUND: Ja "まだありません。", En "None yet.";
    FORGET: Ja "見つけた解を消す", En "Forget them";
    FOUND_WHY: Ja "このブラウザーの中だけに残ります。", En "They are kept in this browser only.";
    FOUND_WHY_LOST: Ja "このブラウザーでは保存が無効なので、タブを閉じると消えます。",
        En "Storage is switched off in this browser, so they last as long as this tab.";
    SEE_SEARCH: Ja "同じ盤をステップ実行で見る", En "See this board in the stepper";
    KEY_QUEEN: Ja "クイーンを置く、取り除く", En "place a queen, or remove it";
    KEY_UNDO: Ja "1 つ戻る", En "take the last one back";

    START: Ja "行0から始めます。どのマスも空いています。", En "Begin with row 0. Every square is free.";
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
