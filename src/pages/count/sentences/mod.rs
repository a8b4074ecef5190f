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

use crate::text::{Sentence, fixed, grouped, sentence};

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
            sentence!("{seconds} 秒", "{seconds} s")
        }
        10..MINUTE => sentence!("{seconds} 秒", "{seconds} s"),
        MINUTE..HOUR => {
            let (minutes, rest) = (seconds / MINUTE, seconds % MINUTE);
            sentence!("{minutes} 分 {rest} 秒", "{minutes} min {rest} s")
        }
        HOUR..DAY => {
            let (hours, rest) = (seconds / HOUR, seconds % HOUR / MINUTE);
            sentence!("{hours} 時間 {rest} 分", "{hours} h {rest} min")
        }
        DAY..YEAR => amount(seconds / DAY, "日", "day", "days"),
        _ if seconds / YEAR < 200 => amount(seconds / YEAR, "年", "year", "years"),
        _ => amount(seconds / YEAR / 100, "世紀", "century", "centuries"),
    }
}

fn amount(number: u64, ja: &str, one: &str, many: &str) -> Sentence {
    let unit = if number == 1 { one } else { many };
    let number = grouped(number);
    sentence!("{number} {ja}", "{number} {unit}")
}

/// Says an estimated time.
pub fn estimated_time(estimated: Duration) -> Sentence {
    time(u64::try_from(estimated.as_millis()).unwrap_or(u64::MAX))
}

/// Says how long the next run will take.
pub fn estimated(duration: Duration, workers: u32) -> Sentence {
    let Sentence { ja, en } = estimated_time(duration);
    let plural = if workers == 1 { "" } else { "s" };
    sentence!(
        "このコンピューターでは、ワーカー {workers} 個で、およそ {ja}の見込みです。",
        "On this machine: about {en} with {workers} worker{plural}."
    )
}

/// Names the total of a board, or the one counted so far.
pub fn total_of(size: Size, is_whole: bool) -> Sentence {
    if is_whole {
        sentence!("N = {size} の解の数", "Solutions for N = {size}")
    } else {
        sentence!(
            "N = {size} の解の数（ここまで）",
            "Solutions for N = {size}, so far"
        )
    }
}

/// Says how many boards a finished count has searched, and how long it took.
pub fn took(size: Size, elapsed_ms: u64) -> Sentence {
    let (Sentence { ja, en }, boards) = (time(elapsed_ms), factorial(size));
    sentence!(
        "{boards} 通り（{size}!）の盤を {ja}で探し終えました。正確な数です。",
        "All {boards} boards ({size}!) searched in {en}. The number is exact."
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
    sentence!("N = {size} を数え始めました。", "Counting N = {size}.")
}

/// Says how far a count is.
pub fn underway(progress: f64, left_ms: Option<u64>) -> Sentence {
    let percent = fixed(progress * 100.0, 0);
    let sentence = sentence!(
        "{percent} パーセント終わりました。",
        "{percent} percent done."
    );
    match left_ms.map(time) {
        Some(Sentence { ja, en }) => {
            sentence.and(&sentence!("残りはおよそ {ja} です。", "About {en} left."))
        }
        None => sentence,
    }
}

/// Says what came out, in how long a time, and whether it is the published count.
pub fn result(outcome: Outcome, time: &Sentence) -> Sentence {
    let (size, total) = (outcome.size, grouped(outcome.total));
    let sentence = sentence!(
        "N = {size} の解は {total} 個です。",
        "N = {size} has {total} solutions."
    );
    sentence.and(time).and(&published(outcome))
}

/// Says whether a result is the published one.
pub fn published(outcome: Outcome) -> Sentence {
    if outcome.is_as_published() {
        sentence!(
            "公表されている解の数と一致しています。",
            "This matches the published count."
        )
    } else {
        sentence!(
            "公表されている解の数と一致しません。この結果は誤りなので、二重チェックで原因のジョブを調べてください。",
            "This does not match the published count, so it is wrong. Double-check to find the faulty job."
        )
    }
}

/// Says that a second count of jobs found no difference.
pub fn jobs_agree(jobs: u64) -> Sentence {
    let jobs = grouped(jobs);
    sentence!(
        "{jobs} 個のジョブをクイーン 1 個ずつ数え直して、すべて一致しました。",
        "Recounted jobs: {jobs}, one queen at a time. All came out the same."
    )
}

/// Says that a second count of jobs found a difference.
pub fn job_differs(difference: &Difference) -> Sentence {
    let (entry, recounted) = (difference.counted, difference.recounted);
    let (first, jobs, counted) = (entry.first + 1, entry.jobs, entry.count);
    sentence!(
        "ジョブ {first} から {jobs} 個分が一致しません。はじめは {counted}、数え直すと {recounted} でした。もう一度、最初から数えてください。",
        "Job {first} (and the {jobs} counted with it) differs: first {counted}, recounted {recounted}. Please count again from the start."
    )
}

/// Says that the other method found another total.
pub fn totals_differ(counted: u64, recounted: u64) -> Sentence {
    sentence!(
        "もう一つの方法では {recounted} になり、{counted} と一致しません。もう一度、最初から数えてください。",
        "The other method gives {recounted}, not {counted}. Please count again from the start."
    )
}

/// Says how far the running count of a board is.
pub fn running(size: Size, percent: u64) -> Sentence {
    sentence!(
        "N = {size} を数えています：{percent} %",
        "Counting N = {size}: {percent} %"
    )
}

/// Says that a run must end before another begins.
pub fn counting(size: Size) -> Sentence {
    sentence!(
        "いま N = {size} を数えています。先に一時停止してください。",
        "N = {size} is being counted. Pause it first."
    )
}
