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
    /// overlap, the ledger with more finished jobs keeps all of it.
    ///
    /// The time is that of the ledger with more jobs, and of the other one's time the share that its
    /// new jobs are of its jobs. So the times of parts add up, and a copy of an earlier moment adds
    /// nothing.
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
        let elapsed_ms = merged.elapsed_of(self, other);
        *self = merged.with_elapsed_ms(elapsed_ms);
        Ok(())
    }

    /// The time of the jobs of this ledger, which two others were merged into.
    fn elapsed_of(&self, one: &Self, two: &Self) -> u64 {
        let order = |ledger: &Self| (ledger.n_done(), ledger.elapsed_ms);
        let [less, more] = if order(one) < order(two) {
            [one, two]
        } else {
            [two, one]
        };
        let new = u128::from(self.n_done() - more.n_done());
        let added = (u128::from(less.elapsed_ms) * new).checked_div(less.n_done().into());
        let added = u64::try_from(added.unwrap_or(0)).unwrap_or(Self::LONGEST_MS);
        more.elapsed_ms.saturating_add(added)
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
    let key = |entry: &Entry| (entry.first, entry.jobs, entry.count);
    let mut all = Vec::with_capacity(a.len() + b.len());
    let mut rest = (a, b);
    while let ([one, after_one @ ..], [other, after_other @ ..]) = rest {
        if key(one) <= key(other) {
            all.push(*one);
            rest.0 = after_one;
        } else {
            all.push(*other);
            rest.1 = after_other;
        }
    }
    all.extend_from_slice(rest.0);
    all.extend_from_slice(rest.1);
    all.dedup();
    let n_jobs = |entries: &[Entry]| -> u64 { entries.iter().map(|entry| entry.jobs).sum() };
    for (one, next) in all.iter().zip(all.iter().skip(1)) {
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
