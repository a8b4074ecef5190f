//! The progress of a run, in cells and figures, and what came out.

use yew::prelude::*;

use crate::{
    browser::{address_bar, sharing},
    draw::view::{
        buttons::{AskButton, ButtonKind, CopyText},
        html,
        icons::{Icon, icon},
        link::{Link, prose},
    },
    pages::count::{CountCard, CountPage, CountRun, JobCell, JobCells, share, words},
    site::{Address, Route},
    text::{Lang, Phrase, fixed, grouped, significant},
};
use bitqueens_core::{
    counting::{CountMethod, Plan},
    ladder::Method,
    solver::Size,
};

/// The field of jobs and the share that is done.
/// Before a run it shows the record that can be gone on with, or nothing done.
pub(super) fn progress(page: &CountPage, lang: Lang) -> Html {
    let (share, field) = match (page.shown_run(), page.shown_record()) {
        (Some(run), _) => (Some(run.progress()), JobCells::of_run(run)),
        (None, Some(record)) => {
            let jobs = (record.n_done(), record.plan().len());
            (Some(share(jobs)), JobCells::of_record(record))
        }
        (None, None) => (None, JobCells::empty(page.plan().len())),
    };
    let percent = fixed(share.unwrap_or_default() * 100.0, 1);
    html! {
        <div class="progress">
            <progress class="unseen" max="100" value={percent.clone()} aria-label={words::PROGRESS.in_lang(lang)} />
            { job_field(&field) }
            <p class="percent" aria-hidden="true">
                if share.is_some() {
                    { percent }{ "%" }
                }
            </p>
        </div>
    }
}

/// Draws the field: all cells, over them those that are begun and those that are done. It always
/// fills the same box; how much is done is said beside it.
fn job_field(field: &JobCells) -> Html {
    let (columns, rows) = (field.columns, field.rows());
    html! {
        <svg
            class="jobs"
            viewBox={format!("0 0 {columns} {rows}")}
            preserveAspectRatio="none"
            data-cells={field.cells.len().to_string()}
            aria-hidden="true"
            focusable="false"
        >
            <path class="empty" d={field.path(|cell| cell != JobCell::Full)} />
            <path class="part" d={field.path(|cell| cell == JobCell::Part)} />
            <path class="full" d={field.path(|cell| cell == JobCell::Full)} />
        </svg>
    }
}

/// The figures that every reader looks for: before a count what is known of it, then what it has found. How much time is
/// left is said above them.
pub(super) fn figures(page: &CountPage, lang: Lang) -> Html {
    let run = page.shown_run();
    if run.is_none() && page.shown_record().is_none() {
        let plan = page.plan();
        return counters(
            [
                (words::JOBS, Some(grouped(plan.len()))),
                (
                    words::METHOD,
                    Some(words::method(plan).in_lang(lang).to_owned()),
                ),
            ],
            lang,
        );
    }
    let elapsed = run.map(|run| run.elapsed_ms);
    let elapsed = elapsed.or(page.shown_record().map(|record| record.elapsed_ms()));
    let unique = |run: &CountRun| run.outcome()?.unique.map(grouped);
    let is_open = run.is_none_or(|run| run.outcome().is_none());
    let later = || words::UNIQUE_LATER.in_lang(lang).to_owned();
    counters(
        [
            (
                words::ELAPSED,
                elapsed.map(|ms| words::time(ms).in_lang(lang).to_owned()),
            ),
            (
                words::UNIQUE_TERM,
                run.and_then(unique).or_else(|| is_open.then(later)),
            ),
        ],
        lang,
    )
}

/// The figures of how it is counted.
pub(super) fn working_figures(page: &CountPage, lang: Lang) -> Html {
    let run = page.shown_run();
    let record = page.shown_record();
    let plan = match (run, record) {
        (Some(run), _) => run.plan(),
        (None, Some(record)) => record.plan(),
        (None, None) => page.plan(),
    };
    let method = words::method(plan);
    let done = record.map_or(0, |record| record.n_done());
    let (done, all) = run.map_or((done, plan.len()), CountRun::jobs);
    let jobs = format!("{} / {}", grouped(done), grouped(all));
    counters(
        [
            (words::JOBS, Some(jobs)),
            (words::RATE, run.and_then(CountRun::rate).map(grouped)),
            (words::METHOD, Some(method.in_lang(lang).to_owned())),
        ],
        lang,
    )
}

