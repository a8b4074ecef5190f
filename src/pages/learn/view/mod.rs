//! The course as elements: the list of lessons, a lesson, a sheet of paper, the pages beside.

mod answers;
mod appendix;
mod contents;
mod costs;
mod effects;
mod exercise;
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

use yew::prelude::*;

use super::{Appendix, LearnAction, LearnPage};
use crate::site::View;
use effects::LearnEffects;

/// The list of lessons, the open lesson, or one of its exercises on paper.
pub(super) fn page(page: &LearnPage, view: &View<LearnAction>) -> Html {
    match (page.lesson, page.drill_on_paper()) {
        (None, _) => match page.appendix {
            None => contents::contents(page, view),
            Some(appendix) => appendix::appendix(appendix, page, view),
        },
        (Some(lesson), Some(drill)) => sheet::sheet(page, lesson, drill, view.preferences),
        (Some(lesson), None) => lesson::lesson(page, lesson, view),
    }
}

/// The effects outside of the page's elements.
pub(super) fn effects(page: &LearnPage, view: &View<LearnAction>) -> Html {
    let on_counted = view.send.reform(LearnAction::Counted);
    let name = page.lesson.map(|lesson| lesson.slug);
    let name = name.or(page.appendix.map(Appendix::name));
    let open = view.is_open.then_some((name, page.sheet, page.term));
    html! { <LearnEffects progress={page.progress} {open} {on_counted} /> }
}
