//! The words of a lesson around its text.

pub mod hand;
pub mod join;

use crate::{
    draw::Sketch,
    text::{Phrase, Sentence, phrase, phrases, sentence},
};
use bitqueens_core::{
    bits::{View, Word},
    solver::Size,
};

phrases! {
    NO_SUCH_LESSON: Ja "アドレスにある課は見つからないので、課の一覧を表示しています。",
        En "There is no lesson of that name, so this is the list of lessons.";
    LESSON_MERGED: Ja "アドレスの課は、この課の一部になりました。", En "The lesson in the address is now part of this one.";
    SHEET_PROBLEM: Ja "アドレスの sheet は、問題の番号（1 から）にしてください。",
        En "In the address, sheet must be the number of an exercise, from 1.";
    MARK_DONE: Ja "この課を終えたことにする", En "Mark this lesson as done";
    DONE_WHY: Ja "「考えてみる」にすべて答え、「予想する」がすべて合うと、自動で印が付きます。この印は、このブラウザーの中だけに残ります。",
        En "It is marked by itself once you have answered each “Think first” and each “Predict” is right. The mark is kept in this browser only.";
    DONE_WHY_LOST: Ja "「考えてみる」にすべて答え、「予想する」がすべて合うと、自動で印が付きます。このブラウザーでは保存が無効なので、印はタブを閉じると消えます。",
        En "It is marked by itself once you have answered each “Think first” and each “Predict” is right. Storage is switched off in this browser, so the mark lasts as long as this tab.";
    LESSON_DONE: Ja "この課を終えました", En "This lesson is done";
    PRESS_BITS: Ja "0 を押すと 1 になり、もう一度押すと 0 に戻ります。", En "Press a 0 to turn it into a 1, and once more to turn it back.";
    AROUND: Ja "前後の課", En "Lessons before and after";
    PREVIOUS_LESSON: Ja "前の課", En "Previous";
    NEXT_ON_WAY: Ja "近道の次の課", En "Next on the short way";
    BACK_TO_WAY: Ja "近道に戻る：", En "Back to the short way: ";
    NEXT_LESSON: Ja "次の課", En "Next";
    QUIZ: Ja "考えてみる", En "Think first";
    BREAK: Ja "壊してみる", En "Break it";
    PUZZLE: Ja "式を作る", En "Make the expression";
    FIND: Ja "壊れたコードを探す", En "Find the fault";
    ANOTHER: Ja "別の問題", En "Another one";
    RESTORE: Ja "最初の問題に戻る", En "Back to the first one";
    PRINT_LESSON: Ja "この課を印刷する（答えは別のページ）", En "Print this lesson (answers on a page of their own)";
    ANSWERS: Ja "答え", En "Answers";
    SHEET: Ja "紙で解く", En "On paper";
    CLOSE_SHEET: Ja "課に戻る", En "Back to the lesson";
    ROW_NUMBERS: Ja "各行の数", En "The number of each row";
    IMAGES: Ja "回転と鏡像", En "Turns and mirror images";
    IMAGE_ITSELF: Ja "もとの盤", En "the board itself";
    IMAGE_SAME: Ja "もとと同じ", En "the same again";
    TURN_90: Ja "90 度回転", En "quarter turn";
    TURN_180: Ja "180 度回転", En "half turn";
    TURN_270: Ja "270 度回転", En "three-quarter turn";
    MIRRORED: Ja "鏡像", En "mirrored";
    AND: Ja "＋", En " + ";
    MOVE_QUEEN: Ja "マスを押すと、クイーンがそこへ移ります。", En "Press a square to move the queen there.";
    COST_ANYWHERE: Ja "1 行に 1 つ、どの列でも", En "one queen a row, in any column";
    COST_COLUMNS: Ja "列も重ねない", En "no column twice";
    COST_SEARCH: Ja "置くたびに確かめて戻る", En "test each queen, and go back";
    TREE_DEAD_END: Ja "行き止まり", En "dead end";
    TREE_SOLUTION: Ja "解", En "solution";
    ROW_AND_COLUMN: Ja "行＼列", En "row \\ column";

    AT_MOST: Ja "この問題には、これより多くの種類がありません。", En "The exercise has no more different questions.";
    NUMBER: Ja "番号", En "Number";
    KEY_TITLE: Ja "宿題の答え", En "Homework key";
    KEY_WHY: Ja "番号ごとに、問題の答えを並べました。番号のリンクが、その番号の問題を開きます。",
        En "The right answer of each question, for every number. The number's link opens its questions.";
    KEY_PROBLEM: Ja "アドレスの key は 1 から 99 までの整数にしてください。",
        En "In the address, key must be a whole number from 1 to 99.";
}

