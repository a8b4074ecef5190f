//! The words of the home page.

use crate::text::{Sentence, phrase, phrases, sentence};

phrases! {
    TITLE: Ja "クイーンを動かすと、3\u{a0}本の影が 3\u{a0}つの数になる", En "Move the queen: her three shadows are three numbers";
    LEAD: Ja "マスを押すか、クイーンをドラッグしてください。影の落ちたマスはその数で 1、空いているマスは `bitmap` で 1 になります。行を 1 つ下げることは、`left` では `<< 1`、`right` では `>> 1` です。",
        En "Tap a square, or drag her. A shadow is a 1 in its number, a free square a 1 in `bitmap`. One row down, `left` shifts by `<< 1`, `right` by `>> 1`.";
    GO: Ja "8 個を置く探索を見る", En "Watch the search place eight";
    GO_WHY: Ja "1 つ目の解まで、およそ 10 秒です。", En "The first of 92 solutions comes in about 10 seconds.";
    BY_HAND: Ja "自分で置く", En "Place by hand";
    PREDICT: Ja "3 行を予想する", En "Predict three rows";
    LEARN: Ja "課で学ぶ", En "Learn it";
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
