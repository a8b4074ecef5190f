//! The words of the review, of the tests, and of what is known of a lesson.

use crate::{
    pages::learn::{CoursePart, Standing},
    text::{Phrase, Sentence, phrases, sentence},
};

phrases! {
    TITLE: "復習", "Review";
    WHY: "課で答えた問いは、5 つの箱のどれかに入ります。正しく答えると 1 つ上の箱へ移り、間違えると箱 1 に戻ります。上の箱ほど、次に出るまでの日数が長くなります。1 日に出るのは 5 問までです。",
        "Each question that you answer in a lesson stands in one of five boxes. A right answer moves it one box up, a wrong one back to box 1. The higher the box, the longer until it is asked again. At most five are due on a day.";
    NOTHING_YET: "まだ問いがありません。課の問題に答えると、その問いが次の日から出ます。", "There is no question yet. Answer one in a lesson, and it is asked here from the next day on.";
    TO_LESSONS: "課の一覧へ", "To the lessons";
    MORE: "続けて解く", "Ask me more";
    NEXT: "次の問い", "Next question";
    FIRST_COUNTS: "最初の答えだけを記録します。", "Only the first answer counts.";
    QUESTION: "問い", "Question";
    FROM_LESSON: "この問いの課：", "From the lesson: ";
    FIVE_A_DAY: "課で答えた問いは、1 日に 5 問までもう一度出ます。", "Questions that you answered in the lessons come back, up to five a day.";
    REVIEW_NOW: "復習する", "Review";

    LINE_EMPTY: "行を書いてから、確かめてください。", "Write the line before you check it.";
    LINE_RIGHT: "この行を入れたループは、N = 1 から 8 まで正しく数えます。", "With this line the loop counts right for N = 1 to 8.";
    LINE_NO_BOARD: "数は合いますが、解を数えるときの `board` に、その解のクイーンが入っていません。", "The counts are right, but when a solution is counted, `board` does not hold its queens.";

    BOXES: "5 つの箱", "The five boxes";
    CLEARED: "課の印、予想、復習の箱を消しました。", "Marks, guesses and boxes are cleared.";
    BRING_BACK: "元に戻す", "Bring them back";

    TEST: "まとめテスト", "Mixed test";
    TEST_WHY: "部を 1 つ選ぶと、その課の問いから 10 問を混ぜて出します。答えは復習の箱にも入ります。問いの組は、アドレスの末尾に付く `seed=` の番号で決まります。番号が同じなら、だれが開いても同じ 10 問です。",
        "Choose a part: ten questions of its lessons come mixed. The answers count for the boxes of the review. The number behind `seed=` at the end of the address says which ten: everyone who opens the same number has the same ones.";
    RESULT: "結果", "Result";
    READ_AGAIN: "課を読み直す", "Read the lesson again";
    ANOTHER_TEST: "別の 10 問", "Another ten";

    KNOWN_WHY: "「身についた」は、その課の問いがすべて箱 3 以上にある課です。どの問いにも、別の日に 2 回、正しく答えています。",
        "A lesson is known when all its questions stand in box 3 or higher: each was answered right on two different days.";
    NOT_BEGUN: "まだ", "not begun";
    BEGUN: "途中", "begun";
    READ: "読んだ", "read";
    KNOWN: "身についた", "known";
}

/// The name of what is known of a lesson.
pub const fn standing(standing: Standing) -> Phrase {
    match standing {
        Standing::NotBegun => NOT_BEGUN,
        Standing::Begun => BEGUN,
        Standing::Read => READ,
        Standing::Known => KNOWN,
    }
}

/// A day, so many days from today.
fn in_days(days: u32) -> Sentence {
    match days {
        0 => sentence!("今日", "today"),
        1 => sentence!("明日", "tomorrow"),
        _ => sentence!("{days} 日後", "in {days} days"),
    }
}

