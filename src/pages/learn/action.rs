//! The actions of the course.

use super::{
    ClassAction, Content, HandFigure, JoinChoice, LastCount, ReviewAction, TextFile, ToolAction,
};
use crate::{
    question::{AnswerAction, KeptAttempt},
    site::NotStored,
};

/// An action of the reader, or something that arrives.
#[derive(Clone, Debug)]
pub enum LearnAction {
    /// Do something with a block of the open lesson.
    Block {
        /// The block, from 0.
        at: usize,
        /// What to do.
        action: BlockAction,
    },
    /// Draw figures of the open lesson as the hand has made them.
    Redraw(Vec<HandFigure>),
    /// A file of the course is there.
    Arrived(TextFile, Content),
    /// A file of the course could not be fetched.
    Missing(TextFile),
    /// Fetch the file again that could not be fetched.
    FetchAgain,
    /// The counting page has a newest count of N = 16, or none.
    Counted(Option<LastCount>),
    /// Another tab has stored what is kept of the question of a place; none where it forgot it.
    Kept(String, Option<KeptAttempt>),
    /// What is kept of questions and lessons was stored, or why it was not.
    Stored(Result<(), NotStored>),
    /// Mark the open lesson as done, or as not done.
    Done(bool),
    /// Choose something on the page for teachers.
    Tool(ToolAction),
    /// Step through a class.
    Class(ClassAction),
    /// Lay out so many questions on the open sheet of paper.
    Questions(usize),
    /// Do something with the questions that are kept.
    Review(ReviewAction),
    /// Forget the lessons that are done and every answer, and empty the boxes.
    ClearProgress,
    /// Bring back what was cleared.
    BringBack,
}

/// Something that the reader does with a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlockAction {
    /// Answer the block's question.
    Answer(AnswerAction),
    /// Go on from a worked question to one whose rest is left open.
    Fade,
    /// Ask another question, of another seed.
    Another,
    /// Go back to the lesson's own question.
    Restore,
    /// Look at another row set or western half of the fast count.
    Join(JoinChoice),
}

impl BlockAction {
    /// Tells whether another question takes the place of the one that is asked.
    pub(super) const fn asks_anew(&self) -> bool {
        matches!(self, Self::Fade | Self::Another | Self::Restore)
    }
}
