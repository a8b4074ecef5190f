//! Several ledgers of one plan as one.

use super::{Entry, Ledger, RecordError};
use crate::counting::Plan;

impl Ledger {
    /// Takes over the jobs that another ledger of the same plan has and this one lacks.
    ///
    /// ```text
    /// this      0 1 2 . . 5        other    . 1 2 3 . .        merged    0 1 2 3 . 5
    /// ```
    ///
    /// As [`Ledger::merge_all`] of one ledger.
    ///
    /// # Errors
    /// As [`Ledger::merge_all`].
    pub fn merge(&mut self, other: &Self) -> Result<(), RecordError> {
        self.merge_all(std::slice::from_ref(other)).map(drop)
    }

    /// Takes over the jobs that other ledgers of the same plan have and this one lacks, and returns
    /// the number of counted jobs that had to be left out. The order of the ledgers changes nothing.
    ///
    /// Where jobs share entries, overlapping entries are told apart by their differences:
    ///
    /// ```text
    /// one    |--------- 10 ---------|        merged    |-- 4 --|----- 6 ------|
    /// two            |----- 6 ------|
    /// ```
    ///
    /// Where no difference tells them apart, the entries with most jobs stay and the others are left
    /// out.
    ///
    /// The time is that of the ledger with most jobs, and of each other one's time the share that its
    /// new jobs are of its jobs. So the times of parts add up, and a copy of an earlier moment adds
    /// nothing.
    ///
    /// # Errors
    /// [`RecordError`] when the plans differ, or when the ledgers cannot all be right.
    /// The ledger is unchanged then.
    pub fn merge_all(&mut self, others: &[Self]) -> Result<u64, RecordError> {
        if let Some(other) = others.iter().find(|other| other.plan != self.plan) {
            return Err(RecordError::OtherPlan(other.plan));
        }
        let ledgers = || std::iter::once(&*self).chain(others);
        let all = ledgers().flat_map(|ledger| &ledger.entries);
        let mut all = in_order(all.copied().collect());
        all.dedup();
        let mut merged = Self::new(self.plan);
        for stretch in all.chunk_by(|one, next| self.share_an_entry(one.first, next.first)) {
            let overlap = |pair: &[Entry]| pair[1].first < pair[0].end();
            if stretch.windows(2).any(overlap) {
                for entry in told_apart(self.plan, stretch)? {
                    merged.append(entry)?;
                }
            } else {
                for &entry in stretch {
                    merged.append(entry)?;
                }
            }
        }
        let elapsed_ms = merged.elapsed_of(&ledgers().collect::<Vec<_>>());
        let left_out = n_jobs(&covered(&all)) - merged.n_done();
        *self = merged.with_elapsed_ms(elapsed_ms);
        Ok(left_out)
    }

