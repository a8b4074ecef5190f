//! What stands beside the lessons: the glossary, and the edition for teachers.

use bitqueens_core::named;
use serde::{Deserialize, Serialize};

use super::{Picture, Place};

/// A term, with what else it is called and the lesson that explains it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Term {
    /// Its name in an address: lower-case letters and hyphens.
    pub slug: String,
    /// Its sign, as in the code or on the board; empty where it has none.
    pub sign: String,
    /// Its name.
    pub name: String,
    /// Other names; empty where it has none.
    pub also: String,
    /// What it means: a sentence or two.
    pub meaning: String,
    /// The lesson that explains it; empty where none does.
    pub lesson: String,
    /// What it looks like; `None` where words say it better.
    pub picture: Option<Picture>,
}

/// The glossary in one language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Glossary(
    /// Its groups, in reading order.
    pub Vec<TermGroup>,
);

/// Terms that belong together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TermGroup {
    /// The heading.
    pub title: String,
    /// The terms, in reading order.
    pub terms: Vec<Term>,
}

/// The edition for teachers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TeachersEdition {
    /// What a teacher reads first.
    pub before: Vec<TeachersNote>,
    /// The classes, in order.
    pub plans: Vec<LessonPlan>,
    /// What stands behind them.
    pub notes: Vec<TeachersNote>,
}

/// A plan for a class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LessonPlan {
    /// Its name.
    pub title: String,
    /// What the class can do afterwards.
    pub aim: String,
    /// What the class knows before.
    pub know: String,
    /// Its steps, in order.
    pub steps: Vec<PlanStep>,
    /// Wrong answers to expect, each with the reply to it.
    pub wrong: Vec<[String; 2]>,
    /// The question that each pupil answers on paper at the end, and its answer.
    pub ticket: [String; 2],
    /// What is enough in an answer to it.
    pub enough: String,
    /// What is good.
    pub good: String,
    /// What helps a pupil whose answer is not enough.
    pub help: String,
    /// The lesson whose questions are the homework, by its slug.
    pub homework: String,
}

impl LessonPlan {
    /// How many there are.
    pub const CLASSES: u8 = 10;
    /// The minutes of the exit ticket, behind those of the steps.
    pub const TICKET: u8 = 5;
    /// The last number in the key that the plan links.
    pub const PUPILS: u8 = 40;
}

/// A step of a class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlanStep {
    /// How long it takes.
    pub minutes: u8,
    /// What the class does.
    pub what: String,
    /// What to ask the class.
    pub ask: String,
    /// The answer to hope for.
    pub expect: String,
    /// What to show or to hand out.
    pub links: Vec<PlanLink>,
}

/// Something to show or to hand out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum PlanLink {
    /// The board to solve by hand.
    Solve,
    /// A micro-step in the stepper, large, for a projector.
    Step(Place),
    /// A lesson, by its slug.
    Lesson(String),
    /// An exercise of a lesson as a sheet, with its answer.
    Sheet {
        /// The lesson, by its slug.
        slug: String,
        /// The exercise, from 1.
        number: u8,
        /// The seed of its question.
        seed: u64,
    },
    /// Counting a board.
    Count(u8),
    /// A stage of writing the solver.
    Write(WriteStage),
    /// The methods side by side.
    Ladder,
}

/// A note for every class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TeachersNote {
    /// Its heading.
    pub title: String,
    /// What stands below it.
    pub blocks: Vec<NoteBlock>,
}

/// A block of a note.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum NoteBlock {
    /// A paragraph.
    Text(String),
    /// A table.
    Table {
        /// The names of the columns.
        heads: Vec<String>,
        /// The rows.
        rows: Vec<Vec<String>>,
        /// What the table shows.
        caption: String,
    },
    /// The board and the strips of paper, to print and cut.
    Strips,
}

named! {
    /// A stage of writing the solver, by its name in addresses, in the order of that page.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum WriteStage {
        /// Put the lines in order.
        Order => "order",
        /// Fill one blank.
        Blank => "blank",
        /// Fill all blanks.
        All => "all",
        /// Write the loop from its comments.
        Comments => "comments",
        /// Write it from nothing.
        Nothing => "nothing",
        /// Make it search half of the first row.
        HalfRow => "half-row",
        /// Fill the ring first, and count it for its images.
        CarryChain => "carry-chain",
    }
}

impl WriteStage {
    /// Its number on that page, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}
