//! The same jobs counted again, placement after placement.

use super::{Entry, Job, Ledger, RecordError};

/// Entries of a ledger on their way through a second count.
///
/// The recount is a ledger of its own, of the same plan, so its entries can be laid beside the first ones.
#[derive(Clone, Debug)]
pub struct DoubleCheck {
    counted: Ledger,
    chosen: Vec<Entry>,
    recount: Ledger,
}

/// An entry that the second count does not confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// What the ledger says.
    pub counted: Entry,
    /// What the second count says.
    pub recounted: u64,
}

impl DoubleCheck {
    /// Every finished job, again.
    #[must_use]
    pub fn all(ledger: &Ledger) -> Self {
        Self {
            counted: ledger.clone(),
            chosen: ledger.entries().to_vec(),
            recount: Ledger::new(ledger.plan()),
        }
    }

    /// So many entries, or all of them if there are fewer, chosen by `seed`.
    ///
    /// ```
    /// use bitqueens::{counting::{DoubleCheck, Ledger, plan}, solver::Size};
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
        let mut check = Self::all(ledger);
        let mut state = seed;
        while entries < check.chosen.len() {
            state = mixed(state);
            let len = u64::try_from(check.chosen.len()).unwrap_or(u64::MAX);
            let dropped = usize::try_from(state % len).unwrap_or(0);
            check.chosen.remove(dropped);
        }
        check
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

    /// The same check, with what was counted a second time elsewhere.
    #[must_use]
    pub fn counted_again(self, recount: Ledger) -> Self {
        Self { recount, ..self }
    }

    /// Enters a second count.
    ///
    /// # Errors
    /// [`RecordError`] as [`Ledger::record`].
    pub fn record(&mut self, index: u64, count: u64) -> Result<(), RecordError> {
        self.recount.record(index, count)
    }

    /// The entries counted again so far that came out otherwise.
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

/// The next number of a sequence that looks like chance (`SplitMix64`).
const fn mixed(state: u64) -> u64 {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let state = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let state = (state ^ state >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ state >> 31
}
