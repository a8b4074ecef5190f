//! The words of the course around its lessons.

pub mod find;
pub mod hand;
pub mod join;
pub mod marks;
pub mod moodle;
pub mod puzzle;
pub mod questions;
pub mod review;
pub mod teachers;
pub mod tools;

use crate::text::{Phrase, Sentence, phrase, phrases, sentence};
use bitqueens_core::{
    bits::{View, Word},
    solver::Size,
};

phrases! {
    CONTENTS: Ja "ビットで解く N クイーン", En "N-Queens in bits";
    CONTENTS_WHY: Ja "図を見て、ビットを予想し、確かめます。近道をたどっても、気になる課から始めてもかまいません。",
        En "Look at a figure, predict the bits, and check them. Take the short way, or begin where you are curious.";
    WAY_ABOUT: Ja "2 進数を知らないところから始めて、ループの仕組みが分かるところまで進みます。すべて読みたいときは、途中で分かれる課にも寄ってください。",
        En "It begins without any binary and ends with the loop understood. Whoever wants all takes the lessons that leave it on the way, too.";
    FROM_HERE: Ja "ここから分かれる課：", En "Further from here: ";
    NEXT_ON_WAY: Ja "近道の次の課", En "Next on the short way";
    BACK_TO_WAY: Ja "近道に戻る：", En "Back to the short way: ";
    ALL_BY_PART: Ja "すべての課は、部ごとに次のとおりです。", En "All lessons, part by part:";
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
    PART_COUNTING: Ja "発展：数え上げ", En "Advanced: counting";
    PART_COUNTING_ABOUT: Ja "本編を終え、大きな N を速く数えたい人に。ほかの方法と見比べ、対称性で仕事を減らし、盤を切ってつなぎます。",
        En "For readers who have finished the main course and want to count a large N: other methods, work saved by symmetry, and the board cut and joined.";
    BEGIN: Ja "ここから始める", En "Begin here";
    GO_ON: Ja "続ける", En "Go on";
    SOLVE_FIRST: Ja "ビットの前に、盤でクイーンを置いて、N\u{a0}=\u{a0}4 の解を 2 つとも見つけます。",
        En "Before the bits, place the queens yourself and find both solutions of N\u{a0}=\u{a0}4.";
    ORDER_FIXED: Ja "どの課でも、最上位ビットを左に描きます。文章が左右の位置を述べているからです。ほかのページは、選ばれている「最下位ビットを左に」のままです。",
        En "Every lesson draws the highest bit on the left, because its text says what stands on which side. The other pages keep the order you chose, lowest bit left.";
    MARK_DONE: Ja "この課を終えたことにする", En "Mark this lesson as done";
    DONE_WHY: Ja "「考えてみる」にすべて答え、「予想する」がすべて合うと、自動で印が付きます。この印は、このブラウザーの中だけに残ります。",
        En "It is marked by itself once you have answered each “Think first” and each “Predict” is right. The mark is kept in this browser only.";
    DONE_WHY_LOST: Ja "「考えてみる」にすべて答え、「予想する」がすべて合うと、自動で印が付きます。このブラウザーでは保存が無効なので、印はタブを閉じると消えます。",
        En "It is marked by itself once you have answered each “Think first” and each “Predict” is right. Storage is switched off in this browser, so the mark lasts as long as this tab.";
    CLEAR_PROGRESS: Ja "記録を消す", En "Clear the record";
    ALL_LESSONS: Ja "課の一覧", En "All lessons";
    AROUND: Ja "前後の課", En "Lessons before and after";
    PREVIOUS_LESSON: Ja "前の課", En "Previous";
    NEXT_LESSON: Ja "次の課", En "Next";

    QUIZ: Ja "考えてみる", En "Think first";
    BREAK: Ja "壊してみる", En "Break it";
    PUZZLE: Ja "式を作る", En "Make the expression";
    FIND: Ja "壊れたコードを探す", En "Find the fault";

    ANOTHER: Ja "別の問題", En "Another one";
    RESTORE: Ja "最初の問題に戻る", En "Back to the first one";
    PRINT_LESSON: Ja "この課を印刷する（答えは別のページ）", En "Print this lesson (answers on a page of their own)";
    ANSWERS: Ja "答え", En "Answers";
    COLON: Ja "：", En ": ";
    SHEET: Ja "紙で解く", En "On paper";
    CLOSE_SHEET: Ja "課に戻る", En "Back to the lesson";
    SEE_STEP: Ja "この行をステップ実行で見る", En "See this row in the stepper";

    ROW_NUMBERS: Ja "各行の数", En "The number of each row";
    IMAGES: Ja "回転と鏡像", En "Turns and mirror images";
    IMAGE_ITSELF: Ja "もとの盤", En "the board itself";
    IMAGE_SAME: Ja "もとと同じ", En "the same again";
    TURN_90: Ja "90 度回転", En "quarter turn";
    TURN_180: Ja "180 度回転", En "half turn";
    TURN_270: Ja "270 度回転", En "three-quarter turn";
    MIRRORED: Ja "鏡像", En "mirrored";
    AND: Ja "＋", En " + ";

    NO_SUCH_LESSON: Ja "アドレスにある課は見つからないので、課の一覧を表示しています。",
        En "There is no lesson of that name, so this is the list of lessons.";
    SEED_PROBLEM: Ja "アドレスの seed は 0 以上の整数にしてください。使えないものは 0 としています。",
        En "In the address, seed must be whole numbers, 0 or more; what cannot be used counts as 0.";
    SHEET_PROBLEM: Ja "アドレスの sheet は、問題の番号（1 から）にしてください。",
        En "In the address, sheet must be the number of an exercise, from 1.";

    MOVE_QUEEN: Ja "マスを押すと、クイーンがそこへ移ります。", En "Press a square to move the queen there.";
    COST_ANYWHERE: Ja "1 行に 1 つ、どの列でも", En "one queen a row, in any column";
    COST_COLUMNS: Ja "列も重ねない", En "no column twice";
    COST_SEARCH: Ja "置くたびに確かめて戻る", En "test each queen, and go back";
    TREE_DEAD_END: Ja "行き止まり", En "dead end";
    TREE_SOLUTION: Ja "解", En "solution";
    ROW_AND_COLUMN: Ja "行＼列", En "row \\ column";

    GLOSSARY_WHY: Ja "このサイトの言葉を、記号、ほかの呼び名、意味、説明のある課とともに並べました。", En "The words of this site with their signs, other names, meanings and lessons.";
    ALSO: Ja "別名：", En "also: ";
    ITS_LESSON: Ja "課：", En "Lesson: ";
    NO_SUCH_TERM: Ja "アドレスにある用語は見つからないので、一覧のはじめを表示しています。", En "There is no term of that name, so this is the beginning of the list.";
}