    /// The time of the jobs of this ledger, which others were merged into.
    fn elapsed_of(&self, ledgers: &[&Self]) -> u64 {
        // The ledger with most jobs first, of two with as many the one with more time.
        let keys = (0..).zip(ledgers).map(|(place, ledger)| Entry {
            first: u64::MAX - ledger.n_done(),
            jobs: u64::MAX - ledger.elapsed_ms,
            count: place,
        });
        let order = in_order(keys.collect());
        let mut ledgers = order
            .iter()
            .filter_map(|key| ledgers.get(usize::try_from(key.count).ok()?));
        let Some(most) = ledgers.next() else {
            return 0;
        };
        let mut elapsed_ms = most.elapsed_ms;
        let mut seen = covered(&most.entries);
        let mut n_seen = most.n_done();
        for other in ledgers {
            seen.extend_from_slice(&other.entries);
            seen = covered(&seen);
            let now = n_jobs(&seen).min(self.n_done()).max(n_seen);
            let new = u128::from(now - n_seen);
            let added = (u128::from(other.elapsed_ms) * new).checked_div(other.n_done().into());
            let added = u64::try_from(added.unwrap_or(0)).unwrap_or(Self::LONGEST_MS);
            elapsed_ms = elapsed_ms.saturating_add(added);
            n_seen = now;
        }
        elapsed_ms
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

/// The jobs of entries without their counts: neighbours and overlaps as one, in ascending order.
fn covered(entries: &[Entry]) -> Vec<Entry> {
    let mut covered: Vec<Entry> = Vec::new();
    for entry in in_order(entries.to_vec()) {
        match covered.last_mut() {
            Some(last) if entry.first <= last.end() => {
                last.jobs = last.jobs.max(entry.end() - last.first);
            }
            _ => covered.push(Entry { count: 0, ..entry }),
        }
    }
    covered
}

/// The one sort of this file: each further one weighs 2 KB on the counting page. It is a stable one, which takes
/// the entries of several ledgers as the runs in order that they are.
fn in_order(mut entries: Vec<Entry>) -> Vec<Entry> {
    entries.sort_by_key(|entry| (entry.first, entry.jobs, entry.count));
    entries
}

fn n_jobs(entries: &[Entry]) -> u64 {
    entries.iter().map(|entry| entry.jobs).sum()
}

/// Disjoint entries in ascending order, with as many of the jobs as can be told apart.
///
/// An entry says how far the sum of all counts grows from its first job to its end. Places that are
/// joined by entries form a group; within a group the growth between any two places is known.
fn told_apart(plan: Plan, entries: &[Entry]) -> Result<Vec<Entry>, RecordError> {
    let ends = |entry: &Entry| [entry.first, entry.end()];
    let point = |first| Entry {
        first,
        jobs: 0,
        count: 0,
    };
    let points = in_order(entries.iter().flat_map(ends).map(point).collect());
    let mut places: Vec<u64> = points.iter().map(|point| point.first).collect();
    places.dedup();
    let mut groups = Groups::new(places.len());
    for entry in entries {
        let [start, end] = ends(entry).map(|place| places.partition_point(|&at| at < place));
        if let Err(other) = groups.join(start, end, entry.count.into()) {
            return Err(RecordError::Contradiction {
                first: entry.first,
                jobs: entry.jobs,
                counts: [other, entry.count.into()],
            });
        }
    }
    // The most jobs up to each place, and the entry that leads there.
    let mut most: Vec<(u64, Option<(usize, i128)>)> = Vec::new();
    let mut latest = vec![None; places.len()];
    for at in 0..places.len() {
        let (group, sum) = groups.find(at);
        let mut best = (most.last().map_or(0, |(jobs, _)| *jobs), None);
        if let Some((start, before)) = latest[group].replace((at, sum)) {
            let jobs = most[start].0 + places[at] - places[start];
            if sum < before {
                return Err(RecordError::Negative {
                    first: places[start],
                    jobs: places[at] - places[start],
                    count: sum - before,
                });
            }
            if best.0 < jobs {
                best = (jobs, Some((start, sum - before)));
            }
        }
        most.push(best);
    }
    let mut kept = Vec::new();
    let mut at = places.len() - 1;
    while 0 < at {
        if let Some((start, count)) = most[at].1 {
            kept.push(Entry {
                first: places[start],
                jobs: places[at] - places[start],
                count: u64::try_from(count).map_err(|_| RecordError::Overflow(plan))?,
            });
            at = start;
        } else {
            at -= 1;
        }
    }
    kept.reverse();
    Ok(kept)
}

/// Groups of places. The smaller of two groups is joined to the larger one, so no place is more than
/// the logarithm of all places away from the first of its group.
struct Groups {
    /// The place that each one is joined to, itself for the first of a group; and how far the sum grows
    /// from there.
    joined_to: Vec<(usize, i128)>,
    /// The places of the group that a place is the first of.
    n_places: Vec<usize>,
}

impl Groups {
    fn new(n_places: usize) -> Self {
        Self {
            joined_to: (0..n_places).map(|place| (place, 0)).collect(),
            n_places: vec![1; n_places],
        }
    }

    /// The first place of a place's group, and how far the sum grows from there.
    fn find(&self, mut place: usize) -> (usize, i128) {
        let mut sum = 0;
        loop {
            let (next, growth) = self.joined_to[place];
            if next == place {
                return (place, sum);
            }
            sum += growth;
            place = next;
        }
    }

    /// Notes how far the sum grows from `start` to `end`.
    ///
    /// # Errors
    /// How far it is known to grow where that is otherwise.
    fn join(&mut self, start: usize, end: usize, growth: i128) -> Result<(), i128> {
        let ((one, before), (other, after)) = (self.find(start), self.find(end));
        let between = before + growth - after;
        if one == other {
            return if between == 0 {
                Ok(())
            } else {
                Err(after - before)
            };
        }
        let (first, joined, between) = if self.n_places[one] < self.n_places[other] {
            (other, one, -between)
        } else {
            (one, other, between)
        };
        self.joined_to[joined] = (first, between);
        self.n_places[first] += self.n_places[joined];
        Ok(())
    }
}
