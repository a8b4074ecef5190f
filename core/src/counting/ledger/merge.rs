//! Two ledgers of one plan as one.

use super::{Entry, Ledger, RecordError};

impl Ledger {
    /// Takes over the jobs that another ledger of the same plan has and this one lacks.
    ///
    /// ```text
    /// this      0 1 2 . . 5        other    . 1 2 3 . .        merged    0 1 2 3 . 5
    /// ```
    ///
    /// Where jobs share entries, an entry cannot be taken apart: of a stretch in which entries
    /// overlap, the ledger with more finished jobs keeps all of it. The time is the longer one.
    ///
    /// # Errors
    /// [`RecordError`] when the plans differ, or when both have an entry with different counts.
    /// The ledger is unchanged then.
    pub fn merge(&mut self, other: &Self) -> Result<(), RecordError> {
        if self.plan != other.plan {
            return Err(RecordError::OtherPlan(other.plan));
        }
        let mut merged = Self::new(self.plan);
        let (mut own, mut others) = (&self.entries[..], &other.entries[..]);
        let stretch_of = |entry: &Entry| self.stretch(entry.first);
        while let Some(stretch) = own
            .first()
            .into_iter()
            .chain(others.first())
            .map(stretch_of)
            .min()
        {
            let of_stretch =
                |entries: &[Entry]| entries.partition_point(|entry| stretch_of(entry) == stretch);
            let (a, own_left) = own.split_at(of_stretch(own));
            let (b, others_left) = others.split_at(of_stretch(others));
            for entry in union(a, b)? {
                merged.append(entry)?;
            }
            (own, others) = (own_left, others_left);
        }
        let elapsed_ms = self.elapsed_ms.max(other.elapsed_ms);
        *self = merged.with_elapsed_ms(elapsed_ms);
        Ok(())
    }

    /// Adds an entry behind the last one.
    fn append(&mut self, entry: Entry) -> Result<(), RecordError> {
        let last = self.entries.last().copied();
        let neighbour = last.filter(|last| {
            last.end() == entry.first && self.share_an_entry(last.first, entry.first)
        });
        let entry = match neighbour {
            Some(last) => self.joined(last, entry)?,
            None => entry,
        };
        if neighbour.is_some() {
            self.entries.pop();
        }
        self.entries.push(entry);
        Ok(())
    }
}

/// The entries of both, in ascending order; where some overlap, those of the one with more jobs.
fn union(a: &[Entry], b: &[Entry]) -> Result<Vec<Entry>, RecordError> {
    let mut all = [a, b].concat();
    all.sort_unstable_by_key(|entry| (entry.first, entry.jobs, entry.count));
    all.dedup();
    let n_jobs = |entries: &[Entry]| -> u64 { entries.iter().map(|entry| entry.jobs).sum() };
    for [one, next] in all.array_windows() {
        if (one.first, one.jobs) == (next.first, next.jobs) {
            return Err(RecordError::Contradiction(one.first));
        }
        if next.first < one.end() {
            let more = if n_jobs(a) < n_jobs(b) { b } else { a };
            return Ok(more.to_vec());
        }
    }
    Ok(all)
}
