//! The course as elements: the list of lessons, a lesson, a sheet of paper, the pages beside.

mod answer_field;
mod answers;
mod appendix;
mod contents;
mod costs;
mod effects;
mod example;
mod exercise;
mod fetch;
mod figure;
mod given;
mod images;
mod key;
mod lesson;
mod links;
mod list;
mod more;
mod number_form;
mod opening;
mod press_board;
mod quiz;
mod reach;
mod review;
mod review_area;
mod review_item;
mod sheet;
mod sketch;
mod tables;
mod tree;
mod trial;
mod waiting;
mod wheel;

use yew::prelude::*;

use super::{Appendix, LearnAction, LearnPage, Open, OpenLesson};
use crate::site::PageContext;
use effects::LearnEffects;
use more::{More, more};
use review_area::review_area;

pub(super) use fetch::fetch;
pub(super) use review::draw as draw_review;
pub(super) use review_area::ReviewArea;
pub(super) use review_item::review_item;

/// What is open.
pub(super) fn page(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    match &page.open {
        Open::List => contents::contents(page, view),
        Open::Waiting { entry, .. } => waiting::waiting(entry, view),
        Open::Lesson(open) => {
            let part = page.part(open.entry.group);
            part.map(|part| (part.draw)(page, open, view))
                .unwrap_or_default()
        }
        Open::Glossary(term) => {
            let below = more(More::Glossary(*term), view);
            appendix::appendix(Appendix::Glossary, below, view)
        }
        Open::Teachers(tools) => {
            let below = more(More::Teachers(*tools), view);
            appendix::appendix(Appendix::Teachers, below, view)
        }
        Open::Review => {
            let below = review_area(ReviewArea::Review, page, view);
            appendix::appendix(Appendix::Review, below, view)
        }
        Open::Test(_) => {
            let below = review_area(ReviewArea::Test, page, view);
            appendix::appendix(Appendix::Test, below, view)
        }
    }
}

/// A lesson, one of its exercises on paper, or the key of the homework. Only the parts of the course name it.
pub(super) fn opened(page: &LearnPage, open: &OpenLesson, view: &PageContext<LearnAction>) -> Html {
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
    let shown = match &page.open {
        Open::Lesson(open) => {
            let paper = open.sheet.or(open.key.map(usize::from));
            (Some(open.lesson.slug), paper, None)
        }
        Open::Glossary(term) => (Some(Appendix::Glossary.name()), None, *term),
        Open::Teachers(_) => (Some(Appendix::Teachers.name()), None, None),
        Open::Review => (Some(Appendix::Review.name()), None, None),
        Open::Test(_) => (Some(Appendix::Test.name()), None, None),
        Open::List | Open::Waiting { .. } => (page.open.entry().map(|of| of.slug), None, None),
    };
    let shown = view.is_open.then_some(shown);
    let drawn = match &page.open {
        Open::Lesson(open) if view.is_open && open.sheet.is_none() && open.key.is_none() => open
            .first_drawn()
            .map(|exercise| (open.lesson.slug, exercise)),
        _ => None,
    };
    let keep = page
        .review
        .part
        .map(|part| (part.draw)(ReviewArea::Keep(shown), page, view));
    html! {
        <>
            <LearnEffects progress={page.progress} guesses={page.guesses} {shown} {drawn} {on_counted} />
            { keep.unwrap_or_default() }
        </>
    }
}
