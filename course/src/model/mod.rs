//! The types of the course.
//!
//! ```text
//! lang       the languages, a line each
//! lesson     Lesson, its blocks, a micro-step that they speak of
//! formula    a question that an expression answers, with drawn numbers
//! list       what is known of every lesson before it is opened
//! picture    the figures
//! question   what a lesson asks: an opening, a quiz, an exercise, a line written wrong
//! beside     the glossary, and the edition for teachers
//! ```

mod beside;
mod formula;
mod lang;
mod lesson;
mod list;
mod picture;
mod question;

pub use beside::{
    Glossary, LessonPlan, NoteBlock, PlanLink, PlanStep, TeachersEdition, TeachersNote, Term,
    TermGroup, WriteStage,
};
pub use formula::{
    Calculation, CalculationStep, Filled, FilledPiece, Formula, FormulaGiven, FormulaName,
};
pub use lang::Lang;
pub use lesson::{Block, JoinStep, Lesson, Place, SitePage};
pub use list::{Card, CoursePart, LessonCards, LessonList, LessonSummary};
pub use picture::{Coordinates, Figure, Picture};
pub use question::{
    FaultTrial, GuessKind, LessonFind, LessonOpening, LessonPuzzle, Quiz, QuizAnswer, RowWord,
    WrittenExercise,
};
