//! The course: short lessons in which a reader predicts bits and checks them.
//!
//! A [`Lesson`] is a list of blocks, as plain data. Its figures are made of the site's own board
//! and bit rows, its exercises ask for bits before they are shown, and its links into the stepper
//! name the exact micro-step they speak of.
//!
//! ```text
//! lessons      the lessons, read from the Markdown of the crate `course`
//! questions/   the questions that a lesson makes by itself
//! LessonSummary  a lesson as the list has it, without its blocks
//! LessonGroup  lessons that are fetched together, when one of them is opened
//! LessonsPart  the lessons of a group, as they are fetched
//! CoursePart   the parts of the list
//! Card         what the list says of a lesson: its outcome, its minutes, its idea in small
//! Place        a micro-step of a search, with the row and the phase that the text counts on
//! Figure       a picture, with a caption that says its point
//! LessonOpening  the problem that a lesson opens with
//! FaultTrial   "break it": a line of the search written wrong, for a reader to run
//! Quiz         a question that catches a misconception
//! Exercise     a kind of question; a seed draws as many more as a class needs
//! Example      a question worked out, then one whose rest is left to the reader
//! Drill        an exercise in work: the question of a seed, and the reader's attempt at it
//! Open         what is open: the list, a lesson, a page beside the lessons
//! OpenLesson   the open lesson, with a BlockState for each of its blocks
//! JoinChoice   what the reader looks at in the figure of the fast count
//! Appendix     a page beside the lessons: the review, the tests, for teachers, the glossary
//! review/      the questions of the lessons in five boxes, and what is known of a lesson
//! TeacherTools what a teacher chooses: a question or a sheet of them, a step to show or to embed
//! LearnPage    the page: what is open, which lessons are done, and what was guessed
//! ```
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
//! 4. An exercise cannot be solved without the lesson's idea. Where [`Exercise::Number`] and
//!    [`Exercise::Row`] do not ask for it, write a function in `questions` that makes a
//!    [`Question`](crate::question::Question): without [`Random`] it is the lesson's own question, with it one drawn
//!    from a seed. Every seed always draws the same question. `Question::told` asks for another kind of answer than
//!    bits.
//! 5. A new line to break is a [`Fault`](bitqueens_core::faults::Fault); a new drawing a
//!    [`Picture`].

mod action;
mod appendix;
mod asked;
mod block_state;
mod card;
mod costs;
mod course_part;
mod drill;
mod entry;
mod example;
mod exercise;
mod fault_trial;
mod figure;
mod guesses;
mod images;
mod join;
mod lesson;
mod lesson_group;
mod lessons;
mod lessons_part;
mod link;
mod number_task;
mod open;
mod open_lesson;
mod opening;
mod page;
mod picture;
mod place;
mod plan;
mod progress;
mod queens;
mod questions;
mod quiz;
mod random;
mod review;
mod term;
mod tools;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use action::{BlockAction, LearnAction};
pub use appendix::Appendix;
pub use asked::{guess_beside, n_solutions};
pub use block_state::BlockState;
pub use card::{Card, CardPicture};
pub use costs::Costs;
pub use course_part::CoursePart;
pub use drill::Drill;
pub use entry::{LessonSummary, entry};
pub use example::{Example, ExampleOf, Level};
pub use exercise::{Ask, Exercise};
pub use fault_trial::FaultTrial;
pub use figure::{Figure, Picture};
pub use guesses::OpeningGuesses;
pub use images::{BoardSymmetry, ImageBoard, image_boards};
pub use join::{
    Coordinates, Corner, Half, JoinChoice, JoinPicture, JoinStep, JoinTotals, LastCount, Plane,
    Quarter, QuarterFilling, RowSetSum,
};
pub use lesson::{Block, Lesson};
pub use lesson_group::LessonGroup;
pub use lessons::{COURSE, lesson, lessons};
pub use lessons_part::LessonsPart;
pub use number_task::{NumberTask, Side, Trick};
pub use open::Open;
pub use open_lesson::OpenLesson;
pub use opening::{Asked, LessonOpening};
pub use page::LearnPage;
pub use picture::{cells_of, one_queen, sketch_of};
pub use place::Place;
pub use plan::{LessonPlan, NoteBlock, PlanLink, PlanStep, TeachersEdition, TeachersNote};
pub use progress::Progress;
pub use quiz::{Quiz, QuizAnswer};
pub use random::Random;
pub use review::{
    Answered, BoxAction, BoxPlace, Boxes, BoxesError, BoxesMistake, BoxesText, MOST_A_DAY, N_BOXES,
    N_TESTED, Review, ReviewAction, ReviewItem, ReviewKind, ReviewPart, ReviewQuestion,
    ReviewState, Round, RoundPlan, Standing, Turn, code_question,
};
pub use term::{Term, TermGroup};
pub use tools::{QuestionChoice, StepChoice, TeacherTools, ToolAction};

use bitqueens_core::bits::BitOrder;

/// The bit order of the course, whichever the reader prefers elsewhere: its texts say which bit and
/// which column stands where.
pub const ORDER: BitOrder = BitOrder::MsbLeft;
