//! The course as elements: the list of lessons, a lesson, a sheet of paper.

mod answers;
mod contents;
mod costs;
mod effects;
mod exercise;
mod figure;
mod given;
mod images;
mod lesson;
mod links;
mod quiz;
mod reach;
mod sheet;
mod tables;
mod thumbnail;
mod tree;
mod trial;

use yew::prelude::*;

use super::{LearnAction, LearnPage};
use crate::site::View;
use effects::LearnEffects;

/// The list of lessons, the open lesson, or one of its exercises on paper.
pub(super) fn page(page: &LearnPage, view: &View<LearnAction>) -> Html {
    match (page.lesson, page.drill_on_paper()) {
        (None, _) => contents::contents(page, view),
        (Some(lesson), None) => lesson::lesson(page, lesson, view),
        (Some(lesson), Some(drill)) => sheet::sheet(page, lesson, drill, view.preferences),
    }
}

/// The effects outside of the page's elements.
pub(super) fn effects(page: &LearnPage, is_open: bool) -> Html {
    let open = is_open.then(|| (page.lesson.map(|lesson| lesson.slug), page.sheet));
    html! { <LearnEffects progress={page.progress} {open} /> }
}
