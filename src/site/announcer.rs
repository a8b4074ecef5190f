//! The sentence that a screen reader is told.

use crate::text::Sentence;

/// A sentence that was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    /// The number of sentences told so far. It tells the same sentence twice in a row apart.
    pub serial: u64,
    /// The sentence.
    pub sentence: Sentence,
}

/// Remembers the sentence told last and counts them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcer {
    last: Option<Announced>,
}

impl Announcer {
    /// Tells a sentence.
    pub fn tell(&mut self, sentence: Sentence) {
        let serial = self.last.as_ref().map_or(0, |last| last.serial) + 1;
        self.last = Some(Announced { serial, sentence });
    }

    /// The sentence told last; `None` before the first.
    pub const fn last(&self) -> Option<&Announced> {
        self.last.as_ref()
    }
}
