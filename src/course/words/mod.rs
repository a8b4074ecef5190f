//! The words of the course around its lessons.

pub mod find;
pub mod puzzle;
pub mod questions;
pub mod review;

use crate::text::{Phrase, Sentence, phrases, sentence};

phrases! {
    N_QUESTIONS: Ja "用紙の問題数", En "Questions on the sheet";
    QUESTIONS_PROBLEM: Ja "アドレスの questions は 1 から 12 までの整数にしてください。",
        En "In the address, questions must be a whole number from 1 to 12.";
    PUPIL_PROBLEM: Ja "アドレスの pupil は 1 から 999 までの整数にしてください。",
        En "In the address, pupil must be a whole number from 1 to 999.";
    PART_SEARCH: Ja "探索", En "The search";
    PART_SEARCH_ABOUT: Ja "パズルの決まり、盤を数で書く方法、行き止まりから戻る探し方を学びます。",
        En "The rules of the puzzle, the board written as numbers, and a search that goes back from dead ends.";
    PART_WORDS: Ja "ワードと演算", En "The words";
    PART_WORDS_ABOUT: Ja "効き筋を 3 つの数で持ち、空いているマスを 1 つの式で求めます。",
        En "Three numbers hold the attack lines, and one line of code finds the free squares.";
    PART_LOOP: Ja "ループ", En "The loop";
    PART_LOOP_ABOUT: Ja "再帰の探索を、自分で 1 行ずつ組み立てられるループに書き直します。",
        En "The recursive search becomes a loop that you can put together line by line.";
    PART_BITS: Ja "発展：ビットの演算をもっと", En "Advanced: more bit operations";
    PART_BITS_ABOUT: Ja "ビットの演算をほかの問題にも使いたい人に。負の数、1 つのビット、1 の数、組み合わせを扱います。",
        En "For readers who want the operations for other problems too: negative numbers, single bits, counting ones, combinations.";
    PART_APPENDIX: Ja "付録", En "Appendix";
    PART_APPENDIX_ABOUT: Ja "ほかの課では使わない 2 つのまとめです。組み合わせの順位と、すべての方法の表があります。",
        En "Two lessons that no other builds on: the rank of a combination, and a table of all methods.";
    PART_COUNTING: Ja "発展：数え上げ", En "Advanced: counting";
    PART_COUNTING_ABOUT: Ja "本編を終え、大きな N を速く数えたい人に。ほかの方法と見比べ、対称性で仕事を減らし、盤を切ってつなぎます。",
        En "For readers who have finished the main course and want to count a large N: other methods, work saved by symmetry, and the board cut and joined.";
    ALL_LESSONS: Ja "課の一覧", En "All lessons";
    TO_LESSONS: Ja "課の一覧へ", En "To the lessons";

    FROM_HERE: Ja "ここから分かれる課：", En "Further from here: ";

    SEE_STEP: Ja "この行をステップ実行で見る", En "See this row in the stepper";
    PREDICT: Ja "予想する", En "Predict";

    SEED_PROBLEM: Ja "アドレスの seed は 0 以上の整数にしてください。使えないものは 0 としています。",
        En "In the address, seed must be whole numbers, 0 or more; what cannot be used counts as 0.";
}

/// Lists things, with a sign between them.
pub fn listed(things: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    let things = things.into_iter().map(|thing| thing.to_string());
    things.collect::<Vec<_>>().join(between)
}

/// The same in every language, with its own words between.
pub fn list(
    items: impl IntoIterator<Item = impl ToString, IntoIter: Clone>,
    between: Phrase,
) -> Sentence {
    let items = items.into_iter();
    Sentence::of(|lang| listed(items.clone(), between.in_lang(lang)))
}

/// The heading of a question: its number where there are several of its kind, and its seed where it was drawn.
pub fn numbered(name: Phrase, number: usize, of: usize, seed: u64) -> Sentence {
    let which = match of {
        1 => String::new(),
        _ => format!(" {number}"),
    };
    let drawn = drawn_by(seed);
    Sentence::of(|lang| format!("{}{which}{drawn}", name.in_lang(lang)))
}

pub fn exercise_name(number: usize, of: usize, seed: u64) -> Sentence {
    numbered(PREDICT, number, of, seed)
}

/// The seed behind the name of a question; nothing where it is the lesson's own.
pub fn drawn_by(seed: u64) -> String {
    match seed {
        0 => String::new(),
        _ => format!(" #{seed}"),
    }
}

/// Says how long a step of a plan takes.
pub fn minutes(minutes: usize) -> Sentence {
    sentence!(Ja "{minutes} 分", En "{minutes} min")
}
