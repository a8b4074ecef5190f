//! The words of a line to hand in.

use crate::text::phrases;

phrases! {
    TITLE: Ja "先生に提出する", En "Hand this in";
    WHY: Ja "次の 1 行をコピーして、先生のフォームやメールに貼り付けてください。答えと回数だけが入っていて、名前は入りません。ここからは何も送信されません。答えは、このブラウザーに残ります。",
        En "Copy this line into your teacher's form or a mail. It holds your answers and the tries, not your name. Nothing is sent from here. Your answers stay in this browser.";
    COPY: Ja "行をコピー", En "Copy the line";
}
