//! The edition for teachers: plans for classes of 50 minutes, and notes.

use super::Place;
use crate::text::Phrase;

/// The edition for teachers.
#[derive(Clone, Copy, Debug)]
pub struct TeachersEdition {
    /// What a teacher reads first.
    pub before: &'static [TeachersNote],
    /// The classes, in order.
    pub plans: &'static [LessonPlan],
    /// What stands behind them.
    pub notes: &'static [TeachersNote],
}

/// A plan for a class.
#[derive(Clone, Copy, Debug)]
pub struct LessonPlan {
    /// Its name.
    pub title: Phrase,
    /// What the class can do afterwards.
    pub aim: Phrase,
    /// What the class knows before.
    pub know: Phrase,
    /// Its steps, in order.
    pub steps: &'static [PlanStep],
    /// Wrong answers to expect, each with the reply to it.
    pub wrong: &'static [[Phrase; 2]],
    /// The question that each pupil answers on paper at the end, and its answer.
    pub ticket: [Phrase; 2],
    /// What is enough in an answer to it.
    pub enough: Phrase,
    /// What is good.
    pub good: Phrase,
    /// The lesson whose questions are the homework, by its slug.
    pub homework: &'static str,
}

impl LessonPlan {
    /// The last number in the key that the plan links.
    pub const PUPILS: u8 = 40;
}

/// A step of a class.
#[derive(Clone, Copy, Debug)]
pub struct PlanStep {
    /// How long it takes.
    pub minutes: u8,
    /// What the class does.
    pub what: Phrase,
    /// What to ask the class.
    pub ask: Phrase,
    /// The answer to hope for.
    pub expect: Phrase,
    /// What to show or to hand out.
    pub links: &'static [PlanLink],
}

/// Something to show or to hand out.
#[derive(Clone, Copy, Debug)]
pub enum PlanLink {
    /// The board to solve by hand.
    Solve,
    /// A micro-step in the stepper, large, for a projector.
    Step(Place),
    /// A lesson, by its slug.
    Lesson(&'static str),
    /// An exercise of a lesson as a sheet, with its answer.
    Sheet {
        /// The lesson, by its slug.
        slug: &'static str,
        /// The exercise, from 1.
        number: u8,
        /// The seed of its question.
        seed: u64,
    },
    /// Counting a board.
    Count(u8),
    /// Writing the solver.
    Write {
        /// The stage, by its name in addresses.
        stage: &'static str,
        /// Its number on the page.
        number: u8,
    },
    /// The methods side by side.
    Ladder,
}

/// A note for every class.
#[derive(Clone, Copy, Debug)]
pub struct TeachersNote {
    /// Its heading.
    pub title: Phrase,
    /// What stands below it.
    pub blocks: &'static [NoteBlock],
}

/// A block of a note.
#[derive(Clone, Copy, Debug)]
pub enum NoteBlock {
    /// A paragraph.
    Text(Phrase),
    /// A table.
    Table {
        /// The names of the columns.
        heads: &'static [Phrase],
        /// The rows.
        rows: &'static [&'static [Phrase]],
        /// What the table shows.
        caption: Phrase,
    },
    /// The board and the strips of paper, to print and cut.
    Strips,
}
