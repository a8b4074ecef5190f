//! The progress of a run, in cells and figures.

use bitqueens_core::counting::{CountMethod, Ledger};
use yew::prelude::*;

use super::job_field::job_field;
use crate::{
    pages::count::{CountPage, CountRun, JobCells, sentences, share, words},
    text::{Lang, Phrase, fixed, grouped},
};

/// The field of jobs and the share that is done.
/// Before a run it shows the record that can be gone on with, or nothing done.
pub(super) fn progress(page: &CountPage, lang: Lang) -> Html {
    let (share, field) = match (page.shown_run(), page.shown_record()) {
        (Some(run), _) => (run.progress(), JobCells::of_run(run)),
        (None, Some(record)) => {
            let jobs = (record.n_done(), record.plan().len());
            (share(jobs), JobCells::of_record(record))
        }
        (None, None) => (0.0, JobCells::empty(page.plan().len())),
    };
    let percent = fixed(share * 100.0, 1);
    html! {
        <div class="progress">
            <progress class="unseen" max="100" value={percent.clone()} aria-label={words::PROGRESS.in_lang(lang)} />
            { job_field(&field) }
            <span class="percent" aria-hidden="true">{ percent }{ "%" }</span>
        </div>
    }
}

/// The figures; those that are not known yet have their places.
pub(super) fn figures(page: &CountPage, lang: Lang) -> Html {
    let run = page.shown_run();
    let record = page.shown_record();
    let plan = match (run, record) {
        (Some(run), _) => run.plan(),
        (None, Some(record)) => record.plan(),
        (None, None) => page.plan(),
    };
    let method = match plan.method() {
        CountMethod::Search => words::METHOD_SEARCH,
        CountMethod::Join => words::METHOD_JOIN,
    };
    let time = |ms: u64| sentences::time(ms).in_lang(lang).to_owned();
    let unique = |run: &CountRun| run.outcome()?.unique.map(grouped);
    let done = record.map_or(0, Ledger::n_done);
    let (done, all) = run.map_or((done, plan.len()), CountRun::jobs);
    let elapsed = run.map(|run| run.elapsed_ms);
    let elapsed = elapsed.or(record.map(Ledger::elapsed_ms));
    let jobs = format!("{} / {}", grouped(done), grouped(all));
    let figures: [(Phrase, Option<String>); 6] = [
        (words::ELAPSED, elapsed.map(time)),
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
