//! The files of the course that are there.

use crate::text::Lang;
use bitqueens_course::{CourseFile, Glossary, Lesson, LessonCards, LessonList, TeachersEdition};

/// The content of a file. A build's files never change, so what was read is kept as long as the program runs.
#[derive(Clone, Copy, Debug)]
pub enum Content {
    List(&'static LessonList),
    Cards(&'static LessonCards),
    Lesson(&'static Lesson),
    Glossary(&'static Glossary),
    Teachers(&'static TeachersEdition),
}

/// What was read, for as long as the program runs; `None` where the bytes are another build's, or cut off.
fn for_good<T>(read: Option<T>) -> Option<&'static T> {
    Some(Box::leak(Box::new(read?)))
}

impl Content {
    pub fn list(bytes: &[u8]) -> Option<Self> {
        for_good(CourseFile::read(bytes)).map(Self::List)
    }

    pub fn cards(bytes: &[u8]) -> Option<Self> {
        for_good(CourseFile::read(bytes)).map(Self::Cards)
    }

    pub fn lesson(bytes: &[u8]) -> Option<Self> {
        for_good(CourseFile::read(bytes)).map(Self::Lesson)
    }

    pub fn glossary(bytes: &[u8]) -> Option<Self> {
        for_good(CourseFile::read(bytes)).map(Self::Glossary)
    }

    pub fn edition(bytes: &[u8]) -> Option<Self> {
        for_good(CourseFile::read(bytes)).map(Self::Teachers)
    }
}

/// A file in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    pub file: CourseFile,
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
    pub fn at_hand() -> Self {
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
            add(CourseFile::Cards, Content::Cards(at_hand::cards(lang)));
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

    /// The list that a page opens with; none where it cannot be read.
    pub fn of_list(bytes: &[u8], lang: Lang) -> Self {
        let mut files = Self::default();
        if let Some(list) = Content::list(bytes) {
            let file = CourseFile::List;
            files.add(TextFile { file, lang }, list);
        }
        files
    }

    pub fn add(&mut self, file: TextFile, content: Content) {
        if self.get(&file).is_none() {
            self.0.push((file, content));
        }
    }

    /// The content of a file in its language.
    pub fn get(&self, file: &TextFile) -> Option<Content> {
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

    /// The list of lessons; an empty one where none could be read.
    pub fn list(&self, lang: Lang) -> &'static LessonList {
        static NONE: LessonList = LessonList {
            lessons: Vec::new(),
            titles: Vec::new(),
            terms: Vec::new(),
        };
        match self.find(CourseFile::List, lang) {
            Some(Content::List(list)) => list,
            _ => &NONE,
        }
    }

    pub fn cards(&self, lang: Lang) -> Option<&'static LessonCards> {
        match self.find(CourseFile::Cards, lang) {
            Some(Content::Cards(cards)) => Some(cards),
            _ => None,
        }
    }

    pub fn lesson(&self, slug: &str, lang: Lang) -> Option<&'static Lesson> {
        match self.find(CourseFile::Lesson(slug.to_owned()), lang) {
            Some(Content::Lesson(lesson)) => Some(lesson),
            _ => None,
        }
    }

    pub fn glossary(&self, lang: Lang) -> Option<&'static Glossary> {
        match self.find(CourseFile::Glossary, lang) {
            Some(Content::Glossary(glossary)) => Some(glossary),
            _ => None,
        }
    }

    pub fn edition(&self, lang: Lang) -> Option<&'static TeachersEdition> {
        match self.find(CourseFile::Teachers, lang) {
            Some(Content::Teachers(edition)) => Some(edition),
            _ => None,
        }
    }
}
