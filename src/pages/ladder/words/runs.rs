//! Sentences about runs, and what compares one method with another.

use super::{dots::about, method_title};
use crate::text::{Phrase, Sentence, fixed, phrase, sentence, significant, time};
use bitqueens_core::{
    ladder::{Method, Run},
    solver::Size,
};

/// Says that a run was not begun: the estimate and the limit it is over, in seconds.
pub fn refused_words(seconds: f64, limit: u16) -> Sentence {
    sentence!(
        Ja "{time}かかる見込みで、制限の {limit} 秒を超えるので、始めていません。",
        En "Not started: it would take {time}, longer than the limit of {limit} s.";
        time = about(&time(1.0e3 * seconds)), limit
    )
}

/// Says that a run was ended at its limit, in seconds.
pub fn late_words(limit: u16) -> Sentence {
    sentence!(
        Ja "制限時間の {limit} 秒を過ぎたので止めました。",
        En "Stopped at the limit of {limit} s.";
        limit
    )
}

/// Names a task with its parts done; the number of parts is 0 while it is not known.
pub fn parts_words(doing: Phrase, done: u32, parts: u32) -> Sentence {
    if parts == 0 {
        return doing.into();
    }
    sentence!(
        Ja "{doing}（{done}／{parts}）",
        En "{doing} ({done} of {parts})";
        doing, done, parts
    )
}

/// Names the run that is carried out and counts those that wait.
pub fn running_words(run: Run, doing: Phrase, n_waiting: usize) -> Sentence {
    sentence!(
        Ja "{method}、N = {n}：{doing}。残り {n_waiting} 件。",
        En "{method}, N = {n}: {doing}. {n_waiting} waiting.";
        method = method_title(run.method()), n = run.size(), doing, n_waiting
    )
}

/// Tells the placements of a run before it, counted or estimated.
pub fn expected_words(nodes: f64, is_known: bool) -> Sentence {
    let number = significant(nodes);
    if is_known {
        return sentence!(Ja "配置 {number} 回", En "{number} placements"; number);
    }
    sentence!(Ja "配置 約 {number} 回の見込み", En "about {number} placements expected"; number)
}

/// Names the table of the results on a board.
pub fn results_words(size: Size) -> Sentence {
    sentence!(
        Ja "N = {size} の解、配置、検査、末端ノード",
        En "Solutions, placements, tests and leaf nodes for N = {size}";
        size
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
            En "{this} takes {times} times as long as {that} at N = {n}.";
            this, that, n, times
        );
    }
    sentence!(
        Ja "N = {n} で、{this}は{that}の {times} 倍の速さです。",
        En "{this} is {times} times as fast as {that} at N = {n}.";
        this, that, n, times = significant(times)
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
            En "{that} and {this} have the same number of leaf nodes at N = {n}.";
            this, that, n
        );
    }
    sentence!(
        Ja "N = {n} で、{more}の末端ノードは{less}の {times} 倍です。",
        En "The leaf nodes of {more} are {times} times those of {less} at N = {n}.";
        more, less, n, times = significant(times)
    )
}
