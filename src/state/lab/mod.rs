//! The bit lab: one or two words, an expression, a combination.

mod action;
mod draft;
mod link;
mod names;

pub use action::{LabAction, Move};
pub use draft::{Draft, DraftFault, NumberField, WordName};
pub use link::LabLink;
pub use names::{NamesError, NamesFault};

use crate::{
    bits::{Choice, Scope, View, Width, Word},
    text::{Notice, Problem},
};

/// The expression that the lab opens with: the heart of the search.
const FIRST_EXPRESSION: &str = "mask & ~(left | down | right)";
/// The names it needs, in row 1 of the N = 5 board with a queen in column 3.
const FIRST_NAMES: &str = "mask = 31, left = 4, down = 2, right = 1, bit = 8";

/// The combinations that the lab opens with.
const FIRST_CHOICE: Choice = match Choice::new(5, 3) {
    Ok(choice) => choice,
    Err(_) => panic!("3 of 5 can be chosen"),
};

/// The bit lab.
#[derive(Clone, Debug, PartialEq)]
pub struct Lab {
    /// The bits of every word.
    pub width: Width,
    /// Whether the highest bit is a sign.
    pub view: View,
    /// The first word.
    pub x: Word,
    /// The second word, if there is one.
    pub y: Option<Word>,
    /// The expression as typed, whether it can be worked out or not.
    pub expression: String,
    /// The names as typed: `mask = 31, left = 4`.
    pub names: String,
    /// The bit that is tested, set and cleared.
    pub bit: u8,
    /// m of n.
    pub choice: Choice,
    /// The combination's place, from 0.
    pub rank: u32,
    /// The number being typed, and those that could not be read.
    pub drafts: Vec<Draft>,
}

impl Default for Lab {
    fn default() -> Self {
        let width = Width::BYTE;
        Self {
            width,
            view: View::Unsigned,
            x: Word::cut(20, width),
            y: None,
            expression: FIRST_EXPRESSION.into(),
            names: FIRST_NAMES.into(),
            bit: 2,
            choice: FIRST_CHOICE,
            rank: 0,
            drafts: Vec::new(),
        }
    }
}

impl Lab {
    /// Goes where an address says; one without a part for the lab leaves it as it is.
    pub fn follow(&mut self, pairs: &[(String, String)]) -> Option<Notice> {
        let (link, mut problems) = LabLink::read_all(pairs);
        if link != LabLink::default() {
            problems.append(&mut self.turn_to(&link));
        }
        (!problems.is_empty()).then_some(Notice::Address(problems))
    }

    fn turn_to(&mut self, link: &LabLink) -> Vec<Problem> {
        let mut lab = Self::default();
        lab.width = link.width.unwrap_or(lab.width);
        lab.view = link.view.unwrap_or(lab.view);
        let mask = lab.width.mask();
        lab.x = Word::cut(link.x.unwrap_or(lab.x.value()), lab.width);
        lab.y = link.y.map(|y| Word::cut(y, lab.width));
        lab.bit = link.bit.unwrap_or(lab.bit).min(lab.width.get() - 1);
        if let Some(expression) = &link.expression {
            lab.expression.clone_from(expression);
        }
        if let Some(names) = &link.names {
            lab.names.clone_from(names);
        }
        if let Some((choice, rank)) = link.choose {
            (lab.choice, lab.rank) = (choice, rank);
        }
        // What was typed stays where the address is the lab's own.
        if lab.link() == self.link() {
            return Vec::new();
        }
        *self = lab;
        [("x", link.x), ("y", link.y)]
            .into_iter()
            .filter(|(_, value)| value.is_some_and(|value| mask < value))
            .map(|(key, _)| Problem::Lab { key })
            .collect()
    }

    /// The address of the lab as it stands; what is as at the start is left out.
    #[must_use]
    pub fn link(&self) -> LabLink {
        let start = Self::default();
        LabLink {
            width: Some(self.width),
            x: Some(self.x.value()),
            y: self.y.map(Word::value),
            view: (self.view != start.view).then_some(self.view),
            bit: (self.bit != start.bit).then_some(self.bit),
            expression: (self.expression != start.expression)
                .then(|| self.expression.clone())
                .filter(|text| LabLink::fits(text)),
            names: (self.names != start.names)
                .then(|| self.names.clone())
                .filter(|text| LabLink::fits(text)),
            choose: ((self.choice, self.rank) != (start.choice, start.rank))
                .then_some((self.choice, self.rank)),
        }
    }

    /// The names that the expression may use, and what is wrong with those that were typed.
    #[must_use]
    pub fn scope(&self) -> (Scope, Option<NamesError>) {
        let scope = Scope::new(self.width, self.view).with("x", self.x.value());
        let scope = match self.y {
            Some(y) => scope.with("y", y.value()),
            None => scope,
        };
        names::with_names(scope, &self.names)
    }

    /// The combination.
    #[must_use]
    pub fn combination(&self) -> u32 {
        self.choice.unrank(self.rank).unwrap_or(0)
    }

    /// A word by its name.
    #[must_use]
    pub fn word(&self, name: WordName) -> Option<Word> {
        match name {
            WordName::X => Some(self.x),
            WordName::Y => self.y,
        }
    }
}
