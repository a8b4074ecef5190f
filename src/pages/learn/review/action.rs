//! What is done with the questions that are kept.

use std::rc::Rc;

use super::{Boxes, ReviewQuestion};
use crate::{question::AnswerAction, site::NotStored};

/// What is done with the questions that are kept.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewAction {
    /// Read what was stored, and do what waits: the part of the program has arrived.
    Arrive,
    /// Read stored boxes, and a stored text that could not be read before.
    Read {
        /// The boxes.
        boxes: String,
        /// The text that was set aside.
        aside: String,
    },
    /// Another tab has stored boxes; none where it cleared them.
    Stored(Option<Rc<Boxes>>),
    /// The boxes were stored, or why they were not.
    Kept(Result<(), NotStored>),
    /// A day has begun, counted from the first of 1970.
    Today(u32),
    /// Do what the course asks.
    Course(BoxAction),
    /// Answer the question that is asked.
    Answer(AnswerAction),
    /// Go on to the next question.
    Next,
    /// Ask more than what is due today.
    More,
    /// Take in boxes that were taken along as text.
    TakeIn(String),
    /// Forget the stored text that could not be read.
    ForgetAside,
}

/// What the course asks of the boxes, whether or not their part of the program has arrived.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BoxAction {
    /// Put a question that was answered in its lesson into the first box.
    Put(ReviewQuestion),
    /// Ask what the open page asks, as far as its lesson is there.
    Ask,
    /// Empty the boxes.
    Clear,
    /// Bring back what was cleared.
    BringBack,
}

impl ReviewAction {
    /// Tells whether it happens without the reader.
    pub const fn is_automatic(&self) -> bool {
        matches!(
            self,
            Self::Arrive
                | Self::Read { .. }
                | Self::Stored(_)
                | Self::Kept(_)
                | Self::Today(_)
                | Self::Course(_)
        )
    }
}
