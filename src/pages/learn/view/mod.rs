//! The course as elements: the list of lessons, a lesson, a sheet of paper, the pages beside.

mod contents;
mod details;
mod due;
mod effects;
mod exports;
mod fetch;
mod glossary;
mod lesson;
mod links;
mod questions;

use std::rc::Rc;

use yew::prelude::*;

use super::{Appendix, LearnAction, LearnPage, Open, OpenLesson, link, words};
use crate::{
    draw::view::{html, link::Link},
    question::view::keep::{self, OtherTabs},
    site::PageContext,
};
use details::{Detail, detail};
use effects::{KeepBoxes, LearnEffects};
use fetch::{Fetching, untranslated, wait};

pub(super) use fetch::fetch;

pub(super) fn page(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    match &page.open {
        Open::List => contents::contents(page, view),
        Open::Waiting { entry, .. } => lesson::waiting(entry, page, view),
        Open::Lesson(open) => opened(page, open, view),
        Open::Glossary(term) => {
            let glossary = page.files.glossary(page.language);
            let below = glossary.map(|of| glossary::glossary(of, page.list(), *term, view));
            appendix(Appendix::Glossary, below, page, view)
        }
        Open::Teachers(_) => {
            let is_there = page.files.edition(page.language).is_some();
            late(Appendix::Teachers, is_there, page, view)
        }
        Open::Review => late(Appendix::Review, true, page, view),
        Open::Test(_) => late(Appendix::Test, true, page, view),
    }
}

/// A page beside the lessons whose content comes with the details, once its file is there.
fn late(of: Appendix, is_there: bool, page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let below = is_there.then(|| detail(Detail::Below(of), &Rc::new(page.clone()), view));
    appendix(of, below, page, view)
}

/// A page beside the lessons: its heading, there at once, and what stands below it once its file is there.
fn appendix(
    of: Appendix,
    below: Option<Html>,
    page: &LearnPage,
    view: &PageContext<LearnAction>,
) -> Html {
    let lang = view.lang();
    let below = below.unwrap_or_else(|| wait(&of.name().into(), page, view));
    html! {
        <article class={classes!("lesson", of.name())} data-appendix={of.name()} key={of.name()}>
            <p class="lesson-number">
                <Link to={link::contents()}>{ words::ALL_LESSONS.in_lang(lang) }</Link>
            </p>
            <h1 tabindex="-1">{ of.title().in_lang(lang) }</h1>
            { untranslated(page, view) }
            { below }
        </article>
    }
}

/// A lesson, one of its exercises on paper, or the key of the homework.
fn opened(page: &LearnPage, open: &OpenLesson, view: &PageContext<LearnAction>) -> Html {
    if open.key.is_some() || open.drill_on_paper().is_some() {
        detail(Detail::Paper, &Rc::new(page.clone()), view)
    } else {
        lesson::lesson(page, open, view)
    }
}

/// The effects outside of the page's elements.
pub(super) fn effects(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let on_counted = view.send.reform(LearnAction::Counted);
    let on_kept = view
        .send
        .reform(|(place, kept)| LearnAction::Kept(place, kept));
    let open = &page.open;
    let appendix = open.appendix().map(Appendix::name);
    let name = open.entry().map(|of| of.slug.as_str()).or(appendix);
    let lesson = open.lesson();
    let paper = lesson.and_then(|open| open.sheet.or(open.key.map(usize::from)));
    let term = match open {
        Open::Glossary(term) => *term,
        _ => None,
    };
    let shown = view.is_open.then_some((name, paper, term));
    let on_screen = lesson.filter(|_| view.is_open && paper.is_none());
    let drawn = on_screen.and_then(|open| Some((open.entry.slug.as_str(), open.first_drawn()?)));
    let wanted = page
        .wanted()
        .filter(|_| view.is_open && page.missing.is_none());
    let area = match open {
        Open::Waiting { entry, .. } => lesson::body(entry),
        _ => name.unwrap_or_default().into(),
    };
    html! {
        <>
            <LearnEffects
                progress={page.progress.clone()}
                not_stored={page.not_stored}
                on_stored={view.send.reform(LearnAction::Stored)}
                {shown}
                {drawn}
                {on_counted}
            />
            <OtherTabs below={LearnPage::ATTEMPTS} on_stored={on_kept} />
            <Fetching {wanted} {area} send={view.send.clone()} />
            <KeepBoxes
                boxes={page.review.boxes.clone()}
                is_cleared={!page.review.cleared.is_empty()}
                aside={page.review.aside.clone()}
                not_stored={page.not_stored}
                {shown}
                send={view.send.reform(LearnAction::Review)}
            />
            if page.class.is_some() {
                { detail(Detail::Class, &Rc::new(page.clone()), view) }
            }
        </>
    }
}

/// Stores what is kept of questions, where it has changed; tells the page where that begins or ceases to fail.
pub(super) fn store(before: &LearnPage, now: &LearnPage) -> Option<LearnAction> {
    let stored = keep::store(&before.attempts, &now.attempts)?;
    (stored.err() != now.not_stored).then_some(LearnAction::Stored(stored))
}
