//! Times in their units, and where the recorded ones are from.

use super::{DAYS, YEARS, dots::TOO_SHORT, method_title};
use crate::{
    pages::ladder::{DotTime, JAVASCRIPT_MILLIS, RECORDED_SIZE, Recorded},
    text::{Phrase, Sentence, fixed, grouped, millis, phrases, sentence, significant},
};
use bitqueens_core::ladder::Method;

phrases! {
    TICK_MINUTE: "1 分", "1 min";
    TICK_HOUR: "1 時間", "1 h";
    TICK_DAY: "1 日", "1 day";
    TICK_YEAR: "1 年", "1 year";
    SHORT_HOURS: "時間", "h";
    SHORT_MINUTES: "分", "min";
    SHORT_SECONDS: "秒", "s";
    SHORT_MILLISECONDS: "ms", "ms";
}

/// The units of a time beside a dot, in milliseconds, the longest first, with their short names.
const UNITS: [(f64, Phrase); 4] = [
    (31_557_600_000.0, YEARS),
    (86_400_000.0, DAYS),
    (3_600_000.0, SHORT_HOURS),
    (60_000.0, SHORT_MINUTES),
];

/// A time beside its dot: `184 ms`, `3.2 s`, `63 min`, `2.2 years`.
pub fn bar_time(time: f64) -> Sentence {
    // Two of a unit at least, so that no singular is needed.
    let long = UNITS.iter().find(|(length, _)| 2.0 * length <= time);
    match (long, time) {
        (Some((length, unit)), _) => amount(&significant(time / length), *unit),
        (None, ..1.0e3) => amount(&millis(time), SHORT_MILLISECONDS),
        (None, ..1.0e4) => amount(&fixed(time / 1.0e3, 1), SHORT_SECONDS),
        (None, _) => amount(&fixed(time / 1.0e3, 0), SHORT_SECONDS),
    }
}

/// The time of a row: a short one has no number, and an estimated one says that it is.
pub fn shown_time(time: DotTime) -> Sentence {
    let said = bar_time(time.millis);
    match () {
        () if !time.counts() => TOO_SHORT.into(),
        () if time.is_estimate => about(&said),
        () => said,
    }
}

/// So many of a unit.
pub(super) fn amount(number: &str, unit: Phrase) -> Sentence {
    let Phrase { ja, en } = unit;
    sentence!("{number} {ja}", "{number} {en}")
}

/// The name of a place on the scale of times.
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
    match time {
        ..1.0e3 => amount(&fixed(time, 0), SHORT_MILLISECONDS),
        ..1.0e8 => amount(&fixed(time / 1.0e3, 0), SHORT_SECONDS),
        _ => bar_time(time),
    }
}

/// An estimated time: `about` before it.
pub fn about(time: &Sentence) -> Sentence {
    let Sentence { ja, en } = time;
    sentence!("約 {ja}", "about {en}")
}

/// Says where the recorded figures are from: those of one method, or of all beside one another.
pub fn provenance(method: Option<Method>) -> Sentence {
    let recorded = |method| {
        let at = Recorded::of(method).size;
        (method_title(method), at)
    };
    let Sentence { ja, en } = if let Some(method) = method {
        let (Phrase { ja, en }, at) = recorded(method);
        sentence!(
            "{ja}は N = {at} で計り、ほかの N の時間は配置の数から見積もります。",
            "{en} was recorded at N = {at}; times at another N are estimated by the placements."
        )
    } else {
        let (brute, at_brute) = recorded(Method::BruteForce);
        let (permutation, at_permutation) = recorded(Method::Permutation);
        Sentence {
            ja: format!(
                "{}は N = {at_brute}、{}は N = {at_permutation} で計り、ほかの N の時間は配置の数から見積もります（点線の丸と線）。",
                brute.ja, permutation.ja
            ),
            en: format!(
                "{} was recorded at N = {at_brute}, {} at N = {at_permutation}; times at another N are estimated by the placements (dashed rings and lines).",
                brute.en, permutation.en
            ),
        }
    };
    let (n, script) = (RECORDED_SIZE, grouped(JAVASCRIPT_MILLIS.into()));
    sentence!(
        "記録：2026 年 11 月、このページのワーカーを Chromium で動かして計りました（数回のうち最短）。そのコンピューターでは、ステップ実行のページにある JavaScript（loop.js）が N = {n} を {script} ms で数えます。{ja}配置の数は、N = 16 まで、このサイトのプログラムが数えた正確な値です。",
        "Recorded in November 2026 with this page's own worker in Chromium, the shortest of several runs, on a machine on which the stepping page's JavaScript (loop.js) counts N = {n} in {script} ms. {en} The placements were counted by this site's own program, exactly up to N = 16."
    )
}
