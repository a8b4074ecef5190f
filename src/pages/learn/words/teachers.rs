//! The words of the page for teachers, and its plans as the course's text has them.

use crate::{
    pages::learn::{LessonPlan, Place, PlanLink, PlanStep},
    text::{Phrase, Sentence, phrases},
};
use bitqueens_core::solver::Phase;

phrases! {
    TITLE: "先生のために", "For teachers";
    WHY: "50 分の授業 3 回分の計画と、印刷できる教材です。リンクは、書いてあるものをそのまま開きます。アドレスをクラスに配れば、全員が同じものを見られます。",
        "Plans for three classes of 50 minutes, and the course on paper. Each link opens exactly what it names; hand its address out, and the whole class sees the same.";
    ASK: "問いかけ", "Ask the class";
    EXPECT: "答え", "Answer";
    SHOW: "見せるもの", "Show or hand out";
    TO_SOLVE: "N = 4 を自分で解く", "Solve N = 4 by hand";
    WRONG: "よくある誤答", "Wrong answers to expect";
    TICKET: "退出チケット（1 人ずつ紙に書く）", "Exit ticket, on paper, one each";
    STRIPS: "コンピューターを使わずに", "Without computers";
    STRIPS_WHY: "透明なシートを盤の幅の 3 倍の長さの帯に切り、中央を盤に合わせて、`left`、`down`、`right` の 3 本にします。塗ったマスが 1 です。1 行下りるときは、クイーンのマスを 3 本に塗り足し、`left` を左へ、`right` を右へ 1 マスずらします。3 本を重ねるのが OR、盤の幅の窓をあけた紙を当てるのが `mask` で、窓の中の塗られていないマスが空いています。",
        "Cut clear sheets into three strips, three times as long as the board is wide, with their middle on the board: `left`, `down` and `right`. A coloured square is a 1. To go down a row, colour the queen's square on all three, then move `left` one square to the left and `right` one to the right. Laying the three over one another is OR. A sheet with a window as wide as the board is `mask`: the squares without colour in the window are free.";
    MARKS: "評価の目安", "Marking";
    MARKS_WHY: "3：ビットがすべて合い、理由も言える。2：ビットはすべて合うが、手順しか言えない。1：ビットの一部が合う。",
        "3: all bits are right, with the reason. 2: all bits are right, with the procedure alone. 1: some bits are right.";
    HOMEWORK: "宿題", "Homework";
    HOMEWORK_WHY: "課のアドレスの終わりに、出席番号が 7 なら `#seed=7` と付けて渡すと、最初の問題が番号ごとに引き直されます。先生が同じアドレスを開いて印刷すると、答えが別の紙に出ます。",
        "Hand out a lesson's address with the pupil's number at its end, `#seed=7` for number 7: it draws the first exercise anew for each number. Open the same address and print it, and the answers come on a sheet of their own.";
    FITS: "どの授業に合うか", "Where it fits";
    FITS_WHY: "高等学校の「情報 I」では「コンピュータとプログラミング」で、2 進数とアルゴリズムの例として使えます。AP Computer Science Principles では Big Idea 2（Data）の 2 進数と、Big Idea 3（Algorithms and Programming）に合います。",
        "In Japan's Informatics I it is an example of binary numbers and algorithms under “Computers and Programming”. In AP Computer Science Principles it fits Big Idea 2, Data (binary numbers), and Big Idea 3, Algorithms and Programming.";
    REUSE: "教材の利用と引用", "Using and citing the text";
    REUSE_WHY: "課と授業案の文章は、プログラムと同じく MIT または Apache-2.0 で利用できます。著作権とライセンスの表示を残せば、写しても、書き換えても、配ってもかまいません。引用の形は `CITATION.cff` にあります。",
        "The text of the lessons and plans is under the program's licences, MIT or Apache-2.0: copy it, change it and hand it out, with the notice of copyright and licence. `CITATION.cff` says how to cite it.";
    PAPER: "紙で学ぶ", "The course on paper";
    PAPER_WHY: "どの課も、下の「印刷」から問題と一緒に印刷できます。答えは別の紙に出ます。アドレスに `seed=1` のような番号を付けると、同じ種類の別の問題になります。番号が同じなら、いつ開いても同じ問題です。",
        "Every lesson prints with its exercises, from the button at its end; the answers come on a sheet of their own. A number such as `seed=1` in the address gives other questions of the same kind. The same number always gives the same questions.";
}

/// Says how long a step of a plan takes.
#[must_use]
pub fn minutes(minutes: u8) -> Sentence {
    Sentence {
        ja: format!("{minutes} 分"),
        en: format!("{minutes} min"),
    }
}

/// Names a step of the stepper.
#[must_use]
pub fn step(size: u8, step: u64) -> Sentence {
    Sentence {
        ja: format!("N = {size} のステップ {step}"),
        en: format!("N = {size}, step {step}"),
    }
}

/// Names a sheet.
#[must_use]
pub fn sheet(title: Phrase) -> Sentence {
    Sentence {
        ja: format!("問題用紙と答え：{}", title.ja),
        en: format!("Sheet and answer: {}", title.en),
    }
}

/// Names a count.
#[must_use]
pub fn count(size: u8) -> Sentence {
    Sentence {
        ja: format!("N = {size} を数える"),
        en: format!("Count N = {size}"),
    }
}

/// Names a stage of writing the solver.
#[must_use]
pub fn write(number: u8) -> Sentence {
    Sentence {
        ja: format!("ソルバーを書く：段階 {number}"),
        en: format!("Write the solver: stage {number}"),
    }
}

/// The plans, in order.
pub static PLANS: &[LessonPlan] = &bitqueens_course::plans!();
