//! Sentences of a method's own page.

use super::{
    method_title,
    times::{about, bar_time},
};
use crate::{
    pages::ladder::{RECORDED_SIZE, Ratio, Recorded},
    text::{Sentence, fixed, significant},
};
use bitqueens_core::ladder::{Estimate, Method, TestKind};

/// Tells a method's recorded time, and the queens that it places.
pub fn figures_words(method: Method) -> Sentence {
    let (n, size) = (RECORDED_SIZE, Recorded::of(method).size);
    let time = bar_time(Recorded::on(method, RECORDED_SIZE));
    let time = if size == RECORDED_SIZE {
        time
    } else {
        about(&time)
    };
    if method.question() == TestKind::Uncounted {
        return Sentence {
            ja: format!("N = {n} の記録は {} です。", time.ja),
            en: format!("Recorded for N = {n}: {}.", time.en),
        };
    }
    let queens = Estimate::of(method, RECORDED_SIZE).nodes();
    let queens = if queens < 1.0e9 {
        fixed(queens, 0)
    } else {
        significant(queens)
    };
    Sentence {
        ja: format!(
            "N = {n} の記録は {}、置くクイーンは {queens} 個です。",
            time.ja
        ),
        en: format!(
            "Recorded for N = {n}: {} for {queens} queens placed.",
            time.en
        ),
    }
}

/// Compares a method's recorded time with that of a method before it.
pub fn ratio_words(Ratio { before, times }: Ratio) -> Sentence {
    let that = method_title(before);
    let (number, ja, en) = if times < 1.0 {
        (significant(1.0 / times), "倍の時間", "times as long as")
    } else {
        (significant(times), "倍の速さ", "times as fast as")
    };
    Sentence {
        ja: format!("{}の {number} {ja}です。", that.ja),
        en: format!("That is {number} {en} {}.", that.en),
    }
}
