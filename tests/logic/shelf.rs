//! What a browser has stored, for the programs of several tabs.

use std::{collections::BTreeMap, mem};

use bitqueens::{
    app::Action,
    site::{Environment, NotStored, Shelf},
};

use crate::program::Program;

/// A key, and its text or nothing where it was removed.
type Change = (String, Option<String>);

/// The texts that are stored, by their keys.
#[derive(Clone, Debug, Default)]
pub(crate) struct TestShelf {
    pub(crate) texts: BTreeMap<String, String>,
    /// The clock of the machine.
    pub(crate) now: u64,
    /// Why nothing is stored, where nothing is.
    pub(crate) refuses: Option<NotStored>,
    /// What was written since it was taken last.
    pub(crate) written: Vec<Change>,
}

impl TestShelf {
    pub(crate) fn of(texts: &[(&str, &str)]) -> Self {
        let texts = texts.iter();
        let texts = texts.map(|(key, text)| ((*key).into(), (*text).into()));
        Self {
            texts: texts.collect(),
            ..Self::default()
        }
    }

    pub(crate) fn open(&self, address: &str) -> Tab {
        let program = Program::open_in(Environment {
            address: address.into(),
            stored: self.texts.clone().into_iter().collect(),
            today: 20_600,
            ..Environment::default()
        });
        Tab { program }
    }

    /// Stores what a tab has changed; returns what was written.
    pub(crate) fn store(&mut self, tab: &mut Tab) -> Vec<Change> {
        self.now += 1;
        tab.program.state.store(self);
        mem::take(&mut self.written)
    }

    /// The keys that begin so, by the rest of their names.
    pub(crate) fn keys(&self, prefix: &str) -> Vec<&str> {
        let keys = self.texts.keys();
        keys.filter_map(|key| key.strip_prefix(prefix)).collect()
    }
}

/// A tab of the browser.
#[derive(Clone, Debug)]
pub(crate) struct Tab {
    pub(crate) program: Program,
}

impl Tab {
    /// Hears what another tab has stored.
    pub(crate) fn hear(&mut self, changes: &[Change]) {
        for (key, text) in changes {
            let (key, text) = (Some(key.clone()), text.clone());
            self.program.act(Action::Heard { key, text });
        }
    }
}

impl Shelf for TestShelf {
    fn read(&self, key: &str) -> String {
        self.texts.get(key).cloned().unwrap_or_default()
    }

    fn read_below(&self, prefix: &str) -> Vec<(String, String)> {
        let texts = self.texts.iter().filter(|(key, _)| key.starts_with(prefix));
        texts
            .map(|(key, text)| (key.clone(), text.clone()))
            .collect()
    }

    fn write(&mut self, key: &str, text: Option<&str>) -> Result<(), NotStored> {
        if let Some(why) = self.refuses {
            return Err(why);
        }
        match text {
            Some(text) => drop(self.texts.insert(key.to_owned(), text.to_owned())),
            None => drop(self.texts.remove(key)),
        }
        self.written.push((key.to_owned(), text.map(str::to_owned)));
        Ok(())
    }

    fn date(&self) -> u64 {
        self.now
    }
}
