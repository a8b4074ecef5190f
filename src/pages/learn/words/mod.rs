//! The words of the course around its lessons.

pub mod along;
pub mod example;
pub mod figures;
pub mod glossary;
pub mod join;
pub mod number;
pub mod opening;
pub mod review;
pub mod teachers;
pub mod tools;
pub mod trial;

use crate::text::{Sentence, phrases, sentence};

phrases! {
    CONTENTS: "ビットで解く N クイーン", "N-Queens in bits";
    CONTENTS_WHY: "図を見て、ビットを予想し、確かめます。順番に読んでも、気になる課から始めてもかまいません。",
        "Look at a figure, predict the bits, and check them. Read in order, or begin where you are curious.";
    PART_SEARCH: "探索", "The search";
    PART_SEARCH_ABOUT: "パズルの決まり、盤を数で書く方法、行き止まりから戻る探し方を学びます。",
        "The rules of the puzzle, the board written as numbers, and a search that goes back from dead ends.";
    PART_WORDS: "ワードと演算", "The words";
    PART_WORDS_ABOUT: "効き筋を 3 つの数で持ち、空いているマスを 1 行の式で求めます。",
        "Three numbers hold the attack lines, and one line of code finds the free squares.";
    PART_LOOP: "ループ", "The loop";
    PART_LOOP_ABOUT: "再帰の探索を、自分で 1 行ずつ組み立てられるループに書き直します。",
        "The recursive search becomes a loop that you can put together line by line.";
    PART_BITS: "発展：ビットの演算をもっと", "Advanced: more bit operations";
    PART_BITS_ABOUT: "ビットの演算をほかの問題にも使いたい人に。負の数、1 つのビット、1 の数、組み合わせを扱います。",
        "For readers who want the operations for other problems too: negative numbers, single bits, counting ones, combinations.";
    PART_COUNTING: "発展：数え上げ", "Advanced: counting";
    PART_COUNTING_ABOUT: "本編を終え、大きな N を速く数えたい人に。ほかの方法と見比べ、対称性で仕事を減らし、盤を切ってつなぎます。",
        "For readers who have finished the main course and want to count a large N: other methods, work saved by symmetry, and the board cut and joined.";
    BEGIN: "ここから始める", "Begin here";
    GO_ON: "続ける", "Go on";
    SOLVE_FIRST: "ビットの前に、盤でクイーンを置いて、N = 4 の解を 2 つとも見つけます。",
        "Before the bits, place the queens yourself and find both solutions of N = 4.";
    ORDER_FIXED: "どの課でも、最上位ビットを左に描きます。文章が左右の位置を述べているからです。ほかのページは、選ばれている「最下位ビットを左に」のままです。",
        "Every lesson draws the highest bit on the left, because its text says what stands on which side. The other pages keep the order you chose, lowest bit left.";
    MARK_DONE: "この課を終えたことにする", "Mark this lesson as done";
    DONE_WHY: "問題がすべて合うと、自動で印が付きます。この印は、このブラウザーの中だけに残ります。",
        "It is marked by itself once every exercise is right. The mark is kept in this browser only.";
    DONE_WHY_LOST: "問題がすべて合うと、自動で印が付きます。このブラウザーでは保存が無効なので、印はタブを閉じると消えます。",
        "It is marked by itself once every exercise is right. Storage is switched off in this browser, so the mark lasts as long as this tab.";
    CLEAR_PROGRESS: "記録を消す", "Clear the record";
    ALL_LESSONS: "課の一覧", "All lessons";
    AROUND: "前後の課", "Lessons before and after";
    PREVIOUS_LESSON: "前の課", "Previous";
    NEXT_LESSON: "次の課", "Next";

    QUIZ: "考えてみる", "Think first";
    BREAK: "壊してみる", "Break it";
    RUN_FAULT: "壊したまま実行する", "Run it broken";

    ANOTHER: "別の問題", "Another one";
    RESTORE: "最初の問題に戻る", "Back to the first one";
    PRINT_LESSON: "この課を印刷する（答えは別のページ）", "Print this lesson (answers on a page of their own)";
    ANSWERS: "答え", "Answers";
    COLON: "：", ": ";
    SHEET: "紙で解く", "On paper";
    CLOSE_SHEET: "課に戻る", "Back to the lesson";
    SEE_STEP: "この行をステップ実行で見る", "See this row in the stepper";

    ROW_NUMBERS: "各行の数", "The number of each row";
    IMAGES: "回転と鏡像", "Turns and mirror images";
    IMAGE_ITSELF: "もとの盤", "the board itself";
    IMAGE_SAME: "もとと同じ", "the same again";
    TURN_90: "90 度回転", "quarter turn";
    TURN_180: "180 度回転", "half turn";
    TURN_270: "270 度回転", "three-quarter turn";
    MIRRORED: "鏡像", "mirrored";
    AND: "＋", " + ";

    NO_SUCH_LESSON: "アドレスにある課は見つからないので、課の一覧を表示しています。",
        "There is no lesson of that name, so this is the list of lessons.";
    SEED_PROBLEM: "アドレスの seed は 0 以上の整数にしてください。使えないものは 0 としています。",
        "In the address, seed must be whole numbers, 0 or more; what cannot be used counts as 0.";
    SHEET_PROBLEM: "アドレスの sheet は、問題の番号（1 から）にしてください。",
        "In the address, sheet must be the number of an exercise, from 1.";
}

/// Lists things, with a sign between them.
pub(super) fn listed(things: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    let things = things.into_iter().map(|thing| thing.to_string());
    things.collect::<Vec<_>>().join(between)
}

/// Counts the lessons of the main course that are done, and the advanced ones: each as those done and all.
pub fn lessons_done([done, all]: [usize; 2], [beside, all_beside]: [usize; 2]) -> Sentence {
    let main = if done == all {
        sentence!("本編をすべて終えました。", "The main course is done.")
    } else {
        sentence!(
            "本編 {all} 課のうち {done} 課を終えました。",
            "{done} of {all} lessons of the main course done."
        )
    };
    main.and(&sentence!(
        "発展は {all_beside} 課のうち {beside} 課です。",
        "Advanced lessons done: {beside} of {all_beside}."
    ))
}

/// Says how many lessons a part has.
pub fn n_lessons(count: usize) -> Sentence {
    sentence!("{count} 課", "{count} lessons")
}

/// Says how long a lesson takes.
pub fn minutes(minutes: usize) -> Sentence {
    sentence!("約 {minutes} 分", "about {minutes} min")
}

/// Says a lesson's place in the course, counted from 1.
pub fn lesson_number(number: usize, all: usize) -> Sentence {
    sentence!("第 {number} 課（全 {all} 課）", "Lesson {number} of {all}")
}

/// The heading of an exercise: its number where there are several, and its seed where it was drawn.
pub fn exercise_name(number: usize, of: usize, seed: u64) -> Sentence {
    let which = match of {
        1 => String::new(),
        _ => format!(" {number}"),
    };
    let drawn = drawn_by(seed);
    sentence!("予想する{which}{drawn}", "Predict{which}{drawn}")
}

/// The seed behind the name of a question; nothing where it is the lesson's own.
fn drawn_by(seed: u64) -> String {
    match seed {
        0 => String::new(),
        _ => format!(" #{seed}"),
    }
}
