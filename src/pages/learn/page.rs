//! The page: the list or the glossary.

use std::rc::Rc;

use bitqueens_course::CourseFile;

use super::{LearnAction, words};
use crate::{
    course::{Course, LessonList, Shown, TextFile, link, page_of_course},
    site::{Address, Environment, Page, Preferences, Problems, Query},
    text::{Sentence, words as shared},
};

/// The list of lessons, and the glossary.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnPage {
    pub course: Rc<Course>,
    pub open: Contents,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contents {
    #[default]
    Lessons,
    /// The glossary, at the term that the address names.
    Glossary(Option<&'static str>),
}

impl LearnPage {
    /// The file of the text that is open.
    pub const fn text(&self) -> CourseFile {
        match self.open {
            Contents::Lessons => CourseFile::Cards,
            Contents::Glossary(_) => CourseFile::Glossary,
        }
    }

    /// The file that is missing.
    pub fn wanted(&self) -> Option<TextFile> {
        self.course.wanted(Some(self.text()))
    }
}

fn term(query: &Query, list: &'static LessonList, problems: &mut Problems) -> Option<&'static str> {
    let slug = query.anchor()?;
    problems.take(list.term(slug).ok_or(words::NO_SUCH_TERM))
}

impl Page for LearnPage {
    type Action = LearnAction;

    page_of_course!(|_page, _before| None);

    fn restore(environment: &Environment) -> Self {
        Self {
            course: Course::restore(environment),
            open: Contents::default(),
        }
    }

    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        self.course.read_in(preferences.language);
        let (name, term) = if address.tail == Address::GLOSSARY {
            let term = term(&address.query, self.course.list(), problems);
            self.open = Contents::Glossary(term);
            (Some(Address::GLOSSARY), term)
        } else {
            self.open = Contents::Lessons;
            (None, None)
        };
        self.course.show(Some(Shown {
            name,
            paper: None,
            term,
        }));
    }

    fn link(&self) -> Address {
        match self.open {
            Contents::Lessons => link::contents(),
            Contents::Glossary(term) => Address::glossary(term),
        }
    }

    fn title(&self) -> Option<Sentence> {
        matches!(self.open, Contents::Glossary(_)).then_some(shared::TERMS.into())
    }

    fn apply(&mut self, action: LearnAction, _: Preferences) -> Option<Sentence> {
        let course = Rc::make_mut(&mut self.course);
        match action {
            LearnAction::Course(action) => course.take(action),
            LearnAction::ClearProgress => course.clear(),
            LearnAction::BringBack => course.bring_back(),
        }
        None
    }

    /// A file that arrives does not answer a notice.
    fn leaves_notice(action: &LearnAction) -> bool {
        matches!(action, LearnAction::Course(action) if action.is_automatic())
    }
}
