//! The boxes of the lessons' questions, as they are kept on the reader's machine.

use std::{mem, rc::Rc};

use super::{Boxes, BoxesText, ReviewQuestion};
use crate::site::{Keepsake, NotStored, Shelf};

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
}

impl Keepsake for BoxShelf {
    /// Boxes that were emptied here are not filled from what was stored before. A text that a tab of another version has
    /// stored, and this one cannot read, is set aside before another takes its place.
    fn store(&mut self, _: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        let is_emptied = self.boxes.is_empty() && !self.cleared.is_empty();
        let there = shelf.read(BoxesText::KEY);
        let aside = self.aside.take();
        self.read(&there, aside.unwrap_or_default());
        if is_emptied {
            self.boxes = Rc::default();
        }
        let text = if self.boxes.is_empty() {
            String::new()
        } else {
            BoxesText::stored(&self.boxes)
        };
        shelf.put(BoxesText::ASIDE, self.aside.as_deref().unwrap_or_default())?;
        shelf.put(BoxesText::KEY, &text)
    }

    /// What was set aside may be still to be stored.
    fn store_since(&mut self, before: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        if self == before && self.aside.is_none() {
            return Ok(());
        }
        self.store(before, shelf)
    }
}

impl BoxShelf {
    /// What was stored, read on a day.
    pub fn restore(boxes: &str, aside: &str, today: u32) -> Self {
        let mut shelf = Self {
            today,
            ..Self::default()
        };
        shelf.read(boxes, aside.to_owned());
        shelf
    }

    /// Takes in what another tab has stored, or that it cleared the boxes.
    pub fn hear(&mut self, text: Option<&str>) {
        match text {
            Some(text) => self.merge(&BoxesText::read(text).boxes),
            None => self.boxes = Rc::default(),
        }
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
