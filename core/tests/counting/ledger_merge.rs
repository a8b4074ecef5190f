//! Ledgers whose entries overlap.

use bitqueens_core::counting::{
    CountMethod, Entry, Ledger, PLAN_VERSION, Plan, RecordError, checksum,
};
use bitqueens_core::solver::Size;
use proptest::prelude::*;

/// A plan of which several jobs share an entry.
fn plan() -> Plan {
    Plan::new(Size::new(27).unwrap(), CountMethod::Join)
}

/// The ledger of these jobs, of which each counts what `count` says.
fn ledger(jobs: std::ops::Range<u64>, count: impl Fn(u64) -> u64) -> Ledger {
    let mut ledger = Ledger::new(plan());
    for job in jobs {
        ledger.record(job, count(job)).unwrap();
    }
    ledger
}

/// Every order of three.
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

fn merged(parts: &[Ledger; 3], order: [usize; 3]) -> Result<(Ledger, u64), RecordError> {
    let [first, second, third] = order.map(|part| parts[part].clone());
    let mut whole = first;
    let left_out = whole.merge_all(&[second, third])?;
    Ok((whole, left_out))
}

#[test]
fn three_parts_that_overlap_are_one_whatever_their_order() {
    let parts = [
        ledger(0..7, |job| job),
        ledger(5..12, |job| job),
        ledger(0..5, |job| job),
    ];
    for order in ORDERS {
        let (whole, left_out) = merged(&parts, order).unwrap();
        assert_eq!(whole.entries(), ledger(0..12, |job| job).entries());
        assert_eq!(left_out, 0);
    }
}

#[test]
fn jobs_that_cannot_be_told_apart_are_left_out_and_said() {
    let parts = [
        ledger(0..7, |job| job),
        ledger(5..12, |job| job),
        ledger(20..21, |job| job),
    ];
    for order in ORDERS {
        let (whole, left_out) = merged(&parts, order).unwrap();
        assert_eq!((whole.n_done(), left_out), (8, 5));
    }
}

#[test]
fn contradictions_of_overlapping_parts_are_found() {
    // The two short ones count one more than the long one.
    let more = |job| job + u64::from(job == 4);
    let parts = [
        ledger(0..7, |job| job),
        ledger(0..3, more),
        ledger(3..7, more),
    ];
    for order in ORDERS {
        let found = merged(&parts, order);
        let Err(RecordError::Contradiction { counts, .. }) = found else {
            panic!("{found:?}");
        };
        assert_eq!((counts[0] - counts[1]).abs(), 1, "{found:?}");
    }
    // A part has more solutions than the whole of it.
    let mut whole = ledger(0..7, |_| 1);
    let part = ledger(0..3, |_| 3);
    let why = whole.merge(&part).unwrap_err();
    assert_eq!(
        why.to_string(),
        "the counts of other jobs leave -2 for the jobs 3 to 6"
    );
    assert_eq!(whole, ledger(0..7, |_| 1), "it is unchanged");
}

proptest! {
    #[test]
    fn the_order_changes_nothing_and_what_is_kept_is_right(
        ranges in prop::array::uniform3((0..40_u64, 1..20_u64, 0..1_000_u64)),
    ) {
        let parts = ranges.map(|(start, jobs, elapsed_ms)| {
            ledger(start..start + jobs, |job| job * job).with_elapsed_ms(elapsed_ms)
        });
        let (whole, left_out) = merged(&parts, ORDERS[0]).unwrap();
        for order in ORDERS {
            prop_assert_eq!(merged(&parts, order), Ok((whole.clone(), left_out)));
        }
        for entry in whole.entries() {
            let count: u64 = (entry.first..entry.first + entry.jobs).map(|job| job * job).sum();
            prop_assert_eq!(entry.count, count);
        }
        let counted = |job: &u64| parts.iter().any(|part| part.has(*job));
        prop_assert_eq!(whole.n_done() + left_out, (0..100).filter(counted).count() as u64);
        prop_assert!(parts.iter().all(|part| part.n_done() <= whole.n_done()));
        prop_assert_eq!(whole.to_string().parse(), Ok(whole.clone()));
    }
}

