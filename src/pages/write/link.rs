//! The address of a program: `write/#stage=blank&blank=left&text=…`.
//!
//! ```text
//! stage    the stage
//! blank    its blank, for the stage that has one
//! text     the reader's text, packed; left out where it is the stage's own, or too long
//! ```

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use bitqueens_core::program::LONGEST_PROGRAM;
use miniz_oxide::{deflate::compress_to_vec, inflate::decompress_to_vec_with_limit};

use super::{Stage, Task, WritePage, words};
use crate::site::{Address, Linked, Preferences, Problems, Route};

impl Linked for WritePage {
    /// The text of an address stands beside the reader's own.
    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        let query = &address.query;
        let mut task = self.task;
        if query.get("stage").is_some() {
            task.stage = query.one_of("stage", problems).unwrap_or_default();
        }
        if query.get("blank").is_some() {
            task.blank = query.one_of("blank", problems).unwrap_or_default();
        }
        self.open(task);
        let text = query.get("text").map(unpacked);
        if let Some(None) = text {
            problems.push(words::NO_SUCH_TEXT);
        }
        self.show_link(text.flatten(), preferences.language);
    }

    fn link(&self) -> Address {
        let text = self.shown_text().and_then(packed);
        self.task.address().with_some("text", text)
    }
}

impl Task {
    /// Its address, without a text.
    pub(super) fn address(self) -> Address {
        let blank = (self.stage == Stage::Blank).then(|| self.blank.name());
        Address::of(Route::Write)
            .with("stage", self.stage.name())
            .with_some("blank", blank)
    }
}

/// The level of compression: the smallest text.
const LEVEL: u8 = 9;
/// The longest packed text that an address takes.
const LONGEST: usize = 8_000;
/// A character has at most four bytes.
const MOST_BYTES: usize = 4 * LONGEST_PROGRAM;

/// Packs a text; `None` where it is too long for an address.
pub fn packed(text: &str) -> Option<String> {
    let packed = BASE64_URL_SAFE_NO_PAD.encode(compress_to_vec(text.as_bytes(), LEVEL));
    (packed.len() <= LONGEST).then_some(packed)
}

/// The text that was packed; `None` where it is none, or longer than a program may be.
pub fn unpacked(packed: &str) -> Option<String> {
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(packed).ok()?;
    let text = String::from_utf8(decompress_to_vec_with_limit(&bytes, MOST_BYTES).ok()?).ok()?;
    (text.chars().count() <= LONGEST_PROGRAM).then_some(text)
}
