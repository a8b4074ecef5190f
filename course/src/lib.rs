//! The course as data: lessons, glossary and plans for teachers, as `build.rs` read them.
//!
//! Each macro stands for a list. Its types are those of the page that uses it, where they have
//! their methods; so no type is written twice.

#![warn(missing_docs)]

include!(concat!(env!("OUT_DIR"), "/course.rs"));
