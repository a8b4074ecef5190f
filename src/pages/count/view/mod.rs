//! The counting page on the screen: the count, the table of every board, the table of finished runs.
//!
//! The parts that are costly to draw are components with small properties, so that a report of the
//! pool draws no table.

mod boards;
mod details;
mod effects;
mod figures;
mod guess;
mod job_field;
mod menu;
mod panel;
mod pool;
mod pool_part;
mod result;
mod running_sign;
mod set_aside;
mod undo;

use bitqueens_core::solver::Size;
use yew::prelude::*;

use super::{CountAction, CountPage, CountRun, words};
use crate::{
    draw::view::{prose::prose, stable_callback::use_stable_callback, terms::terms_link},
    site::PageContext,
    text::{Lang, fixed},
};
use boards::Boards;
use details::{Below, below};
use effects::CountEffects;
use panel::panel;
use set_aside::set_aside;

/// Draws the page.
pub(super) fn page(page: &CountPage, view: &PageContext<CountAction>) -> Html {
    html! { <Counting page={page.clone()} lang={view.lang()} send={&view.send} /> }
}

/// Draws nothing, and does what goes on whichever page is open.
pub(super) fn effects(page: &CountPage, view: &PageContext<CountAction>) -> Html {
    let (lang, is_open) = (view.lang(), view.is_open);
    html! { <CountEffects page={page.clone()} {lang} {is_open} send={&view.send} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct CountingProps {
    page: CountPage,
    lang: Lang,
    send: Callback<CountAction>,
}

#[component]
fn Counting(props: &CountingProps) -> Html {
    let (page, lang) = (&props.page, props.lang);
    let send = use_stable_callback(&props.send);
    let estimates: Vec<_> = Size::all().map(|size| page.estimated(size)).collect();
    let tried: Vec<_> = Size::all().map(|size| page.tried(size)).collect();
    let inside = html! {
        <>
            <h1 id="count-title">{ words::TITLE.in_lang(lang) }</h1>
            <p class="lead">{ prose(words::WHY.in_lang(lang)) }{ " " }{ terms_link(lang) }</p>
            { set_aside(&page.records, lang, &send) }
            <div class="count-columns">
                { panel(page, lang, &send) }
                <Boards chosen={page.settings.size} {estimates} {tried} {lang} send={&send} />
            </div>
            <p class="unseen" role="status">
                if let Some(told) = page.announcer.last() {
                    <span key={told.serial}>{ told.sentence.in_lang(lang) }</span>
                }
            </p>
        </>
    };
    html! {
        <>
            { root(page, inside) }
            if page.finished.has_deleted() || !page.finished.runs().is_empty() {
                { below(Below::Finished, page, lang, &send) }
            }
        </>
    }
}

/// Wraps the count in the element that carries the contract's attributes.
fn root(page: &CountPage, inside: Html) -> Html {
    let run = page.shown_run();
    let size = run.map_or(page.settings.size, |run| run.plan().size());
    let outcome = run.and_then(CountRun::outcome);
    let unique = outcome.and_then(|outcome| outcome.unique);
    let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
    html! {
        <section
            class="count"
            aria-labelledby="count-title"
            data-count=""
            data-n={size.to_string()}
            data-state={run.map_or("idle", |run| run.phase.name())}
            data-total={number(run.map(CountRun::total))}
            data-unique={number(unique)}
            data-progress={fixed(run.map_or(0.0, CountRun::progress), 4)}
            data-elapsed-ms={run.map_or(0, |run| run.elapsed_ms).to_string()}
            data-workers={run.map_or(page.settings.workers, CountRun::workers).to_string()}
            data-kernel={run.map_or_else(|| page.kernel(), CountRun::kernel).name()}
        >
            { inside }
        </section>
    }
}
