//! Comparisons of one method with another.

use super::method_title;
use crate::text::{Sentence, fixed, significant};
use bitqueens_core::ladder::{Method, Run};

/// A ratio in a table: `× 6.1`, and `1/19` below 1.
pub fn ratio(times: f64) -> String {
    if times < 1.0 {
        return format!("1/{}", significant(1.0 / times));
    }
    format!("× {}", significant(times))
}

/// A large ratio as it is said: `440 million`, `4.4 億`.
pub fn many(times: f64) -> Sentence {
    let in_units = |units: &[(f64, &str)]| {
        // Beyond a thousand of the largest unit nobody says it in words.
        let unit = units
            .iter()
            .find(|(unit, _)| *unit <= times && times < 1.0e4 * unit);
        unit.map(|(unit, name)| {
            let number = times / unit;
            let places = u32::from(number < 10.0);
            format!("{} {name}", fixed(number, places))
        })
    };
    let ja = in_units(&[(1.0e12, "兆"), (1.0e8, "億"), (1.0e4, "万")]);
    let en = in_units(&[(1.0e12, "trillion"), (1.0e9, "billion"), (1.0e6, "million")]);
    let other = || significant(times);
    Sentence {
        ja: ja.unwrap_or_else(other),
        en: en.unwrap_or_else(other),
    }
}

/// Compares a method's speed with that of the one before it; below 1 it is slower.
pub fn speed_words(run: Run, before: Method, times: f64) -> Sentence {
    let (this, that, n) = (method_title(run.method()), method_title(before), run.size());
    if times < 1.0 {
        let number = significant(1.0 / times);
        return Sentence {
            ja: format!(
                "N = {n} で、{}には{}の {number} 倍の時間がかかります。",
                this.ja, that.ja
            ),
            en: format!(
                "{} takes {number} times as long as {} at N = {n}.",
                this.en, that.en
            ),
        };
    }
    let number = significant(times);
    Sentence {
        ja: format!(
            "N = {n} で、{}は{}の {number} 倍の速さです。",
            this.ja, that.ja
        ),
        en: format!(
            "{} is {number} times as fast as {} at N = {n}.",
            this.en, that.en
        ),
    }
}

/// Compares a method's leaf nodes with those of the one before it; below 1 it has fewer.
pub fn leaf_words(run: Run, before: Method, times: f64) -> Sentence {
    let (this, that, n) = (method_title(run.method()), method_title(before), run.size());
    let (more, less, times) = match times {
        ..1.0 => (that, this, 1.0 / times),
        _ => (this, that, times),
    };
    let number = significant(times);
    // Both are whole numbers, so this is exact.
    if times <= 1.0 {
        return Sentence {
            ja: format!(
                "N = {n} で、{}と{}の末端ノードは同じ数です。",
                that.ja, this.ja
            ),
            en: format!(
                "{} and {} have the same number of leaf nodes at N = {n}.",
                that.en, this.en
            ),
        };
    }
    Sentence {
        ja: format!(
            "N = {n} で、{}の末端ノードは{}の {number} 倍です。",
            more.ja, less.ja
        ),
        en: format!(
            "The leaf nodes of {} are {number} times those of {} at N = {n}.",
            more.en, less.en
        ),
    }
}
