//! The course: what a reader learns by predicting, as plain data.
//!
//! A [`Lesson`] is a list of blocks. Its figures are configurations of the site's own board and
//! bit rows, its exercises ask for the bits of a row before they are shown, and its links into the
//! stepper name the exact micro-step they speak of.
//!
//! ```text
//! course/  the words: one file a lesson, Japanese and English on adjacent lines
//! Place    a micro-step of a search, with the row and phase the text counts on
//! Figure   what to draw, and a caption that says its point
//! Exercise what to ask; a seed draws as many more as a class needs
//! Task     one question with its answer, which checks the reader's bits one by one
//! ```
//!
//! To change a lesson, edit its file under `course/`; nothing else knows its words.

mod asked;
mod course;
mod draw;
mod exercise;
mod figure;
mod images;
mod lesson;
mod place;
mod position;
mod reason;
mod row_task;
mod task;
mod trick;
mod verdict;

pub use asked::Asked;
pub use course::COURSE;
pub use draw::Draw;
pub use exercise::Exercise;
pub use figure::{Figure, Picture, ShownRow};
pub use images::{Image, images};
pub use lesson::{Block, Destination, Lesson};
pub use place::Place;
pub use position::Position;
pub use reason::Reason;
pub use row_task::RowTask;
pub use task::Task;
pub use trick::Trick;
pub use verdict::{Because, Side, Verdict};

/// The lesson with that slug, as it stands in the address `#/learn/SLUG`.
#[must_use]
pub fn lesson(slug: &str) -> Option<&'static Lesson> {
    COURSE.iter().find(|lesson| lesson.slug == slug)
}
