//! A line to hand in: what a reader answered, in one line of ASCII that is copied into a form or a mail.
//!
//! ```text
//! bitqueens{1; test.search.34; 107; 2026-11-26; 1:12, 3:5, 2?, -; 0123456789abcdef}
//!           |  |               |    |           |  |  |    |       checksum of all before it
//!           |  |               |    |           |  |  |    not answered
//!           |  |               |    |           |  |  the answer was looked up at the second try
//!           |  |               |    |           |  5 at the third try
//!           |  |               |    |           12 at the first try; a text stands packed behind t
//!           |  |               |    the day on which the line was made
//!           |  |               the seed, or one for each answer, with dots between
//!           |  what was answered
//!           version of the line
//! ```
//!
//! Blanks mean nothing and signs of quotation do not occur in it, so it is read however a mail has broken it.
//! The checksum is no protection against intent: whoever can read this can write a line.
//!
//! ```text
//! HandIn         what a line says
//! HandInAnswer   one answer of it
//! PastedLine     a line as it was found in a pasted text: where, beside what, and what it says or how it is damaged
//! ```

mod read;

use std::fmt;

pub use read::{Damage, PastedLine, pasted};

use super::{Answer, KeptAttempt};
use crate::text::packed;
use bitqueens_core::counting::checksum;

/// What a line begins with.
const HEAD: &str = "bitqueens{";
const VERSION: &str = "1";

/// What a reader hands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandIn {
    /// What was answered, by names with dots between.
    pub work: String,
    /// The seed of all answers, or one for each of them.
    pub seeds: Vec<u64>,
    /// The day on which the line was made, such as `2026-11-26`.
    pub day: String,
    pub answers: Vec<HandInAnswer>,
}

/// One answer of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandInAnswer {
    Nothing,
    /// The last answer that was checked, at which of the tries.
    Given {
        tries: u64,
        answer: Answer,
    },
    /// The right answer was shown.
    Shown {
        tries: u64,
    },
}

impl From<Option<&KeptAttempt>> for HandInAnswer {
    fn from(kept: Option<&KeptAttempt>) -> Self {
        match kept {
            Some(KeptAttempt {
                is_shown: true,
                n_tries,
                ..
            }) => Self::Shown { tries: *n_tries },
            Some(KeptAttempt {
                given: Some(answer),
                n_tries,
                ..
            }) => Self::Given {
                tries: *n_tries,
                answer: answer.clone(),
            },
            _ => Self::Nothing,
        }
    }
}

impl HandIn {
    /// A line that is made on a day, counted from the first of 1970.
    pub fn new(work: String, seeds: Vec<u64>, today: u32, answers: Vec<HandInAnswer>) -> Self {
        Self {
            work,
            seeds,
            day: date(today),
            answers,
        }
    }

    fn fields(&self) -> String {
        let seeds: Vec<_> = self.seeds.iter().map(u64::to_string).collect();
        let answers: Vec<_> = self.answers.iter().map(HandInAnswer::to_string).collect();
        let fields = [
            VERSION,
            &self.work,
            &seeds.join("."),
            &self.day,
            &answers.join(", "),
        ];
        fields.join("; ")
    }
}

impl fmt::Display for HandIn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = self.fields();
        write!(f, "{HEAD}{fields}; {:016x}}}", sum(&fields))
    }
}

/// The checksum of fields, without the blanks between them.
fn sum(fields: &str) -> u64 {
    let written: Vec<u8> = fields.bytes().filter(|byte| *byte != b' ').collect();
    checksum(&written)
}

impl fmt::Display for HandInAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("-"),
            Self::Shown { tries } => write!(f, "{tries}?"),
            Self::Given {
                tries,
                answer: Answer::Value(value),
            } => write!(f, "{tries}:{value}"),
            Self::Given {
                tries,
                answer: Answer::Text(text),
            } => match packed(text) {
                Some(packed) => write!(f, "{tries}:t{packed}"),
                // A program that is too long for a line is not handed in by one.
                None => f.write_str("-"),
            },
        }
    }
}

/// A day counted from the first of 1970, in the calendar: years of 365 days from March on, in eras of 400 years.
fn date(today: u32) -> String {
    const ERA: u32 = 146_097;
    // The days before 1970 from the first of March of the year 0.
    let days = today.saturating_add(719_468);
    let (era, of_era) = (days / ERA, days % ERA);
    let of_era_years = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * of_era_years + of_era_years / 4 - of_era_years / 100);
    let march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    let year = era * 400 + of_era_years + u32::from(month < 3);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_those_of_the_calendar() {
        let days = [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_783, "2026-11-26"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ];
        for (day, written) in days {
            assert_eq!(date(day), written);
        }
    }
}
