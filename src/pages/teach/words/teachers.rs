//! The words of the page for teachers.

use crate::{
    course::words::drawn_by,
    text::{Sentence, phrases, sentence},
};

phrases! {
    TITLE: Ja "先生へ", En "For teachers";
    WHY: Ja "50 分の授業 10 回分の計画です。各リンクは、書かれた画面をそのまま開きます。アドレスをクラスに配れば、全員が同じものを見られます。印刷すると、1 冊の冊子になります。",
        En "Plans for ten classes of 50 minutes. Each link opens exactly what it names; hand its address out, and the whole class sees the same. Printed, the page is one booklet.";
    PRINT_ALL: Ja "冊子を印刷する", En "Print the booklet";
    ASK: Ja "問いかけ", En "Ask the class";
    EXPECT: Ja "答え", En "Answer";
    SHOW: Ja "見せるもの", En "Show or hand out";
    TO_SOLVE: Ja "N = 4 を自分で解く", En "Solve N = 4 by hand";
    TO_LADDER: Ja "方法の比較", En "The ladder of methods";
    WRONG: Ja "よくある誤答", En "Wrong answers to expect";
    MARKS: Ja "評価の目安", En "Marking";
    ENOUGH: Ja "おおむね満足できる（B）", En "Enough";
    GOOD: Ja "十分満足できる（A）", En "Good";
    HELP: Ja "努力を要する（C）への手立て", En "To help, where it is not enough";
    HOMEWORK: Ja "宿題", En "Homework";
    PUPIL: Ja "1 番の問題", En "The questions of number 1";
    KEY: Ja "1 番から 40 番までの答え", En "The key for 1 to 40";
    NOT_FETCHED: Ja "課を読み込めませんでした。接続を確かめて、もう一度押してください。",
        En "The lessons could not be fetched. Check the connection, then press again.";
    STEP_THROUGH: Ja "この授業を順に表示する", En "Step through this class";
    EXIT_TICKET: Ja "振り返りカード", En "Exit ticket";
    CLASS_BACK: Ja "前へ", En "Back";
    CLASS_NEXT: Ja "次へ", En "Next";
    CLASS_START: Ja "時計を始める", En "Start the clock";
    CLASS_END: Ja "授業を終える", En "End the class";
    CLASS_PROBLEM: Ja "アドレスの class は、授業の番号（1 から 9）にしてください。",
        En "In the address, class must be the number of a class, from 1 to 9.";
    STRIPS_BOARD: Ja "書きこむ盤と、帯を置く段。太い線が盤の端です。", En "The board to write on, and the rows for the strips. The thick lines are the board's edges.";
    STRIPS_CUT: Ja "切り取る帯。2 組あります。", En "The strips to cut out, twice.";
    PAPER: Ja "紙で学ぶ", En "The course on paper";
    PAPER_WHY: Ja "どの課も、下の「印刷」から問題と一緒に印刷できます。答えは別の紙に出ます。アドレスに `seed=1` のような番号を付けると、同じ種類の別の問題になります。番号が同じなら、いつ開いても同じ問題です。",
        En "Every lesson prints with its exercises, from the button at its end; the answers come on a sheet of their own. A number such as `seed=1` in the address gives other questions of the same kind. The same number always gives the same questions.";
}

/// Names the bar of a class.
pub fn class_on_its_way(number: usize) -> Sentence {
    sentence!(Ja "{number} 回目の授業", En "Class {number}")
}

/// Says which place of a class is shown.
pub fn place(number: usize, n_places: usize) -> Sentence {
    sentence!(Ja "{number} / {n_places}", En "{number} / {n_places}")
}

/// Says how many minutes are left of a step, or how late the class is.
pub fn minutes_left(minutes: i64) -> Sentence {
    let late = minutes.unsigned_abs();
    if minutes < 0 {
        sentence!(Ja "{late} 分遅れ", En "{late} min late")
    } else {
        sentence!(Ja "あと {minutes} 分", En "{minutes} min left")
    }
}

/// Names the exit ticket with its minutes.
pub fn ticket(minutes: u8) -> Sentence {
    sentence!(
        Ja "{minutes} 分 振り返りカード（1 人ずつ紙に書く）",
        En "{minutes} min Exit ticket, on paper, one each"
    )
}

pub fn step(size: u8, step: u64) -> Sentence {
    sentence!(Ja "N = {size} のステップ {step}", En "N = {size}, step {step}")
}

pub fn sheet(lesson: &str, seed: u64) -> Sentence {
    let drawn = drawn_by(seed);
    sentence!(
        Ja "問題用紙と答え：{lesson}{drawn}",
        En "Sheet and answer: {lesson}{drawn}"
    )
}

pub fn count(size: u8) -> Sentence {
    sentence!(Ja "N = {size} を数える", En "Count N = {size}")
}

/// Names a stage of writing the solver.
pub fn write(number: u8) -> Sentence {
    sentence!(Ja "ソルバーを書く：段階 {number}", En "Write the solver: stage {number}")
}
