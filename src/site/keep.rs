//! What is kept on the reader's machine: one way for every kind.
//!
//! ```text
//! Shelf      the texts that are stored: the browser's, or a test's
//! Keepsake   something that is kept there, whatever other tabs store meanwhile
//! ```

use crate::text::{Phrase, words};

/// The texts that are stored. Every tab of the site reads and writes the same ones.
pub trait Shelf {
    /// The text under a key; empty where there is none.
    fn read(&self, key: &str) -> String;

    /// The keys that begin so, with their texts.
    fn read_below(&self, prefix: &str) -> Vec<(String, String)>;

    /// Stores a text, or removes it. Where that fails, what was stored before is still there.
    fn write(&mut self, key: &str, text: Option<&str>) -> Result<(), NotStored>;

    /// The time, in milliseconds since 1970.
    fn date(&self) -> u64;
}

impl dyn Shelf + '_ {
    /// Stores a text where it is another one, or removes it where it is empty.
    pub fn put(&mut self, key: &str, text: &str) -> Result<(), NotStored> {
        if text == self.read(key) {
            return Ok(());
        }
        self.write(key, (!text.is_empty()).then_some(text))
    }

    /// Adds and removes in a stored list of words what has changed since `before`. What other tabs have added stays.
    pub fn write_words(&mut self, key: &str, before: &str, now: &str) -> Result<(), NotStored> {
        let has = |list: &str, word: &str| list.split(' ').any(|own| own == word);
        let there = self.read(key);
        let stays = |word: &&str| !has(before, word) || has(now, word);
        let came = |word: &&str| !has(before, word) && !has(&there, word);
        let words = there.split_whitespace().filter(stays);
        let words: Vec<_> = words.chain(now.split_whitespace().filter(came)).collect();
        let words = words.join(" ");
        if words == there {
            return Ok(());
        }
        self.write(key, Some(&words))
    }
}

/// Something that is kept on the reader's machine.
pub trait Keepsake: PartialEq {
    /// Stores what has changed since `before`, the keepsake as it was stored last. What other tabs have stored meanwhile
    /// stays.
    fn store(&mut self, before: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored>;

    /// Stores what has changed, where something has.
    fn store_since(&mut self, before: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        if self == before {
            return Ok(());
        }
        self.store(before, shelf)
    }
}

/// The reason why the browser does not store a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotStored {
    /// Storage is switched off, or denied to the page.
    Off,
    Full,
}

impl NotStored {
    /// The reason, as the beginning of what a page says: what is lost there, and what keeps it.
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Off => words::STORAGE_OFF,
            Self::Full => words::STORAGE_FULL,
        }
    }
}
