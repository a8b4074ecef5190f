//! The reader's programs as they are kept: each task's text, and the earlier ones. Tabs do not lose each other's texts.

use super::{EarlierText, Task, WritePage};
use crate::site::{NotStored, Shelf};

/// What this tab knows of the texts that are stored.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct KeptTexts {
    /// What this tab has stored itself.
    own: Vec<(Task, String)>,
    /// What this tab had stored and another one has overwritten: browsers notify tabs with a delay, so that tab may not
    /// have seen the last keys.
    overwritten: Vec<(Task, String)>,
    /// True where the earlier texts are to be read again.
    is_stale: bool,
}

impl KeptTexts {
    fn take(&mut self, task: Task) -> Option<String> {
        let at = self.own.iter().position(|(own, _)| *own == task)?;
        Some(self.own.swap_remove(at).1)
    }
}

impl Task {
    /// The key of its text.
    fn key(self) -> String {
        format!("{}{}", WritePage::KEY, self.name())
    }
}

impl WritePage {
    /// Stores the texts that have changed, puts away what was overwritten, and reads the earlier texts again where they
    /// are others.
    pub(super) fn store(&mut self, before: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        // A text for which there is no room is still in the field.
        let put = |(task, text): &(Task, String)| put_away(*task, text, shelf).is_err();
        self.kept.overwritten.retain(put);
        let is_replaced = before.n_replaced != self.n_replaced;
        let mut stored = Ok(());
        for task in Task::all() {
            if before.own_text(task) != self.own_text(task) {
                stored = stored.and(self.store_text(task, is_replaced, shelf));
            }
        }
        if std::mem::take(&mut self.kept.is_stale) {
            self.earlier = earlier_texts(shelf);
        }
        stored
    }

    /// Stores the text of a task. A text that is replaced at once, or that this tab did not store itself, is kept among
    /// the earlier ones before another takes its place.
    fn store_text(
        &mut self,
        task: Task,
        is_replaced: bool,
        shelf: &mut dyn Shelf,
    ) -> Result<(), NotStored> {
        let text = self.own_text(task).unwrap_or_default().to_owned();
        let there = shelf.read(&task.key());
        let is_own = self.kept.own.contains(&(task, there.clone()));
        let is_replaced = is_replaced || EarlierText::takes_the_place(&text, &there);
        if text != there && !there.is_empty() && (is_replaced || !is_own) {
            // A text that found no other place stays where it is.
            put_away(task, &there, shelf)?;
            self.kept.is_stale = true;
        }
        shelf.write(&task.key(), (!text.is_empty()).then_some(&text))?;
        self.kept.take(task);
        self.kept.own.push((task, text));
        Ok(())
    }

    /// Takes note of what another tab has stored.
    pub(super) fn hear_of(&mut self, key: Option<&str>, text: Option<&str>) {
        let is_stale = key.is_none_or(|key| key.starts_with(EarlierText::KEY));
        let task = Task::all().find(|task| key == Some(&task.key()));
        let own = task.and_then(|task| Some((task, self.kept.take(task)?)));
        let own = own.filter(|(_, own)| !own.is_empty() && Some(&**own) != text);
        self.kept.is_stale |= is_stale || own.is_some();
        self.kept.overwritten.extend(own);
    }
}

fn earlier_texts(shelf: &dyn Shelf) -> Vec<EarlierText> {
    let stored = shelf.read_below(EarlierText::KEY);
    EarlierText::all(stored.iter().map(|(key, text)| (&**key, &**text)))
}

/// Keeps a text among the earlier ones.
fn put_away(task: Task, text: &str, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
    let changes = EarlierText::put_away(&earlier_texts(shelf), task, shelf.date(), text);
    let write = |(key, text): (String, Option<String>)| shelf.write(&key, text.as_deref());
    changes.into_iter().try_for_each(write)
}
