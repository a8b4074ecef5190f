//! The words of the home page.

use crate::text::{Sentence, phrases, sentence};

phrases! {
    TITLE: "8 個のクイーンを、互いに効かないように置く", "Place eight queens so that none attacks another";
    LEAD: "クイーンを動かすと、3 本の影が盤を下ります。影の落ちたマスは、下の 3 つの数で 1 になります。行を 1 つ下げることは、`left` では `<< 1`、`right` では `>> 1` です。",
        "Drag the queen: her three shadows are the 1s of the numbers below. Drag the row down: `left` shifts by `<< 1`, `right` by `>> 1`.";
    GO: "コンピューターに任せる", "Let the machine do it";
    GO_WHY: "コードを 1 行ずつ動かして、N = 8 の解 92 個を探します。", "It finds all 92 solutions, one line of code at a time.";
    BY_HAND: "自分で置く", "By hand";
    BY_HAND_WHY: "置けないマスを押すと、どのクイーンのどの線かを示します。", "Press an attacked square: it names the queen and her line.";
    LEARN: "課で学ぶ", "Learn it";
    LEARN_WHY: "パズルから速い数え上げまでの、短い課です。", "Short lessons, from the puzzle to why it is so fast.";
    WRITE: "自分で書く", "Write it";
    WRITE_WHY: "自分のループを実行し、違うビットを盤で見つけます。", "Run your own loop, and see on the board which bit is wrong.";
    COUNT: "解を数える", "Count";
    COUNT_WHY: "N = 18 の解は 666,090,624 個です。このブラウザーで数えられます。",
        "N = 18 has 666,090,624 solutions. This browser counts them.";
    WAYS: "ここから", "From here";
    KEY_QUEEN: "盤の上で：クイーンを動かす", "on the board: move the queen";
    KEY_ROW: "盤の上で：行を動かす", "on the board: move the row";
}

/// Says where the three shadows are in a row, and how many squares they leave free.
pub(super) fn standing(row: u8, free: u32) -> Sentence {
    // Every shadow on the board takes a square of its own.
    let (ja, en) = match free {
        ..=5 => ("あります", ""),
        6 => ("あり、1 つは盤の外です", "; one is beyond the board"),
        7.. => ("あり、2 つは盤の外です", "; two are beyond the board"),
    };
    sentence!(
        "行{row}：影は {row} つ左、真下、{row} つ右に{ja}。8 マスのうち {free} マスが空いています。",
        "Row {row}: shadows {row} to the left, straight below, {row} to the right{en}. {free} of 8 squares are free."
    )
}
