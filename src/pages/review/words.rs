//! The words of the review and of the tests.

use crate::{
    course::{
        CoursePart, NoBoxes, part_title,
        words::review::{in_days, questions},
    },
    text::{Sentence, phrases, sentence},
};

phrases! {
    WHY: Ja "課で間違えた問いと、答えを見た問いは、箱 1 に入って、その日のうちに 1 度目が出ます。1 回目で正しく答えた問いは箱 2 に入ります。復習で正しく答えると上の箱へ移り、間違えると箱 1 に戻ります。上の箱ほど、次に出るまでの日数が長くなります。1 日に出るのは 5 問までです。",
        En "A question that was wrong in a lesson, or shown, goes into box 1 and is asked for the first time on the same day. One that was right at once goes into box 2. In the review a right answer moves it up, a wrong one back to box 1. The higher the box, the longer until it is asked again. At most five are due on a day.";
    NOTHING_YET: Ja "まだ問いがありません。課の問題に答えると、間違えた問いはその日に、1 回目で正しく答えた問いは 2 日後に出ます。", En "There is no question yet. Answer one in a lesson: what was wrong is asked here on the same day, what was right at once in two days.";
    MISSED: Ja "課で最初に出した答えを、そのまま入れてあります。間違いを直してください。", En "Your first answer in the lesson stands here as you gave it. Mend what is wrong.";
    MORE: Ja "続けて解く", En "Ask me more";
    NEXT: Ja "次の問い", En "Next question";
    FIRST_COUNTS: Ja "最初の答えだけを記録します。", En "Only the first answer counts.";
    QUESTION: Ja "問い", En "Question";
    FROM_LESSON: Ja "この問いの課：", En "From the lesson: ";
    BOXES: Ja "7 つの箱", En "The seven boxes";
    TEST: Ja "まとめテスト", En "Mixed test";
    TEST_WHY: Ja "部を 1 つ選ぶと、その課の問いから 10 問を混ぜて出します。終えた課の問いなら、答えは復習の箱にも反映されます。問いの組は、アドレスの末尾に付く `seed=` の番号で決まります。番号が同じなら、だれが開いても同じ 10 問です。",
        En "Choose a part: ten questions of its lessons come mixed. Answers count for the boxes of the review where the lesson is done. The number behind `seed=` at the end of the address says which ten: everyone who opens the same number has the same ones.";
    NOT_ENTERED: Ja "この問いの課をまだ終えていないので、この答えは復習の箱には入りません。", En "The lesson of this question is not done, so the answer counts for no box.";
    READ_AGAIN: Ja "課を読み直す", En "Read the lesson again";
    ANOTHER_TEST: Ja "別の 10 問", En "Another ten";
    ALONG: Ja "記録を持ち運ぶ", En "Take the boxes along";
    KEPT: Ja "箱と課の印は、このブラウザーの中だけに残ります。ほかのブラウザーで続けるには、次のテキストを持っていきます。", En "Boxes and marks are kept in this browser only. To go on in another one, take this text along.";
    KEPT_LOST: Ja "箱と課の印は、このタブを閉じると消えます。残すには、次のテキストを保存してください。", En "Boxes and marks last as long as this tab. Save this text to keep them.";
    AS_TEXT: Ja "箱と課の印", En "Boxes and marks";
    SAVE: Ja "ファイルに保存する", En "Save as a file";
    PASTE: Ja "持ってきたテキスト", En "A text that you took along";
    TAKE_IN: Ja "取り込む", En "Take it in";
    TAKE_IN_FILE: Ja "ファイルから取り込む", En "Take in a file";
    TAKE_IN_WHY: Ja "取り込んでも、ここにある記録は消えません。同じ問いが両方にあれば、あとの日に答えたほうを残します。", En "Nothing here is lost by it. Where both have a question, the one answered on the later day stays.";
    TAKEN_NOTHING: Ja "このテキストには、問いも終えた課もありません。", En "This text holds no question and no lesson that is done.";
    ASIDE: Ja "このブラウザーに保存されていた箱の記録に、読み取れない行がありました。読み取れた行は使っています。元のテキストは、消すまで残しておきます。", En "Some lines of the boxes stored in this browser could not be read. What could be read is in use. The text is kept as it was until you delete it.";
    SAVE_ASIDE: Ja "元のテキストを保存する", En "Save that text";
    FORGET_ASIDE: Ja "元のテキストを消す", En "Delete that text";
}

