//! The course as data: its lessons, its glossary, its edition for teachers.
//!
//! ```text
//! model    the types: Lesson, Block, Picture, Exercise, LessonList, TermGroup, TeachersEdition
//! file     each of them as one small file a language, written and read
//! reader   Markdown into these types, both languages compared; mistakes with their file and line
//! ```
//!
//! A text is in one language. Only programs that run on the machine of a developer read Markdown, with the feature
//! `reader`; a browser reads the files.

#![warn(missing_docs)]

mod file;
mod model;
#[cfg(feature = "reader")]
pub mod reader;

pub use file::CourseFile;
pub use model::*;
