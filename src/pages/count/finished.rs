//! The table of finished runs.

use std::rc::Rc;

use super::{Kept, PendingWrites};
use crate::{
    site::{Environment, Finished},
    text::csv,
};

/// The finished runs, the newest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FinishedTable(Rc<[Finished]>);

impl FinishedTable {
    /// Reads what is stored; what cannot be read is left out.
    #[must_use]
    pub fn stored(environment: &Environment) -> Self {
        Self::of(Finished::all(environment.stored_below(Finished::TABLE)))
    }

    /// The runs.
    #[must_use]
    pub fn runs(&self) -> &Rc<[Finished]> {
        &self.0
    }

    /// Adds a run of this tab; the oldest one gives way when there are too many.
    pub(super) fn add(&mut self, run: Finished, own: &mut PendingWrites) {
        own.keep(run.key(), Kept::Text(run.text()));
        if let Some(oldest) = self.0.get(Finished::KEPT - 1) {
            own.keep(oldest.key(), Kept::Nothing);
        }
        *self = Self::of(self.0.iter().cloned().chain([run]).collect());
    }

    /// Deletes all runs.
    pub(super) fn forget(&mut self, own: &mut PendingWrites) {
        own.keep(Finished::TABLE, Kept::Nothing);
        for run in self.0.iter() {
            own.keep(run.key(), Kept::Nothing);
        }
        *self = Self::default();
    }

    /// Hears what another tab has stored under a key, or that it removed it.
    pub(super) fn hear(&mut self, key: &str, text: Option<&str>) {
        let others = self.0.iter().filter(|run| run.key() != key);
        let heard = text.and_then(|text| Finished::from_stored(key, text));
        *self = Self::of(others.cloned().chain(heard).collect());
    }

    fn of(mut runs: Vec<Finished>) -> Self {
        runs.sort_by_key(|run| std::cmp::Reverse(run.ended_ms));
        runs.truncate(Finished::KEPT);
        Self(runs.into())
    }
}

/// Writes the table as comma-separated values, the newest run first.
#[must_use]
pub fn finished_text(finished: &[Finished]) -> String {
    let text = csv(Finished::COLUMNS, finished.iter().map(Finished::row));
    text.trim_end().to_owned()
}
