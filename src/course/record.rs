//! What the pages of the course have in common.

use std::{mem, rc::Rc};

use bitqueens_course::{CourseFile, CoursePart, LessonList, LessonSummary};

use super::{
    BoxShelf, BoxesText, Content, CourseFiles, Progress, ReadTimes, ReadingPace, ReviewQuestion,
    Standing, TextFile,
};
use crate::{
    question::{Attempts, KeptAttempt},
    site::{Address, Environment, Keepsake, NotStored, Problems, Route, Shelf},
    text::Lang,
};

/// The files of the course that are there, and what a reader did in it: each of its pages has the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The language that the reader reads.
    pub language: Lang,
    pub files: CourseFiles,
    /// The file that could not be fetched.
    pub missing: Option<TextFile>,
    /// The lessons that are done.
    pub progress: Progress,
    /// How long the lessons were read.
    pub times: ReadTimes,
    /// What was answered, guessed and begun.
    pub attempts: Attempts,
    pub shelf: BoxShelf,
    /// The lesson that was opened last.
    pub last: Option<&'static LessonSummary>,
    /// What is shown of the course; `None` while another page is open.
    pub shown: Option<Shown>,
    /// The lessons that were done, their times and the answers, where they were cleared and can be brought back.
    pub cleared: Option<(Progress, ReadTimes, Attempts)>,
}

/// What is shown of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The lesson or the page beside the lessons; `None` for the list.
    pub name: Option<&'static str>,
    /// Its sheet or key.
    pub paper: Option<usize>,
    /// A term of the glossary.
    pub term: Option<&'static str>,
}

/// Something that arrives by itself, from the host or from what the browser keeps.
#[derive(Clone, Debug)]
pub enum CourseAction {
    /// A file of the course is there.
    Arrived(TextFile, Content),
    /// A file of the course could not be fetched.
    Missing(TextFile),
    /// Fetch the file again that could not be fetched.
    FetchAgain,
    /// A day has begun, counted from the first of 1970.
    Today(u32),
}

impl CourseAction {
    /// Tells whether it happens without the reader.
    pub const fn is_automatic(&self) -> bool {
        !matches!(self, Self::FetchAgain)
    }
}

impl Course {
    /// The beginning of the places of its questions.
    pub const ATTEMPTS: &str = "learn.";

    /// The name of the file that its pages open with: the list of lessons in the language of the address.
    pub fn file(environment: &Environment) -> String {
        CourseFile::List.name(Self::first_language(environment).tag())
    }

    fn first_language(environment: &Environment) -> Lang {
        let address = Address::parse(&environment.address, &mut Problems::default());
        address.language.unwrap_or(Lang::AT_TOP)
    }

    /// What was stored, with the list of lessons.
    pub fn restore(environment: &Environment) -> Rc<Self> {
        let stored = |key| environment.stored(key);
        let language = Self::first_language(environment);
        let files = match &environment.file[..] {
            [] => CourseFiles::at_hand(),
            list => CourseFiles::of_list(list, language),
        };
        Rc::new(Self {
            language,
            files,
            missing: None,
            progress: Progress::read(stored(Progress::KEY)),
            times: ReadTimes::read(stored(ReadTimes::KEY)),
            attempts: Attempts::restore(environment, Self::ATTEMPTS),
            shelf: BoxShelf::restore(
                stored(BoxesText::KEY),
                stored(BoxesText::ASIDE),
                environment.today,
            ),
            last: None,
            shown: None,
            cleared: None,
        })
    }

    /// Takes what arrives.
    pub fn take(&mut self, action: CourseAction) {
        match action {
            CourseAction::Arrived(file, content) => self.files.add(file, content),
            CourseAction::Missing(file) => self.missing = Some(file),
            CourseAction::FetchAgain => self.missing = None,
            CourseAction::Today(today) => self.shelf.today = today,
        }
    }

    /// Stores what has changed since `before`.
    pub fn keep(
        self: &mut Rc<Self>,
        before: &Self,
        shelf: &mut dyn Shelf,
    ) -> Result<(), NotStored> {
        let is_same = self.progress == before.progress
            && self.times == before.times
            && self.attempts == before.attempts
            && self.shelf == before.shelf;
        if is_same && self.shelf.aside.is_none() {
            return Ok(());
        }
        let course = Rc::make_mut(self);
        let progress = course.progress.store_since(&before.progress, shelf);
        let times = course.times.store_since(&before.times, shelf);
        let attempts = course.attempts.store_since(&before.attempts, shelf);
        let boxes = course.shelf.store_since(&before.shelf, shelf);
        progress.and(times).and(attempts).and(boxes)
    }

    /// Takes what another tab has stored.
    pub fn hear(self: &mut Rc<Self>, key: Option<&str>, text: Option<&str>) {
        if let Some(place) = Attempts::heard(key, Self::ATTEMPTS) {
            let heard = text.map(KeptAttempt::read);
            Rc::make_mut(self).attempts.hear(place, heard);
        } else if key.is_none_or(|key| key == BoxesText::KEY) {
            Rc::make_mut(self).shelf.hear(text);
        }
    }

