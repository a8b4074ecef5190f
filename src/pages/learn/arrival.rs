//! The files that what is open needs: what is missing, and what comes of one that arrives.

use bitqueens_course::{CourseFile, LessonList, LessonSummary};

use super::{COURSE, Content, CourseFiles, LearnPage, Open, TextFile};
use crate::{
    site::{Address, Environment, Preferences, Problems},
    text::{Lang, Sentence},
};

impl LearnPage {
    /// The name of the file that the page comes with: the list of lessons in the language that it opens in.
    pub fn list_file(environment: &Environment) -> String {
        CourseFile::List.name(Self::first_language(environment).tag())
    }

    pub(super) fn first_language(environment: &Environment) -> Lang {
        let address = Address::parse(&environment.address, &mut Problems::default());
        let language = address.language;
        language.unwrap_or(Preferences::of(environment).language)
    }

    /// The files that are there when the page opens: the list of lessons, where it has been fetched.
    pub(super) fn first_files(environment: &Environment) -> CourseFiles {
        let mut files = CourseFiles::at_hand();
        let (file, lang) = (CourseFile::List, Self::first_language(environment));
        if let Some(content) = Content::read(&file, &environment.lessons) {
            files.add(TextFile { file, lang }, content);
        }
        files
    }

    /// The list of lessons, in another language until the reader's has come.
    pub fn list(&self) -> &'static LessonList {
        self.files.list(self.language)
    }

    /// The heading of a lesson.
    pub fn title_of(&self, lesson: &LessonSummary) -> &'static str {
        let card = self.list().cards.get(COURSE.index(lesson));
        card.map_or("", |card| &card.title)
    }

    /// The first file in the reader's language that is not there, of those that what is open needs.
    pub fn wanted(&self) -> Option<TextFile> {
        let asked = self.round().and_then(|round| round.item.as_ref()?.file());
        let needed = [Some(CourseFile::List), self.open.file(), asked];
        let lang = self.language;
        let mut files = needed.into_iter().flatten();
        files.find_map(|file| {
            let file = TextFile { file, lang };
            self.files.get(&file).is_none().then_some(file)
        })
    }

    /// Takes a file of the course, and opens the lesson that waits for it.
    pub(super) fn take(&mut self, file: TextFile, content: Content) -> Option<Sentence> {
        self.files.add(file, content);
        let mut problems = Problems::default();
        if let Open::Waiting { entry, query } = &self.open {
            self.open = self.lesson(entry, query, &mut problems);
        }
        self.read_on();
        self.ask();
        problems.sentence()
    }

    /// Goes on in the open lesson as the reader's language has it, once that is there.
    pub(super) fn read_on(&mut self) {
        if let Open::Lesson(open) = &mut self.open
            && let Some(lesson) = self.files.lesson(&open.entry.slug, self.language)
        {
            open.read_in(lesson);
        }
    }
}
