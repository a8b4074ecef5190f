//! What is fetched: one small file for each lesson, the list, the glossary and the edition for teachers, a language.

use std::fmt;

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

/// The bytes are no file of the course of this build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

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

    /// Reads the bytes of a file, as its own type.
    ///
    /// # Errors
    /// Bytes of another build, or cut off on their way.
    pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
        postcard::from_bytes(bytes).map_err(|_| Unreadable)
    }

    /// Writes a value as the bytes of a file.
    ///
    /// # Errors
    /// None for the types of the course.
    #[cfg(feature = "reader")]
    pub fn write(value: &impl serde::Serialize) -> Result<Vec<u8>, Unreadable> {
        postcard::to_allocvec(value).map_err(|_| Unreadable)
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("these are not the bytes of a file of the course")
    }
}
