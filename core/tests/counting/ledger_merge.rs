//! Ledgers whose entries overlap.

use bitqueens_core::counting::{CountMethod, Ledger, Plan, RecordError};
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
        assert!(
            matches!(found, Err(RecordError::Contradiction(_))),
            "{found:?}"
        );
    }
    // A part has more solutions than the whole of it.
    let mut whole = ledger(0..7, |_| 1);
    let part = ledger(0..3, |_| 3);
    assert!(matches!(
        whole.merge(&part),
        Err(RecordError::Contradiction(_))
    ));
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
