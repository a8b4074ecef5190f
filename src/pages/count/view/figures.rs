//! The progress of a run, in cells and figures.

use bitqueens_core::counting::{CountMethod, Plan};
use yew::prelude::*;

use super::job_field::job_field;
use crate::{
    pages::count::{CountRun, JobCells, sentences, words},
    text::{Lang, Phrase, fixed, grouped},
};

/// The field of jobs and the share that is done. It stands there before a run too, empty.
pub(super) fn progress(run: Option<&CountRun>, plan: Plan, lang: Lang) -> Html {
    let percent = fixed(run.map_or(0.0, CountRun::progress) * 100.0, 1);
    let field = match run {
        Some(run) => JobCells::of_run(run),
        None => JobCells::empty(plan.len()),
    };
    html! {
        <div class="progress">
            <progress class="unseen" max="100" value={percent.clone()} aria-label={words::PROGRESS.in_lang(lang)} />
            { job_field(&field) }
            <span class="percent" aria-hidden="true">{ percent }{ "%" }</span>
        </div>
    }
}

/// The figures; those that are not known yet have their places.
pub(super) fn figures(run: Option<&CountRun>, plan: Plan, lang: Lang) -> Html {
    let method = match run.map_or(plan, CountRun::plan).method() {
        CountMethod::Search => words::METHOD_SEARCH,
        CountMethod::Join => words::METHOD_JOIN,
    };
    let time = |ms: u64| sentences::time(ms).in_lang(lang).to_owned();
    let unique = |run: &CountRun| run.outcome()?.unique.map(grouped);
    let (done, all) = run.map_or((0, plan.len()), CountRun::jobs);
    let jobs = format!("{} / {}", grouped(done), grouped(all));
    let figures: [(Phrase, Option<String>); 6] = [
        (words::ELAPSED, run.map(|run| time(run.elapsed_ms))),
        (words::LEFT, run.and_then(CountRun::left_ms).map(time)),
        (words::JOBS, Some(jobs)),
        (words::RATE, run.and_then(CountRun::rate).map(grouped)),
        (words::UNIQUE, run.and_then(unique)),
        (words::METHOD, Some(method.in_lang(lang).to_owned())),
    ];
    html! {
        <dl class="counters">
            for (label, value) in figures {
                <div>
                    <dt>{ label.in_lang(lang) }</dt>
                    <dd>{ value.unwrap_or_else(|| words::UNKNOWN.in_lang(lang).to_owned()) }</dd>
                </div>
            }
        </dl>
    }
}
