//! Words of the bars: times, provenance, the page's point.

use super::method_title;
use crate::{
    pages::ladder::{JAVASCRIPT_MILLIS, RECORDED_SIZE, Recorded},
    text::{Phrase, Sentence, fixed, grouped, millis, phrases, significant},
};
use bitqueens_core::ladder::{Estimate, Method};

phrases! {
    BARS: "置くクイーンの数と、かかる時間", "Queens placed and time taken";
    PLACED: "置くクイーンの数（対数目盛）", "Queens placed (logarithmic)";
    TAKES: "時間（対数目盛）", "Time (logarithmic)";
    RECORDED: "記録", "Recorded";
    HERE: "このコンピューター", "This machine";
    RUNNING: "計測中", "running";
    NOT_YET: "–", "–";
    TOO_SHORT: "短すぎ", "too short";
    TOO_SHORT_WHY: "1 ms に満たない時間は、方法の違いより準備の手間を表します。比べるには、大きい N を選んでください。",
        "A time under 1 ms shows what a run needs to begin rather than its method. Choose a larger N to compare.";
    COUNT_ALL: "すべての解を数える方法", "Methods that count all solutions";
    COUNT_UNIQUE: "ユニーク解を数える方法", "Methods that count fundamental solutions";
    TO_BEFORE: "前との比", "To the one before";
    TICK_MINUTE: "1 分", "1 min";
    TICK_HOUR: "1 時間", "1 h";
    TICK_DAY: "1 日", "1 day";
    TICK_YEAR: "1 年", "1 year";
}

/// The units of a time beside a bar, in milliseconds, the longest first, with their short names.
const UNITS: [(f64, Phrase); 4] = [
    (
        31_557_600_000.0,
        Phrase {
            ja: "年",
            en: "years",
        },
    ),
    (
        86_400_000.0,
        Phrase {
            ja: "日",
            en: "days",
        },
    ),
    (
        3_600_000.0,
        Phrase {
            ja: "時間",
            en: "h",
        },
    ),
    (
        60_000.0,
        Phrase {
            ja: "分",
            en: "min",
        },
    ),
];

/// A time beside its bar: `184 ms`, `3.2 s`, `63 min`, `2.2 years`.
#[must_use]
pub fn bar_time(time: f64) -> Sentence {
    // Two of a unit at least, so that no singular is needed.
    if let Some((length, unit)) = UNITS.iter().find(|(length, _)| 2.0 * length <= time) {
        let number = significant(time / length);
        return Sentence {
            ja: format!("{number} {}", unit.ja),
            en: format!("{number} {}", unit.en),
        };
    }
    if time < 1.0e3 {
        let text = format!("{} ms", millis(time));
        return Sentence {
            ja: text.clone(),
            en: text,
        };
    }
    let seconds = if time < 1.0e4 {
        fixed(time / 1.0e3, 1)
    } else {
        fixed(time / 1.0e3, 0)
    };
    Sentence {
        ja: format!("{seconds} 秒"),
        en: format!("{seconds} s"),
    }
}

/// The name of a place on the scale of times.
#[must_use]
pub fn time_tick(time: f64) -> Sentence {
    let named = [
        (6.0e4, TICK_MINUTE),
        (3.6e6, TICK_HOUR),
        (8.64e7, TICK_DAY),
        (31_557_600_000.0, TICK_YEAR),
    ];
    let near = |place: f64| (time / place - 1.0).abs() < 0.01;
    if let Some((_, phrase)) = named.into_iter().find(|(place, _)| near(*place)) {
        return phrase.into();
    }
    let (number, ja, en) = match time {
        ..1.0e3 => (fixed(time, 0), "ms", "ms"),
        ..1.0e8 => (fixed(time / 1.0e3, 0), "秒", "s"),
        _ => return bar_time(time),
    };
    Sentence {
        ja: format!("{number} {ja}"),
        en: format!("{number} {en}"),
    }
}

/// An estimated time: `about` before it.
#[must_use]
pub fn about(time: &Sentence) -> Sentence {
    Sentence {
        ja: format!("約 {}", time.ja),
        en: format!("about {}", time.en),
    }
}

/// The page's point, from the recorded figures.
#[must_use]
pub fn point_words() -> Sentence {
    let time = |method| Recorded::on(method, RECORDED_SIZE);
    let slow = about(&bar_time(time(Method::BruteForce)));
    let fast = bar_time(time(Method::Bitmap));
    let times = significant(time(Method::Backtracking) / time(Method::Bitmap));
    let nodes = fixed(Estimate::of(Method::Bitmap, RECORDED_SIZE).nodes(), 0);
    let n = RECORDED_SIZE;
    Sentence {
        ja: format!(
            "N = {n} の[解](solution)を数えるのに、[ブルートフォース](brute-force)は{}、[ビットマップ](bitmap)は {} かかります。[バックトラック](backtracking)とビットマップが置くクイーンは同じ {nodes} 個ですが、ビットで表すと {times} 倍の速さになります。",
            slow.ja, fast.ja
        ),
        en: format!(
            "Counting N = {n} takes [brute force](brute-force) {} and the [bitmap](bitmap) {}. [Backtracking](backtracking) and the bitmap place the same {nodes} queens; kept in bits, it goes {times} times as fast.",
            slow.en, fast.en
        ),
    }
}

/// Says where the recorded figures are from.
#[must_use]
pub fn provenance() -> Sentence {
    let slow = |method| (method_title(method), Recorded::of(method).size);
    let (brute, at_brute) = slow(Method::BruteForce);
    let (permutation, at_permutation) = slow(Method::Permutation);
    let (n, script) = (RECORDED_SIZE, grouped(JAVASCRIPT_MILLIS.into()));
    Sentence {
        ja: format!(
            "記録：2026 年 11 月、このページのワーカーを Chromium で動かして計りました（数回のうち最短）。そのコンピューターでは、ステップ実行のページにある JavaScript（loop.js）が N = {n} を {script} ms で数えます。{}は N = {at_brute}、{}は N = {at_permutation} で計り、ほかの N の時間は配置の数から見積もります（点線の帯）。配置の数は、N = 16 まで、このサイトのプログラムが数えた正確な値です。",
            brute.ja, permutation.ja
        ),
        en: format!(
            "Recorded in November 2026 with this page's own worker in Chromium, the shortest of several runs, on a machine on which the stepping page's JavaScript (loop.js) counts N = {n} in {script} ms. {} was recorded at N = {at_brute}, {} at N = {at_permutation}; times at another N are estimated by the placements (dashed bars). The placements were counted by this site's own program, exactly up to N = 16.",
            brute.en, permutation.en
        ),
    }
}
