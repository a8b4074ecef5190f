//! The words around a lesson's opening.

use crate::text::{Lang, Sentence, phrases, sentence};

phrases! {
    OPENING: Ja "読む前に予想する", En "Guess before you read";
    WHY: Ja "採点はしません。予想は、課の終わりで答えと並べて示します。予想せずに読み進めてもかまいません。",
        En "This is not graded. At the end of the lesson your guess stands beside the answer. You may also read on without one.";
    KEEP: Ja "この予想を残す", En "Keep this guess";
    CLOSING: Ja "はじめの予想と答え", En "Your guess and the answer";
    WITHOUT_GUESS: Ja "はじめの問題と答え", En "The first problem and its answer";
}

/// An answer within a sentence: in Japanese with a blank on both sides, unless it stands in brackets.
fn among_text(answer: &Sentence) -> Sentence {
    if answer.in_lang(Lang::Ja).starts_with('「') {
        answer.clone()
    } else {
        sentence!(Ja " {answer} ", En "{answer}"; answer)
    }
}

/// Says that a guess is kept.
pub fn kept(guess: &Sentence) -> Sentence {
    sentence!(
        Ja "予想：{guess}。この課の終わりに、答えと並びます。",
        En "Your guess: {guess}. It stands beside the answer at the end of this lesson.";
        guess
    )
}

/// Says the answer where no guess was made.
pub fn answer(right: &Sentence) -> Sentence {
    sentence!(
        Ja "答えは{right}です。",
        En "The answer is {right}.";
        right = among_text(right)
    )
}

/// Says a guess that is the answer.
pub fn same(right: &Sentence) -> Sentence {
    sentence!(
        Ja "予想は{right}、答えも{right}です。",
        En "You said {right}, and the answer is {right}.";
        right = among_text(right)
    )
}

/// Says a guess and another answer.
pub fn other(guess: &Sentence, right: &Sentence) -> Sentence {
    sentence!(
        Ja "予想は{guess}、答えは{right}です。",
        En "You said {guess}. The answer is {right}.";
        guess = among_text(guess), right = among_text(right)
    )
}
