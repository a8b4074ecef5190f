//! A trace as a question with a gap in each cell of its table, in the notation that Moodle calls cloze.

use super::{
    super::{Question, Trace, words::TRACE_TURN},
    markup::{element, escaped},
    page::{cell, head, prose, table},
};
use crate::text::Lang;
use bitqueens_core::bits::BitOrder;

/// The table of a trace: the values now in the first line, and a gap in each cell of the turns that are asked for.
pub(super) fn trace(question: &Question, trace: &Trace, lang: Lang) -> String {
    let names = Trace::NAMES.into_iter().map(|name| head("col", name));
    let heads = head("col", TRACE_TURN.in_lang(lang)) + &names.collect::<String>();
    let before = trace.before.cells(trace.size);
    let before = before.iter().map(|value| cell(value));
    let before = head("row", "0") + &before.collect::<String>();
    let turns = (1..=trace.n_turns).map(|turn| {
        let first = (turn - 1) * Trace::NAMES.len();
        let gaps = first..first + Trace::NAMES.len();
        let gaps = gaps.map(|at| element("td", &gap(question, at, lang)));
        element(
            "tr",
            &(head("row", &turn.to_string()) + &gaps.collect::<String>()),
        )
    });
    let rows = element("tr", &before) + &turns.collect::<String>();
    table(&(element("thead", &element("tr", &heads)) + &element("tbody", &rows)))
}

/// A cell as a gap: what is right, with its zeros in front and without them; every other answer has the cell's reason.
fn gap(question: &Question, at: usize, lang: Lang) -> String {
    let right = question.right.text();
    let right = right.map_or("", |right| Trace::cell(right, at));
    let short = match right.trim_start_matches('0') {
        "" => "0",
        digits => digits,
    };
    let short = if short == right {
        String::new()
    } else {
        format!("~={short}")
    };
    let reason = question.reason(u8::try_from(at).unwrap_or(u8::MAX), BitOrder::MsbLeft);
    // Moodle reads the entities once to find the feedback, which is HTML by itself. These signs end a feedback.
    let reason = escaped(&prose(reason.in_lang(lang)))
        .replace('{', "&#123;")
        .replace('}', "&#125;")
        .replace('~', "&#126;");
    format!("{{1:SHORTANSWER:={right}{short}~%0%*#{reason}}}")
}
