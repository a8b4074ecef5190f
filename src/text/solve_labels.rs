//! The labels of the board that the reader solves.

use super::Phrase;

labels! {
    /// The page.
    PAGE_SOLVE: "自分で解く", "You are the solver";
    /// What to do.
    SOLVE_WHY: "上の行から 1 つずつ、互いに効かないようにクイーンを置いてください。下の bitmap で 1 のところが、その行で空いているマスです。",
        "Set a queen in each row from the top, so that none attacks another. In the bitmap below, each 1 is a free square of the row.";
    /// How to do it.
    SOLVE_HOW: "マスを押すと置き、クイーンを押すと取り除きます。キーボードでは、矢印で移り、Enter で置き、Backspace で 1 つ戻ります。",
        "Press a square to set a queen, press a queen to take it back. On the keyboard, move with the arrows, set with Enter, go back with Backspace.";
    /// The choice of the board.
    SOLVE_SIZE: "盤の大きさ N", "Board size N";
    /// Takes one queen back.
    UNDO: "1 つ戻る", "Take one back";
    /// Takes all queens back.
    CLEAR: "最初から", "Start again";
    /// Asks for a hint.
    HINT: "ヒント", "Hint";
    /// The box for the attack lines.
    LINES: "効き筋を盤に描く", "Draw the attack lines on the board";
    /// The found solutions.
    FOUND: "見つけた解", "Solutions found";
    /// None has been found.
    NONE_FOUND: "まだありません。", "None yet.";
    /// Forgets the found solutions.
    FORGET: "見つけた解を消す", "Forget them";
    /// Where the found solutions are kept.
    FOUND_WHY: "このブラウザーの中だけに残ります。", "They are kept in this browser only.";
    /// Leads to the stepper.
    SEE_SEARCH: "同じ盤をステップ実行で見る", "See this board in the stepper";

    /// Before the first queen.
    START: "行0から始めます。どのマスも空いています。", "Begin with row 0. Every square is free.";
    /// Every row has its queen.
    FULL: "どの行にもクイーンがいます。解です。", "Every row has its queen: a solution.";
    /// After a dead end.
    TAKE_ONE_BACK: "クイーンを 1 つ戻してください。", "Take a queen back.";
    /// There is no queen to take back.
    NOTHING_TO_TAKE: "盤にクイーンはありません。行0のマスを選んでください。", "No queen stands on the board. Choose a square in row 0.";
    /// The solution was found before.
    FOUND_BEFORE: "解ですが、前に見つけたものです。", "A solution, but one you have found before.";
    /// There are more solutions.
    GO_ON: "クイーンを戻して、次の解を探してください。", "Take queens back and look for the next one.";
    /// Every solution has been found.
    ALL_FOUND: "この盤の解は、すべて見つかりました。", "You have found every solution of this board.";
    /// The found solutions were forgotten.
    FORGOTTEN: "見つけた解の記録を消しました。", "The solutions found are forgotten.";
}