/// Lists things, with a sign between them.
pub(super) fn listed(things: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    let things = things.into_iter().map(|thing| thing.to_string());
    things.collect::<Vec<_>>().join(between)
}

/// The same in every language, with its own words between.
pub(super) fn list(
    items: impl IntoIterator<Item = impl ToString, IntoIter: Clone>,
    between: Phrase,
) -> Sentence {
    let items = items.into_iter();
    Sentence::of(|lang| listed(items.clone(), between.in_lang(lang)))
}

/// Counts the lessons of the main course that are done, and the advanced ones: each as those done and all.
pub fn lessons_done([done, all]: [usize; 2], [beside, all_beside]: [usize; 2]) -> Sentence {
    let main = if done == all {
        sentence!(Ja "本編をすべて終えました。", En "The main course is done.")
    } else {
        sentence!(
            Ja "本編 {all} 課のうち {done} 課を終えました。",
            En "{done} of {all} lessons of the main course done.";
            all, done
        )
    };
    main.and(&sentence!(
        Ja "発展は {all_beside} 課のうち {beside} 課です。",
        En "{beside} of {all_beside} advanced {all_beside:lesson|lessons} done.";
        all_beside, beside
    ))
}

/// Says how many lessons a part has, and how long they take: of a long one the hours, to the next half.
pub fn extent(count: usize, minutes: usize) -> Sentence {
    let halves = (minutes + 15) / 30;
    let hours = halves / 2;
    match (halves, halves % 2) {
        (0..3, _) => sentence!(
            Ja "{count} 課、約 {minutes} 分",
            En "{count} {count:lesson|lessons}, about {minutes} min";
            count, minutes
        ),
        (_, 0) => sentence!(
            Ja "{count} 課、約 {hours} 時間",
            En "{count} {count:lesson|lessons}, about {hours} hours";
            count, hours
        ),
        _ => sentence!(
            Ja "{count} 課、約 {hours} 時間半",
            En "{count} {count:lesson|lessons}, about {hours}½ hours";
            count, hours
        ),
    }
}

