//! The words of a fault to find.

use crate::{
    course::n_solutions,
    text::{Sentence, first_wrong, phrases, sentence},
};
use bitqueens_core::program::Judgement;
use bitqueens_course::LessonFind;

phrases! {
    MENDED: Ja "直りました。N = 1 から 8 まで、正しく数えます。", En "Mended: it counts correctly for N = 1 to 8.";
    STILL_WRONG: Ja "まだ正しく数えません。", En "It still counts wrong.";
    UNREAD: Ja "このコードは読み取れません。書き方を確かめてください。", En "This line cannot be read. Look at how it is written.";
    YOUR_LINE: Ja "直したコード", En "The line, mended";
    WHY: Ja "まず、壊れたコードを押します。見つけたら、その場で直します。", En "First press the line that is broken. Once it is found, mend it in place.";
}

/// Says what the search came to, and names no word that a line sets.
pub fn symptoms(of: &LessonFind) -> Sentence {
    let (size, right) = (of.side, n_solutions(of.side));
    let found = of.run.solutions;
    if of.run.ended {
        sentence!(
            Ja "この探索は、N = {size} の解を {found:,} 個と数えます。正しくは {right:,} 個です。コードは 1 か所だけ壊れています。",
            En "With N = {size} this search counts {found:,} {found:solution|solutions} instead of {right:,}. One line of its code is broken."
        )
    } else {
        sentence!(
            Ja "この探索は、N = {size} ではいつまでも終わりません。コードは 1 か所だけ壊れています。",
            En "With N = {size} this search never ends. One line of its code is broken."
        )
    }
}

/// Says that a line is not the broken one, by its number from 1, and what is wrong first.
pub fn is_right(number: usize, of: &LessonFind) -> Sentence {
    let line = sentence!(
        Ja "{number} 行目のコードは正しいです。",
        En "Line {number} is right."
    );
    line.and(&first_wrong(&of.first_wrong))
}

/// Says that a line is the broken one.
pub fn found(number: usize) -> Sentence {
    sentence!(
        Ja "壊れているのは {number} 行目です。直してください。",
        En "Line {number} is the broken one. Mend it."
    )
}

/// Says what the line should be, and why.
pub fn answer(of: &LessonFind) -> Sentence {
    let (number, right) = (of.number(), &of.right);
    let line = sentence!(
        Ja "{number} 行目は、正しくは `{right}` です。",
        En "Line {number} should be `{right}`."
    );
    line.and(&Sentence::same_in_all(&of.reply))
}

/// Says that a line is not mended yet, where only some lines are shown.
pub fn still_wrong(judgement: &Judgement) -> Sentence {
    let wrong = Sentence::from(STILL_WRONG);
    match &judgement.divergence {
        Some(at) => wrong.and(&first_wrong(at)),
        None => wrong,
    }
}
