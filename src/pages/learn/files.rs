//! The files of the course that are there.

use bitqueens_course::{CourseFile, Glossary, Lesson, LessonList, TeachersEdition, Unreadable};

use super::COURSE;
use crate::text::Lang;

/// The content of a file. A build's files never change, so what was read is kept as long as the program runs.
#[derive(Clone, Copy, Debug)]
pub enum Content {
    /// The list of lessons.
    List(&'static LessonList),
    /// A lesson.
    Lesson(&'static Lesson),
    /// The glossary.
    Glossary(&'static Glossary),
    /// The edition for teachers.
    Teachers(&'static TeachersEdition),
}

impl Content {
    /// Reads the bytes of a file; `None` where they are another build's, or cut off.
    pub fn read(file: &CourseFile, bytes: &[u8]) -> Option<Self> {
        fn kept<T>(read: Result<T, Unreadable>) -> Option<&'static T> {
            Some(Box::leak(Box::new(read.ok()?)))
        }
        match file {
            CourseFile::List => kept(CourseFile::read(bytes)).map(Self::List),
            CourseFile::Lesson(_) => kept(CourseFile::read(bytes)).map(Self::Lesson),
            CourseFile::Glossary => kept(CourseFile::read(bytes)).map(Self::Glossary),
            CourseFile::Teachers => kept(CourseFile::read(bytes)).map(Self::Teachers),
        }
    }
}

/// A file in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// The file.
    pub file: CourseFile,
    /// The language.
    pub lang: Lang,
}

/// The files that have arrived.
#[derive(Clone, Debug, Default)]
pub struct CourseFiles(Vec<(TextFile, Content)>);

impl PartialEq for CourseFiles {
    /// They only become more.
    fn eq(&self, other: &Self) -> bool {
        self.0.len() == other.0.len()
    }
}

impl CourseFiles {
    /// The files that a program has from the start: none in a browser, which fetches what it opens.
    #[cfg(target_family = "wasm")]
    pub(super) fn at_hand() -> Self {
        Self::default()
    }

    /// The files that a program has from the start: all of them.
    #[cfg(not(target_family = "wasm"))]
    pub fn at_hand() -> Self {
        use super::at_hand;
        let mut files = Self::default();
        for lang in Lang::ALL {
            let mut add = |file, content| files.add(TextFile { file, lang }, content);
            add(CourseFile::List, Content::List(at_hand::list(lang)));
            for lesson in at_hand::lessons(lang) {
                let file = CourseFile::Lesson(lesson.slug.clone());
                add(file, Content::Lesson(lesson));
            }
            let glossary = at_hand::glossary(lang);
            add(CourseFile::Glossary, Content::Glossary(glossary));
            let edition = at_hand::edition(lang);
            add(CourseFile::Teachers, Content::Teachers(edition));
        }
        files
    }

    /// Adds a file that has arrived.
    pub(super) fn add(&mut self, file: TextFile, content: Content) {
        if let Content::List(list) = content {
            COURSE.arrive(list);
        }
        if self.get(&file).is_none() {
            self.0.push((file, content));
        }
    }

    /// The content of a file in its language.
    pub(super) fn get(&self, file: &TextFile) -> Option<Content> {
        let mut files = self.0.iter();
        let found = files.find(|(own, _)| own == file);
        found.map(|(_, content)| *content)
    }

    /// A file in a language, or while that is on its way in another one.
    fn find(&self, file: CourseFile, lang: Lang) -> Option<Content> {
        let wanted = TextFile { file, lang };
        self.get(&wanted).or_else(|| {
            let mut files = self.0.iter();
            let found = files.find(|(own, _)| own.file == wanted.file);
            found.map(|(_, content)| *content)
        })
    }

    /// The list of lessons.
    pub fn list(&self, lang: Lang) -> &'static LessonList {
        match self.find(CourseFile::List, lang) {
            Some(Content::List(list)) => list,
            _ => COURSE.first_list(),
        }
    }

    /// A lesson, where it is there.
    pub fn lesson(&self, slug: &str, lang: Lang) -> Option<&'static Lesson> {
        match self.find(CourseFile::Lesson(slug.to_owned()), lang) {
            Some(Content::Lesson(lesson)) => Some(lesson),
            _ => None,
        }
    }

    /// The glossary, where it is there.
    pub fn glossary(&self, lang: Lang) -> Option<&'static Glossary> {
        match self.find(CourseFile::Glossary, lang) {
            Some(Content::Glossary(glossary)) => Some(glossary),
            _ => None,
        }
    }

    /// The edition for teachers, where it is there.
    pub fn edition(&self, lang: Lang) -> Option<&'static TeachersEdition> {
        match self.find(CourseFile::Teachers, lang) {
            Some(Content::Teachers(edition)) => Some(edition),
            _ => None,
        }
    }
}
