//! The course as elements: the list of lessons, a lesson, a sheet of paper, the pages beside.

mod answers;
mod appendix;
mod contents;
mod costs;
mod effects;
mod exercise;
mod fetch;
mod figure;
mod given;
mod images;
mod lesson;
mod links;
mod more;
mod quiz;
mod reach;
mod sheet;
mod sketch;
mod tables;
mod thumbnail;
mod tree;
mod trial;
mod waiting;

use yew::prelude::*;

use super::{Appendix, LearnAction, LearnPage, Lesson};
use crate::site::View;
use effects::LearnEffects;

/// The list of lessons, the open lesson, or a page beside the lessons.
pub(super) fn page(page: &LearnPage, view: &View<LearnAction>) -> Html {
    match (page.entry, page.appendix) {
        (None, None) => contents::contents(page, view),
        (None, Some(appendix)) => appendix::appendix(appendix, page, view),
        (Some(entry), _) => {
            let lesson = page.lesson.and_then(|lesson| {
                let part = page.lessons.iter().find(|part| part.part == lesson.part)?;
                Some((part.draw)(page, lesson, view))
            });
            lesson.unwrap_or_else(|| waiting::waiting(entry, view))
        }
    }
}

/// A lesson, or one of its exercises on paper. Only the parts of the course name it.
pub(super) fn opened(page: &LearnPage, lesson: &'static Lesson, view: &View<LearnAction>) -> Html {
    match page.drill_on_paper() {
        Some(drill) => sheet::sheet(page, lesson, drill, view.preferences),
        None => lesson::lesson(page, lesson, view),
    }
}

/// The effects outside of the page's elements.
pub(super) fn effects(page: &LearnPage, view: &View<LearnAction>) -> Html {
    let on_counted = view.send.reform(LearnAction::Counted);
    let name = page.entry.map(|entry| entry.slug);
    let name = name.or(page.appendix.map(Appendix::name));
    let open = view.is_open.then_some((name, page.sheet, page.term));
    html! { <LearnEffects progress={page.progress} {open} {on_counted} /> }
}
