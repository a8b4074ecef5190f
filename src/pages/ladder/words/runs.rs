//! Sentences about runs and times, and what compares one method with another.

use super::method_title;
use crate::{
    pages::ladder::{Amount, Gain, JAVASCRIPT_MILLIS, RECORDED_SIZE, Ratio, Recorded},
    text::{Phrase, Sentence, fixed, phrase, phrases, sentence, significant, time},
};
use bitqueens_core::{
    ladder::{Estimate, Method, Run, TestKind},
    solver::Size,
};

/// Says that a run was not begun: the estimate and the limit it is over, in seconds.
pub fn refused_words(seconds: f64, limit: u16) -> Sentence {
    sentence!(
        Ja "{time}かかる見込みで、制限の {limit} 秒を超えるので、始めていません。",
        En "Not started: it would take {time}, longer than the limit of {limit} s.";
        time = about(&time(1.0e3 * seconds))
    )
}

/// Says that a run was ended at its limit, in seconds.
pub fn late_words(limit: u16) -> Sentence {
    sentence!(
        Ja "制限時間の {limit} 秒を過ぎたので止めました。",
        En "Stopped at the limit of {limit} s."
    )
}

/// Names a task with its parts done; the number of parts is 0 while it is not known.
pub fn parts_words(doing: Phrase, done: u32, parts: u32) -> Sentence {
    if parts == 0 {
        return doing.into();
    }
    sentence!(
        Ja "{doing}（{done}／{parts}）",
        En "{doing} ({done} of {parts})"
    )
}

/// Names the run that is carried out and counts those that wait.
pub fn running_words(run: Run, doing: Phrase, n_waiting: usize) -> Sentence {
    sentence!(
        Ja "{method}、N = {n}：{doing}。残り {n_waiting} 件。",
        En "{method}, N = {n}: {doing}. {n_waiting} waiting.";
        method = method_title(run.method()), n = run.size()
    )
}

/// Tells the placements of a run before it, counted or estimated.
pub fn expected_words(nodes: f64, is_known: bool) -> Sentence {
    let number = significant(nodes);
    if is_known {
        return sentence!(Ja "配置 {number} 回", En "{number} placements");
    }
    sentence!(Ja "配置 約 {number} 回の見込み", En "about {number} placements expected")
}

/// Names the table of the results on a board.
pub fn results_words(size: Size) -> Sentence {
    sentence!(
        Ja "N = {size} の解、配置、検査、末端ノード",
        En "Solutions, placements, tests and leaf nodes for N = {size}"
    )
}

/// A ratio in a table: `× 6.1`, and `1/19` below 1.
pub fn ratio(times: f64) -> String {
    if times < 1.0 {
        return format!("1/{}", significant(1.0 / times));
    }
    format!("× {}", significant(times))
}

/// A large ratio as it is said: `440 million`, `4.4 億`.
pub fn many(times: f64) -> Sentence {
    Sentence::of(|lang| {
        // Beyond a thousand of the largest unit nobody says it in words.
        let unit = LARGE_NUMBERS.into_iter().find(|(unit, name)| {
            *unit <= times && times < 1.0e4 * unit && !name.in_lang(lang).is_empty()
        });
        match unit {
            Some((unit, name)) => {
                let number = times / unit;
                let places = u32::from(number < 10.0);
                format!("{} {}", fixed(number, places), name.in_lang(lang))
            }
            None => significant(times),
        }
    })
}

/// The large numbers that have a name; none in a language that does not count in them.
const LARGE_NUMBERS: [(f64, Phrase); 5] = [
    (1.0e12, phrase!(Ja "兆", En "trillion")),
    (1.0e9, phrase!(Ja "", En "billion")),
    (1.0e8, phrase!(Ja "億", En "")),
    (1.0e6, phrase!(Ja "", En "million")),
    (1.0e4, phrase!(Ja "万", En "")),
];