/// Says how many questions of a round are still to be answered right.
pub fn left(n: usize) -> Sentence {
    sentence!(Ja "あと {n} 問", En "{n} to go")
}

/// Says when the next question is due, where none is left today.
pub fn next_due(days: u32) -> Sentence {
    let when = in_days(days);
    sentence!(Ja "次の問いが出るのは、{when}です。", En "The next question is due {when}.")
}

/// Says the box of a question after its first answer, and when it is asked again.
pub fn moved(is_right: bool, number: u8, days: u32) -> Sentence {
    let when = in_days(days);
    if is_right {
        sentence!(
            Ja "この問いは箱 {number} にあり、{when}にまた出ます。",
            En "The question stands in box {number} and is asked again {when}."
        )
    } else {
        sentence!(
            Ja "この問いは箱 1 に戻り、新しい問いより先にもう一度出ます。",
            En "The question is back in box 1, and asked again before any new one."
        )
    }
}

pub fn box_name(number: u8) -> Sentence {
    sentence!(Ja "箱 {number}", En "Box {number}")
}

/// Says after how many days a box asks again.
pub fn after(days: u32) -> Sentence {
    sentence!(Ja "{days} 日後", En "after {days} {days:day|days}")
}

/// Says where a question of a test stands in it.
pub fn tested(number: usize, of: usize) -> Sentence {
    sentence!(Ja "{of} 問のうち {number} 問目", En "Question {number} of {of}")
}

/// Says how many answers of a test were right.
pub fn result(n_right: usize, of: usize) -> Sentence {
    sentence!(
        Ja "{of} 問のうち {n_right} 問に、1 回目で正しく答えました。",
        En "{n_right} of {of} first answers were right."
    )
}

pub fn test_of(part: CoursePart) -> Sentence {
    let part = part_title(part);
    sentence!(Ja "「{part}」の 10 問", En "Ten questions of “{part}”")
}

/// Says what came of a text that was taken along.
pub fn taken_in(n_questions: usize, n_lessons: usize) -> Sentence {
    let of = questions(n_questions);
    sentence!(
        Ja "{n_questions} 問と、終えた課 {n_lessons} つを取り込みました。",
        En "Taken in: {of}, and {n_lessons} {n_lessons:lesson|lessons} as done."
    )
}

/// Says how many lines of such a text were left out; `None` where none was.
pub fn left_out(unread: &[usize]) -> Option<Sentence> {
    let (n, line) = (unread.len(), unread.first()? + 1);
    Some(sentence!(
        Ja "読み取れない行が {n} 行あり、取り込んでいません。最初は {line} 行目です。",
        En "{n} {n:line|lines} could not be read and {n:was|were} left out; the first is line {line}."
    ))
}

/// Says why a text that was taken along was not taken in.
pub fn not_taken_in(why: NoBoxes) -> Sentence {
    let why = match why {
        NoBoxes::Head => sentence!(
            Ja "箱の記録ではありません。「bitqueens boxes 1」の行から、テキスト全体を貼り付けてください。",
            En "This is no text of boxes. Paste all of it, from the line “bitqueens boxes 1” on."
        ),
        NoBoxes::TooLong => sentence!(
            Ja "テキストが長すぎます。このサイトで保存したテキストだけを貼り付けてください。",
            En "The text is too long. Paste nothing but what this site has saved."
        ),
    };
    why.and(&sentence!(Ja "何も取り込んでいません。", En "Nothing was taken in."))
}

/// Leads back to a lesson in which an answer was wrong.
pub fn read_again(title: &str) -> Sentence {
    sentence!(Ja "「{title}」を読み直す", En "Read “{title}” again")
}
