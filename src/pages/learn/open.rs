//! What is open on the page.

use bitqueens_course::{CourseFile, CoursePart, LessonSummary};

use super::{Appendix, OpenLesson, TeacherTools, link};
use crate::site::{Address, Query};

#[derive(Clone, Debug, Default, PartialEq)]
pub enum Open {
    #[default]
    List,
    /// A lesson whose file is on its way, or could not be fetched.
    Waiting {
        entry: &'static LessonSummary,
        /// What the address asks of it.
        query: Query,
    },
    Lesson(OpenLesson),
    /// The glossary, at the term that the address names.
    Glossary(Option<&'static str>),
    Teachers(TeacherTools),
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

    /// The file of its text; `None` where it has none of its own.
    pub fn file(&self) -> Option<CourseFile> {
        match self {
            Self::Waiting { entry, .. } => Some(CourseFile::Lesson(entry.slug.clone())),
            Self::Lesson(open) => Some(CourseFile::Lesson(open.entry.slug.clone())),
            Self::Glossary(_) => Some(CourseFile::Glossary),
            Self::Teachers(_) => Some(CourseFile::Teachers),
            Self::List => Some(CourseFile::Cards),
            Self::Review | Self::Test(_) => None,
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
}
