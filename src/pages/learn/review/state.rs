//! What is kept of the lessons' questions, and what is asked of them.

use std::{ops::Deref, rc::Rc};

use super::{BoxAction, Boxes, ReviewPart, Round};
use crate::site::NotStored;

/// The review on the page of the course. Until its part of the program has arrived, it notes what is to be done.
#[derive(Clone, Debug, Default)]
pub struct Review {
    /// What works on it; `None` until it has arrived.
    pub part: Option<ReviewPart>,
    /// What is to be done when it has, from the first on.
    pub(in crate::pages::learn) waiting: Vec<BoxAction>,
    /// Today, counted in days from the first of 1970.
    pub today: u32,
    state: Rc<ReviewState>,
}

/// What is kept of the lessons' questions, and what is asked of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewState {
    /// The stored boxes that are still to be read.
    pub(in crate::pages::learn) unread: String,
    /// The questions in their boxes.
    pub boxes: Rc<Boxes>,
    /// The boxes that were cleared and can be brought back.
    pub cleared: Rc<Boxes>,
    /// A stored text of boxes that could not be read whole.
    pub aside: Option<String>,
    /// Why the browser does not store the boxes, where it does not.
    pub not_stored: Option<NotStored>,
    /// The questions that are asked; they stay while the reader looks at a lesson.
    pub round: Option<Box<Round>>,
}

impl Deref for Review {
    type Target = ReviewState;

    fn deref(&self) -> &ReviewState {
        &self.state
    }
}

impl PartialEq for Review {
    /// The state is replaced only when it has changed, so comparing pointers will do; what waits only grows.
    fn eq(&self, other: &Self) -> bool {
        self.part == other.part
            && self.waiting.len() == other.waiting.len()
            && self.today == other.today
            && Rc::ptr_eq(&self.state, &other.state)
    }
}

impl Review {
    /// What was stored, still to be read, on a day.
    pub(in crate::pages::learn) fn stored(unread: &str, aside: &str, today: u32) -> Self {
        Self {
            today,
            state: Rc::new(ReviewState {
                unread: unread.to_owned(),
                aside: (!aside.is_empty()).then(|| aside.to_owned()),
                ..ReviewState::default()
            }),
            ..Self::default()
        }
    }

    /// The state, to be changed.
    pub(super) fn change(&mut self) -> &mut ReviewState {
        Rc::make_mut(&mut self.state)
    }

    /// Takes the state of before back where it has not changed.
    pub(super) fn keep_unchanged(&mut self, before: &Self) {
        if self.state == before.state {
            self.state = Rc::clone(&before.state);
        }
    }
}
