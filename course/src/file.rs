//! What is fetched: one small file for each lesson, the list, the glossary and the edition for teachers, a language.

use serde::de::DeserializeOwned;

/// A file of the course.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CourseFile {
    /// The [`LessonList`](crate::LessonList), which the page of the course comes with.
    List,
    /// The [`LessonCards`](crate::LessonCards), which the page of the list shows.
    Cards,
    /// The [`Lesson`](crate::Lesson) of a slug.
    Lesson(String),
    /// The [`Glossary`](crate::Glossary).
    Glossary,
    /// The [`TeachersEdition`](crate::TeachersEdition).
    Teachers,
}

impl CourseFile {
    /// Its name in the folder of a build, in the language of a tag. Most of it is text, and by its ending every host
    /// compresses it to half.
    #[must_use]
    pub fn name(&self, language: &str) -> String {
        match self {
            Self::List => format!("course/list.{language}.txt"),
            Self::Cards => format!("course/cards.{language}.txt"),
            Self::Lesson(slug) => format!("course/lessons/{slug}.{language}.txt"),
            Self::Glossary => format!("course/glossary.{language}.txt"),
            Self::Teachers => format!("course/teachers.{language}.txt"),
        }
    }

    /// Reads the bytes of a file, as its own type; `None` where they are another build's, or were cut off on their way.
    #[must_use]
    pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
        postcard::from_bytes(bytes).ok()
    }

    /// Writes a value of the course as the bytes of a file.
    ///
    /// # Panics
    /// Never for the types of the course.
    #[cfg(feature = "reader")]
    #[must_use]
    pub fn write(value: &impl serde::Serialize) -> Vec<u8> {
        postcard::to_allocvec(value).expect("the types of the course can be written")
    }
}