/// Names the short way.
pub fn way(n_lessons: usize) -> Sentence {
    sentence!(Ja "近道（{n_lessons} 課）", En "The short way: {n_lessons} lessons"; n_lessons)
}

/// Says a lesson's place in the course, counted from 1.
pub fn lesson_number(number: usize, all: usize) -> Sentence {
    sentence!(Ja "第 {number} 課（全 {all} 課）", En "Lesson {number} of {all}"; number, all)
}

/// The heading of an exercise: its number where there are several, and its seed where it was drawn.
pub fn exercise_name(number: usize, of: usize, seed: u64) -> Sentence {
    let which = match of {
        1 => String::new(),
        _ => format!(" {number}"),
    };
    let drawn = drawn_by(seed);
    sentence!(Ja "予想する{which}{drawn}", En "Predict{which}{drawn}"; which, drawn)
}

/// The seed behind the name of a question; nothing where it is the lesson's own.
fn drawn_by(seed: u64) -> String {
    match seed {
        0 => String::new(),
        _ => format!(" #{seed}"),
    }
}

/// The three costs, in the order of the figure.
pub const COSTS: [Phrase; 3] = [COST_ANYWHERE, COST_COLUMNS, COST_SEARCH];

/// Says the wheel for readers who cannot see it.
pub fn wheel(x: Word) -> Sentence {
    let (word, opposite) = (x.to_string(), x.negated().to_string());
    let [value, negated] = [x, x.negated()].map(|word| word.value_in(View::Signed));
    let bits = x.width();
    sentence!(
        Ja "{bits} ビットの数を円に並べた図。上が 0、右回りに 1 ずつ増え、左回りに 1 ずつ減る。{word} は {value}、{opposite} は {negated}。",
        En "The numbers of {bits} bits in a circle: 0 at the top, one more with each place clockwise, one less with each place back. {word} is {value}, {opposite} is {negated}.";
        bits, word, value, opposite, negated
    )
}

/// Says the whole tree for readers who cannot see it.
pub fn tree(size: Size, n_nodes: usize, n_dead_ends: usize, n_solutions: usize) -> Sentence {
    sentence!(
        Ja "N = {size} の探索木。空の盤を含めてノードは {n_nodes} 個、行き止まりは {n_dead_ends} 個、解は {n_solutions} 個。",
        En "The search tree of N = {size}: {n_nodes} nodes with the empty board, {n_dead_ends} dead ends, {n_solutions} solutions.";
        size, n_nodes, n_dead_ends, n_solutions
    )
}

/// Says where queens stand, by row and column.
pub fn queens(queens: &[(u8, u8)]) -> Sentence {
    let places = queens.iter().map(|(row, column)| {
        sentence!(Ja "行{row}・列{column}", En "row {row}, column {column}"; row, column)
    });
    let places: Vec<Sentence> = places.collect();
    let places = Sentence::joined(&places, phrase!(Ja "、", En "; "));
    sentence!(Ja "クイーン：{places}", En "Queens: {places}"; places)
}
