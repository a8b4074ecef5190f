//! The page: what is chosen, and the class that is stepped through.

use std::rc::Rc;

use bitqueens_course::{CourseFile, LessonPlan};

use super::{ClassAction, ClassRun, TeacherTools, ToolAction, words::teachers as words};
use crate::{
    course::{Course, CourseAction, Shown, TextFile, link, page_of_course},
    site::{Address, Environment, Page, Preferences, Problems, Query},
    text::Sentence,
};

/// The page for teachers.
#[derive(Clone, Debug, PartialEq)]
pub struct TeachPage {
    pub course: Rc<Course>,
    pub tools: TeacherTools,
    /// The class that is stepped through, on whichever page.
    pub class: Option<ClassRun>,
}

/// An action of the teacher, or something that arrives.
#[derive(Clone, Debug)]
pub enum TeachAction {
    Course(CourseAction),
    /// Choose something.
    Tool(ToolAction),
    /// Step through a class.
    Class(ClassAction),
}

impl From<CourseAction> for TeachAction {
    fn from(action: CourseAction) -> Self {
        Self::Course(action)
    }
}

impl TeachPage {
    /// The file that is missing.
    pub fn wanted(&self) -> Option<TextFile> {
        self.course.wanted(Some(CourseFile::Teachers))
    }
}

/// Reads the number of a class that is stepped through.
fn class(query: &Query, problems: &mut Problems) -> Option<usize> {
    let (end, problem) = (LessonPlan::CLASSES.into(), words::CLASS_PROBLEM);
    link::numbered(query, "class", end, problem, problems).map(|class| class + 1)
}

impl Page for TeachPage {
    type Action = TeachAction;

    page_of_course!(|_page, _before| None);

    fn restore(environment: &Environment) -> Self {
        Self {
            course: Course::restore(environment),
            tools: TeacherTools::default(),
            class: None,
        }
    }

    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        self.course.read_in(preferences.language);
        if let Some(number) = class(&address.query, problems) {
            // The address of the class is also one of its places.
            let run = self.class.filter(|run| run.number == number);
            self.class = run.or(Some(ClassRun::new(number)));
        }
        self.tools = TeacherTools::read(&address.query, self.course.list(), problems);
        self.course.show(Some(Shown {
            name: Some(Address::TEACHERS),
            paper: None,
            term: None,
        }));
    }

    fn link(&self) -> Address {
        let address = self.tools.write(Address::teachers());
        address.with_some("class", self.class.map(|run| run.number))
    }

    fn title(&self) -> Option<Sentence> {
        Some(words::TITLE.into())
    }

    fn apply(&mut self, action: TeachAction, _: Preferences) -> Option<Sentence> {
        match action {
            TeachAction::Course(action) => Rc::make_mut(&mut self.course).take(action),
            TeachAction::Tool(action) => self.tools.apply(action, self.course.list()),
            TeachAction::Class(action) => {
                self.class = self.class.and_then(|run| run.after(action));
            }
        }
        None
    }

    /// A file that arrives does not answer a notice.
    fn leaves_notice(action: &TeachAction) -> bool {
        matches!(action, TeachAction::Course(action) if action.is_automatic())
    }
}
