//! The words of the home page.

use crate::text::{Sentence, phrase, phrases, sentence};

phrases! {
    TITLE: Ja "8 個のクイーンを、互いに効かないように置く", En "Place eight queens so that none attacks another";
    LEAD: Ja "クイーンを動かすと、3 本の影が盤を下ります。影の落ちたマスは、下の 3 つの数で 1 になります。行を 1 つ下げることは、`left` では `<< 1`、`right` では `>> 1` です。",
        En "Drag the queen: her three shadows are the 1s of the numbers below. Drag the row down: `left` shifts by `<< 1`, `right` by `>> 1`.";
    GO: Ja "コンピューターに任せる", En "Let the machine do it";
    GO_WHY: Ja "コードを 1 行ずつ動かして、N = 8 の解 92 個を探します。", En "It finds all 92 solutions, one line of code at a time.";
    BY_HAND: Ja "自分で置く", En "By hand";
    BY_HAND_WHY: Ja "置けないマスを押すと、どのクイーンのどの線かを示します。", En "Press an attacked square: it names the queen and her line.";
    LEARN: Ja "課で学ぶ", En "Learn it";
    LEARN_WHY: Ja "パズルから速い数え上げまでの、短い課です。", En "Short lessons, from the puzzle to why it is so fast.";
    WRITE: Ja "自分で書く", En "Write it";
    WRITE_WHY: Ja "自分のループを実行し、違うビットを盤で見つけます。", En "Run your own loop, and see on the board which bit is wrong.";
    COUNT: Ja "解を数える", En "Count";
    COUNT_WHY: Ja "N = 18 の解は 666,090,624 個です。このブラウザーで数えられます。",
        En "N = 18 has 666,090,624 solutions. This browser counts them.";
    WAYS: Ja "ここから", En "From here";
    KEY_QUEEN: Ja "盤の上で：クイーンを動かす", En "on the board: move the queen";
    KEY_ROW: Ja "盤の上で：行を動かす", En "on the board: move the row";
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
        En "Row {row}: shadows {row} to the left, straight below, {row} to the right{beyond}. {free} of 8 squares {free:is|are} free.";
        row, beyond, free
    )
}
