//! The counting page on the screen: the count, the table of every board, and what few readers need.
//!
//! The parts that are costly to draw are components with small properties, so that a report of the
//! pool draws no table.

mod advanced;
mod figures;
mod panel;
mod pool;
mod tables;

use std::rc::Rc;

use advanced::{advanced, set_aside};
use panel::panel;
use pool::use_pool;
use tables::Boards;
use yew::prelude::*;

use super::{CountAction, CountPage, CountRun, percent, words};
use crate::{
    browser::{address_bar, document},
    draw::view::{
        hooks::{use_stable_callback, use_wake_lock},
        html,
        link::prose,
    },
    site::{self, Address, PageView, Route},
    text::{Lang, fixed},
};
use bitqueens_core::solver::Size;

/// The page's own actions and the reader's preferences.
type View = site::PageContext<CountAction>;

impl PageView for CountPage {
    fn view(self: &Rc<Self>, view: &View) -> Html {
        html! { <Counting page={self.clone()} view={view.clone()} /> }
    }

    fn effects(self: &Rc<Self>, view: &View) -> Html {
        html! { <CountEffects page={self.clone()} view={view.clone()} /> }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct CountingProps {
    page: Rc<CountPage>,
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
            <p class="lead">{ prose(words::WHY.in_lang(lang)) }</p>
            { set_aside(&page.records, view) }
            { panel(page, view) }
            <Boards chosen={page.settings.size} {estimates} {tried} {lang} {send} />
            { advanced(page, view) }
            <p class="unseen" role="status">
                if let Some(told) = page.announcer.last() {
                    <span key={told.serial}>{ told.sentence.in_lang(lang) }</span>
                }
            </p>
        </>
    };
    root(page, inside)
}

/// Wraps the count in the element that carries the contract's attributes.
fn root(page: &CountPage, inside: Html) -> Html {
    let run = page.shown_run();
    let outcome = run.and_then(CountRun::outcome);
    let unique = outcome.and_then(|outcome| outcome.unique);
    let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
    html! {
        <section
            class="count"
            aria-labelledby="count-title"
            data-count=""
            data-n={page.settings.size.to_string()}
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

/// Tells whether the window is hidden behind another tab or window.
#[hook]
fn use_is_hidden() -> bool {
    let is_hidden = use_state_eq(document::is_hidden);
    let set = is_hidden.setter();
    use_effect_with((), move |()| {
        let listener = document::listen_hidden(move |is_hidden| set.set(is_hidden));
        move || drop(listener)
    });
    *is_hidden
}

#[derive(Clone, PartialEq, Properties)]
struct CountEffectsProps {
    page: Rc<CountPage>,
    view: View,
}

#[component]
fn CountEffects(CountEffectsProps { page, view }: &CountEffectsProps) -> Html {
    let has_a_reader = !use_is_hidden() && view.is_open;
    let between = has_a_reader.then(|| page.pool_between_runs());
    use_pool(page.pool().or(between), &view.send);
    use_wake_lock(page.running().is_some());
    use_running_title(page.running());
    running_sign(page.running(), view.lang())
}

/// Draws the running count in the header of the page that is open, whichever it is, in the place of the
/// site's tagline. It leads to the counting page. A page that has the window to itself has no header.
fn running_sign(running: Option<&CountRun>, lang: Lang) -> Html {
    let host = running.and_then(|_| document::site_name());
    let Some((run, host)) = running.zip(host) else {
        return Html::default();
    };
    create_portal(sign(run, lang), host)
}

fn sign(run: &CountRun, lang: Lang) -> Html {
    let to = Address::of(Route::Count).in_language(lang);
    let (size, percent) = (run.plan().size(), percent(&run.ledger));
    let label = words::running(size, percent);
    html! {
        <a class="counting" data-running={size.to_string()} href={address_bar::whole(&to)} aria-label={label.in_lang(lang).to_owned()}>
            <span>{ "N = " }{ size.to_string() }{ " · " }{ percent }{ " %" }</span>
        </a>
    }
}

/// Puts the share that is counted before the title of the window, whichever page names it.
#[hook]
fn use_running_title(running: Option<&CountRun>) {
    let before = use_mut_ref(String::new);
    let mark = running.map_or_else(String::new, |run| format!("{} % · ", percent(&run.ledger)));
    // Another page gives the window another title, so it is looked at after every drawing.
    use_effect(move || {
        let title = document::title();
        let before = before.replace(mark.clone());
        let named = title.strip_prefix(&before).unwrap_or(&title);
        let marked = format!("{mark}{named}");
        if marked != title {
            document::set_title(&marked);
        }
    });
}
