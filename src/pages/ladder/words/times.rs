//! Times in their units, and where the recorded ones are from.

use super::{dots::TOO_SHORT, method_title};
use crate::{
    pages::ladder::{DotTime, JAVASCRIPT_MILLIS, RECORDED_SIZE, Recorded},
    text::{self, Sentence, sentence},
};
use bitqueens_core::ladder::Method;

/// The time of a row: a short one has no number, and an estimated one says that it is.
pub fn shown_time(time: DotTime) -> Sentence {
    let said = text::time(time.millis);
    match () {
        () if !time.counts() => TOO_SHORT.into(),
        () if time.is_estimate => about(&said),
        () => said,
    }
}

/// An estimated time: `about` before it.
pub fn about(time: &Sentence) -> Sentence {
    sentence!(Ja "約 {time}", En "about {time}"; time)
}

/// Says where the recorded figures are from: those of one method, or of all beside one another.
pub fn provenance(method: Option<Method>) -> Sentence {
    let recorded = |method| (method_title(method), Recorded::of(method).size);
    let estimated = if let Some(method) = method {
        let (method, at) = recorded(method);
        sentence!(
            Ja "{method}は N = {at} で計り、ほかの N の時間は配置の数から見積もります。",
            En "{method} was recorded at N = {at}; times at another N are estimated by the placements.";
            method, at
        )
    } else {
        let (brute, at_brute) = recorded(Method::BruteForce);
        let (permutation, at_permutation) = recorded(Method::Permutation);
        sentence!(
            Ja "{brute}は N = {at_brute}、{permutation}は N = {at_permutation} で計り、ほかの N の時間は配置の数から見積もります（点線の丸と線）。",
            En "{brute} was recorded at N = {at_brute}, {permutation} at N = {at_permutation}; times at another N are estimated by the placements (dashed rings and lines).";
            brute, at_brute, permutation, at_permutation
        )
    };
    sentence!(
        Ja "記録：2026 年 11 月、このページのワーカーを Chromium で動かして計りました（数回のうち最短）。そのコンピューターでは、ステップ実行のページにある JavaScript（loop.js）が N = {n} を {script:,} ms で数えます。{estimated}配置の数は、N = 16 まで、このサイトのプログラムが数えた正確な値です。",
        En "Recorded in November 2026 with this page's own worker in Chromium, the shortest of several runs, on a machine on which the stepping page's JavaScript (loop.js) counts N = {n} in {script:,} ms. {estimated} The placements were counted by this site's own program, exactly up to N = 16.";
        n = RECORDED_SIZE, script = JAVASCRIPT_MILLIS, estimated
    )
}
