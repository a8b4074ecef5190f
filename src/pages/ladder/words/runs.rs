//! Sentences about runs.

use super::{method_title, times::about};
use crate::text::{self, Phrase, Sentence, sentence, significant};
use bitqueens_core::{ladder::Run, solver::Size};

/// Says that a run was not begun: the estimate and the limit it is over, in seconds.
pub fn refused_words(seconds: f64, limit: u16) -> Sentence {
    sentence!(
        Ja "{time}かかる見込みで、制限の {limit} 秒を超えるので、始めていません。",
        En "Not started: it would take {time}, longer than the limit of {limit} s.";
        time = about(&text::time(1.0e3 * seconds)), limit
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
