//! Sentences about runs.

use super::{
    DAYS, HOURS, MILLISECONDS, MINUTES, SECONDS, YEARS, method_title,
    times::{about, amount},
};
use crate::text::{Phrase, Sentence, sentence, significant};
use bitqueens_core::{ladder::Run, solver::Size};

/// The units with their seconds, the longest first.
const UNITS: [(f64, Phrase); 6] = [
    (31_557_600.0, YEARS),
    (86_400.0, DAYS),
    (3_600.0, HOURS),
    (60.0, MINUTES),
    (1.0, SECONDS),
    (0.001, MILLISECONDS),
];

/// Seconds in the unit that a reader would say: `約 3.0 時間`, `about 3.0 hours`.
pub fn duration(seconds: f64) -> Sentence {
    // Two of a unit at least, so that no singular is needed.
    let fitting = UNITS.iter().find(|(length, _)| 2.0 * length <= seconds);
    let (length, unit) = fitting.unwrap_or(&UNITS[UNITS.len() - 1]);
    about(&amount(&significant(seconds / length), *unit))
}

/// Says that a run was not begun: the estimate and the limit it is over, in seconds.
pub fn refused_words(seconds: f64, limit: u16) -> Sentence {
    let Sentence { ja, en } = duration(seconds);
    sentence!(
        "{ja}かかる見込みで、制限の {limit} 秒を超えるので、始めていません。",
        "Not started: it would take {en}, longer than the limit of {limit} s."
    )
}

/// Says that a run was ended at its limit, in seconds.
pub fn late_words(limit: u16) -> Sentence {
    sentence!(
        "制限時間の {limit} 秒を過ぎたので止めました。",
        "Stopped at the limit of {limit} s."
    )
}

/// Names a task with its parts done; the number of parts is 0 while it is not known.
pub fn parts_words(doing: Phrase, done: u32, parts: u32) -> Sentence {
    if parts == 0 {
        return doing.into();
    }
    let Phrase { ja, en } = doing;
    sentence!("{ja}（{done}／{parts}）", "{en} ({done} of {parts})")
}

/// Names the run that is carried out and counts those that wait.
pub fn running_words(run: Run, doing: Phrase, n_waiting: usize) -> Sentence {
    let title = method_title(run.method());
    let n = run.size();
    Sentence {
        ja: format!("{}、N = {n}：{}。残り {n_waiting} 件。", title.ja, doing.ja),
        en: format!("{}, N = {n}: {}. {n_waiting} waiting.", title.en, doing.en),
    }
}

/// Tells the placements of a run before it, counted or estimated.
pub fn expected_words(nodes: f64, is_known: bool) -> Sentence {
    let number = significant(nodes);
    if is_known {
        return sentence!("配置 {number} 回", "{number} placements");
    }
    sentence!(
        "配置 約 {number} 回の見込み",
        "about {number} placements expected"
    )
}

/// Names the table of the results on a board.
pub fn results_words(size: Size) -> Sentence {
    sentence!(
        "N = {size} の解、配置、検査、末端ノード",
        "Solutions, placements, tests and leaf nodes for N = {size}"
    )
}
