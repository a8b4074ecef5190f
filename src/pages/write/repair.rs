//! A wrong program as lines to be put in order: its right lines, and the wrong one among three.

use super::{stage::in_turn, words};
use crate::text::{LISTING, Lang};

/// What a slip of the hand makes of a line. None of them counts right.
const SLIPS: [[&str; 2]; 20] = [
    ["<<", ">>"],
    [">>", "<<"],
    ["& -", "& "],
    ["& -", "| -"],
    ["& ~", "& "],
    ["& ~", "| ~"],
    ["| bit", "& bit"],
    ["| bit", "& ~bit"],
    ["^=", "|="],
    ["^=", "&="],
    ["-=", "+="],
    ["-= 1", "-= 2"],
    [" < ", " <= "],
    [" < ", " > "],
    ["= 0;", "= -1;"],
    ["= 0;", "= n;"],
    ["= mask", "= 1 + mask"],
    ["= mask", "= 0 * mask"],
    ["!= 0", "== 0"],
    [">= 0", "> 0"],
];

/// The lines of a program that is the loop but for one line, in the order in which its lines are first shown; in the
/// place of the wrong one stand three, of which one is right. Below the last line is room for the others. `None` of any
/// other program.
pub(super) fn as_order(text: &str, lang: Lang) -> Option<String> {
    let lines = text.lines().map(str::trim);
    let lines: Vec<_> = lines
        .filter(|line| !line.is_empty() && !line.starts_with("//"))
        .collect();
    let listing = LISTING.map(|line| line.code.trim());
    if lines.len() != listing.len() {
        return None;
    }
    let differs = |at: &usize| lines[*at] != listing[*at];
    let mut wrong = (0..lines.len()).filter(differs);
    let (Some(wrong), None) = (wrong.next(), wrong.next()) else {
        return None;
    };
    let mut three = [
        lines[wrong].to_owned(),
        listing[wrong].to_owned(),
        other(listing[wrong], lines[wrong])?,
    ];
    // Their order says nothing of which is right.
    three.sort();
    let ordered = in_turn().flat_map(|at| match at {
        _ if at == wrong => three.to_vec(),
        _ => vec![listing[at].to_owned()],
    });
    let spare = words::SPARE_LINES.in_lang(lang).to_owned();
    let whole: Vec<_> = ordered.chain([spare]).collect();
    Some(whole.join("\n") + "\n")
}

/// Another line that is wrong in the place of a right one.
fn other(right: &str, wrong: &str) -> Option<String> {
    let slips = SLIPS.iter().map(|[from, to]| right.replacen(from, to, 1));
    slips
        .into_iter()
        .find(|line| line != right && line != wrong)
}

/// The part of a text that is carried out: the lines above the room for others.
pub(super) fn carried_out(text: &str) -> String {
    let is_spare = |line: &str| {
        let spare = |lang: &Lang| words::SPARE_LINES.in_lang(*lang) == line.trim();
        Lang::ALL.iter().any(spare)
    };
    match text.lines().position(is_spare) {
        Some(at) => text
            .lines()
            .take(at)
            .fold(String::new(), |all, line| all + line + "\n"),
        None => text.to_owned(),
    }
}