/// Says a lesson's place in the course, counted from 1.
pub fn lesson_number(number: usize, all: usize) -> Sentence {
    sentence!(Ja "第 {number} 課（全 {all} 課）", En "Lesson {number} of {all}")
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
        En "The numbers of {bits} bits in a circle: 0 at the top, one more with each place clockwise, one less with each place back. {word} is {value}, {opposite} is {negated}."
    )
}

/// Says the whole tree for readers who cannot see it.
pub fn tree(size: Size, n_nodes: usize, n_dead_ends: usize, n_solutions: usize) -> Sentence {
    sentence!(
        Ja "N = {size} の探索木。空の盤を含めてノードは {n_nodes} 個、行き止まりは {n_dead_ends} 個、解は {n_solutions} 個。",
        En "The search tree of N = {size}: {n_nodes} nodes with the empty board, {n_dead_ends} dead ends, {n_solutions} solutions."
    )
}

/// Says where queens stand, by row and column.
pub fn queens(queens: &[(u8, u8)]) -> Sentence {
    let places = queens
        .iter()
        .map(|(row, column)| sentence!(Ja "行{row}・列{column}", En "row {row}, column {column}"));
    let places: Vec<Sentence> = places.collect();
    let places = Sentence::joined(&places, phrase!(Ja "、", En "; "));
    sentence!(Ja "クイーン：{places}", En "Queens: {places}")
}

/// A figure of squares alone: its sides, and how many squares are shaded or left out.
pub fn squares(width: u8, height: u8, n_shaded: usize, n_crossed: usize) -> Sentence {
    let mut said = sentence!(
        Ja "縦 {height} マス、横 {width} マスの盤。",
        En "A board of {height} rows and {width} columns."
    );
    if 0 < n_shaded {
        said = said.and(&sentence!(
            Ja "色を付けたマスは {n_shaded} 個。",
            En "{n_shaded} {n_shaded:square is|squares are} shaded."
        ));
    }
    if 0 < n_crossed {
        said = said.and(&sentence!(
            Ja "× のマスは {n_crossed} 個。",
            En "{n_crossed} {n_crossed:square is|squares are} crossed."
        ));
    }
    said
}

/// Says a board in small for readers who cannot see it.
pub fn sketch(of: &Sketch) -> Sentence {
    let said = squares(of.width, of.height, of.shaded.len(), of.crossed.len());
    if of.queens.is_empty() {
        said
    } else {
        said.and(&queens(&of.queens))
    }
}

/// Says whose homework an exercise is, which of how many it is, and what to do.
pub fn homework(pupil: usize, number: usize, of: usize) -> Sentence {
    match of {
        1 => sentence!(
            Ja "{pupil} 番の宿題です。この問いに答えると、課の終わりに提出用の行が出ます。",
            En "Homework of number {pupil}. Once this question is answered, the line to hand in stands at the end of the lesson."
        ),
        _ => sentence!(
            Ja "{pupil} 番の宿題です。{of} 問のうちの {number} 問目です。{of} 問に答えると、課の終わりに提出用の行が出ます。",
            En "Homework of number {pupil}, question {number} of {of}. Once the {of} are answered, the line to hand in stands at the end of the lesson."
        ),
    }
}

/// Names a question of a sheet by its number there.
pub fn question(number: usize) -> Sentence {
    sentence!(Ja "問 {number}", En "Question {number}")
}

/// Names a question of the homework in the head of the key.
pub fn key_question(number: usize) -> Sentence {
    sentence!(Ja "問題 {number}", En "Question {number}")
}

/// Leads to the lesson behind one that is done.
pub fn next(title: &str) -> Sentence {
    sentence!(Ja "次は「{title}」", En "Next: “{title}”")
}