/// What entries of one stretch come to, by looking at all places for each entry.
fn told_apart_slowly(entries: &[Entry]) -> Result<Vec<Entry>, RecordError> {
    let ends = |entry: &Entry| [entry.first, entry.first + entry.jobs];
    let mut places: Vec<u64> = entries.iter().flat_map(ends).collect();
    places.sort_unstable();
    places.dedup();
    let mut groups: Vec<usize> = (0..places.len()).collect();
    let mut sums = vec![0_i128; places.len()];
    for entry in entries {
        let [start, end] = ends(entry).map(|place| places.binary_search(&place).unwrap());
        let shift = sums[start] + i128::from(entry.count) - sums[end];
        let (group, joined) = (groups[start], groups[end]);
        if group != joined {
            for (own, sum) in groups.iter_mut().zip(&mut sums) {
                if *own == joined {
                    *own = group;
                    *sum += shift;
                }
            }
        } else if shift != 0 {
            return Err(RecordError::Contradiction {
                first: entry.first,
                jobs: entry.jobs,
                counts: [sums[end] - sums[start], entry.count.into()],
            });
        }
    }
    let mut most = vec![(0, None)];
    for at in 1..places.len() {
        let mut best = (most[at - 1].0, None);
        if let Some(start) = (0..at).rev().find(|&start| groups[start] == groups[at]) {
            if sums[at] < sums[start] {
                return Err(RecordError::Negative {
                    first: places[start],
                    jobs: places[at] - places[start],
                    count: sums[at] - sums[start],
                });
            }
            let jobs = most[start].0 + places[at] - places[start];
            if best.0 < jobs {
                best = (jobs, Some(start));
            }
        }
        most.push(best);
    }
    let mut kept: Vec<Entry> = Vec::new();
    let mut at = places.len() - 1;
    while 0 < at {
        let Some(start) = most[at].1 else {
            at -= 1;
            continue;
        };
        let count = u64::try_from(sums[at] - sums[start]).unwrap();
        match kept.last_mut() {
            // Neighbours share an entry.
            Some(next) if next.first == places[at] => {
                next.first = places[start];
                next.jobs += places[at] - places[start];
                next.count += count;
            }
            _ => kept.push(Entry {
                first: places[start],
                jobs: places[at] - places[start],
                count,
            }),
        }
        at = start;
    }
    kept.reverse();
    Ok(kept)
}

proptest! {
    #[test]
    fn any_parts_of_a_stretch_merge_as_they_do_place_by_place(
        parts in prop::collection::vec(prop::collection::vec(0..6_u64, 1..60), 1..6),
        wrong in prop::option::weighted(0.3, (0..6_usize, 0..60_u64)),
    ) {
        // A job is in a part where the number drawn for it is not 0; one count of one part is another.
        let parts = parts.iter().enumerate().map(|(part, drawn)| {
            let mut ledger = Ledger::new(plan());
            for (job, _) in (0..).zip(drawn).filter(|(_, drawn)| **drawn != 0) {
                let is_wrong = wrong == Some((part, job));
                ledger.record(job, job * job % 7 + u64::from(is_wrong)).unwrap();
            }
            ledger
        });
        let parts: Vec<_> = parts.collect();
        let mut entries: Vec<_> = parts.iter().flat_map(Ledger::entries).copied().collect();
        entries.sort_unstable_by_key(|entry| (entry.first, entry.jobs, entry.count));
        entries.dedup();
        let expected = if entries.is_empty() { Ok(entries) } else { told_apart_slowly(&entries) };
        let mut whole = parts[0].clone();
        let merged = whole.merge_all(&parts[1..]);
        prop_assert_eq!(merged.map(|_| whole.entries().to_vec()), expected);
        prop_assert_eq!(whole.to_string().parse(), Ok(whole));
    }
}

#[test]
fn forged_ledgers_of_a_megabyte_merge() {
    // Place by place, each of these entries would be compared with all others of its stretch: minutes.
    let stretch = plan().len().div_ceil(4096);
    let firsts = (0..6).flat_map(|at| (at * stretch..(at + 1) * stretch - 5).step_by(5));
    let forged = |jobs: u64| {
        let mut next = 0;
        let entries = firsts.clone().map(|first| {
            let skipped = first - std::mem::replace(&mut next, first + jobs);
            let skipped = if skipped == 0 {
                String::new()
            } else {
                skipped.to_string()
            };
            format!("{skipped}+{jobs}:{jobs}")
        });
        let entries = entries.collect::<Vec<_>>().join(",");
        let head = format!(
            "bitqueens-ledger 2 {PLAN_VERSION} join 27 {} 7",
            plan().len()
        );
        let body = format!("{head} {entries}");
        format!("{body} {:016x}", checksum(body.as_bytes()))
    };
    let [mut whole, part]: [Ledger; 2] = [4, 2].map(|jobs| forged(jobs).parse().unwrap());
    assert!(part.to_string().len() > 500_000);
    let before = whole.clone();
    whole.merge(&part).unwrap();
    assert_eq!(whole.entries(), before.entries());
}
