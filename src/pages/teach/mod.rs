//! The page for teachers: plans, a class, what is handed out, marks, a file for Moodle.
//!
//! ```text
//! TeachPage     what is chosen, and the class that is stepped through
//! TeacherTools  what a teacher chooses: a question or a sheet of them, a step to show or to embed
//! ClassRun      a class that is stepped through, with its clock
//! marks/        the lines that pupils hand in, judged anew, as a table
//! MoodleChoice  the lessons and the versions that a teacher takes to Moodle
//! ```

mod class;
mod marks;
mod moodle;
mod page;
mod tools;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use class::{ClassAction, ClassPlace, ClassRun, class_places};
pub use marks::{AnswerMark, ClassMarks, MarkedWork, Row, Unmarked, UnreadLine, Who, WrongAnswers};
pub use moodle::{MoodleChoice, MoodleScope};
pub use page::{TeachAction, TeachPage};
pub use tools::{QuestionChoice, StepChoice, TeacherTools, ToolAction, class_lines, class_names};
