//! The course: short lessons in which a reader predicts bits and checks them.
//!
//! A [`Lesson`] is a list of blocks, as plain data. Its figures are made of the site's own board
//! and bit rows, its exercises ask for bits before they are shown, and its links into the stepper
//! name the exact micro-step they speak of.
//!
//! ```text
//! lessons/   the lessons, one file each, Japanese and English on adjacent lines
//! Card       what the list says of a lesson: its outcome, its minutes, its idea in small
//! Place      a micro-step of a search, with the row and the phase that the text counts on
//! Figure     a picture, with a caption that says its point
//! Exercise   a kind of question; a seed draws as many more as a class needs
//! Task       one question with its right bits and their reasons
//! Drill      a task in work: the reader's bits and what a check says of them
//! LearnPage  the page: the open lesson, its drills, and which lessons are done
//! ```
//!
//! To change a lesson, edit its file under `lessons/`; nothing else knows its words.

mod action;
mod card;
mod drill;
mod exercise;
mod figure;
mod images;
mod lesson;
mod lessons;
mod link;
mod number_task;
mod page;
mod place;
mod progress;
mod random;
mod task;
mod thumbnail;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use action::LearnAction;
pub use card::{Card, CardPicture};
pub use drill::Drill;
pub use exercise::Exercise;
pub use figure::{Figure, Picture};
pub use images::{Image, ImageBoard, image_boards};
pub use lesson::{Block, Lesson, lesson};
pub use lessons::COURSE;
pub use number_task::{NumberTask, Side, Trick};
pub use page::LearnPage;
pub use place::Place;
pub use progress::Progress;
pub use random::Random;
pub use task::Task;
pub use thumbnail::{BitLook, ThumbBit, ThumbRow, Thumbnail};

use bitqueens_core::bits::BitOrder;

/// The bit order of the course, whichever the reader prefers elsewhere: its texts say which bit and
/// which column stands where.
pub const ORDER: BitOrder = BitOrder::MsbLeft;
