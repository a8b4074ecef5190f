//! The words of what a teacher chooses.

use crate::text::{Sentence, grouped, phrases, sentence};

phrases! {
    HERE: "このページにあるもの", "On this page";
    TO_PLANS: "授業案", "Plans for a class";
    QUESTIONS_TITLE: "問題と問題用紙", "Questions and sheets";
    QUESTIONS_WHY: "課の問題と番号を選ぶと、リンクができます。番号が同じなら、だれが開いても同じ問題です。0 は課にある問題です。",
        "Choose an exercise and a seed, and hand out the link. The same seed gives everyone the same question; 0 is the one that stands in the lesson.";
    LESSON: "課", "Lesson";
    EXERCISE: "問題", "Exercise";
    SEED: "番号（seed）", "Seed";
    ANOTHER_SEED: "次の番号", "Next seed";
    N_QUESTIONS: "用紙の問題数", "Questions on the sheet";
    ON_THE_PAGE: "画面で解く", "On the screen";
    ON_PAPER: "問題用紙と解答", "Sheet and answers";
    STEPS_TITLE: "見せるステップ、埋め込み、投影", "A step to show, to embed, to project";
    STEPS_WHY: "N とステップを選ぶと、その場面のリンクと、自分のページに埋め込む HTML ができます。",
        "Choose N and a step, and take the link to that position, or the HTML that embeds it in a page of your own.";
    EARLIER: "1 つ前", "Previous";
    LATER: "1 つ先", "Next";
    STEP: "ステップ", "Step";
    STEPPER: "ステップ実行", "In the stepper";
    PROJECTOR: "投影用の表示", "Projector view";
    PROJECTOR_WHY: "大きな文字で、盤面、ビット行、計算、説明だけを表示します。PageUp と PageDown で 1 ステップずつ動き、Esc で戻ります。",
        "Board, binary rows, sum and sentence alone, in large type. A presenter’s keys move by one step, Escape leaves it.";
    ASKING: "クラスに尋ねる", "Asking the class";
    ASKING_WHY: "「次へ」を押すと、値を見せる前にビットを尋ねます。",
        "Next asks for the bits before it shows them.";
    STEP_ON_PAPER: "紙で解く", "On paper";
    FRAME: "埋め込む枠", "Frame";
    FRAME_NARROW: "細い段（320 × 400）", "A narrow column, 320 by 400";
    FRAME_PAGE: "教材のページ（760 × 600）", "A page of a course, 760 by 600";
    FRAME_LARGE: "大きな枠（1024 × 768）", "A large frame, 1024 by 768";
    SNIPPET: "埋め込み用の HTML", "HTML to embed";
    SNIPPET_WHY: "ページの HTML に、そのまま貼り付けてください。「戻る」「再生」「次へ」で動きます。",
        "Paste it into the HTML of a page. Back, Play and Next are part of it.";
    FAR: "遠いステップなので、ここには盤を描きません。リンクからは開けます。",
        "The step is too far away to be drawn here. Its links work.";
    AT_MOST: "この問題には、これより多くの種類がありません。", "The exercise has no more different questions.";

    LESSON_PROBLEM: "アドレスの lesson にある課は見つかりません。", "The lesson in the address does not exist.";
    EXERCISE_PROBLEM: "アドレスの exercise は、その課の問題の番号（1 から）にしてください。",
        "In the address, exercise must be the number of one of the lesson's exercises, from 1.";
    QUESTIONS_PROBLEM: "アドレスの questions は 1 から 12 までの整数にしてください。",
        "In the address, questions must be a whole number from 1 to 12.";
}

/// Names a question of a sheet by its number there.
pub fn question(number: usize) -> Sentence {
    sentence!("問 {number}", "Question {number}")
}

/// Names a step of a board.
pub fn step(n: u8, at: u64) -> Sentence {
    let at = grouped(at);
    sentence!("N = {n}、ステップ {at}", "N = {n}, step {at}")
}
