//! The actions of a lesson.

use super::{HandFigure, JoinChoice, LastCount};
use crate::{
    course::{CourseAction, LessonSummary},
    question::AnswerAction,
};

/// An action of the reader, or something that arrives.
#[derive(Clone, Debug)]
pub enum LessonAction {
    Course(CourseAction),
    /// Do something with a block of the open lesson.
    Block {
        /// The block, from 0.
        at: usize,
        /// What to do.
        action: BlockAction,
    },
    /// Show a state of the open lesson's stage, from 0.
    Show(usize),
    /// Draw figures of the open lesson as the hand has made them.
    Redraw(Vec<HandFigure>),
    /// The counting page has a newest count of N = 16, or none.
    Counted(Option<LastCount>),
    /// Mark the open lesson as done, or as not done.
    Done(bool),
    /// A lesson was read for this many more seconds.
    Read(&'static LessonSummary, u32),
    /// Lay out this many questions on the open sheet of paper.
    Questions(usize),
}

impl From<CourseAction> for LessonAction {
    fn from(action: CourseAction) -> Self {
        Self::Course(action)
    }
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
