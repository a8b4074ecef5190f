//! The counting page, ready to be drawn.

use crate::{
    counting::{Kernel, Method},
    solver::Size,
    state::count::{
        CountPage, Finished, Machine, Phase, Purpose, Run, SetAside, Settings, Told, finished_text,
    },
    text::{Sentence, count, count_labels},
};

/// The counting page, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing that is drawn or not"
)]
pub struct CountScene {
    /// What the reader chose.
    pub settings: Settings,
    /// What the browser offers.
    pub machine: Machine,
    /// The board that is shown.
    pub size: Size,
    /// The value of `data-state`.
    pub state: &'static str,
    /// Whether workers count.
    pub running: bool,
    /// Whether the run can be gone on with.
    pub paused: bool,
    /// Solutions counted so far, or in all.
    pub total: Option<u64>,
    /// The unique count, at the end.
    pub unique: Option<u64>,
    /// The share done, `0.0..=1.0`.
    pub progress: f64,
    /// The time used.
    pub elapsed_ms: u64,
    /// The time left, if it is known.
    pub left_ms: Option<u64>,
    /// Finished jobs and jobs in all.
    pub jobs: (u64, u64),
    /// Workers of the run, or of the next one.
    pub workers: u32,
    /// Kernel of the run, or of the next one.
    pub kernel: Kernel,
    /// Method of the run, or of the next one.
    pub method: Method,
    /// What there is to say about the run or the next one.
    pub sentence: Option<Sentence>,
    /// Whether the sentence is bad news.
    pub is_bad: bool,
    /// Whether a finished total can be double-checked.
    pub can_check: bool,
    /// A run that did not end can be gone on with.
    pub saved: Option<Sentence>,
    /// Stored texts that are not used, each with its sentence.
    pub set_aside: Vec<(SetAside, Sentence)>,
    /// Finished runs, the newest first.
    pub finished: Vec<Finished>,
    /// The same as CSV.
    pub csv: String,
    /// What a screen reader is told.
    pub told: Told,
}

impl CountScene {
    /// Draws the counting page.
    #[must_use]
    pub fn of(page: &CountPage) -> Self {
        let run = page.shown_run();
        let plan = run.map_or_else(|| page.plan(), Run::plan);
        let outcome = run.and_then(Run::outcome);
        let idle = run.is_none_or(|run| !run.is_running() && run.phase != Phase::Paused);
        let (sentence, is_bad) = said(page, run);
        Self {
            settings: page.settings,
            machine: page.machine,
            size: plan.size(),
            state: run.map_or("idle", |run| run.phase.name()),
            running: run.is_some_and(Run::is_running),
            paused: run.is_some_and(|run| run.phase == Phase::Paused),
            total: outcome
                .map(|outcome| outcome.total)
                .or_else(|| run.map(|run| run.ledger.sums().total)),
            unique: outcome.and_then(|outcome| outcome.unique),
            progress: run.map_or(0.0, Run::progress),
            elapsed_ms: run.map_or(0, |run| run.elapsed_ms),
            left_ms: run.filter(|run| run.is_running()).and_then(Run::left_ms),
            jobs: run.map_or((0, plan.len()), Run::jobs),
            workers: run.map_or(page.settings.workers, |run| run.workers),
            kernel: run.map_or_else(|| page.kernel(), |run| run.kernel),
            method: plan.method(),
            sentence,
            is_bad,
            can_check: idle && outcome.is_some(),
            saved: page.saved_here().filter(|_| idle).map(|saved| {
                let ledger = &saved.ledger;
                let plan = ledger.plan();
                count::saved(plan.size(), ledger.n_done(), plan.len())
            }),
            set_aside: page
                .set_aside
                .iter()
                .map(|aside| (aside.clone(), count::set_aside(aside.error)))
                .collect(),
            finished: page.finished.clone(),
            csv: finished_text(&page.finished),
            told: page.told.clone(),
        }
    }
}

/// What there is to say, and whether it is bad news.
fn said(page: &CountPage, run: Option<&Run>) -> (Option<Sentence>, bool) {
    let Some(run) = run else {
        let estimated = page.estimated();
        let sentence = estimated.map_or_else(
            || count_labels::MEASURING.into(),
            |duration| count::estimated(duration, page.settings.workers),
        );
        return (Some(sentence), false);
    };
    match run.phase {
        Phase::Running if run.purpose == Purpose::Count => (None, false),
        Phase::Running => (Some(count_labels::CHECKING.into()), false),
        Phase::Paused => (Some(count_labels::PAUSED.into()), false),
        Phase::Cancelled => (Some(count_labels::CANCELLED.into()), false),
        Phase::Failed(broken) => (Some(broken.sentence()), true),
        Phase::Done => match (run.checked(), run.outcome()) {
            (Some(checked), _) => {
                let is_bad = checked.is_difference();
                (Some(checked.sentence()), is_bad)
            }
            (None, Some(outcome)) => (Some(count::published(outcome)), !outcome.is_as_published()),
            (None, None) => (None, false),
        },
    }
}
