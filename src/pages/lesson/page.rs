//! The page: the lesson that is open, or the wait for it.

use std::rc::Rc;

use bitqueens_course::{CourseFile, LessonSummary};

use super::{BlockAction, LastCount, LessonAction, OpenLesson, words};
use crate::{
    course::{
        Course, Shown, TextFile,
        link::{self, MOST_ON_SHEET},
        page_of_course,
    },
    site::{Address, Environment, Finished, Page, Preferences, Problems, Query},
    text::Sentence,
};

/// A lesson of the course.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonPage {
    pub course: Rc<Course>,
    pub open: Reading,
    /// The newest count of N = 16 in this browser.
    pub counted: Option<LastCount>,
    /// The number of this visit.
    visit: Option<u64>,
    /// The lesson that the page opened with: it stands there as a document.
    document: Option<&'static LessonSummary>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub enum Reading {
    /// No lesson has the name in the address.
    #[default]
    Nothing,
    /// A lesson whose file is on its way, or could not be fetched.
    Waiting {
        entry: &'static LessonSummary,
        /// What the address asks of it.
        query: Query,
    },
    Lesson(OpenLesson),
}

impl Reading {
    /// The lesson's entry; `None` where no lesson is open.
    pub const fn entry(&self) -> Option<&'static LessonSummary> {
        match self {
            Self::Nothing => None,
            Self::Waiting { entry, .. } => Some(*entry),
            Self::Lesson(open) => Some(open.entry),
        }
    }

    /// The lesson; `None` where none is open, or where it is still to be fetched.
    pub const fn lesson(&self) -> Option<&OpenLesson> {
        match self {
            Self::Lesson(open) => Some(open),
            _ => None,
        }
    }

    /// The file of its text.
    pub fn file(&self) -> Option<CourseFile> {
        Some(CourseFile::Lesson(self.entry()?.slug.clone()))
    }
}

impl LessonPage {
    /// The file that is missing.
    pub fn wanted(&self) -> Option<TextFile> {
        self.course.wanted(self.open.file())
    }

    /// The lesson of an entry as a query asks for it, or the wait for it. The lesson that is open
    /// keeps what the reader has done.
    fn lesson(
        &self,
        entry: &'static LessonSummary,
        query: &Query,
        problems: &mut Problems,
    ) -> Reading {
        let course = &self.course;
        let Some(lesson) = course.files.lesson(&entry.slug, course.language) else {
            let query = query.clone();
            return Reading::Waiting { entry, query };
        };
        let mut open = match &self.open {
            Reading::Lesson(open) if open.entry == entry => open.clone(),
            _ => {
                let visit = self.visit.filter(|_| self.document != Some(entry));
                OpenLesson::new(entry, lesson, &course.attempts, visit)
            }
        };
        open.read_in(lesson);
        open.ask(query, &course.attempts, problems);
        Reading::Lesson(open)
    }

    /// Carries out what the reader does with a block of the open lesson.
    fn act(&mut self, block: usize, action: BlockAction) {
        let Reading::Lesson(open) = &mut self.open else {
            return;
        };
        let course = Rc::make_mut(&mut self.course);
        let outcome = open.act(block, action, &mut course.attempts);
        if let Some((question, was_right)) = open.answered(block, outcome) {
            if open.is_done() {
                course.progress.set(open.entry, true);
            }
            course.shelf.put(question, was_right);
        }
    }

    /// Goes on with the course as it is now: opens the lesson that waits for its file, reads on in the reader's language,
    /// and takes what another tab has stored of a question. Where it forgot it, what is open stays.
    fn go_on(&mut self, before: &Course) -> Option<Sentence> {
        let mut problems = Problems::default();
        match &self.open {
            // A page that follows others of the course has no document.
            Reading::Nothing => self.document = None,
            Reading::Waiting { entry, query } => {
                self.open = self.lesson(entry, query, &mut problems);
            }
            Reading::Lesson(_) => {}
        }
        let now = &self.course;
        if let Reading::Lesson(open) = &mut self.open {
            if let Some(lesson) = now.files.lesson(&open.entry.slug, now.language) {
                open.read_in(lesson);
            }
            let is_cleared = before.cleared != now.cleared;
            open.resume(&now.attempts, |place| {
                let kept = now.attempts.at(place);
                is_cleared || kept.is_some() && kept != before.attempts.at(place)
            });
        }
        let name = self.name();
        if name.is_some() && self.course.shown.is_some_and(|shown| shown.name == name) {
            self.show();
        }
        problems.sentence()
    }

