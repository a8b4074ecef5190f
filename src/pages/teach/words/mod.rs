//! The words of the page for teachers.

pub mod marks;
pub mod moodle;
pub mod teachers;
pub mod tools;
