//! The words of the page for teachers, and its edition as the course's text has it.

use crate::{
    pages::learn::{
        LessonPlan, NoteBlock, Place, PlanLink, PlanStep, TeachersEdition, TeachersNote,
    },
    text::{Phrase, Sentence, phrases, sentence},
};
use bitqueens_core::solver::Phase;

phrases! {
    TITLE: "先生へ", "For teachers";
    WHY: "50 分の授業 6 回分の計画です。各リンクは、書かれた画面をそのまま開きます。アドレスをクラスに配れば、全員が同じものを見られます。印刷すると、1 冊の冊子になります。",
        "Plans for six classes of 50 minutes. Each link opens exactly what it names; hand its address out, and the whole class sees the same. Printed, the page is one booklet.";
    PRINT_ALL: "冊子を印刷する", "Print the booklet";
    ASK: "問いかけ", "Ask the class";
    EXPECT: "答え", "Answer";
    SHOW: "見せるもの", "Show or hand out";
    TO_SOLVE: "N = 4 を自分で解く", "Solve N = 4 by hand";
    TO_LADDER: "方法の比較", "The ladder of methods";
    WRONG: "よくある誤答", "Wrong answers to expect";
    TICKET: "振り返りカード（1 人ずつ紙に書く）", "Exit ticket, on paper, one each";
    MARKS: "評価の目安", "Marking";
    ENOUGH: "おおむね満足できる（B）", "Enough";
    GOOD: "十分満足できる（A）", "Good";
    HOMEWORK: "宿題", "Homework";
    PUPIL: "1 番の問題", "The questions of number 1";
    KEY: "1 番から 40 番までの答え", "The key for 1 to 40";
    STRIPS_BOARD: "書きこむ盤と、帯を置く段。太い線が盤の端です。", "The board to write on, and the rows for the strips. The thick lines are the board's edges.";
    STRIPS_CUT: "切り取る帯。2 組あります。", "The strips to cut out, twice.";
    PAPER: "紙で学ぶ", "The course on paper";
    PAPER_WHY: "どの課も、下の「印刷」から問題と一緒に印刷できます。答えは別の紙に出ます。アドレスに `seed=1` のような番号を付けると、同じ種類の別の問題になります。番号が同じなら、いつ開いても同じ問題です。",
        "Every lesson prints with its exercises, from the button at its end; the answers come on a sheet of their own. A number such as `seed=1` in the address gives other questions of the same kind. The same number always gives the same questions.";

    KEY_TITLE: "宿題の答え", "Homework key";
    KEY_WHY: "番号ごとに、問題の正しいビットを並べました。番号のリンクが、その番号の問題を開きます。",
        "The right bits of each question, for every number. The number's link opens its questions.";
    NUMBER: "番号", "Number";
    PUPIL_PROBLEM: "アドレスの pupil は 1 から 999 までの整数にしてください。",
        "In the address, pupil must be a whole number from 1 to 999.";
    KEY_PROBLEM: "アドレスの key は 1 から 99 までの整数にしてください。",
        "In the address, key must be a whole number from 1 to 99.";
}

/// Says how long a step of a plan takes.
pub fn minutes(minutes: u8) -> Sentence {
    sentence!("{minutes} 分", "{minutes} min")
}

/// Names a step of the stepper.
pub fn step(size: u8, step: u64) -> Sentence {
    sentence!("N = {size} のステップ {step}", "N = {size}, step {step}")
}

/// Names a sheet.
pub fn sheet(Phrase { ja, en }: Phrase, seed: u64) -> Sentence {
    let drawn = super::drawn_by(seed);
    sentence!(
        "問題用紙と答え：{ja}{drawn}",
        "Sheet and answer: {en}{drawn}"
    )
}

/// Names a count.
pub fn count(size: u8) -> Sentence {
    sentence!("N = {size} を数える", "Count N = {size}")
}

/// Names a stage of writing the solver.
pub fn write(number: u8) -> Sentence {
    sentence!(
        "ソルバーを書く：段階 {number}",
        "Write the solver: stage {number}"
    )
}

/// Names a question of the homework in the head of the key.
pub fn question(number: usize) -> Sentence {
    sentence!("問題 {number}", "Question {number}")
}

/// The edition.
pub static EDITION: TeachersEdition = bitqueens_course::teachers!();