    /// Forgets the lessons that are done, their times and every answer, and empties the boxes.
    pub fn clear(&mut self) {
        self.shelf.clear();
        let (progress, times) = (mem::take(&mut self.progress), mem::take(&mut self.times));
        self.cleared = Some((progress, times, mem::take(&mut self.attempts)));
    }

    /// Brings back what was cleared. What was done since stays.
    pub fn bring_back(&mut self) {
        let Some((progress, times, attempts)) = self.cleared.take() else {
            return;
        };
        self.shelf.bring_back();
        self.progress.merge(progress);
        self.times.merge(&times);
        self.attempts.bring_back(&attempts);
    }

    /// Says what is shown of the course.
    pub fn show(self: &mut Rc<Self>, shown: Option<Shown>) {
        if self.shown != shown {
            Rc::make_mut(self).shown = shown;
        }
    }

    /// Another page of the course or of the site was opened.
    pub fn leave(self: &mut Rc<Self>, to: Route) {
        if to.page_name() != Route::Learn.page_name() {
            self.show(None);
        }
    }

    /// Goes on in another language.
    pub fn read_in(self: &mut Rc<Self>, language: Lang) {
        if self.language != language {
            Rc::make_mut(self).language = language;
        }
    }

    /// The list of lessons, in another language until the reader's has come.
    pub fn list(&self) -> &'static LessonList {
        self.files.list(self.language)
    }

    pub fn title_of(&self, lesson: &LessonSummary) -> &'static str {
        self.list().title(lesson)
    }

    /// Where the reader was: in the lesson that was opened last, else in that of the latest answer; `None` before the first.
    pub fn was_in(&self) -> Option<&'static LessonSummary> {
        let day = |lesson| {
            let places = ReviewQuestion::of(lesson);
            let places = places.filter_map(|question| self.shelf.boxes.place(question));
            places.map(|place| place.day).max()
        };
        let list = self.list();
        let begun = list.lessons.iter().map(|lesson| (day(lesson), lesson));
        let begun = begun.filter(|(day, lesson)| day.is_some() || self.progress.has(lesson));
        let last = begun.max_by_key(|(day, lesson)| (*day, list.index(lesson)));
        self.last.or(last.map(|(_, lesson)| lesson))
    }

    /// The lesson that the reader goes on with: the one where the reader was, or the first behind it that is not done,
    /// on the short way where the reader was on it; `None` where all are done.
    pub fn goes_on(&self) -> Option<&'static LessonSummary> {
        let was_in = self.was_in();
        let is_on_way = was_in.is_none_or(|lesson| lesson.is_on_way);
        let list = self.list();
        let at = was_in.map_or(0, |lesson| list.index(lesson));
        let (before, from) = list.lessons.split_at(at);
        let on_way = from.iter().filter(|lesson| is_on_way && lesson.is_on_way);
        let lessons = on_way.chain(from).chain(before);
        let mut lessons = lessons.filter(|lesson| lesson.part != CoursePart::Appendix);
        lessons.find(|lesson| !self.progress.has(lesson))
    }

    /// The number of lessons that are done.
    pub fn n_done(&self) -> usize {
        self.progress.count(self.list())
    }

    /// The number of questions that are due today.
    pub fn n_due(&self) -> usize {
        let Self {
            progress, shelf, ..
        } = self;
        shelf.boxes.n_due(self.list(), progress, shelf.today)
    }

    /// The minutes that the reader took for a lesson that is done; `None` where they are not known, or too few to have read it.
    pub fn took(&self, lesson: &LessonSummary) -> Option<usize> {
        let took = self.times.minutes(lesson);
        (self.progress.has(lesson) && took > 0).then_some(took)
    }

    /// The reader's pace over all lessons whose time is known, once there are enough of them.
    pub fn pace(&self) -> Option<ReadingPace> {
        let lessons = self.list().lessons.iter();
        let known = lessons.filter_map(|lesson| Some((self.took(lesson)?, lesson.minutes)));
        let mut pace = ReadingPace {
            n_lessons: 0,
            took: 0,
            promised: 0,
        };
        for (took, promised) in known {
            pace.n_lessons += 1;
            pace.took += took;
            pace.promised += promised;
        }
        (pace.n_lessons >= ReadingPace::FEWEST).then_some(pace)
    }

    pub fn standing(&self, lesson: &'static LessonSummary) -> Standing {
        Standing::of(lesson, &self.progress, &self.shelf.boxes)
    }

    /// The first file in the reader's language that is not there, of the list and what else is needed.
    pub fn wanted(&self, needed: Option<CourseFile>) -> Option<TextFile> {
        let lang = self.language;
        let mut files = [Some(CourseFile::List), needed].into_iter().flatten();
        files.find_map(|file| {
            let file = TextFile { file, lang };
            self.files.get(&file).is_none().then_some(file)
        })
    }
}
