//! The boxes of the lessons' questions, as they are kept on the reader's machine.

use std::{mem, rc::Rc};

use super::{Boxes, BoxesText, ReviewQuestion};
use crate::site::NotStored;

/// The boxes of the lessons' questions, as they are kept on the reader's machine.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoxShelf {
    /// Today, counted in days from the first of 1970.
    pub today: u32,
    /// The questions in their boxes.
    pub boxes: Rc<Boxes>,
    /// The boxes that were cleared and can be brought back.
    pub cleared: Rc<Boxes>,
    /// A stored text of boxes that could not be read whole.
    pub aside: Option<String>,
    /// Why the browser does not store the boxes, where it does not.
    pub not_stored: Option<NotStored>,
}

impl BoxShelf {
    /// What was stored, read on a day.
    pub fn stored(boxes: &str, aside: &str, today: u32) -> Self {
        let mut shelf = Self {
            today,
            ..Self::default()
        };
        shelf.read(boxes, aside.to_owned());
        shelf
    }

    /// Takes in what was stored. A text that cannot be read whole is set aside, once.
    pub fn read(&mut self, stored: &str, mut aside: String) {
        let read = BoxesText::read(stored);
        if !read.is_whole() && !aside.ends_with(stored) {
            aside.push_str(stored);
        }
        self.aside = (!aside.is_empty()).then_some(aside);
        self.merge(&read.boxes);
    }

    pub fn merge(&mut self, boxes: &Boxes) {
        let today = self.today;
        self.boxes_mut().merge(boxes, today);
    }

    pub fn boxes_mut(&mut self) -> &mut Boxes {
        Rc::make_mut(&mut self.boxes)
    }

    /// Puts a question that was answered in its lesson into its box.
    pub fn put(&mut self, question: ReviewQuestion, was_right: bool) {
        let today = self.today;
        self.boxes_mut().put(question, was_right, today);
    }

    pub fn clear(&mut self) {
        self.cleared = mem::take(&mut self.boxes);
    }

    /// Brings back what was cleared. What was put in since stays.
    pub fn bring_back(&mut self) {
        let cleared = mem::take(&mut self.cleared);
        self.merge(&cleared);
    }
}