/// Says how many questions are due today.
pub fn due(n: usize) -> Sentence {
    match n {
        0 => sentence!("今日の復習はありません。", "No question is due today."),
        1 => sentence!("今日の復習は 1 問です。", "1 question is due today."),
        _ => sentence!("今日の復習は {n} 問です。", "{n} questions are due today."),
    }
}

/// Says how many questions of a round are still to be answered right.
pub fn left(n: usize) -> Sentence {
    sentence!("あと {n} 問", "{n} to go")
}

/// Says when the next question is due, where none is left today.
pub fn next_due(days: u32) -> Sentence {
    let Sentence { ja, en } = in_days(days);
    sentence!(
        "次の問いが出るのは、{ja}です。",
        "The next question is due {en}."
    )
}

/// Says where a question stands after its first answer, and when it is asked again.
pub fn moved(is_right: bool, number: u8, days: u32) -> Sentence {
    let Sentence { ja, en } = in_days(days);
    if is_right {
        sentence!(
            "この問いは箱 {number} にあり、{ja}にまた出ます。",
            "The question stands in box {number} and is asked again {en}."
        )
    } else {
        sentence!(
            "この問いは箱 1 に戻り、新しい問いより先にもう一度出ます。",
            "The question is back in box 1, and asked again before any new one."
        )
    }
}

/// Asks for a line of the loop, by its number from 1.
pub fn line(number: usize) -> Sentence {
    sentence!(
        "ループの {number} 行目を書いてください。コメントのとおりに動くなら、どんな書き方でもかまいません。",
        "Write line {number} of the loop. Any line that does what its comment says is right."
    )
}

/// Says how the site writes a line.
pub fn printed(code: &str) -> Sentence {
    sentence!(
        "このサイトでは、こう書いています。`{code}`",
        "This site writes it so: `{code}`"
    )
}

/// Names a box.
pub fn box_name(number: u8) -> Sentence {
    sentence!("箱 {number}", "Box {number}")
}

/// Says after how many days a box asks again.
pub fn after(days: u32) -> Sentence {
    let days_en = if days == 1 { "day" } else { "days" };
    sentence!("{days} 日後", "after {days} {days_en}")
}

/// Counts questions.
pub fn questions(n: usize) -> Sentence {
    let questions = if n == 1 { "question" } else { "questions" };
    sentence!("{n} 問", "{n} {questions}")
}

/// Says where a question of a test stands in it.
pub fn tested(number: usize, of: usize) -> Sentence {
    sentence!("{of} 問のうち {number} 問目", "Question {number} of {of}")
}

/// Says how many answers of a test were right.
pub fn result(n_right: usize, of: usize) -> Sentence {
    sentence!(
        "{of} 問のうち {n_right} 問に、1 回目で正しく答えました。",
        "{n_right} of {of} first answers were right."
    )
}

/// Names the test of a part.
pub fn test_of(part: CoursePart) -> Sentence {
    let Phrase { ja, en } = part.title();
    sentence!("「{ja}」の 10 問", "Ten questions of “{en}”")
}

/// Names the way to the test of a part, at its end.
pub fn test_link(part: CoursePart) -> Sentence {
    let Phrase { ja, en } = part.title();
    sentence!("まとめテスト「{ja}」", "Mixed test: “{en}”")
}

/// Says how many of a lesson's questions are in the boxes, and when the next one comes again.
pub fn comes_again(n_in_boxes: usize, of: usize, days: Option<u32>) -> Sentence {
    let Some(days) = days else {
        return sentence!(
            "この課の {of} 問は、答えるか、課を終えると、復習で後の日に出ます。",
            "The lesson's {of} questions come again on later days, once you have answered them or the lesson is done."
        );
    };
    let Sentence { ja, en } = in_days(days);
    let are = if n_in_boxes == 1 { "is" } else { "are" };
    sentence!(
        "この課の {of} 問のうち {n_in_boxes} 問が復習の箱にあります。次に出るのは、{ja}です。",
        "{n_in_boxes} of the lesson's {of} questions {are} in the boxes of the review. The next is asked again {en}."
    )
}
