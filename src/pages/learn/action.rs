//! The actions of the course.

use super::{
    Coordinates, JoinChoice, LastCount, LessonsPart, ReviewAction, ReviewPart, ToolAction,
};

/// An action of the reader, or something that arrives.
#[derive(Clone, Debug, PartialEq)]
pub enum LearnAction {
    /// Do something with a block of the open lesson.
    Block {
        /// The block, from 0.
        at: usize,
        /// What to do.
        action: BlockAction,
    },
    /// The lessons of a part of the course are there.
    Arrived(LessonsPart),
    /// The counting page has a newest count of N = 16, or none.
    Counted(Option<LastCount>),
    /// Mark the open lesson as done, or as not done.
    Done(bool),
    /// Choose something on the page for teachers.
    Tool(ToolAction),
    /// Lay out so many questions on the open sheet of paper.
    Questions(usize),
    /// Do something with the questions that are kept.
    Review(ReviewAction),
    /// The part of the program that works on them is there.
    ReviewArrived(ReviewPart),
    /// Forget the lessons that are done and every guess, and empty the boxes.
    ClearProgress,
    /// Bring back what was cleared.
    BringBack,
}

/// Something that the reader does with a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockAction {
    /// Give a bit of an exercise's answer a value.
    Set {
        /// The bit's power of two.
        power: u8,
        /// Its value.
        on: bool,
    },
    /// Give an answer that is not made of bits, as one number.
    Give(u64),
    /// Compare the answer with the right bits.
    Check,
    /// Show the right bits.
    Reveal,
    /// Go on from a worked question to one whose rest is left open.
    Fade,
    /// Draw another question.
    Draw,
    /// Go back to the lesson's own question.
    Restore,
    /// Look at another row set or western half of the fast count.
    Join(JoinChoice),
    /// Choose an answer of a question that catches a misconception, from 0.
    Choose(usize),
    /// Run the search with the fault, with the count that the reader expects of it.
    Run(u64),
    /// Move the queen of a figure.
    MoveQueen(Coordinates),
}
