//! The page for teachers, and the bar of a class. They are a part of the program of their own.

mod class;
mod class_links;
mod plans;
mod tools;
mod way;

use yew::prelude::*;

use crate::{
    pages::learn::{ClassRun, Content, LearnAction, LearnPage, LessonList, TeacherTools},
    site::{Lazy, PageContext, lazy},
};
use bitqueens_course::TeachersEdition;

/// What the part brings.
pub(super) struct TeachersPart {
    pub(super) read: fn(&[u8]) -> Option<Content>,
    /// The page below its heading.
    pub(super) tools:
        fn(TeacherTools, &TeachersEdition, &'static LessonList, &PageContext<LearnAction>) -> Html,
    /// The bar of the class that is stepped through.
    pub(super) class: fn(ClassRun, &TeachersEdition, &LearnPage, &PageContext<LearnAction>) -> Html,
}

pub(super) fn part() -> Lazy<TeachersPart> {
    lazy!(learn_teachers() -> TeachersPart = TeachersPart {
        read: Content::edition,
        tools: tools::tools,
        class: class::bar,
    })
}
