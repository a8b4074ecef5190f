//! Sentences of a method's own page.

use super::{dots::queens_words, method_title, times::shown_time};
use crate::{
    pages::ladder::{RECORDED_SIZE, Ratio, Recorded},
    text::{Sentence, sentence, significant},
};
use bitqueens_core::ladder::{Estimate, Method, TestKind};

/// Tells a method's recorded time, and the queens that it places.
pub fn figures_words(method: Method) -> Sentence {
    let n = RECORDED_SIZE;
    let Sentence { ja, en } = shown_time(Recorded::time(method, n));
    if method.question() == TestKind::Uncounted {
        return sentence!(
            "N = {n} の記録は {ja} です。",
            "Recorded for N = {n}: {en}."
        );
    }
    let queens = queens_words(Estimate::of(method, n).nodes());
    sentence!(
        "N = {n} の記録は {ja}、置くクイーンは {queens} 個です。",
        "Recorded for N = {n}: {en} for {queens} queens placed."
    )
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
