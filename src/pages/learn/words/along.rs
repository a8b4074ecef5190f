//! The words of taking the boxes along as text.

use super::review::questions;
use crate::{
    pages::learn::{BoxesError, BoxesMistake},
    text::{Sentence, phrases, sentence},
};

phrases! {
    ALONG: "記録を持ち運ぶ", "Take the boxes along";
    KEPT: "箱と課の印は、このブラウザーの中だけに残ります。ほかのブラウザーで続けるには、次のテキストを持っていきます。", "Boxes and marks are kept in this browser only. To go on in another one, take this text along.";
    KEPT_LOST: "箱と課の印は、このタブを閉じると消えます。残すには、次のテキストを保存してください。", "Boxes and marks last as long as this tab. Save this text to keep them.";
    STORAGE_OFF: "このブラウザーでは保存が無効なので、答えた問いの記録は、このタブを閉じると消えます。復習のページの「ファイルに保存する」で残せます。", "Storage is switched off in this browser, so what you have answered lasts as long as this tab. “Save as a file” on the review’s page keeps it.";
    STORAGE_FULL: "ブラウザーの保存領域がいっぱいなので、答えた問いの記録を保存できません。復習のページの「ファイルに保存する」で残してから、数え上げの記録など、いらない記録を消してください。", "The browser’s storage is full, so what you have answered is not stored. Keep it by “Save as a file” on the review’s page, then delete records that you no longer need, such as those of counts.";
    AS_TEXT: "箱と課の印", "Boxes and marks";
    SAVE: "ファイルに保存する", "Save as a file";
    PASTE: "持ってきたテキスト", "A text that you took along";
    TAKE_IN: "取り込む", "Take it in";
    TAKE_IN_FILE: "ファイルから取り込む", "Take in a file";
    TAKE_IN_WHY: "取り込んでも、ここにある記録は消えません。同じ問いが両方にあれば、答えた回数の多いほうを残します。", "Nothing here is lost by it. Where both have a question, the place with more answers stays.";
    TAKEN_NOTHING: "このテキストには、問いも終えた課もありません。", "This text holds no question and no lesson that is done.";
    ASIDE: "このブラウザーに保存されていた箱の記録に、読み取れない行がありました。読み取れた行は使っています。元のテキストは、消すまで残しておきます。", "Some lines of the boxes stored in this browser could not be read. What could be read is in use. The text is kept as it was until you delete it.";
    SAVE_ASIDE: "元のテキストを保存する", "Save that text";
    FORGET_ASIDE: "元のテキストを消す", "Delete that text";
}

/// Says what came of a text that was taken along.
pub fn taken_in(n_questions: usize, n_lessons: usize) -> Sentence {
    let of = questions(n_questions).en;
    sentence!(
        "{n_questions} 問と、終えた課 {n_lessons} つを取り込みました。",
        "Taken in: {of}, and {n_lessons} of the lessons as done."
    )
}

/// Says why a text that was taken along was not taken in.
pub fn not_taken_in(error: BoxesError) -> Sentence {
    let line = error.line + 1;
    let why = match error.mistake {
        BoxesMistake::Head => sentence!(
            "箱の記録ではありません。「bitqueens boxes 1」の行から、テキスト全体を貼り付けてください。",
            "This is no text of boxes. Paste all of it, from the line “bitqueens boxes 1” on."
        ),
        BoxesMistake::TooLong => sentence!(
            "テキストが長すぎます。このサイトで保存したテキストだけを貼り付けてください。",
            "The text is too long. Paste nothing but what this site has saved."
        ),
        BoxesMistake::Fields => sentence!(
            "{line} 行目を読み取れません。「問い、箱、日、回数、right か wrong」の順に、空白で区切ってください。",
            "Line {line} cannot be read. It should have the question, the box, the day, the answers, and right or wrong, with spaces between them."
        ),
        BoxesMistake::Box => sentence!(
            "{line} 行目の箱は、1 から 5 にしてください。",
            "The box in line {line} should be 1 to 5."
        ),
    };
    why.and(&sentence!(
        "何も取り込んでいません。",
        "Nothing was taken in."
    ))
}
