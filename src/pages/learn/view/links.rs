//! Links of lessons: to other pages, and to the lessons that leave the short way.

use bitqueens_core::solver::Size;
use yew::prelude::*;

use crate::{
    draw::view::{html, link::Link},
    pages::learn::{LearnPage, LessonSummary, link},
    site::{Address, Route},
};

/// The address of a step of the stepper.
pub(in crate::pages::learn) fn to_step(size: Size, step: u64) -> Address {
    Address::of(Route::Step).with("n", size).with("at", step)
}

/// The address of the board to solve by hand: the smallest one that has solutions to find.
pub(in crate::pages::learn) fn to_solve() -> Address {
    Address::of(Route::Solve).with("n", 4)
}

/// A lesson that leaves the short way, as a link.
pub(super) fn branch(page: &LearnPage, lesson: &LessonSummary) -> Html {
    html! {
        <Link action="branch" to={link::to_lesson(lesson, &[], None)}>
            { page.title_of(lesson) }
        </Link>
    }
}