/// Compares a method's speed with that of the one before it; below 1 it is slower.
pub fn speed_words(run: Run, before: Method, times: f64) -> Sentence {
    let (this, that, n) = (method_title(run.method()), method_title(before), run.size());
    if times < 1.0 {
        let times = significant(1.0 / times);
        return sentence!(
            Ja "N = {n} で、{this}には{that}の {times} 倍の時間がかかります。",
            En "{this} takes {times} times as long as {that} at N = {n}."
        );
    }
    sentence!(
        Ja "N = {n} で、{this}は{that}の {times} 倍の速さです。",
        En "{this} is {times} times as fast as {that} at N = {n}.";
        times = significant(times)
    )
}

/// Compares a method's leaf nodes with those of the one before it; below 1 it has fewer.
pub fn leaf_words(run: Run, before: Method, times: f64) -> Sentence {
    let (this, that, n) = (method_title(run.method()), method_title(before), run.size());
    let (more, less, times) = match times {
        ..1.0 => (that, this, 1.0 / times),
        _ => (this, that, times),
    };
    // Both are whole numbers, so this is exact.
    if times <= 1.0 {
        return sentence!(
            Ja "N = {n} で、{that}と{this}の末端ノードは同じ数です。",
            En "{that} and {this} have the same number of leaf nodes at N = {n}."
        );
    }
    sentence!(
        Ja "N = {n} で、{more}の末端ノードは{less}の {times} 倍です。",
        En "The leaf nodes of {more} are {times} times those of {less} at N = {n}.";
        times = significant(times)
    )
}

