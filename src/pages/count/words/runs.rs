//! Sentences of a count: its time, its result, its second count, its card, the guess before it.

use std::time::Duration;

use bitqueens_core::{
    counting::{CountMethod, Difference, Outcome, Plan},
    solver::Size,
};

use crate::text::{self, Phrase, Sentence, fixed, phrase, sentence, significant};

/// The words between two times.
const DASH: Phrase = phrase!(Ja "～", En "–");

/// Says how long something took.
pub fn time(millis: u64) -> Sentence {
    #[expect(clippy::cast_precision_loss, reason = "two digits are shown")]
    let millis = millis as f64;
    text::time(millis)
}

pub fn estimated_time(estimated: Duration) -> Sentence {
    time(u64::try_from(estimated.as_millis()).unwrap_or(u64::MAX))
}

/// Says the two times around one, if both have the same unit; otherwise the upper bound.
pub fn between(times: [Duration; 2]) -> Sentence {
    let [low, high] = times.map(estimated_time);
    let most = up_to(times[1]);
    Sentence::of(|lang| {
        let (low, high) = (low.in_lang(lang), high.in_lang(lang));
        match low.split_once(' ') {
            Some((number, unit)) if high.ends_with(&format!(" {unit}")) => {
                format!("{number}{}{high}", DASH.in_lang(lang))
            }
            _ => most.in_lang(lang).to_owned(),
        }
    })
}

/// Says how long the next run will take, by a short measurement.
pub fn measured(time: &Sentence, workers: u32) -> Sentence {
    sentence!(
        Ja "このコンピューターでは、ワーカー {workers} 個で {time}の見込みです。",
        En "On this machine: {time} with {workers} {workers:worker|workers}."
    )
}

/// Says how long the next run will take, by the last long one.
pub fn as_counted(time: &Sentence, workers: u32, last: Size) -> Sentence {
    sentence!(
        Ja "前に数えた N = {last} の時間から、ワーカー {workers} 個で、およそ {time}の見込みです。",
        En "About {time} with {workers} {workers:worker|workers}, by your count of N = {last}."
    )
}

/// Names the total of a board, or the one counted so far.
pub fn total_of(size: Size, is_whole: bool) -> Sentence {
    if is_whole {
        sentence!(Ja "N = {size} の解の数", En "Solutions for N = {size}")
    } else {
        sentence!(
            Ja "N = {size} の解の数（ここまで）",
            En "Solutions for N = {size}, so far"
        )
    }
}

/// The boards with a queen on each row and column. 27! has 29 digits.
pub fn boards(size: Size) -> u128 {
    (1..=u128::from(size.get())).product()
}

/// Asks what a count answers.
pub fn how_many(size: Size) -> Sentence {
    sentence!(
        Ja "この {size}! 通りのうち、解はいくつでしょうか。",
        En "How many of these {size}! are solutions?"
    )
}

/// Tells the reader's guess of the chosen board.
pub fn guess_of(guess: u64) -> Sentence {
    sentence!(Ja "予想：{guess:,}", En "Your guess: {guess:,}")
}

/// Says how long a finished count took, and what its method saved.
pub fn took(plan: Plan, elapsed_ms: u64) -> Sentence {
    let took = sentence!(
        Ja "{time}で数えました。",
        En "Counted in {time}.";
        time = time(elapsed_ms)
    );
    match plan.method() {
        CountMethod::Join => took.and(&sentence!(
            Ja "クイーンを 1 個ずつ置かずに、盤の 4 分の 1 どうしを組み合わせました。",
            En "Quarters of boards were joined, and no queen was placed one by one."
        )),
        _ if is_by_symmetry(plan) => took.and(&sentence!(
            Ja "回転や裏返しで重なる 8 つまでの盤を、1 回の探索で数えています。",
            En "One search stands for up to eight boards, its turns and mirror images."
        )),
        _ => took,
    }
}

/// Tells whether a search finds one of the images of each board. Boards under 4 are too small for it.
fn is_by_symmetry(plan: Plan) -> bool {
    plan.method() == CountMethod::Search && 4 <= plan.size().get()
}

/// Names the method of a count.
pub fn method(plan: Plan) -> Phrase {
    match plan.method() {
        CountMethod::Join => super::METHOD_JOIN,
        _ if is_by_symmetry(plan) => super::METHOD_SEARCH,
        _ => super::METHOD_SMALL,
    }
}

/// Says what goes on, and how much time is left.
pub fn counting_now(what: Phrase, left: Option<Sentence>) -> Sentence {
    let what = Sentence::from(what);
    match left {
        Some(left) => what.and(&time_left(&left)),
        None => what,
    }
}

fn time_left(time: &Sentence) -> Sentence {
    sentence!(
        Ja "残りはおよそ {time}です。",
        En "About {time} left."
    )
}

/// Names the boards from N = 1 on.
pub fn small_boards(last: usize) -> Sentence {
    sentence!(Ja "1～{last}", En "1–{last}")
}

/// Says how many of the small boards are counted.
pub fn small_done(n_done: usize, of: usize) -> Sentence {
    if n_done == 0 {
        super::NOT_TRIED.into()
    } else {
        sentence!(Ja "{of} のうち {n_done}", En "{n_done} of {of}")
    }
}

/// The longest of some times.
pub fn up_to(time: Duration) -> Sentence {
    sentence!(Ja "{time}まで", En "up to {time}"; time = estimated_time(time))
}