/// Draws figures; those that are not known yet have their places.
fn counters<const N: usize>(figures: [(Phrase, Option<String>); N], lang: Lang) -> Html {
    html! {
        <dl class="counters">
            for (label, value) in figures {
                <div>
                    <dt>{ prose(label.in_lang(lang)) }</dt>
                    <dd>{ value.unwrap_or_else(|| words::UNKNOWN.in_lang(lang).to_owned()) }</dd>
                </div>
            }
        </dl>
    }
}

/// Draws the total of the shown run and the verdict on it, or what a record holds so far. Before a run their places have
/// the boards and the question.
pub(super) fn result(page: &CountPage, lang: Lang) -> Html {
    let run = page.shown_run();
    let verdict = page.verdict();
    let record = page.shown_record();
    let size = page.settings.size;
    let total = run.map(CountRun::total);
    let total = total.or(record.map(|record| record.sums().total));
    let (what, number) = match total {
        Some(total) => (words::total_of(size, verdict.is_some()), grouped(total)),
        None => (words::BOARDS_WITH_QUEENS.into(), boards(size)),
    };
    let kind = match &verdict {
        Some(verdict) if verdict.is_bad => "different",
        Some(_) => "equal",
        None => "none",
    };
    html! {
        <div class="count-result" data-published={kind}>
            <p class="count-what">{ what.in_lang(lang) }</p>
            <p class="count-total" data-long={(14 < number.len()).then_some("")}>{ number }</p>
            <div class="count-said">
                <p class="count-verdict">
                    if let Some(verdict) = &verdict {
                        { icon(if verdict.is_bad { Icon::Differs } else { Icon::Tick }, None) }
                        { " " }
                        { verdict.sentence.in_lang(lang) }
                    } else if total.is_none() {
                        { words::how_many(size).in_lang(lang).to_owned() }
                    }
                </p>
                if let Some(run) = run.filter(|_| verdict.is_some()) {
                    { why(run.plan(), lang) }
                }
            </div>
        </div>
    }
}

/// The boards among which the solutions are: to the last digit where 64 bits hold it.
fn boards(size: Size) -> String {
    let boards = words::boards(size);
    #[expect(clippy::cast_precision_loss, reason = "two digits are shown")]
    u64::try_from(boards).map_or_else(|_| significant(boards as f64), grouped)
}

/// Draws the ways to the reason why a count took so little: the lesson on its method, and the method's own page.
fn why(plan: Plan, lang: Lang) -> Html {
    let lesson = match plan.method() {
        CountMethod::Join => "quarters",
        _ => "eightoverk",
    };
    html! {
        <p class="count-why">
            { words::WHY_FAST.in_lang(lang) }
            <Link action="why-lesson" to={Address::below(Route::Learn, lesson)}>{ words::WHY_LESSON.in_lang(lang) }</Link>
            <Link action="why-method" to={Address::below(Route::Ladder, Method::Fast.name()).with("n", plan.size())}>{ words::WHY_METHOD.in_lang(lang) }</Link>
        </p>
    }
}

/// Draws the card's buttons. Before there is a card their place has what a reader of a long count has to know.
pub(super) fn card(page: &CountPage, lang: Lang) -> Html {
    let Some(card) = CountCard::of(page) else {
        return html! {
            if page.is_long() {
                <p class="note" data-long-count="">{ words::LONG.in_lang(lang) }</p>
            }
        };
    };
    let url = address_bar::whole(&card.address().in_language(lang));
    let text = card.text(&url, lang);
    let save = {
        let (card, url) = (card.clone(), url.clone());
        Callback::from(move |tell: Callback<bool>| {
            sharing::save_png(card.file(), &card.picture(&url, lang), tell);
        })
    };
    let share = {
        let text = text.clone();
        Callback::from(move |tell: Callback<bool>| sharing::share(&text, tell))
    };
    html! {
        <div class="count-card">
            <p data-card={card.size.to_string()}>{ card.sentence().in_lang(lang).to_owned() }</p>
            <div class="card-buttons" role="group" aria-label={words::PASS_ON.in_lang(lang)}>
                <AskButton kind={ButtonKind::Quiet} action="save-card" label={words::SAVE_CARD} ask={save} {lang} />
                <CopyText {text} action="copy-card" label={words::COPY_CARD} {lang} />
                if sharing::can_share() {
                    <AskButton
                        kind={ButtonKind::Quiet}
                        action="share-card"
                        label={words::SHARE_CARD}
                        refused={words::NOT_SHARED}
                        ask={share}
                        {lang}
                    />
                }
            </div>
        </div>
    }
}
