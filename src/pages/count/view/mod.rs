//! The counting page on the screen: the count, the table of every board, the table of finished runs.
//!
//! The parts that are costly to draw are components with small properties, so that a report of the
//! pool draws no table.

mod advanced;
mod boards;
mod card;
mod effects;
mod figures;
mod finished;
mod guess;
mod menu;
mod panel;
mod pool;
mod running_sign;
mod set_aside;
mod undo;

use bitqueens_core::solver::Size;
use yew::prelude::*;

use super::{CountAction, CountPage, CountRun, words};
use crate::{
    draw::view::{
        hooks::use_stable_callback,
        html,
        link::{prose, terms_link},
    },
    site,
    text::fixed,
};
use boards::Boards;
use effects::CountEffects;
use panel::panel;
use set_aside::set_aside;

/// The page's own actions and the reader's preferences.
type View = site::PageContext<CountAction>;

pub(super) fn page(page: &CountPage, view: &View) -> Html {
    html! { <Counting page={page.clone()} view={view.clone()} /> }
}

/// Draws nothing, and does what goes on whichever page is open.
pub(super) fn effects(page: &CountPage, view: &View) -> Html {
    html! { <CountEffects page={page.clone()} view={view.clone()} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct CountingProps {
    page: CountPage,
    view: View,
}

#[component]
fn Counting(CountingProps { page, view }: &CountingProps) -> Html {
    let (lang, send) = (view.lang(), use_stable_callback(&view.send));
    let view = &View {
        send: send.clone(),
        ..view.clone()
    };
    let estimates: Vec<_> = Size::all().map(|size| page.estimated(size)).collect();
    let tried: Vec<_> = Size::all().map(|size| page.tried(size)).collect();
    let inside = html! {
        <>
            <h1 id="count-title">{ words::TITLE.in_lang(lang) }</h1>
            <p class="lead">{ prose(words::WHY.in_lang(lang)) }{ " " }{ terms_link(lang) }</p>
            { set_aside(&page.records, view) }
            <div class="count-columns">
                { panel(page, view) }
                <Boards chosen={page.settings.size} {estimates} {tried} {lang} {send} />
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
                { finished::finished(page, view) }
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