/// Says that a count begins.
pub fn started(size: Size) -> Sentence {
    sentence!(Ja "N = {size} を数え始めました。", En "Counting N = {size}.")
}

/// Says how far a count is.
pub fn underway(progress: f64, left: Option<Sentence>) -> Sentence {
    let percent = fixed(progress * 100.0, 0);
    let sentence = sentence!(
        Ja "{percent} パーセント終わりました。",
        En "{percent} percent done."
    );
    match left {
        Some(left) => sentence.and(&time_left(&left)),
        None => sentence,
    }
}

/// Says what came out, in how long a time, and whether it is the published count.
pub fn result(outcome: Outcome, time: &Sentence) -> Sentence {
    let (size, total) = (outcome.size, outcome.total);
    let sentence = if outcome.is_as_published() {
        sentence!(
            Ja "N = {size} の解は {total:,} 個です。",
            En "N = {size} has {total:,} {total:solution|solutions}."
        )
    } else {
        sentence!(
            Ja "N = {size} を {total:,} と数えました。",
            En "The count of N = {size} came to {total:,}."
        )
    };
    sentence.and(time).and(&published(outcome))
}

/// Says whether a result is the published one.
pub fn published(outcome: Outcome) -> Sentence {
    if outcome.is_as_published() {
        sentence!(
            Ja "公表されている解の数と一致しています。",
            En "This matches the published count."
        )
    } else {
        sentence!(
            Ja "公表されている解の数と一致しません。この結果は誤りなので、二重チェックで原因のジョブを調べてください。",
            En "This does not match the published count, so it is wrong. Double-check to find the faulty job."
        )
    }
}

/// Says that a second count of jobs found no difference.
pub fn jobs_agree(jobs: u64) -> Sentence {
    sentence!(
        Ja "{jobs:,} 個のジョブをクイーン 1 個ずつ数え直して、すべて一致しました。",
        En "{jobs:,} {jobs:job was|jobs were} recounted, one queen at a time, with the same result."
    )
}

/// Says that a second count of jobs found a difference.
pub fn job_differs(difference: &Difference) -> Sentence {
    let (entry, recounted) = (difference.counted, difference.recounted);
    let (first, jobs, counted) = (entry.first + 1, entry.jobs, entry.count);
    sentence!(
        Ja "ジョブ {first} から {jobs} 個分が一致しません。はじめは {counted}、数え直すと {recounted} でした。もう一度、最初から数えてください。",
        En "Job {first} (and the {jobs} counted with it) differs: first {counted}, recounted {recounted}. Please count again from the start."
    )
}

/// Says that the other method found another total.
pub fn totals_differ(counted: u64, recounted: u64) -> Sentence {
    sentence!(
        Ja "もう一つの方法では {recounted} になり、{counted} と一致しません。もう一度、最初から数えてください。",
        En "The other method gives {recounted}, not {counted}. Please count again from the start."
    )
}

/// Says how far the running count of a board is.
pub fn running(size: Size, percent: u64) -> Sentence {
    sentence!(
        Ja "N = {size} を数えています：{percent} %",
        En "Counting N = {size}: {percent} %"
    )
}

/// Says that a run must end before another begins.
pub fn counting(size: Size) -> Sentence {
    sentence!(
        Ja "いま N = {size} を数えています。先に一時停止してください。",
        En "N = {size} is being counted. Pause it first."
    )
}

pub fn counted(size: Size, elapsed_ms: u64) -> Sentence {
    sentence!(
        Ja "N = {size} を {time}で数えました",
        En "I counted N = {size} in {time}";
        time = time(elapsed_ms)
    )
}

/// The text to pass on.
pub fn passed_on(size: Size, total: u64, elapsed_ms: u64) -> Sentence {
    sentence!(
        Ja "{size} クイーンの解 {total:,} 個を、ブラウザーで {time}で 1 つ残らず数えました。",
        En "I counted all {total:,} {total:solution|solutions} of the {size} queens problem in my browser, in {time}.";
        time = time(elapsed_ms)
    )
}

/// Says with what it was counted.
pub fn with_workers(workers: u32) -> Sentence {
    sentence!(
        Ja "ブラウザーの中で、ワーカー {workers} 個",
        En "in a browser, with {workers} {workers:worker|workers}"
    )
}

pub fn guessed(guess: u64, total: u64) -> Sentence {
    let sentence = sentence!(Ja "予想：{guess:,}。", En "Your guess: {guess:,}.");
    if guess == total {
        return sentence.and(&sentence!(Ja "実際の数と同じです。", En "It is the exact number."));
    }
    let (small, large) = (guess.min(total), guess.max(total));
    if small == 0 {
        return sentence;
    }
    #[expect(clippy::cast_precision_loss, reason = "told to two digits")]
    let times = significant(large as f64 / small as f64);
    sentence.and(&if large - small < small.div_ceil(10) {
        sentence!(Ja "実際の数との違いは 1 割未満です。", En "It is off by less than a tenth.")
    } else if guess < total {
        sentence!(
            Ja "実際の数は、その約 {times} 倍です。",
            En "The number is about {times} times as large."
        )
    } else {
        sentence!(
            Ja "実際の数の約 {times} 倍です。",
            En "It is about {times} times the number."
        )
    })
}
