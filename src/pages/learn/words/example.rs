//! The words of a worked example.

use crate::text::phrases;

phrases! {
    WORKED: Ja "解いた例", En "A worked example";
    FADED: Ja "残りを解く", En "Finish it";
    FADED_BITS: Ja "左半分のビットは、もう入っています。右半分を入れてください。",
        En "The bits on the left are set already. Set those on the right.";
    FADED_LINES: Ja "はじめのほうは、もう並んでいます。残りを順に押してください。",
        En "The first lines stand in their places already. Press the others in their order.";
    FADED_REASON: Ja "考え方は、途中まで書いてあります。続きを考えて、答えてください。",
        En "The beginning is worked out. Go on from there, and answer.";
    FADE: Ja "次は途中から自分で解く", En "Now finish one yourself";
    ANOTHER: Ja "別の例", En "Another one";
    BACK: Ja "解いた例に戻る", En "Back to a worked one";
}
