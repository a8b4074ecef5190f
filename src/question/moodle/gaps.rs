//! A trace as a question with a gap in each cell of its table, in the notation that Moodle calls cloze.

use std::io;

use quick_xml::{
    escape::escape,
    events::{BytesText, Event},
};

use super::{
    super::{Question, Trace, words::TRACE_TURN},
    Xml, page,
};
use crate::text::Lang;
use bitqueens_core::bits::BitOrder;

/// The table of a trace: the values now in the first line, and a gap in each cell of the turns that are asked for.
pub(super) fn trace(
    html: &mut Xml,
    (question, trace): (&Question, &Trace),
    lang: Lang,
) -> io::Result<()> {
    page::table(html, |html| {
        page::element(html, "thead", |html| {
            page::element(html, "tr", |html| {
                page::head(html, "col", TRACE_TURN.in_lang(lang))?;
                let mut names = Trace::NAMES.into_iter();
                names.try_for_each(|name| page::head(html, "col", name))
            })
        })?;
        page::element(html, "tbody", |html| {
            page::element(html, "tr", |html| {
                page::head(html, "row", "0")?;
                let cells = trace.before.cells(trace.size);
                let mut cells = cells.iter();
                cells.try_for_each(|cell| page::element(html, "td", |html| page::prose(html, cell)))
            })?;
            for turn in 1..=trace.n_turns {
                page::element(html, "tr", |html| {
                    page::head(html, "row", &turn.to_string())?;
                    let first = (turn - 1) * Trace::NAMES.len();
                    for at in first..first + Trace::NAMES.len() {
                        let gap = gap(question, at, lang)?;
                        page::element(html, "td", |html| {
                            html.write_event(Event::Text(BytesText::from_escaped(gap)))
                        })?;
                    }
                    Ok(())
                })?;
            }
            Ok(())
        })
    })
}

/// A cell as a gap: what is right, with its zeros in front and without them; every other answer has the cell's reason.
fn gap(question: &Question, at: usize, lang: Lang) -> io::Result<String> {
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
    let reason = page::html(|html| page::prose(html, reason.in_lang(lang)))?;
    // Moodle reads the entities once to find the feedback, which is HTML by itself. These signs end a feedback.
    let reason = escape(&reason)
        .replace('{', "&#123;")
        .replace('}', "&#125;")
        .replace('~', "&#126;");
    Ok(format!("{{1:SHORTANSWER:={right}{short}~%0%*#{reason}}}"))
}
