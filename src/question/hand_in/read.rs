//! Finding lines in a pasted text, however they arrived.

use super::{Answer, HEAD, HandIn, HandInAnswer, VERSION, sum};
use crate::text::unpacked;

/// A line as it was found in a pasted text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedLine {
    /// The line of the text on which it begins, from 1.
    pub at: usize,
    /// What stands before it on that line: a name, the columns of a form.
    pub beside: String,
    pub read: Result<HandIn, Damage>,
}

/// Why a line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// It has an end but no beginning.
    NoBeginning,
    NoEnd,
    /// The checksum does not fit: something was changed or lost on the way, or by hand.
    Changed,
    /// The checksum fits, but it is of another version or no line of the site.
    Unknown,
}

/// The most characters that are kept of the text beside a line.
const LONGEST_NAME: usize = 60;

/// Finds every line in a text, in its order.
pub fn pasted(text: &str) -> Vec<PastedLine> {
    // A form or a keyboard may have changed the case of the beginning; what is changed behind it the checksum shows.
    let lower = text.to_ascii_lowercase();
    let heads: Vec<_> = lower.match_indices(HEAD).map(|(at, _)| at).collect();
    let mut lines = Vec::new();
    let mut rest = 0;
    for (number, &head) in heads.iter().enumerate() {
        let next = heads.get(number + 1).copied().unwrap_or(text.len());
        strays(text, rest, head, &mut lines);
        let inside = &text[head + HEAD.len()..next];
        let (read, end) = match inside.find('}') {
            Some(end) => (line(&inside[..end]), head + HEAD.len() + end + 1),
            // The rest of its own line is lost with it.
            None => (Err(Damage::NoEnd), next),
        };
        lines.push(PastedLine {
            at: line_number(text, head),
            beside: beside(text, head),
            read,
        });
        rest = end;
    }
    strays(text, rest, text.len(), &mut lines);
    lines
}

/// Notes the ends of lines in a stretch of the text that belong to no beginning.
fn strays(text: &str, from: usize, to: usize, lines: &mut Vec<PastedLine>) {
    let mut start = from;
    for (at, _) in text[from..to].match_indices('}') {
        let stretch = plain(&text[start..from + at]);
        start = from + at + 1;
        // Another bracket ends no line of the site.
        if stretch.matches(';').count() < 3 {
            continue;
        }
        lines.push(PastedLine {
            at: line_number(text, from + at),
            beside: String::new(),
            read: Err(Damage::NoBeginning),
        });
    }
}

fn line_number(text: &str, at: usize) -> usize {
    1 + text[..at].matches('\n').count()
}

/// What stands before a place on its line, without signs of quotation. The columns of a table stand with a comma between.
fn beside(text: &str, at: usize) -> String {
    let before = &text[..at];
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    let columns = before[start..].split('\t').map(|column| {
        let words: Vec<_> = column.split_whitespace().collect();
        let words = words.join(" ");
        words
            .trim_matches(|c: char| ">\"“”,:;| ".contains(c))
            .to_owned()
    });
    let columns: Vec<_> = columns.filter(|column| !column.is_empty()).collect();
    let beside = columns.join(", ");
    // A line inside another one is not a name.
    let name = beside.rsplit('}').next().unwrap_or_default();
    name.trim().chars().take(LONGEST_NAME).collect()
}

/// Reads what stands between the brackets.
fn line(inside: &str) -> Result<HandIn, Damage> {
    let plain = plain(inside);
    let (fields, own_sum) = plain.rsplit_once(';').ok_or(Damage::Changed)?;
    if own_sum != format!("{:016x}", sum(fields)) {
        return Err(Damage::Changed);
    }
    let fields: Vec<_> = fields.split(';').collect();
    let [VERSION, work, seeds, day, answers] = fields[..] else {
        return Err(Damage::Unknown);
    };
    let seeds: Option<Vec<u64>> = seeds.split('.').map(|seed| seed.parse().ok()).collect();
    let answers: Option<Vec<_>> = answers.split(',').map(answer).collect();
    Ok(HandIn {
        work: work.to_owned(),
        seeds: seeds.ok_or(Damage::Unknown)?,
        day: day.to_owned(),
        answers: answers.ok_or(Damage::Unknown)?,
    })
}

/// A line without what a mail adds: breaks, signs of quotation at their beginning, soft breaks, signs without a width.
fn plain(inside: &str) -> String {
    let is_added = |c: char| {
        c.is_whitespace() || matches!(c, '>' | '=' | '\\' | '\u{ad}' | '\u{200b}' | '\u{feff}')
    };
    inside.chars().filter(|c| !is_added(*c)).collect()
}

fn answer(text: &str) -> Option<HandInAnswer> {
    if text == "-" {
        return Some(HandInAnswer::Nothing);
    }
    if let Some(tries) = text.strip_suffix('?') {
        return Some(HandInAnswer::Shown {
            tries: tries.parse().ok()?,
        });
    }
    let (tries, value) = text.split_once(':')?;
    let answer = match value.strip_prefix('t') {
        Some(packed) => Answer::Text(unpacked(packed)?),
        None => Answer::Value(value.parse().ok()?),
    };
    Some(HandInAnswer::Given {
        tries: tries.parse().ok()?,
        answer,
    })
}
