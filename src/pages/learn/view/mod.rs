//! The course as elements: the list of lessons, a lesson, a sheet of paper, the pages beside.
//!
//! What stands below the heading comes with the part that draws it, and with its file: where a file is there, the part
//! that has read it is, too.

mod article;
mod details;
mod due;
mod effects;
mod exports;
mod fetch;
mod lesson;
mod links;
mod list;
mod review;
mod table;
mod teachers;

use std::rc::Rc;

use yew::prelude::*;

use super::{Appendix, LearnAction, LearnPage, Open, OpenLesson};
use crate::{
    draw::view::html,
    question::view::keep::{self, OtherTabs},
    site::{PageContext, at_once},
};
use article::body;
use details::{Detail, detail};
use effects::{KeepBoxes, LearnEffects};
use fetch::Fetching;

pub(super) use fetch::fetch;

pub(super) fn page(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let (files, lang) = (&page.files, page.language);
    let beside = |of, below| article::appendix(of, below, page, view);
    match &page.open {
        Open::List => {
            let drawn = files.cards(lang).and_then(|cards| {
                let part = at_once(list::part())?;
                Some((part.contents)(page, cards, view))
            });
            article::contents(body(drawn, page, view), page, view)
        }
        Open::Waiting { entry, .. } => article::waiting(entry, page, view),
        Open::Lesson(open) => opened(page, open, view),
        Open::Glossary(term) => {
            let drawn = files.glossary(lang).and_then(|terms| {
                let part = at_once(list::part())?;
                Some((part.glossary)(terms, page.list(), *term, view))
            });
            beside(Appendix::Glossary, body(drawn, page, view))
        }
        Open::Teachers(chosen) => {
            let drawn = files.edition(lang).and_then(|edition| {
                let part = at_once(teachers::part())?;
                Some((part.tools)(*chosen, edition, page.list(), view))
            });
            beside(Appendix::Teachers, body(drawn, page, view))
        }
        Open::Review => beside(
            Appendix::Review,
            review::asked(Appendix::Review, page, view),
        ),
        Open::Test(_) => beside(Appendix::Test, review::asked(Appendix::Test, page, view)),
    }
}

/// A lesson, one of its exercises on paper, or the key of the homework.
fn opened(page: &LearnPage, open: &OpenLesson, view: &PageContext<LearnAction>) -> Html {
    if open.key.is_some() || open.drill_on_paper().is_some() {
        detail(Detail::Paper, &Rc::new(page.clone()), view)
    } else {
        let part = at_once(lesson::part());
        let drawn = part.map(|part| (part.body)(page, open, view));
        article::lesson(open, body(drawn, page, view), page, view)
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
    // The bar of a class stands above every page.
    let edition = page.files.edition(page.language);
    let class = page.class.zip(edition).and_then(|(run, edition)| {
        let part = at_once(teachers::part())?;
        Some((part.class)(run, edition, page, view))
    });
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
            <Fetching {wanted} area={article::area_of(open)} send={view.send.clone()} />
            <KeepBoxes
                boxes={page.review.boxes.clone()}
                is_cleared={!page.review.cleared.is_empty()}
                aside={page.review.aside.clone()}
                not_stored={page.not_stored}
                {shown}
                send={view.send.reform(LearnAction::Review)}
            />
            { class.unwrap_or_default() }
        </>
    }
}

/// Stores what is kept of questions, where it has changed; tells the page where that begins or ceases to fail.
pub(super) fn store(before: &LearnPage, now: &LearnPage) -> Option<LearnAction> {
    let stored = keep::store(&before.attempts, &now.attempts)?;
    (stored.err() != now.not_stored).then_some(LearnAction::Stored(stored))
}
