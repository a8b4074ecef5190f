//! A line of the loop without the indexes of its arrays, as a course prints it before arrays are taught.

use crate::solver::Phase;

/// The names that are arrays in the listing.
const ARRAYS: [&str; 5] = ["board", "left", "down", "right", "bitmap"];
/// What stands before the line of `left` in the listing.
const NEXT_ROW: &str = "row += 1; ";

/// A line of the listing without indexes.
///
/// ```
/// use bitqueens_core::faults::short;
///
/// let line = "    row += 1; left[row] = (left[row-1] | bit) << 1;";
/// assert_eq!(short(line), "left = (left | bit) << 1");
/// ```
#[must_use]
pub fn short(line: &str) -> String {
    let line = line.trim().trim_start_matches(NEXT_ROW);
    let line = line.replace("[row-1]", "").replace("[row]", "");
    line.trim_end_matches([';', ' ']).to_owned()
}

/// A line without indexes as the listing has it, in the place of the line of a micro-step.
///
/// ```
/// use bitqueens_core::{faults::indexed, solver::Phase};
///
/// assert_eq!(indexed(Phase::Down, "down = down | bit"), "down[row] = down[row-1] | bit;");
/// assert_eq!(indexed(Phase::Clear, "bitmap ^= bit"), "bitmap[row] ^= bit;");
/// ```
#[must_use]
pub fn indexed(phase: Phase, text: &str) -> String {
    let (target, value) = text.split_at(text.find('=').unwrap_or(0));
    // The attack words are worked out from those of the row above.
    let above = matches!(phase, Phase::Left | Phase::Down | Phase::Right);
    let value = with_index(value, if above { "[row-1]" } else { "[row]" });
    let next_row = if phase == Phase::Left { NEXT_ROW } else { "" };
    let line = format!("{next_row}{}{value}", with_index(target, "[row]"));
    format!("{};", line.trim_end_matches([';', ' ']))
}

/// Puts an index behind each array.
fn with_index(text: &str, index: &str) -> String {
    let is_name = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    let mut indexed = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(is_name) {
        let (before, name) = rest.split_at(start);
        let end = name.find(|sign| !is_name(sign)).unwrap_or(name.len());
        let (name, behind) = name.split_at(end);
        indexed.push_str(before);
        indexed.push_str(name);
        if ARRAYS.contains(&name) {
            indexed.push_str(index);
        }
        rest = behind;
    }
    indexed + rest
}
