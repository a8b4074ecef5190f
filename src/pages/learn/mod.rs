//! The course: short lessons in which a reader predicts bits and checks them.
//!
//! A [`Lesson`] is a list of blocks, as plain data. Its figures are made of the site's own board
//! and bit rows, its exercises ask for bits before they are shown, and its links into the stepper
//! name the exact micro-step they speak of.
//!
//! ```text
//! COURSE       the lessons in reading order, each without its texts
//! CourseFiles  the files of the course that are there: lists, lessons, glossary, the edition for teachers
//! questions/   the questions that have a function of their own
//! Exercise     a kind of question; a seed draws as many more as a class needs
//! Example      a question worked out, then one whose rest is left to the reader
//! DrawnQuiz    a quiz with its answers in the order of a visit
//! Drill        an exercise in work: the question of a seed, and the reader's attempt at it
//! Open         what is open: the list, a lesson, a page beside the lessons
//! OpenLesson   the open lesson, with a BlockState for each of its blocks
//! HandFigure   a figure that answers to the hand; Press: what the hand does with it
//! JoinChoice   what the reader looks at in the figure of the fast count
//! Appendix     a page beside the lessons: the review, the tests, for teachers, the glossary
//! review/      the questions of the lessons in seven boxes, and what is known of a lesson
//! marks/       the lines that pupils hand in, judged anew, as a table
//! MoodleChoice the lessons and the versions that a teacher takes to Moodle
//! ClassRun     a class that is stepped through, with its clock
//! TeacherTools what a teacher chooses: a question or a sheet of them, a step to show or to embed
//! LearnPage    the page: what is open, which lessons are done, and what was answered
//! ```
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

mod action;
mod asked;
#[cfg(not(target_family = "wasm"))]
pub mod at_hand;
mod block_state;
mod class;
mod course;
mod drawn_quiz;
mod drill;
mod example;
mod exercise;
mod files;
mod formula;
mod found;
mod hand;
mod join;
mod link;
mod marks;
mod moodle;
mod open;
mod open_lesson;
mod page;
mod picture;
mod questions;
mod review;
mod tools;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use action::{BlockAction, LearnAction};
pub use asked::{guess_beside, n_solutions};
pub use block_state::BlockState;
pub use class::{ClassAction, ClassPlace, ClassRun, class_places};
pub use course::{Appendix, COURSE, Progress, entry, part_about, part_title};
pub use drawn_quiz::DrawnQuiz;
pub use drill::Drill;
pub use example::{Example, ExampleOf, Level};
pub use exercise::{Ask, Exercise, Random, exercises};
pub use files::{Content, CourseFiles, TextFile};
pub use found::Found;
pub use hand::{HandFigure, Press, field_rows, pressed, values};
pub use join::{
    Corner, Half, JoinChoice, JoinPicture, JoinTotals, LastCount, Plane, Quarter, QuarterFilling,
    RowSetSum,
};
pub use link::{to_class, to_homework, to_key, to_page, to_sheet_of, to_test_of};
pub use marks::{
    AnswerMark, ClassMarks, MarkedWork, Row, Unmarked, UnreadLine, Who, Work, WrongAnswers,
};
pub use moodle::{MoodleChoice, MoodleScope};
pub use open::Open;
pub use open_lesson::OpenLesson;
pub use page::LearnPage;
pub use picture::{
    BoardSymmetry, CardPicture, ImageBoard, cells_of, costs, image_boards, one_queen, sketch_of,
    stack, wheel_hands,
};
pub use review::{
    Answered, BoxPlace, Boxes, BoxesText, MOST_A_DAY, N_BOXES, N_TESTED, NoBoxes, Review,
    ReviewAction, ReviewItem, ReviewKind, ReviewQuestion, Round, RoundPlan, Standing, Turn,
    came_to, code_question, judged,
};
pub use tools::{QuestionChoice, StepChoice, TeacherTools, ToolAction, class_lines, class_names};

use bitqueens_core::bits::BitOrder;
pub use bitqueens_course::{
    Block, Coordinates, CourseFile, CoursePart, FaultTrial, Figure, JoinStep, Lesson, LessonList,
    LessonOpening, LessonSummary, Picture, Place, Quiz,
};

/// The bit order of the course, whichever the reader prefers elsewhere: its texts say which bit and
/// which column stands where.
pub const ORDER: BitOrder = BitOrder::MsbLeft;
