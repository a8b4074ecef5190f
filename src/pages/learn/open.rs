//! What is open on the page.

use super::{Appendix, CoursePart, LessonSummary, OpenLesson, TeacherTools, link};
use crate::{
    site::{Address, Query},
    text::Phrase,
};

/// What is open.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Open {
    /// The list of lessons.
    #[default]
    List,
    /// A lesson that is still to be fetched.
    Waiting {
        /// The lesson.
        entry: &'static LessonSummary,
        /// What the address asks of it.
        query: Query,
    },
    /// A lesson.
    Lesson(OpenLesson),
    /// The glossary, at the term that the address names.
    Glossary(Option<&'static str>),
    /// The page for teachers.
    Teachers(TeacherTools),
    /// The questions that are due.
    Review,
    /// The test of a part with its seed; none where the address names no part.
    Test(Option<(CoursePart, u64)>),
}

impl Open {
    /// The lesson's entry; `None` where no lesson is open.
    pub const fn entry(&self) -> Option<&'static LessonSummary> {
        match self {
            Self::Waiting { entry, .. } => Some(*entry),
            Self::Lesson(open) => Some(open.entry),
            _ => None,
        }
    }

    /// The lesson; `None` where none is open, or where it is still to be fetched.
    pub const fn lesson(&self) -> Option<&OpenLesson> {
        match self {
            Self::Lesson(open) => Some(open),
            _ => None,
        }
    }

    /// The page beside the lessons; `None` where the list or a lesson is open.
    pub const fn appendix(&self) -> Option<Appendix> {
        match self {
            Self::Glossary(_) => Some(Appendix::Glossary),
            Self::Teachers(_) => Some(Appendix::Teachers),
            Self::Review => Some(Appendix::Review),
            Self::Test(_) => Some(Appendix::Test),
            _ => None,
        }
    }

    /// The address that leads here again.
    pub fn address(&self) -> Address {
        match self {
            Self::List => link::contents(),
            Self::Waiting { entry, query } => Address {
                query: query.clone(),
                ..link::to_lesson(entry, &[], None)
            },
            Self::Lesson(open) => open.address(),
            Self::Glossary(term) => Address::glossary(*term),
            Self::Teachers(tools) => link::to_teachers(*tools),
            Self::Review => link::to_appendix(Appendix::Review),
            Self::Test(of) => link::to_test(of.map(|(part, seed)| (part, Some(seed)))),
        }
    }

    /// The heading; `None` for the list.
    pub fn title(&self) -> Option<Phrase> {
        let lesson = self.entry().map(|entry| entry.title);
        lesson.or(self.appendix().map(Appendix::title))
    }
}
