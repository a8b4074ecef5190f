//! The actions of the course.

use super::{Counted, JoinChoice, LessonsPart};
use crate::draw::Hover;

/// An action of the reader. Exercises are numbered from the top of the lesson, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnAction {
    /// Give a bit of an answer a value.
    Set {
        /// The exercise.
        exercise: usize,
        /// The bit's power of two.
        power: u8,
        /// Its value.
        on: bool,
    },
    /// Compare an answer with the right bits.
    Check(usize),
    /// Show the right bits.
    Reveal(usize),
    /// Draw another question.
    Draw(usize),
    /// Go back to the lesson's own question.
    Restore(usize),
    /// Look at another row set or western half of the fast count.
    Join(JoinChoice),
    /// The lessons of a part of the course are there.
    Arrived(LessonsPart),
    /// The counting page has a newest count of N = 16, or none.
    Counted(Option<Counted>),
    /// Choose an answer of a question that catches a misconception; questions are numbered from the
    /// top of the lesson, from 0, and answers too.
    Choose {
        /// The question.
        quiz: usize,
        /// The answer.
        answer: usize,
    },
    /// Run the search with a fault; faults are numbered from the top of the lesson, from 0.
    Break(usize),
    /// Move the queen of a figure.
    MoveQueen {
        /// The row, 0 at the top.
        row: u8,
        /// The column, 0 at the left.
        column: u8,
    },
    /// Mark the open lesson as done, or as not done.
    Done(bool),
    /// Mark every lesson as not done.
    ClearProgress,
    /// Move the pointer or the focus to a square or bit of one of the lesson's blocks, numbered
    /// from 0, or away from all.
    Hover(Option<(usize, Hover)>),
}
