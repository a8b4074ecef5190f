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
    let time = shown_time(Recorded::time(method, n));
    if method.question() == TestKind::Uncounted {
        return sentence!(
            Ja "N = {n} の記録は {time} です。",
            En "Recorded for N = {n}: {time}.";
            n, time
        );
    }
    let queens = queens_words(Estimate::of(method, n).nodes());
    sentence!(
        Ja "N = {n} の記録は {time}、置くクイーンは {queens} 個です。",
        En "Recorded for N = {n}: {time} for {queens} queens placed.";
        n, time, queens
    )
}

/// Compares a method's recorded time with that of a method before it.
pub fn ratio_words(Ratio { before, times }: Ratio) -> Sentence {
    let before = method_title(before);
    if times < 1.0 {
        let times = significant(1.0 / times);
        return sentence!(
            Ja "{before}の {times} 倍の時間です。",
            En "That is {times} times as long as {before}.";
            before, times
        );
    }
    sentence!(
        Ja "{before}の {times} 倍の速さです。",
        En "That is {times} times as fast as {before}.";
        before, times = significant(times)
    )
}
