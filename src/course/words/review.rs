//! The words of the review that other pages also need.

use crate::{
    site::NotStored,
    text::{Sentence, phrases, sentence},
};

phrases! {
    TITLE: Ja "復習", En "Review";
    FIVE_A_DAY: Ja "課で答えた問いは、1 日に 5 問までもう一度出ます。", En "Questions that you answered in the lessons come back, up to five a day.";
    REVIEW_NOW: Ja "復習する", En "Review";

    LINE_EMPTY: Ja "コードを書いてから、確かめてください。", En "Write the line before you check it.";
    LINE_RIGHT: Ja "このコードを入れたループは、N = 1 から 8 まで正しく数えます。", En "With this line the loop counts right for N = 1 to 8.";
    LINE_NO_BOARD: Ja "数は合いますが、解を数えるときの `board` に、その解のクイーンが入っていません。", En "The counts are right, but when a solution is counted, `board` does not hold its queens.";

    KNOWN_WHY: Ja "「身についた」は、その課の問いがすべて箱 3 以上にある課です。どの問いにも、2 日以上あけて正しく答えています。",
        En "A lesson is known when all its questions stand in box 3 or higher: each was answered right again after two days or more.";
}

/// A day, this many days from today.
pub fn in_days(days: u32) -> Sentence {
    match days {
        0 => sentence!(Ja "今日", En "today"),
        1 => sentence!(Ja "明日", En "tomorrow"),
        _ => sentence!(Ja "{days} 日後", En "in {days} days"),
    }
}

/// Says how many questions are due today.
pub fn due(n: usize) -> Sentence {
    match n {
        0 => sentence!(Ja "今日の復習はありません。", En "No question is due today."),
        _ => sentence!(
            Ja "今日の復習は {n} 問です。",
            En "{n} {n:question is|questions are} due today."
        ),
    }
}

/// Asks for a line of the loop, by its number from 1.
pub fn line(number: usize) -> Sentence {
    sentence!(
        Ja "ループの {number} 行目を書いてください。コメントのとおりに動くなら、どんな書き方でもかまいません。",
        En "Write line {number} of the loop. Any line that does what its comment says is right."
    )
}

/// Says how the site writes a line.
pub fn printed(code: &str) -> Sentence {
    sentence!(
        Ja "このサイトでは、こう書いています。`{code}`",
        En "This site writes it so: `{code}`"
    )
}

pub fn questions(n: usize) -> Sentence {
    sentence!(Ja "{n} 問", En "{n} {n:question|questions}")
}

/// Says how many of a lesson's questions are in the boxes, and when the next one comes again.
pub fn comes_again(n_in_boxes: usize, of: usize, days: Option<u32>) -> Sentence {
    let Some(days) = days else {
        return sentence!(
            Ja "この課の {of} 問は、答えると、復習でもう一度出ます。",
            En "The lesson's {of} questions come again in the review, once you have answered them."
        );
    };
    let when = in_days(days);
    sentence!(
        Ja "この課の {of} 問のうち {n_in_boxes} 問が復習の箱にあります。次に出るのは、早くて{when}です。",
        En "{n_in_boxes} of the lesson's {of} questions {n_in_boxes:is|are} in the boxes of the review. The next is asked again {when} at the earliest."
    )
}

/// Says that what was answered is not stored, and what the reader can do.
pub fn not_stored(why: NotStored) -> Sentence {
    let reason = why.phrase();
    match why {
        NotStored::Off => sentence!(
            Ja "{reason}。答えた問いの記録は、このタブを閉じると消えます。復習のページの「ファイルに保存する」で残せます。",
            En "{reason}. What you have answered lasts as long as this tab. “Save as a file” on the review’s page keeps it."
        ),
        NotStored::Full => sentence!(
            Ja "{reason}。答えた問いの記録を保存できません。復習のページの「ファイルに保存する」で残してから、数え上げの記録など、いらない記録を消してください。",
            En "{reason}. What you have answered is not stored. Keep it by “Save as a file” on the review’s page, then delete records that you no longer need, such as those of counts."
        ),
    }
}
