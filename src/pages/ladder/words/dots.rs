//! Words of the first screen: its one message, the dots, what each branch gains.

use super::{ratios::many, times::about};
use crate::{
    pages::ladder::{Gain, RECORDED_SIZE, Recorded},
    text::{Phrase, Sentence, fixed, phrase, phrases, sentence, significant, time},
};
use bitqueens_core::{
    ladder::{Estimate, Method},
    solver::Size,
};

phrases! {
    QUEENS: Ja "置くクイーン", En "Queens placed";
    RECORDED: Ja "記録", En "Recorded";
    ESTIMATED: Ja "小さい盤の記録からの見積もり", En "estimated from a smaller board";
    HERE: Ja "このコンピューター", En "This machine";
    CHANGES: Ja "変わること", En "What changes";
    TIMES_TEN: Ja "× 10", En "× 10";
    RUNNING: Ja "計測中", En "running";
    NOT_MEASURED: Ja "まだ計っていません", En "not measured";
    TOO_SHORT: Ja "1 ms 未満", En "under 1 ms";
    TOO_SHORT_WHY: Ja "1 ms に満たない時間は、方法の違いより準備の手間を表します。比べるには、大きい N を選んでください。",
        En "A time under 1 ms shows what a run needs to begin rather than its method. Choose a larger N to compare.";
    SIDE_BRANCHES: Ja "枝分かれ：同じ探索の別の書き方、対称性、高速な数え上げ",
        En "Side branches: the same search written otherwise, symmetry, fast counting";
    PAGE_OF_METHOD: Ja "方法の名前を選ぶと、説明と、動いているコードを読めます。",
        En "The name of a method leads to its page, with its code as it runs.";
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
        Ja "同じ {queens} 個のクイーンを、{times} 倍の速さで",
        En "The same {queens} queens, {times} times faster";
        queens, times
    )
}

/// The message in full, from the recorded figures.
pub fn point_words() -> Sentence {
    let time = |method| time(Recorded::on(method, RECORDED_SIZE));
    let hopeless = about(&time(Method::BruteForce));
    sentence!(
        Ja "変えたのは表し方だけです。N = {n} の[解](solution)を数えるのに、[バックトラック](backtracking)は {slow}、[ビットマップ](bitmap)は {fast} かかります。置くクイーンは同じで、配列がビットになりました。[ブルートフォース](brute-force)なら{hopeless}かかります。",
        En "Only the representation changed. [Backtracking](backtracking) counts the [solutions](solution) of N = {n} in {slow}, the [bitmap](bitmap) in {fast}: it places the same queens, kept in bits instead of arrays. [Brute force](brute-force) would take {hopeless}.";
        n = RECORDED_SIZE, slow = time(Method::Backtracking), fast = time(Method::Bitmap), hopeless
    )
}

/// Names the axis of the times.
pub fn axis_words(size: Size) -> Sentence {
    sentence!(
        Ja "N = {size} の時間（底 10 の対数目盛）",
        En "Time for N = {size} (logarithmic axis, base 10)";
        size
    )
}

/// Says what a branch gains.
pub fn gain_words(gain: Gain) -> Sentence {
    match gain {
        Gain::Fewer { times } => sentence!(
            Ja "枝刈り：クイーンが {times}分の 1",
            En "Prune: {times} times fewer queens";
            times = many(times)
        ),
        Gain::Faster {
            queens,
            times,
            is_here,
        } => {
            let queens = if queens.is_known() {
                let queens = fixed(queens.nodes(), 0);
                sentence!(Ja "同じ {queens} 個の", En "Same {queens} queens"; queens)
            } else {
                phrase!(Ja "同じ", En "Same queens").into()
            };
            let here = if is_here {
                phrase!(Ja "このコンピューターで ", En " here")
            } else {
                Phrase::same_in_all("")
            };
            let times = if times < 1.0 {
                let times = significant(1.0 / times);
                sentence!(Ja "{times} 倍の時間", En "{times} times slower"; times)
            } else {
                let times = significant(times);
                sentence!(Ja "{times} 倍の速さ", En "{times} times faster"; times)
            };
            sentence!(
                Ja "{queens}クイーン：{here}{times}",
                En "{queens}, {times}{here}";
                queens, here, times
            )
        }
    }
}

/// How far a run is.
pub fn underway(done: u32, parts: u32) -> Sentence {
    if parts == 0 {
        return RUNNING.into();
    }
    sentence!(
        Ja "{running} {done:,}／{parts:,}",
        En "{running} {done:,} of {parts:,}";
        running = RUNNING, done, parts
    )
}
