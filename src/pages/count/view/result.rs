//! What came out: the total, and whether it is the published one.

use yew::prelude::*;

use crate::{
    pages::count::{CountPage, CountRun, sentences, words},
    text::{Lang, grouped},
};

/// Draws the total of the shown run and the verdict on it, or what a record holds so far, in places that are there
/// before a run.
pub(super) fn result(page: &CountPage, lang: Lang) -> Html {
    let run = page.shown_run();
    let size = run.map_or(page.settings.size, |run| run.plan().size());
    let verdict = page.verdict();
    let record = page.shown_record();
    let is_whole = (run.is_none() && record.is_none()) || verdict.is_some();
    let what = sentences::total_of(size, is_whole);
    let total = run.map(CountRun::total);
    let total = total
        .or(record.map(|record| record.sums().total))
        .map(grouped);
    let total = total.unwrap_or_else(|| words::UNKNOWN.in_lang(lang).to_owned());
    let kind = match &verdict {
        Some(verdict) if verdict.is_bad => "different",
        Some(_) => "equal",
        None => "none",
    };
    html! {
        <div class="count-result" data-published={kind}>
            <p class="count-what">{ what.in_lang(lang) }</p>
            <p class="count-total" data-long={(17 < total.len()).then_some("")}>{ total }</p>
            <p class="count-verdict">
                if let Some(verdict) = &verdict {
                    { verdict.sentence.in_lang(lang) }
                }
            </p>
        </div>
    }
}
