//! The course as elements: the list of lessons, a lesson, a sheet of paper, the pages beside.

mod answers;
mod contents;
mod effects;
mod example;
mod exercise;
mod fetch;
mod figure;
mod key;
mod lesson;
mod links;
mod list;
mod more;
mod opening;
mod quiz;
mod review;
mod review_area;
mod review_item;
mod sheet;
mod tables;
mod trial;
mod wheel;

use yew::prelude::*;

use super::{Appendix, LearnAction, LearnPage, Open, OpenLesson, link, words};
use crate::{
    draw::view::{html, link::Link},
    site::PageContext,
};
use effects::LearnEffects;
use fetch::{Fetching, untranslated, wait};
use more::{More, more};
use review_area::review_area;

pub(super) use fetch::fetch;
pub(super) use review::draw as draw_review;
pub(super) use review_area::ReviewArea;
pub(super) use review_item::review_item;

pub(super) fn page(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let appendix = |of, below| {
        let untranslated = untranslated(page, view);
        appendix(of, html! { <>{ untranslated }{ below }</> }, view)
    };
    match &page.open {
        Open::List => contents::contents(page, view),
        Open::Waiting { entry, .. } => lesson::waiting(entry, page, view),
        Open::Lesson(open) => opened(page, open, view),
        Open::Glossary(term) => {
            let glossary = page.files.glossary(page.language);
            let drawn = glossary.map(|of| more(More::Glossary(of, page.list(), *term), view));
            let area = || wait(&Appendix::Glossary.name().into(), page, view);
            appendix(Appendix::Glossary, drawn.unwrap_or_else(area))
        }
        Open::Teachers(tools) => {
            let edition = page.files.edition(page.language);
            let drawn = edition.map(|of| more(More::Teachers(of, page.list(), *tools), view));
            let area = || wait(&Appendix::Teachers.name().into(), page, view);
            appendix(Appendix::Teachers, drawn.unwrap_or_else(area))
        }
        Open::Review => appendix(
            Appendix::Review,
            review_area(ReviewArea::Review, page, view),
        ),
        Open::Test(_) => appendix(Appendix::Test, review_area(ReviewArea::Test, page, view)),
    }
}

/// A page beside the lessons: its heading, there at once, and what stands below it.
fn appendix(of: Appendix, below: Html, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    html! {
        <article class={classes!("lesson", of.name())} data-appendix={of.name()} key={of.name()}>
            <p class="lesson-number">
                <Link to={link::contents()}>{ words::ALL_LESSONS.in_lang(lang) }</Link>
            </p>
            <h1 tabindex="-1">{ of.title().in_lang(lang) }</h1>
            { below }
        </article>
    }
}

/// A lesson, one of its exercises on paper, or the key of the homework.
fn opened(page: &LearnPage, open: &OpenLesson, view: &PageContext<LearnAction>) -> Html {
    let sheet = open.sheet.and_then(|sheet| open.drills().nth(sheet));
    match (open.key, sheet) {
        (Some(pupils), _) => key::key(open, pupils, view.lang()),
        (None, Some(drill)) => sheet::sheet(open, drill, view),
        (None, None) => lesson::lesson(page, open, view),
    }
}

/// The effects outside of the page's elements.
pub(super) fn effects(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let on_counted = view.send.reform(LearnAction::Counted);
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
    let keep = page.review.part;
    let keep = keep.map(|part| (part.draw)(ReviewArea::Keep(shown), page, view));
    html! {
        <>
            <LearnEffects
                progress={page.progress.clone()}
                guesses={page.guesses.clone()}
                {shown}
                {drawn}
                {on_counted}
            />
            <Fetching {wanted} {area} send={view.send.clone()} />
            { keep.unwrap_or_default() }
        </>
    }
}
