//! A second count of finished jobs.

use super::{Entry, Job, Ledger, RecordError};
use crate::SplitMix64;

/// Entries of a ledger that are counted a second time.
///
/// The recount is a ledger of the same plan, so its entries can be compared with the first ones.
#[derive(Clone, Debug)]
pub struct DoubleCheck {
    counted: Ledger,
    chosen: Vec<Entry>,
    recount: Ledger,
}

/// An entry whose second count is another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The entry of the ledger.
    pub counted: Entry,
    /// The second count.
    pub recounted: u64,
}

impl DoubleCheck {
    /// Checks every finished job.
    #[must_use]
    pub fn all(ledger: &Ledger) -> Self {
        Self {
            counted: ledger.clone(),
            chosen: ledger.entries().to_vec(),
            recount: Ledger::new(ledger.plan()),
        }
    }

    /// Checks this many entries, or all if there are fewer, chosen by `seed`.
    ///
    /// ```
    /// use bitqueens_core::{counting::{DoubleCheck, Ledger, plan}, solver::Size};
    ///
    /// let mut ledger = Ledger::new(plan(Size::new(16)?));
    /// for index in 0..10 {
    ///     ledger.record(index, 1_000)?;
    /// }
    /// let check = DoubleCheck::sample(&ledger, 3, 42);
    /// assert_eq!(check.left().count(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sample(ledger: &Ledger, entries: usize, seed: u64) -> Self {
        let len = ledger.entries().len();
        let entries = entries.min(len);
        // Entries are dropped one by one. Each number is the seed of the next; a stored check is resumed
        // by its seed, so the choice must stay the same.
        let mut state = seed;
        let dropped = (entries + 1..=len).rev().map(|len| {
            state = SplitMix64::new(state).bits();
            let len = u64::try_from(len).unwrap_or(u64::MAX);
            usize::try_from(state % len).unwrap_or(0)
        });
        let dropped: Vec<_> = dropped.collect();
        // From the last one dropped to the first, each puts those behind it one place further.
        let mut places: Vec<_> = (0..entries).collect();
        for dropped in dropped.into_iter().rev() {
            for place in places.iter_mut().filter(|place| dropped <= **place) {
                *place += 1;
            }
        }
        let chosen = places.into_iter().map(|place| ledger.entries()[place]);
        Self {
            chosen: chosen.collect(),
            ..Self::all(ledger)
        }
    }

    /// The entries that are counted again, in ascending order.
    #[must_use]
    pub fn chosen(&self) -> &[Entry] {
        &self.chosen
    }

    /// The jobs that are still to be counted again.
    pub fn left(&self) -> impl Iterator<Item = Job> {
        let plan = self.counted.plan();
        self.chosen
            .iter()
            .flat_map(|entry| entry.first..entry.first + entry.jobs)
            .filter(|&index| !self.recount.has(index))
            .filter_map(move |index| plan.job(index))
    }

    /// Continues the check with a recount that was made elsewhere.
    ///
    /// # Errors
    /// [`RecordError::OtherPlan`] when the recount is of another plan.
    pub fn counted_again(self, recount: Ledger) -> Result<Self, RecordError> {
        if recount.plan() == self.counted.plan() {
            Ok(Self { recount, ..self })
        } else {
            Err(RecordError::OtherPlan(recount.plan()))
        }
    }

    /// Enters a second count.
    ///
    /// # Errors
    /// [`RecordError`] as [`Ledger::record`].
    pub fn record(&mut self, index: u64, count: u64) -> Result<(), RecordError> {
        self.recount.record(index, count)
    }

    /// The entries whose second count, where it is complete, is another.
    pub fn differences(&self) -> impl Iterator<Item = Difference> {
        self.chosen.iter().filter_map(|&counted| {
            let again = self.recount.entries();
            let at = again.binary_search_by_key(&counted.first, |entry| entry.first);
            let again = again[at.ok()?];
            let is_complete = again.jobs == counted.jobs;
            (is_complete && again.count != counted.count).then_some(Difference {
                counted,
                recounted: again.count,
            })
        })
    }
}
