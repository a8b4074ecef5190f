//! A plan for a class of 50 minutes.

use super::Place;
use crate::text::Phrase;

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
    /// The sheet of a lesson's first exercise with its answer.
    Sheet(&'static str),
    /// Counting a board.
    Count(u8),
    /// Writing the solver.
    Write {
        /// The stage, by its name in addresses.
        stage: &'static str,
        /// Its number on the page.
        number: u8,
    },
}
