//! The course, as its pages share it: its files, what it asks, what a reader did in it.
//!
//! ```text
//! Course           what its pages have in common: its files, and what a reader did
//! CourseFiles      the files of the course that are there: lists, lessons, glossary, the edition for teachers
//! questions/       the questions that have a function of their own
//! Exercise         a kind of question; a seed draws as many more as a class needs
//! Source           where a question comes from: a block of a lesson, a line of the loop
//! Asked            a question that is asked: its source and seed, and the reader's attempt at it
//! Boxes, BoxPlace  the lessons' questions in seven boxes: where each stands, since which day
//! Turn             when a question is asked: it is due, it is new, or it is still ahead
//! BoxesText        the boxes as text, to be stored and taken along
//! ReviewQuestion   a question of a lesson: a quiz, an exercise, a line of the loop
//! judged           the result of a typed line: it is right if the loop does the same with it
//! Standing         what is known of a lesson
//! ReadTimes        how long the reader took for the lessons; ReadingPace: what follows for those that are left
//! Work             what is handed in: a part's test, the exercises of a lesson, a program
//! link             the addresses of the course
//! page_of_course!  what each of its pages does with the `Course`
//! ```
//!
//! A question that was answered in its lesson stands in box 1. A right answer from its day on moves it up, a
//! wrong one back to box 1. The higher the box, the more days go by until the question is asked again.
//!
//! The lessons are data: the crate `bitqueens-course` has their types and reads them from Markdown, and a browser
//! fetches each as a file when it is opened.
//!
//! # How to write a lesson
//!
//! `course/README.md` lists the blocks of a lesson, `course/STYLE.md` says how the course writes.
//!
//! 1. One idea, five minutes. From the top: a [`Block::Opening`] to guess at, a figure whose caption
//!    says the point unclicked, a few [`Block::Prose`], a [`Block::Why`], a [`Block::Break`] where a line of the search can be
//!    written wrong, a [`Block::Quiz`], a [`Block::Example`] above the first [`Block::Exercise`], a [`Block::Step`] to the
//!    exact micro-step, and a [`Block::Onward`] to the lab, the ladder or another page.
//! 2. The running example is N = 5; N = 4 where the whole search is to be seen.
//! 3. Questions and buttons hold no term of the glossary. Both languages name the same binary
//!    words, and those of a caption are in its figure; tests compare them.
//! 4. An exercise cannot be solved without the lesson's idea. Where an expression says what is asked, the lesson's text
//!    has it: [`Exercise::Formulas`]. What needs a drawing or reasons of its own is a function in `questions` that makes a
//!    [`Question`](crate::question::Question): without [`Random`] it is the lesson's own question, with it one drawn
//!    from a seed. Every seed always draws the same question. `Question::told` asks for another kind of answer than
//!    bits.
//! 5. A new line to break is a [`Fault`](bitqueens_core::faults::Fault); a new drawing a
//!    [`Picture`].

mod asked;
#[cfg(not(target_family = "wasm"))]
pub mod at_hand;
mod boxes;
mod boxes_text;
mod exercise;
mod files;
mod formula;
mod found;
mod lessons;
mod line;
pub mod link;
mod page;
pub mod picture;
pub mod questions;
mod record;
mod review_question;
mod shelf;
mod times;
#[cfg(feature = "web")]
pub mod view;
pub mod words;
mod work;
mod written;

pub use asked::{Asked, Level, Source, quiz_order};
pub use boxes::{BoxPlace, Boxes, MOST_A_DAY, N_BOXES, Standing, Turn};
pub use boxes_text::{BoxesText, LONGEST, NoBoxes};
pub use exercise::{Exercise, QuestionFn, Random, exercises};
pub use files::{Content, CourseFiles, TextFile};
pub use found::Found;
pub use lessons::{Progress, part_about, part_title};
pub use line::{came_to, judged};
pub use link::{to_class, to_homework, to_key, to_page, to_sheet_of, to_test_of};
pub(crate) use page::page_of_course;
pub use picture::{
    BoardSymmetry, CardPicture, ImageBoard, cells_of, costs, image_boards, one_queen, sketch_of,
    stack, wheel_hands,
};
pub use record::{Course, CourseAction, Shown};
pub use review_question::{ReviewKind, ReviewQuestion, code_question};
pub use shelf::BoxShelf;
pub use times::{ReadTimes, ReadingClock, ReadingPace};
pub use work::{N_TESTED, Work, test_questions};
pub use written::{guess_beside, n_solutions};

use bitqueens_core::bits::BitOrder;
pub use bitqueens_course::{
    Block, Coordinates, CourseFile, CoursePart, FaultTrial, Figure, JoinStep, Lesson, LessonList,
    LessonOpening, LessonSummary, Picture, Place, Quiz,
};

/// The bit order of the course, whichever the reader prefers elsewhere: its texts say which bit and
/// which column stands where.
pub const ORDER: BitOrder = BitOrder::MsbLeft;
