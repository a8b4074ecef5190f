//! The words around a lesson's opening.

use crate::text::{Sentence, phrases, sentence};

phrases! {
    OPENING: "読む前に予想する", "Guess before you read";
    WHY: "採点はしません。予想は、課の終わりで答えと並べて示します。予想せずに読み進めてもかまいません。",
        "This is not graded. At the end of the lesson your guess stands beside the answer. You may also read on without one.";
    KEEP: "この予想を残す", "Keep this guess";
    CLOSING: "はじめの予想と答え", "Your guess and the answer";
    WITHOUT_GUESS: "はじめの問題と答え", "The first problem and its answer";
}

/// An answer within a Japanese sentence: a blank on both sides, unless it stands in brackets.
fn among_text(answer: &str) -> String {
    if answer.starts_with('「') {
        answer.to_owned()
    } else {
        format!(" {answer} ")
    }
}

/// Says that a guess is kept.
pub fn kept(Sentence { ja, en }: &Sentence) -> Sentence {
    sentence!(
        "予想：{ja}。この課の終わりに、答えと並びます。",
        "Your guess: {en}. It stands beside the answer at the end of this lesson."
    )
}

/// Says the answer where no guess was made.
pub fn answer(right: &Sentence) -> Sentence {
    Sentence {
        ja: format!("答えは{}です。", among_text(&right.ja)),
        en: format!("The answer is {}.", right.en),
    }
}

/// Says a guess that is the answer.
pub fn same(right: &Sentence) -> Sentence {
    Sentence {
        ja: format!("予想は{0}、答えも{0}です。", among_text(&right.ja)),
        en: format!("You said {0}, and the answer is {0}.", right.en),
    }
}

/// Says a guess and another answer.
pub fn other(guess: &Sentence, right: &Sentence) -> Sentence {
    let (guess_ja, right_ja) = (among_text(&guess.ja), among_text(&right.ja));
    Sentence {
        ja: format!("予想は{guess_ja}、答えは{right_ja}です。"),
        en: format!("You said {}. The answer is {}.", guess.en, right.en),
    }
}
