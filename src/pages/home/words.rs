//! The words of the home page.

use crate::{
    draw::FormulaState,
    text::{Phrase, Sentence, phrase, phrases, sentence},
};

phrases! {
    TITLE: Ja "8 個のクイーンを、どの 2 つも攻撃し合わないように置く", En "Place eight queens so that none attacks another";
    PUZZLE: Ja "クイーンは、縦、横、斜めに何マスでも進めます。置き方は 92 通りあり、コンピューターは 1 つの式を繰り返して、すべて見つけます。この 6 つの図で、その式を組み立てます。",
        En "A queen attacks along her row, her column and her diagonals. There are 92 ways, and a computer finds them all by repeating one line. Here it is, in six pictures.";
    QUEEN: Ja "まず 1 つ置きます。色の付いた行で、次のクイーンを置けるマスはどこでしょうか。クイーンをドラッグしたり、別の行を押したりできます。",
        En "One queen stands. Where may another stand in the marked row? Drag the queen, or press another row.";
    SHADOWS: Ja "効き筋は 3 本です。行を横切るマスが、`left`、`down`、`right` という 3 つの数の 1 になります。",
        En "Her three lines cross that row. Each crossing is a 1 in a number: `left`, `down`, `right`.";
    OR: Ja "OR（`|`）は、3 つの数を 1 つに重ねます。効き筋が 1 本でも通るマスは、1 です。",
        En "OR, `|`, lays the three on one another: 1 where any line crosses.";
    NOT: Ja "NOT（`~`）は、全ビットを反転します。1 が「空き」になりますが、盤の外まで 1 です。",
        En "NOT, `~`, swaps 0 and 1. Now 1 means free, but beyond the board too.";
    MASK: Ja "`mask` は、盤の上だけが 1 です。AND（`&`）で盤の外を落とすと、空いているマスだけが残ります。式に沿って指を動かすと、途中が見えます。",
        En "`mask` is 1 on the board alone. AND, `&`, cuts the rest: what remains is every free square. Move along the line to see it grow.";
    GO: Ja "8 個を置く探索を見る", En "Watch the search";
    LEARN: Ja "課 1 から始める", En "Begin with lesson 1";
    GO_ON: Ja "課の続きに進む", En "Go on with the lessons";
    STEP: Ja "1 行ずつ実行する", En "Step through the search";
    WAYS: Ja "ここから", En "From here";
    NEXT: Ja "次へ", En "Next";
    BACK: Ja "戻る", En "Back";
    KEY_STATE: Ja "次の図、前の図", En "the next picture, the one before";
    KEY_QUEEN: Ja "盤のいちばん上の行で：クイーンを動かす", En "in the top row of the board: move the queen";
    KEY_ROW: Ja "盤の上で：行を選ぶ", En "on the board: choose the row";
    KEY_FORMULA: Ja "式の上で：途中まで見る", En "on the formula: show a part of it";
}

/// The text that is read beside a state of the figure.
pub const fn text(state: FormulaState) -> Phrase {
    match state {
        FormulaState::Puzzle => PUZZLE,
        FormulaState::Queen => QUEEN,
        FormulaState::Shadows => SHADOWS,
        FormulaState::Or => OR,
        FormulaState::Not => NOT,
        FormulaState::Mask => MASK,
    }
}

/// Says where the three shadows are in a row, and how many squares they leave free.
pub(super) fn standing(row: u8, free: u32) -> Sentence {
    // Every shadow on the board takes a square of its own.
    let beyond = match free {
        ..=5 => phrase!(Ja "あります", En ""),
        6 => phrase!(Ja "あり、1 つは盤の外です", En "; one is beyond the board"),
        7.. => phrase!(Ja "あり、2 つは盤の外です", En "; two are beyond the board"),
    };
    sentence!(
        Ja "行{row}：影は {row} つ左、真下、{row} つ右に{beyond}。8 マスのうち {free} マスが空いています。",
        En "Row {row}: shadows {row} to the left, straight below, {row} to the right{beyond}. {free} of 8 squares {free:is|are} free."
    )
}

/// Leads to the lesson that the reader goes on with.
pub fn go_on_with(title: &str) -> Sentence {
    sentence!(Ja "「{title}」から続ける", En "Go on with “{title}”")
}
