//! The address of a program: `write/#stage=blank&blank=left&text=…`.
//!
//! ```text
//! stage    the stage
//! blank    its blank, for the stage that has one
//! text     the reader's text, packed; left out where it is the stage's own, or too long
//! ```

use super::{Blank, Stage, Task, WritePage, packed, unpacked, words};
use crate::site::{Address, Linked, Preferences, Problems, Query, Route};

impl Linked for WritePage {
    /// An address with a text replaces the reader's own, which can be brought back.
    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        let query = &address.query;
        let mut task = self.task;
        if let Some(name) = query.get("stage") {
            let stage = problems.take(Stage::from_name(name).ok_or(words::NO_SUCH_STAGE));
            task.stage = stage.unwrap_or_default();
        }
        if let Some(name) = query.get("blank") {
            let blank = problems.take(Blank::from_name(name).ok_or(words::NO_SUCH_STAGE));
            task.blank = blank.unwrap_or_default();
        }
        self.open(task);
        if let Some(text) = query.get("text") {
            match unpacked(text) {
                Some(text) => self.replace(text, preferences.language),
                None => problems.push(words::NO_SUCH_TEXT),
            }
        }
    }

    fn link(&self) -> Address {
        let Task { stage, blank } = self.task;
        let blank = (stage == Stage::Blank).then(|| blank.name());
        let text = self.own_text(self.task).and_then(packed);
        let query = Query::default()
            .with("stage", stage.name())
            .with_some("blank", blank)
            .with_some("text", text);
        Address {
            query,
            ..Address::of(Route::Write)
        }
    }
}
