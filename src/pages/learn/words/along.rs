//! The words of taking the boxes along as text.

use super::review::questions;
use crate::{
    pages::learn::{BoxesError, BoxesMistake},
    text::{Sentence, phrases, sentence},
};

phrases! {
    ALONG: Ja "記録を持ち運ぶ", En "Take the boxes along";
    KEPT: Ja "箱と課の印は、このブラウザーの中だけに残ります。ほかのブラウザーで続けるには、次のテキストを持っていきます。", En "Boxes and marks are kept in this browser only. To go on in another one, take this text along.";
    KEPT_LOST: Ja "箱と課の印は、このタブを閉じると消えます。残すには、次のテキストを保存してください。", En "Boxes and marks last as long as this tab. Save this text to keep them.";
    STORAGE_OFF: Ja "このブラウザーでは保存が無効なので、答えた問いの記録は、このタブを閉じると消えます。復習のページの「ファイルに保存する」で残せます。", En "Storage is switched off in this browser, so what you have answered lasts as long as this tab. “Save as a file” on the review’s page keeps it.";
    STORAGE_FULL: Ja "ブラウザーの保存領域がいっぱいなので、答えた問いの記録を保存できません。復習のページの「ファイルに保存する」で残してから、数え上げの記録など、いらない記録を消してください。", En "The browser’s storage is full, so what you have answered is not stored. Keep it by “Save as a file” on the review’s page, then delete records that you no longer need, such as those of counts.";
    AS_TEXT: Ja "箱と課の印", En "Boxes and marks";
    SAVE: Ja "ファイルに保存する", En "Save as a file";
    PASTE: Ja "持ってきたテキスト", En "A text that you took along";
    TAKE_IN: Ja "取り込む", En "Take it in";
    TAKE_IN_FILE: Ja "ファイルから取り込む", En "Take in a file";
    TAKE_IN_WHY: Ja "取り込んでも、ここにある記録は消えません。同じ問いが両方にあれば、答えた回数の多いほうを残します。", En "Nothing here is lost by it. Where both have a question, the place with more answers stays.";
    TAKEN_NOTHING: Ja "このテキストには、問いも終えた課もありません。", En "This text holds no question and no lesson that is done.";
    ASIDE: Ja "このブラウザーに保存されていた箱の記録に、読み取れない行がありました。読み取れた行は使っています。元のテキストは、消すまで残しておきます。", En "Some lines of the boxes stored in this browser could not be read. What could be read is in use. The text is kept as it was until you delete it.";
    SAVE_ASIDE: Ja "元のテキストを保存する", En "Save that text";
    FORGET_ASIDE: Ja "元のテキストを消す", En "Delete that text";
}

/// Says what came of a text that was taken along.
pub fn taken_in(n_questions: usize, n_lessons: usize) -> Sentence {
    let of = questions(n_questions);
    sentence!(
        Ja "{n_questions} 問と、終えた課 {n_lessons} つを取り込みました。",
        En "Taken in: {of}, and {n_lessons} {n_lessons:lesson|lessons} as done.";
        n_questions, n_lessons, of
    )
}

/// Says why a text that was taken along was not taken in.
pub fn not_taken_in(error: BoxesError) -> Sentence {
    let line = error.line + 1;
    let why = match error.mistake {
        BoxesMistake::Head => sentence!(
            Ja "箱の記録ではありません。「bitqueens boxes 1」の行から、テキスト全体を貼り付けてください。",
            En "This is no text of boxes. Paste all of it, from the line “bitqueens boxes 1” on."
        ),
        BoxesMistake::TooLong => sentence!(
            Ja "テキストが長すぎます。このサイトで保存したテキストだけを貼り付けてください。",
            En "The text is too long. Paste nothing but what this site has saved."
        ),
        BoxesMistake::Fields => sentence!(
            Ja "{line} 行目を読み取れません。「問い、箱、日、回数、right か wrong」の順に、空白で区切ってください。",
            En "Line {line} cannot be read. It should have the question, the box, the day, the answers, and right or wrong, with spaces between them.";
            line
        ),
        BoxesMistake::Box => sentence!(
            Ja "{line} 行目の箱は、1 から 5 にしてください。",
            En "The box in line {line} should be 1 to 5.";
            line
        ),
    };
    why.and(&sentence!(Ja "何も取り込んでいません。", En "Nothing was taken in."))
}
