//! The progress of a run, in figures.

use bitqueens_core::counting::Method;
use yew::prelude::*;

use crate::{
    pages::count::{Run, sentences, words},
    text::{Lang, Phrase, fixed, grouped},
};

/// The bar.
pub(super) fn progress(run: &Run, lang: Lang) -> Html {
    let percent = fixed(run.progress() * 100.0, 1);
    html! {
        <label class="progress">
            <span>{ words::PROGRESS.in_lang(lang) }</span>
            <progress max="100" value={percent.clone()} />
            <span class="percent">{ percent }{ "%" }</span>
        </label>
    }
}

/// The figures, those that are known.
pub(super) fn figures(run: &Run, lang: Lang) -> Html {
    let (done, all) = run.jobs();
    let total = run.total();
    let unique = run.outcome().and_then(|outcome| outcome.unique);
    let total_label = match unique {
        Some(_) => words::TOTAL,
        None => words::TOTAL_SO_FAR,
    };
    let method = match run.plan().method() {
        Method::Search => words::METHOD_SEARCH,
        Method::Join => words::METHOD_JOIN,
    };
    let time = |ms: u64| sentences::time(ms).in_lang(lang).to_owned();
    let rate = u128::from(total) * 1_000 / u128::from(run.elapsed_ms.max(1));
    let figures: [(Phrase, Option<String>); 9] = [
        (total_label, Some(grouped(total))),
        (words::UNIQUE, unique.map(grouped)),
        (words::ELAPSED, Some(time(run.elapsed_ms))),
        (words::LEFT, run.left_ms().map(time)),
        (words::RATE, u64::try_from(rate).ok().map(grouped)),
        (
            words::JOBS,
            Some(format!("{} / {}", grouped(done), grouped(all))),
        ),
        (words::WORKERS, Some(run.workers().to_string())),
        (words::KERNEL, Some(run.kernel().name().to_owned())),
        (words::METHOD, Some(method.in_lang(lang).to_owned())),
    ];
    html! {
        <dl class="counters">
            for (label, value) in figures {
                if let Some(value) = value {
                    <div>
                        <dt>{ label.in_lang(lang) }</dt>
                        <dd>{ value }</dd>
                    </div>
                }
            }
        </dl>
    }
}
