//! The words of a worked example.

use crate::text::phrases;

phrases! {
    WORKED: "解いた例", "A worked example";
    FADED: "残りを解く", "Finish it";
    FADED_WHY: "左半分のビットは、もう入っています。右半分を入れてください。",
        "The bits on the left are set already. Set those on the right.";
    FADE: "右半分だけ自分で解く", "Now do the right half yourself";
    ANOTHER: "別の例", "Another one";
    BACK: "解いた例に戻る", "Back to a worked one";
}