phrases! {
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

/// A number of placements, in digits as far as they are read.
pub fn placements_words(placements: f64) -> String {
    if placements < 1.0e9 {
        fixed(placements, 0)
    } else {
        significant(placements)
    }
}

/// The page's one message, from the recorded figures.
pub fn message() -> Sentence {
    let time = |method| Recorded::on(method, RECORDED_SIZE);
    let times = significant(time(Method::Backtracking) / time(Method::Bitmap));
    // The bitmap places as many as backtracking.
    let placements = fixed(Estimate::of(Method::Bitmap, RECORDED_SIZE).nodes(), 0);
    sentence!(
        Ja "同じ {placements} 回の配置を、{times} 倍の速さで",
        En "The same {placements} placements, {times} times faster"
    )
}

/// The message in full, from the recorded figures.
pub fn point_words() -> Sentence {
    let time = |method| time(Recorded::on(method, RECORDED_SIZE));
    let hopeless = about(&time(Method::BruteForce));
    sentence!(
        Ja "変えたのは表し方だけです。配列をビットに変えると、N = {n} を数える時間が {slow}から {fast}になります。クイーンを置く回数は同じです。[ブルートフォース](brute-force)なら{hopeless}かかります。",
        En "Only the representation changed: the same queens are set, in bits instead of arrays, and N = {n} takes {fast} in place of {slow}. [Brute force](brute-force) would take {hopeless}.";
        n = RECORDED_SIZE, slow = time(Method::Backtracking), fast = time(Method::Bitmap)
    )
}

/// Names the axis of the times.
pub fn axis_words(size: Size) -> Sentence {
    sentence!(
        Ja "N = {size} の時間（底 10 の対数目盛）",
        En "Time for N = {size} (logarithmic axis, base 10)"
    )
}

/// Says how many times faster or slower something is: the number, and what it is the number of.
pub fn times_words(times: f64) -> (Sentence, Phrase) {
    let (times, of) = if times < 1.0 {
        (1.0 / times, phrase!(Ja "の時間", En "slower"))
    } else {
        (times, phrase!(Ja "の速さ", En "faster"))
    };
    let times = sentence!(Ja "{times} 倍", En "{times} times"; times = significant(times));
    (times, of)
}

/// Says what a branch gains: the number, and what it is the number of.
pub fn gain_words(gain: Gain) -> (Sentence, Sentence) {
    match gain {
        Gain::Fewer { times } => {
            let number = sentence!(Ja "{times}分の 1", En "{times} times"; times = many(times));
            let of = phrase!(Ja "の配置：枝刈り", En "fewer placements: pruned");
            (number, of.into())
        }
        Gain::Faster {
            placements,
            times,
            is_here,
        } => {
            let placements = if placements.is_known() {
                let placements = fixed(placements.nodes(), 0);
                sentence!(Ja "同じ {placements} 回の配置", En "the same {placements} placements")
            } else {
                phrase!(Ja "同じ配置", En "the same placements").into()
            };
            let here = if is_here {
                phrase!(Ja "（このコンピューター）", En " here")
            } else {
                Phrase::same_in_all("")
            };
            let (number, of) = times_words(times);
            let of = sentence!(
                Ja "{of}{here}：{placements}",
                En "{of}{here}, {placements}"
            );
            (number, of)
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
        running = RUNNING
    )
}

/// The time of a row: a short one has no number, and an estimated one says that it is.
pub fn shown_time(shown: Amount) -> Sentence {
    let said = time(shown.value);
    match () {
        () if !shown.counts() => TOO_SHORT.into(),
        () if shown.is_estimate => about(&said),
        () => said,
    }
}

/// An estimated time: `about` before it.
pub fn about(time: &Sentence) -> Sentence {
    sentence!(Ja "約 {time}", En "about {time}")
}

/// Says where the recorded figures are from: those of one method, or of all beside one another.
pub fn provenance(method: Option<Method>) -> Sentence {
    let recorded = |method| (method_title(method), Recorded::of(method).size);
    let estimated = if let Some(method) = method {
        let is_forecast = method.question() == TestKind::Uncounted;
        let (method, at) = recorded(method);
        if is_forecast {
            sentence!(
                Ja "{method}は N = {at} で計り、ほかの N の時間は数え上げのページと同じ予想で見積もります。",
                En "{method} was recorded at N = {at}; times at another N are estimated as the counting page expects them."
            )
        } else {
            sentence!(
                Ja "{method}は N = {at} で計り、ほかの N の時間は配置の数から見積もります。",
                En "{method} was recorded at N = {at}; times at another N are estimated by the placements."
            )
        }
    } else {
        let (brute, at_brute) = recorded(Method::BruteForce);
        let (permutation, at_permutation) = recorded(Method::Permutation);
        sentence!(
            Ja "{brute}は N = {at_brute}、{permutation}は N = {at_permutation} で計り、ほかの N の時間は配置の数から見積もります（点線の丸と線）。",
            En "{brute} was recorded at N = {at_brute}, {permutation} at N = {at_permutation}; times at another N are estimated by the placements (dashed rings and lines)."
        )
    };
    sentence!(
        Ja "記録：2026 年 11 月、このページのワーカーを Chromium で動かして計りました（数回のうち最短）。そのコンピューターでは、ステップ実行のページにある JavaScript（loop.js）が N = {n} を {script:,} ms で数えます。{estimated}配置の数は、N = 16 まで、このサイトのプログラムが数えた正確な値です。",
        En "Recorded in November 2026 with this page's own worker in Chromium, the shortest of several runs, on a machine on which the stepping page's JavaScript (loop.js) counts N = {n} in {script:,} ms. {estimated} The placements were counted by this site's own program, exactly up to N = 16.";
        n = RECORDED_SIZE, script = JAVASCRIPT_MILLIS
    )
}

/// Tells a method's recorded time, and its placements.
pub fn figures_words(method: Method) -> Sentence {
    let n = RECORDED_SIZE;
    let time = shown_time(Recorded::time(method, n));
    if method.question() == TestKind::Uncounted {
        return sentence!(
            Ja "N = {n} の記録は {time}です。",
            En "Recorded for N = {n}: {time}."
        );
    }
    let placements = placements_words(Estimate::of(method, n).nodes());
    sentence!(
        Ja "N = {n} の記録は {time}、配置は {placements} 回です。",
        En "Recorded for N = {n}: {time} for {placements} placements."
    )
}

/// Compares a method's recorded time with that of a method before it.
pub fn ratio_words(Ratio { before, times }: Ratio) -> Sentence {
    let before = method_title(before);
    if times < 1.0 {
        let times = significant(1.0 / times);
        return sentence!(
            Ja "{before}の {times} 倍の時間です。",
            En "That is {times} times as long as {before}."
        );
    }
    sentence!(
        Ja "{before}の {times} 倍の速さです。",
        En "That is {times} times as fast as {before}.";
        times = significant(times)
    )
}
