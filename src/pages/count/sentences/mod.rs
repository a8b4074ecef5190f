//! Sentences of the counting page that hold numbers.

mod cards;
mod guesses;
mod records;

use std::time::Duration;

use bitqueens_core::{
    counting::{Difference, Outcome},
    solver::Size,
};

pub use cards::{counted, passed_on, with_workers};
pub use guesses::guessed;
pub use records::{
    contradicted, deleted, done, not_opened, not_stored, opened, opened_wrong, record_file, saved,
    set_aside, unfinished,
};

use crate::text::{Sentence, fixed, grouped};

fn said(ja: impl Into<String>, en: impl Into<String>) -> Sentence {
    Sentence {
        ja: ja.into(),
        en: en.into(),
    }
}

/// Says a length of time, as exactly as a reader needs it.
///
/// ```text
/// 0.42 s   9.3 s   2 min 5 s   3 h 20 min   4 days   12 years   3 centuries
/// ```
#[expect(clippy::cast_precision_loss, reason = "two digits are shown")]
pub fn time(milliseconds: u64) -> Sentence {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    const YEAR: u64 = 365 * DAY;
    let seconds = milliseconds / 1_000;
    match seconds {
        0..10 => {
            let places = if milliseconds < 1_000 { 2 } else { 1 };
            let seconds = fixed(milliseconds as f64 / 1_000.0, places);
            said(format!("{seconds} 秒"), format!("{seconds} s"))
        }
        10..MINUTE => said(format!("{seconds} 秒"), format!("{seconds} s")),
        MINUTE..HOUR => {
            let (minutes, rest) = (seconds / MINUTE, seconds % MINUTE);
            said(
                format!("{minutes} 分 {rest} 秒"),
                format!("{minutes} min {rest} s"),
            )
        }
        HOUR..DAY => {
            let (hours, rest) = (seconds / HOUR, seconds % HOUR / MINUTE);
            said(
                format!("{hours} 時間 {rest} 分"),
                format!("{hours} h {rest} min"),
            )
        }
        DAY..YEAR => amount(seconds / DAY, "日", "day", "days"),
        _ if seconds / YEAR < 200 => amount(seconds / YEAR, "年", "year", "years"),
        _ => amount(seconds / YEAR / 100, "世紀", "century", "centuries"),
    }
}

fn amount(number: u64, ja: &str, one: &str, many: &str) -> Sentence {
    let unit = if number == 1 { one } else { many };
    let number = grouped(number);
    said(format!("{number} {ja}"), format!("{number} {unit}"))
}

/// Says an estimated time.
pub fn estimated_time(estimated: Duration) -> Sentence {
    time(u64::try_from(estimated.as_millis()).unwrap_or(u64::MAX))
}

/// Says how long the next run will take.
pub fn estimated(duration: Duration, workers: u32) -> Sentence {
    let time = estimated_time(duration);
    said(
        format!(
            "このコンピューターでは、ワーカー {workers} 個で、およそ {}の見込みです。",
            time.ja
        ),
        format!(
            "On this machine: about {} with {workers} {}.",
            time.en,
            if workers == 1 { "worker" } else { "workers" }
        ),
    )
}

/// Names the total of a board, or the one counted so far.
pub fn total_of(size: Size, is_whole: bool) -> Sentence {
    if is_whole {
        said(
            format!("N = {size} の解の数"),
            format!("Solutions for N = {size}"),
        )
    } else {
        said(
            format!("N = {size} の解の数（ここまで）"),
            format!("Solutions for N = {size}, so far"),
        )
    }
}

/// Says how many boards a finished count has searched, and how long it took.
pub fn took(size: Size, elapsed_ms: u64) -> Sentence {
    let (time, boards) = (time(elapsed_ms), factorial(size));
    said(
        format!(
            "{boards} 通り（{size}!）の盤を {}で探し終えました。正確な数です。",
            time.ja
        ),
        format!(
            "All {boards} boards ({size}!) searched in {}. The number is exact.",
            time.en
        ),
    )
}

/// The boards with a queen on each row and column, in groups of digits.
fn factorial(size: Size) -> String {
    // 27! has 29 digits.
    let boards = (1..=u128::from(size.get())).product::<u128>().to_string();
    let mut text = String::new();
    for (place, digit) in boards.chars().enumerate() {
        if place != 0 && (boards.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Says that a count begins.
pub fn started(size: Size) -> Sentence {
    said(
        format!("N = {size} を数え始めました。"),
        format!("Counting N = {size}."),
    )
}

/// Says how far a count is.
pub fn underway(progress: f64, left_ms: Option<u64>) -> Sentence {
    let percent = fixed(progress * 100.0, 0);
    let sentence = said(
        format!("{percent} パーセント終わりました。"),
        format!("{percent} percent done."),
    );
    match left_ms.map(time) {
        Some(left) => sentence.and(&said(
            format!("残りはおよそ {} です。", left.ja),
            format!("About {} left.", left.en),
        )),
        None => sentence,
    }
}

/// Says what came out, in how long a time, and whether it is the published count.
pub fn result(outcome: Outcome, time: &Sentence) -> Sentence {
    let (size, total) = (outcome.size, grouped(outcome.total));
    let sentence = said(
        format!("N = {size} の解は {total} 個です。"),
        format!("N = {size} has {total} solutions."),
    );
    sentence.and(time).and(&published(outcome))
}

/// Says whether a result is the published one.
pub fn published(outcome: Outcome) -> Sentence {
    if outcome.is_as_published() {
        said(
            "公表されている解の数と一致しています。",
            "This matches the published count.",
        )
    } else {
        said(
            "公表されている解の数と一致しません。この結果は誤りなので、二重チェックで原因のジョブを調べてください。",
            "This does not match the published count, so it is wrong. Double-check to find the faulty job.",
        )
    }
}

/// Says that a second count of jobs found no difference.
pub fn jobs_agree(jobs: u64) -> Sentence {
    let jobs = grouped(jobs);
    said(
        format!("{jobs} 個のジョブをクイーン 1 個ずつ数え直して、すべて一致しました。"),
        format!("Recounted jobs: {jobs}, one queen at a time. All came out the same."),
    )
}

/// Says that a second count of jobs found a difference.
pub fn job_differs(difference: &Difference) -> Sentence {
    let (entry, recounted) = (difference.counted, difference.recounted);
    let (first, jobs, counted) = (entry.first + 1, entry.jobs, entry.count);
    said(
        format!(
            "ジョブ {first} から {jobs} 個分が一致しません。はじめは {counted}、数え直すと {recounted} でした。もう一度、最初から数えてください。"
        ),
        format!(
            "Job {first} (and the {jobs} counted with it) differs: first {counted}, recounted {recounted}. Please count again from the start."
        ),
    )
}

/// Says that the other method found another total.
pub fn totals_differ(counted: u64, recounted: u64) -> Sentence {
    said(
        format!(
            "もう一つの方法では {recounted} になり、{counted} と一致しません。もう一度、最初から数えてください。"
        ),
        format!(
            "The other method gives {recounted}, not {counted}. Please count again from the start."
        ),
    )
}

/// Says how far the running count of a board is.
pub fn running(size: Size, percent: u64) -> Sentence {
    said(
        format!("N = {size} を数えています：{percent} %"),
        format!("Counting N = {size}: {percent} %"),
    )
}

/// Says that a run must end before another begins.
pub fn counting(size: Size) -> Sentence {
    said(
        format!("いま N = {size} を数えています。先に一時停止してください。"),
        format!("N = {size} is being counted. Pause it first."),
    )
}
