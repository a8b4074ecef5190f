//! Words of the first screen: its one message, the dots, what each branch gains.

use super::{
    ratios::many,
    times::{about, bar_time},
};
use crate::{
    pages::ladder::{Gain, RECORDED_SIZE, Recorded},
    text::{Phrase, Sentence, fixed, grouped, phrases, sentence, significant},
};
use bitqueens_core::{
    ladder::{Estimate, Method},
    solver::Size,
};

phrases! {
    QUEENS: "置くクイーン", "Queens placed";
    RECORDED: "記録", "Recorded";
    ESTIMATED: "小さい盤の記録からの見積もり", "estimated from a smaller board";
    HERE: "このコンピューター", "This machine";
    CHANGES: "変わること", "What changes";
    TIMES_TEN: "× 10", "× 10";
    RUNNING: "計測中", "running";
    NOT_MEASURED: "まだ計っていません", "not measured";
    TOO_SHORT: "1 ms 未満", "under 1 ms";
    TOO_SHORT_WHY: "1 ms に満たない時間は、方法の違いより準備の手間を表します。比べるには、大きい N を選んでください。",
        "A time under 1 ms shows what a run needs to begin rather than its method. Choose a larger N to compare.";
    SIDE_BRANCHES: "枝分かれ：同じ探索の別の書き方、対称性、高速な数え上げ",
        "Side branches: the same search written otherwise, symmetry, fast counting";
    PAGE_OF_METHOD: "方法の名前を選ぶと、説明と、動いているコードを読めます。",
        "The name of a method leads to its page, with its code as it runs.";
}

/// A number of queens, in digits as far as they are read.
pub fn queens_words(queens: f64) -> String {
    if queens < 1.0e9 {
        fixed(queens, 0)
    } else {
        significant(queens)
    }
}

/// The page's one message, from the recorded figures.
pub fn message() -> Sentence {
    let time = |method| Recorded::on(method, RECORDED_SIZE);
    let times = significant(time(Method::Backtracking) / time(Method::Bitmap));
    // The bitmap places as many as backtracking.
    let queens = fixed(Estimate::of(Method::Bitmap, RECORDED_SIZE).nodes(), 0);
    sentence!(
        "同じ {queens} 個のクイーンを、{times} 倍の速さで",
        "The same {queens} queens, {times} times faster"
    )
}

/// The message in full, from the recorded figures.
pub fn point_words() -> Sentence {
    let time = |method| bar_time(Recorded::on(method, RECORDED_SIZE));
    let (slow, fast) = (time(Method::Backtracking), time(Method::Bitmap));
    let hopeless = about(&time(Method::BruteForce));
    let n = RECORDED_SIZE;
    Sentence {
        ja: format!(
            "変えたのは表し方だけです。N = {n} の[解](solution)を数えるのに、[バックトラック](backtracking)は {}、[ビットマップ](bitmap)は {} かかります。置くクイーンは同じで、配列がビットになりました。[ブルートフォース](brute-force)なら{}かかります。",
            slow.ja, fast.ja, hopeless.ja
        ),
        en: format!(
            "Only the representation changed. [Backtracking](backtracking) counts the [solutions](solution) of N = {n} in {}, the [bitmap](bitmap) in {}: it places the same queens, kept in bits instead of arrays. [Brute force](brute-force) would take {}.",
            slow.en, fast.en, hopeless.en
        ),
    }
}

/// Names the axis of the times.
pub fn axis_words(size: Size) -> Sentence {
    sentence!(
        "N = {size} の時間（底 10 の対数目盛）",
        "Time for N = {size} (logarithmic axis, base 10)"
    )
}

/// Says what a branch gains.
pub fn gain_words(gain: Gain) -> Sentence {
    match gain {
        Gain::Fewer { times } => {
            let Sentence { ja, en } = many(times);
            sentence!(
                "枝刈り：クイーンが {ja}分の 1",
                "Prune: {en} times fewer queens"
            )
        }
        Gain::Faster {
            queens,
            times,
            is_here,
        } => {
            let queens = if queens.is_known() {
                let queens = fixed(queens.nodes(), 0);
                sentence!("同じ {queens} 個の", "Same {queens} queens")
            } else {
                sentence!("同じ", "Same queens")
            };
            let here = if is_here {
                ("このコンピューターで ", " here")
            } else {
                ("", "")
            };
            let (number, ja, en) = if times < 1.0 {
                (significant(1.0 / times), "倍の時間", "slower")
            } else {
                (significant(times), "倍の速さ", "faster")
            };
            Sentence {
                ja: format!("{}クイーン：{}{number} {ja}", queens.ja, here.0),
                en: format!("{}, {number} times {en}{}", queens.en, here.1),
            }
        }
    }
}

/// How far a run is.
pub fn underway(done: u32, parts: u32) -> Sentence {
    if parts == 0 {
        return RUNNING.into();
    }
    let (done, parts) = (grouped(done.into()), grouped(parts.into()));
    let Phrase { ja, en } = RUNNING;
    sentence!("{ja} {done}／{parts}", "{en} {done} of {parts}")
}
