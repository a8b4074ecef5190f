//! Times as a reader says them.

use super::{DAYS, HOURS, MILLISECONDS, MINUTES, SECONDS, YEARS};
use crate::text::{Phrase, Sentence, significant};

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
    let number = significant(seconds / length);
    Sentence {
        ja: format!("約 {number} {}", unit.ja),
        en: format!("about {number} {}", unit.en),
    }
}