    fn name(&self) -> Option<&'static str> {
        self.open.entry().map(|entry| entry.slug.as_str())
    }

    fn show(&mut self) {
        let lesson = self.open.lesson();
        let paper = lesson.and_then(|open| open.sheet.or(open.key.map(usize::from)));
        let shown = self.name().map(|name| Shown {
            name: Some(name),
            paper,
            term: None,
        });
        self.course.show(shown);
    }
}

impl Page for LessonPage {
    type Action = LessonAction;

    page_of_course!(|page, before| page.go_on(before));

    fn restore(environment: &Environment) -> Self {
        let address = Address::parse(&environment.address, &mut Problems::default());
        let course = Course::restore(environment);
        Self {
            open: Reading::default(),
            counted: LastCount::newest(environment.stored_below(Finished::KEYS)),
            visit: environment.visit,
            document: course.list().lesson(&address.tail),
            course,
        }
    }

    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        self.course.read_in(preferences.language);
        let list = self.course.list();
        let (entry, query) = match (list.lesson(&address.tail), list.became(&address.tail)) {
            (Some(entry), _) => (entry, address.query.clone()),
            (None, Some(entry)) => {
                problems.push(words::LESSON_MERGED);
                // It was asked of questions that now have other places.
                (entry, Query::default())
            }
            (None, None) => {
                problems.push(words::NO_SUCH_LESSON);
                self.open = Reading::Nothing;
                return;
            }
        };
        if self.course.last != Some(entry) {
            Rc::make_mut(&mut self.course).last = Some(entry);
        }
        self.open = self.lesson(entry, &query, problems);
        self.show();
    }

    fn link(&self) -> Address {
        match &self.open {
            Reading::Nothing => link::contents(),
            Reading::Waiting { entry, query } => Address {
                query: query.clone(),
                ..link::to_lesson(entry, &[], None)
            },
            Reading::Lesson(open) => open.address(),
        }
    }

    fn title(&self) -> Option<Sentence> {
        let lesson = self.open.entry()?;
        Some(Sentence::same_in_all(self.course.title_of(lesson)))
    }

    /// Without a lesson the list opens.
    fn elsewhere(&self) -> Option<Address> {
        matches!(self.open, Reading::Nothing).then(link::contents)
    }

    fn apply(&mut self, action: LessonAction, _: Preferences) -> Option<Sentence> {
        match action {
            LessonAction::Course(action) => {
                let before = Rc::clone(&self.course);
                Rc::make_mut(&mut self.course).take(action);
                return self.go_on(&before);
            }
            LessonAction::Block { at, action } => self.act(at, action),
            LessonAction::Show(state) => {
                if let Reading::Lesson(open) = &mut self.open {
                    open.show(state);
                }
            }
            LessonAction::Redraw(figures) => {
                if let Reading::Lesson(open) = &mut self.open {
                    open.redraw(figures);
                }
            }
            LessonAction::Counted(counted) => self.counted = counted,
            LessonAction::Done(done) => {
                if let Some(entry) = self.open.entry() {
                    Rc::make_mut(&mut self.course).progress.set(entry, done);
                }
            }
            LessonAction::Read(lesson, seconds) => {
                Rc::make_mut(&mut self.course)
                    .times
                    .add(&lesson.slug, seconds);
            }
            LessonAction::Questions(n) => {
                if let Reading::Lesson(open) = &mut self.open {
                    open.n_questions = n.clamp(1, MOST_ON_SHEET);
                }
            }
        }
        None
    }

    /// A file that arrives does not answer a notice.
    fn leaves_notice(action: &LessonAction) -> bool {
        match action {
            LessonAction::Course(action) => action.is_automatic(),
            LessonAction::Counted(_) | LessonAction::Show(_) | LessonAction::Read(..) => true,
            _ => false,
        }
    }
}
