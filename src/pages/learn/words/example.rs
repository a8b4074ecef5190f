//! The words of a worked example.

use crate::text::phrases;

phrases! {
    WORKED: "解いた例", "A worked example";
    FADED: "残りを解く", "Finish it";
    FADED_BITS: "左半分のビットは、もう入っています。右半分を入れてください。",
        "The bits on the left are set already. Set those on the right.";
    FADED_LINES: "はじめの行は、もう並んでいます。残りの行を順に押してください。",
        "The first lines stand in their places already. Press the others in their order.";
    FADED_REASON: "考え方は、途中まで書いてあります。続きを考えて、答えてください。",
        "The beginning is worked out. Go on from there, and answer.";
    FADE: "次は途中から自分で解く", "Now finish one yourself";
    ANOTHER: "別の例", "Another one";
    BACK: "解いた例に戻る", "Back to a worked one";
}
