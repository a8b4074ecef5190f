//! How long something takes.

use super::sentence;
use crate::text::{Sentence, fixed, significant};

const SECOND: f64 = 1.0e3;
const MINUTE: f64 = 60.0 * SECOND;
const HOUR: f64 = 60.0 * MINUTE;
const DAY: f64 = 24.0 * HOUR;
const YEAR: f64 = 365.25 * DAY;

/// Says a length of time in milliseconds, as exactly as a reader needs it.
///
/// ```text
/// 184 ms   9.3 s   42 s   2 min 5 s   3 h 20 min   4 days   2.2 years   2,500 years
/// ```
pub fn time(millis: f64) -> Sentence {
    // What would be rounded up to the next unit is said in it.
    match millis {
        ..999.5 => {
            let n = without_zero(significant(millis));
            sentence!(Ja "{n} ミリ秒", En "{n} ms"; n)
        }
        ..59.5e3 => {
            let places = u32::from(millis < 9.95e3);
            let n = without_zero(fixed(millis / SECOND, places));
            sentence!(Ja "{n} 秒", En "{n} s"; n)
        }
        ..3_599.5e3 => match parts(millis / SECOND) {
            (minutes, 0) => sentence!(Ja "{minutes} 分", En "{minutes} min"; minutes),
            (minutes, seconds) => sentence!(
                Ja "{minutes} 分 {seconds} 秒",
                En "{minutes} min {seconds} s";
                minutes, seconds
            ),
        },
        ..86_370.0e3 => match parts(millis / MINUTE) {
            (hours, 0) => sentence!(Ja "{hours} 時間", En "{hours} h"; hours),
            (hours, minutes) => sentence!(
                Ja "{hours} 時間 {minutes} 分",
                En "{hours} h {minutes} min";
                hours, minutes
            ),
        },
        ..YEAR => {
            let n = without_zero(significant((millis / DAY).max(1.0)));
            sentence!(Ja "{n} 日", En "{n} {n:day|days}"; n)
        }
        _ => {
            let n = without_zero(significant(millis / YEAR));
            sentence!(Ja "{n} 年", En "{n} {n:year|years}"; n)
        }
    }
}

/// A number of small units as large ones of sixty, with what is left over.
fn parts(units: f64) -> (u64, u64) {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "rounded, and less than a day has"
    )]
    let units = units.round() as u64;
    (units / 60, units % 60)
}

/// A number without a last place that says nothing: `2.0` is 2.
fn without_zero(number: String) -> String {
    match number.strip_suffix(".0") {
        Some(whole) => whole.to_owned(),
        None => number,
    }
}
