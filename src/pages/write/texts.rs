//! Texts in addresses, as `write/#stage=blank&blank=left&text=…` with the text packed, and earlier texts, each stored
//! under its own key, so that tabs do not lose each other's texts.

use std::collections::BTreeSet;

use super::{Stage, Task, WritePage, stage::whole_text, words};
use crate::{
    site::{Address, Preferences, Problems, Route, WholeProgram},
    text::{packed, unpacked},
};
use bitqueens_core::program::Export;

/// A text of the reader's that was replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlierText {
    pub task: Task,
    /// When it was put away, in milliseconds since 1970.
    pub at_ms: u64,
    pub text: String,
}

impl EarlierText {
    pub const KEY: &str = "bitqueens.earlier.";
    pub const KEPT: usize = 20;

    /// A shorter text, in bytes, is typed again quickly and not kept.
    const SHORTEST: usize = 20;

    pub fn key(&self) -> String {
        format!("{}{}.{}", Self::KEY, self.task.name(), self.at_ms)
    }

    pub fn first_line(&self) -> &str {
        let mut lines = self.text.lines().map(str::trim);
        lines.find(|line| !line.is_empty()).unwrap_or_default()
    }

    /// True if less than half of the text before is left at its beginning and end.
    pub fn takes_the_place(text: &str, before: &str) -> bool {
        let same = |(a, b): &(u8, u8)| a == b;
        let (now, old) = (text.as_bytes(), before.as_bytes());
        let head = now.iter().copied().zip(old.iter().copied());
        let head = head.take_while(same).count();
        let tail = now[head..].iter().rev().copied();
        let tail = tail.zip(old[head..].iter().rev().copied());
        let left = head + tail.take_while(same).count();
        Self::SHORTEST <= old.len() && 2 * left < old.len()
    }

    /// Reads what is stored under a key; `None` where that is none.
    fn read(key: &str, text: &str) -> Option<Self> {
        let (name, at_ms) = key.strip_prefix(Self::KEY)?.rsplit_once('.')?;
        let at_ms = at_ms.parse().ok()?;
        let task = Task::all().find(|task| task.name() == name)?;
        let text = text.to_owned();
        Some(Self { task, at_ms, text })
    }

    /// Reads all that is stored, the newest first.
    pub fn all<'a>(stored: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<Self> {
        let mut all: Vec<_> = stored
            .filter_map(|(key, text)| Self::read(key, text))
            .collect();
        all.sort_by_key(|earlier| std::cmp::Reverse(earlier.at_ms));
        // Two tabs may put the same text away at the same time.
        let mut seen = BTreeSet::new();
        all.retain(|earlier| seen.insert((earlier.task.name(), earlier.text.clone())));
        all
    }

    /// What is to be stored and removed when a text of a task is put away: the same text moves to the front, and
    /// the oldest give way. Each change is a key and its text.
    pub fn put_away(
        all: &[Self],
        task: Task,
        now: u64,
        text: &str,
    ) -> Vec<(String, Option<String>)> {
        let of_task = || all.iter().filter(|earlier| earlier.task == task);
        // A newer one has a later time, whatever the machine's clock says.
        let newest = of_task().map(|earlier| earlier.at_ms + 1).max();
        let put_away = Self {
            task,
            at_ms: now.max(newest.unwrap_or(0)),
            text: text.to_owned(),
        };
        let (same, others): (Vec<_>, Vec<_>) = of_task().partition(|earlier| earlier.text == text);
        let gone = same
            .into_iter()
            .chain(others.into_iter().skip(Self::KEPT - 1));
        let mut changes = vec![(put_away.key(), Some(put_away.text))];
        changes.extend(gone.map(|earlier| (earlier.key(), None)));
        changes
    }
}

impl WritePage {
    /// The text of an address does not replace the reader's own.
    pub(super) fn open_address(
        &mut self,
        address: &Address,
        preferences: Preferences,
        problems: &mut Problems,
    ) {
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
        let mut text = text.flatten();
        if query.get("whole").is_some() {
            let whole: Option<WholeProgram> = query.one_of("whole", problems);
            text = whole.map(whole_text).or(text);
        }
        self.show_link(text, preferences.language);
        if query.get("export").is_some()
            && let Some(export) = query.one_of("export", problems)
            && self
                .judged()
                .is_none_or(|judged| judged.export != Some(export))
        {
            self.run(preferences.language);
            if let Some(judged) = self.judged_mut() {
                judged.export = Some(export);
            }
        }
    }

    pub(super) fn address(&self) -> Address {
        let text = self.shown_text().and_then(packed);
        let export = self.judged().and_then(|judged| judged.export);
        self.task
            .address()
            .with_some("text", text)
            .with_some("export", export.map(Export::name))
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
