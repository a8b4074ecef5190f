//! The ledger and the double-check.

use bitqueens_core::SplitMix64;
use bitqueens_core::counting::{
    CountMethod, Counter, DoubleCheck, Entry, Job, Ledger, LedgerError, PLAN_VERSION, Plan,
    RecordError, checksum, known, plan,
};
use bitqueens_core::solver::Size;
use proptest::prelude::*;

fn counted(side: u8, method: CountMethod) -> Ledger {
    let plan = Plan::new(Size::new(side).unwrap(), method);
    let mut ledger = Ledger::new(plan);
    let mut counter = Counter::default();
    for index in 0..plan.len() {
        let count = counter.count(plan.job(index).unwrap());
        ledger.record(index, count).unwrap();
    }
    ledger
}

/// A ledger's text around another body, with a checksum that fits.
fn signed(body: &str) -> String {
    format!("{body} {:016x}", checksum(body.as_bytes()))
}

#[test]
fn a_finished_ledger_knows_the_outcome() {
    for method in CountMethod::ALL {
        for side in 1..=12 {
            let ledger = counted(side, method);
            assert!(ledger.outcome().unwrap().is_as_published(), "{ledger}");
            assert_eq!(ledger.left().count(), 0);
        }
    }
}

#[test]
fn no_job_is_counted_twice() {
    let mut ledger = Ledger::new(plan(Size::new(16).unwrap()));
    ledger.record(3, 10).unwrap();
    assert_eq!(ledger.record(3, 10), Err(RecordError::Again(3)));
    let len = ledger.plan().len();
    assert_eq!(ledger.record(len, 0), Err(RecordError::NoSuchJob(len)));
    assert_eq!(ledger.n_done(), 1);
    assert_eq!(ledger.outcome(), None);
}

#[test]
fn a_count_that_leaves_64_bits_is_refused_and_changes_nothing() {
    let mut ledger = Ledger::new(Plan::new(Size::MAX, CountMethod::Join));
    ledger.record(1, u64::MAX).unwrap();
    let before = ledger.clone();
    assert!(matches!(ledger.record(0, 1), Err(RecordError::Overflow(_))));
    assert!(matches!(ledger.record(2, 1), Err(RecordError::Overflow(_))));
    assert_eq!(ledger, before);
    assert_eq!(ledger.sums().total, u64::MAX);
}

#[test]
fn thousands_of_jobs_make_a_small_text() {
    let plan = Plan::new(Size::new(20).unwrap(), CountMethod::Join);
    let mut ledger = Ledger::new(plan);
    let most = plan.len().min(5_000);
    for index in 0..most {
        ledger.record(index, 1_000_000 + index).unwrap();
    }
    assert!(1_000 < most);
    assert!(ledger.to_string().len() < 40_000);
    // The longest plans: finished from the front, out of order by a few.
    let plan = Plan::new(Size::MAX, CountMethod::Join);
    let mut ledger = Ledger::new(plan);
    for index in 0..20_000 {
        ledger.record(index ^ 3, index).unwrap();
    }
    assert_eq!(ledger.n_done(), 20_000);
    assert!(ledger.to_string().len() < 1_000);
    assert_eq!(ledger.left().next().unwrap().index(), 20_000);
}

/// A finished ledger with a time.
fn timed(side: u8) -> Ledger {
    counted(side, plan(Size::new(side).unwrap()).method()).with_elapsed_ms(61_234)
}

/// Asserts that a damaged text is refused, or says the very same as before.
#[track_caller]
fn refused_or_same(ledger: &Ledger, bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    if let Ok(read) = text.parse::<Ledger>() {
        assert_eq!(&read, ledger, "{text}");
    }
}

#[test]
fn every_change_of_one_byte_is_noticed() {
    let ledger = timed(12);
    let text = ledger.to_string();
    assert_eq!(text.parse(), Ok(ledger.clone()));
    let bytes = text.as_bytes();
    for at in 0..bytes.len() {
        for byte in 0..=u8::MAX {
            let mut changed = bytes.to_vec();
            changed[at] = byte;
            refused_or_same(&ledger, &changed);
            let mut longer = bytes.to_vec();
            longer.insert(at, byte);
            refused_or_same(&ledger, &longer);
        }
        assert!(text[..at].parse::<Ledger>().is_err(), "cut at {at}");
        let deleted = [&bytes[..at], &bytes[at + 1..]].concat();
        refused_or_same(&ledger, &deleted);
        for end in at..bytes.len() {
            let twice = [&bytes[..=end], &bytes[at..]].concat();
            assert!(
                std::str::from_utf8(&twice)
                    .unwrap()
                    .parse::<Ledger>()
                    .is_err()
            );
        }
    }
}

#[test]
fn random_damage_of_a_longer_ledger_is_noticed() {
    let ledger = timed(18);
    let text = ledger.to_string();
    let mut state = 18;
    let mut random = |below: usize| {
        state = SplitMix64::new(state).bits();
        usize::try_from(state % u64::try_from(below).unwrap()).unwrap()
    };
    for _ in 0..10_000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=random(4) {
            let at = random(bytes.len());
            match random(4) {
                0 => bytes[at] = u8::try_from(random(128)).unwrap(),
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, bytes[random(bytes.len())]),
                _ => bytes.truncate(at),
            }
            if bytes.is_empty() {
                break;
            }
        }
        refused_or_same(&ledger, &bytes);
    }
}

#[test]
fn nothing_stands_in_front_of_a_ledger() {
    for front in ["x ", "9 ", " "] {
        assert_eq!(
            format!("{front}{}", timed(16)).parse::<Ledger>(),
            Err(LedgerError::NoLedger)
        );
    }
}

#[test]
fn a_time_is_at_most_a_century() {
    let ledger = Ledger::new(plan(Size::new(8).unwrap())).with_elapsed_ms(u64::MAX);
    assert_eq!(ledger.elapsed_ms(), Ledger::LONGEST_MS);
    assert_eq!(ledger.to_string().parse(), Ok(ledger.clone()));
    let jobs = ledger.plan().len();
    let longer = Ledger::LONGEST_MS + 1;
    refused(
        &format!("bitqueens-ledger 2 1 search 8 {jobs} {longer} "),
        LedgerError::Impossible,
    );
}

#[test]
fn merged_ledgers_have_the_jobs_of_both_once() {
    let plan = plan(Size::new(16).unwrap());
    let ledger = |jobs: &[u64]| {
        let mut ledger = Ledger::new(plan);
        for &job in jobs {
            ledger.record(job, 10 + job).unwrap();
        }
        ledger.with_elapsed_ms(jobs.len() as u64)
    };
    let mut one = ledger(&[0, 1, 2, 5]);
    one.merge(&ledger(&[1, 2, 3])).unwrap();
    assert_eq!(one, ledger(&[0, 1, 2, 3, 5]));
    // What another machine counted otherwise is not taken.
    let mut wrong = Ledger::new(plan);
    wrong.record(5, 7).unwrap();
    let before = one.clone();
    let contradiction = RecordError::Contradiction {
        first: 5,
        jobs: 1,
        counts: [7, 15],
    };
    assert_eq!(one.merge(&wrong), Err(contradiction));
    assert_eq!(contradiction.to_string(), "two counts of job 5: 7 and 15");
    let other = Ledger::new(Plan::new(Size::new(15).unwrap(), CountMethod::Join));
    assert_eq!(one.merge(&other), Err(RecordError::OtherPlan(other.plan())));
    assert_eq!(one, before);
}

#[test]
fn the_times_of_parts_add_up_and_a_copy_adds_nothing() {
    let plan = plan(Size::new(16).unwrap());
    let ledger = |jobs: std::ops::Range<u64>, elapsed_ms| {
        let mut ledger = Ledger::new(plan);
        for job in jobs {
            ledger.record(job, job).unwrap();
        }
        ledger.with_elapsed_ms(elapsed_ms)
    };
    for (one, two, elapsed_ms) in [
        (ledger(0..4, 40), ledger(4..6, 30), 70),
        // An earlier copy of the same count, and one that paused for longer.
        (ledger(0..4, 40), ledger(0..3, 30), 40),
        (ledger(0..4, 40), ledger(0..4, 30), 40),
        // Half of its jobs are new.
        (ledger(0..4, 40), ledger(3..5, 30), 55),
        (ledger(0..4, 40), ledger(0..0, 5), 40),
        (ledger(0..0, 7), ledger(0..0, 5), 7),
        (
            ledger(0..1, Ledger::LONGEST_MS),
            ledger(1..2, Ledger::LONGEST_MS),
            Ledger::LONGEST_MS,
        ),
    ] {
        for [mut merged, other] in [[one.clone(), two.clone()], [two.clone(), one]] {
            merged.merge(&other).unwrap();
            assert_eq!(merged.elapsed_ms(), elapsed_ms, "{two}");
            let before = merged.clone();
            merged.merge(&other).unwrap();
            assert_eq!(merged, before, "once more");
        }
    }
}

#[track_caller]
fn refused(body: &str, error: LedgerError) {
    assert_eq!(signed(body).parse::<Ledger>(), Err(error), "{body}");
}

#[test]
fn a_ledger_that_cannot_be_is_refused_with_the_reason() {
    let size = Size::new(8).unwrap();
    let jobs = Plan::new(size, CountMethod::Search).len();
    let head = format!("bitqueens-ledger 2 {PLAN_VERSION} search 8 {jobs} 7");
    assert!(signed(&format!("{head} ")).parse::<Ledger>().is_ok());
    assert!(signed(&format!("{head} :2k")).parse::<Ledger>().is_ok());
    refused("", LedgerError::NoLedger);
    refused("some other text", LedgerError::NoLedger);
    refused(
        &format!("bitqueens-ledger 4000000000 search 8 {jobs} :1"),
        LedgerError::Version(4_000_000_000),
    );
    refused(
        &format!("bitqueens-ledger 2 9 search 8 {jobs} 7 :1"),
        LedgerError::Version(9),
    );
    refused(
        &format!("bitqueens-ledger x search 8 {jobs} :1"),
        LedgerError::NoLedger,
    );
    refused(
        &format!("bitqueens-ledger 2 {PLAN_VERSION} guess 8 {jobs} 7 :1"),
        LedgerError::NoPlan,
    );
    refused(
        &format!("bitqueens-ledger 2 {PLAN_VERSION} search 28 {jobs} 7 :1"),
        LedgerError::NoPlan,
    );
    refused(
        &format!("bitqueens-ledger 2 {PLAN_VERSION} search 8 77 7 :1"),
        LedgerError::NoPlan,
    );
    // Too many jobs, no jobs, leading zeros, a sign, two jobs under one count, a word too many.
    for entries in [
        "3:1", "+0:1", ":01", ":+1", "+2:1", ":1 :1", ":1,", ",", ":", "1",
    ] {
        refused(&format!("{head} {entries}"), LedgerError::Impossible);
    }
    let damaged = signed(&head).replace("search", "starch");
    assert_eq!(damaged.parse::<Ledger>(), Err(LedgerError::Damaged));
}

#[test]
fn a_text_beyond_the_longest_is_refused_before_it_is_read() {
    let entries = ":1,".repeat(Ledger::LONGEST_TEXT / 3);
    let head = format!("bitqueens-ledger 2 {PLAN_VERSION} join 27 1 7");
    refused(&format!("{head} {entries}"), LedgerError::TooLong);
    // The longest plan in as many entries as it ever has, each with the greatest count.
    let plan = Plan::new(Size::MAX, CountMethod::Join);
    let stretch = plan.len().div_ceil(4096);
    let mut ledger = Ledger::new(plan);
    for first in (0..plan.len()).step_by(usize::try_from(stretch).unwrap()) {
        ledger.record(first, u64::MAX).unwrap();
    }
    assert!(ledger.to_string().len() * 100 < Ledger::LONGEST_TEXT);
}

#[test]
fn what_is_counted_again_otherwise_is_left_out_and_the_others_are_kept() {
    let right = counted(16, CountMethod::Join);
    for wrong in 0..right.plan().len() {
        let jobs = wrong..wrong + 1;
        let mut kept = right.without(std::slice::from_ref(&jobs));
        assert_eq!(kept.left().map(Job::index).collect::<Vec<_>>(), [wrong]);
        assert_eq!(kept.elapsed_ms(), right.elapsed_ms());
        let count = Counter::default().count(right.plan().job(wrong).unwrap());
        kept.record(wrong, count).unwrap();
        assert_eq!(kept, right);
    }
    // An entry goes as a whole.
    let mut shared = Ledger::new(Plan::new(Size::MAX, CountMethod::Join));
    for index in 0..9 {
        shared.record(index, 1).unwrap();
    }
    assert_eq!(shared.without(&[4..5, 99..100]).n_done(), 0);
    assert_eq!(shared.without(&[9..99, 0..0]), shared);
    assert_eq!(shared.without(&[]), shared);
}

#[test]
fn a_ledger_with_a_job_too_high_or_too_low_is_read_and_wrong() {
    let plan = Plan::new(Size::new(8).unwrap(), CountMethod::Search);
    let right = counted(8, CountMethod::Search);
    assert!(!right.is_wrong() && !Ledger::new(plan).is_wrong());
    for (counts, is_wrong) in [
        (&[92][..], false),
        (&[93], true),
        (&[91, 0, 0], true),
        (&[0, 93], true),
        (&[0, 0, 93], true),
        (&[u64::MAX, u64::MAX, u64::MAX], true),
    ] {
        let mut ledger = Ledger::new(plan);
        for (index, count) in (0..).zip(counts) {
            ledger.record(index, *count).unwrap();
        }
        assert_eq!(ledger.to_string().parse(), Ok(ledger.clone()));
        assert_eq!(ledger.is_wrong(), is_wrong, "{counts:?}");
    }
}

#[test]
fn hundreds_of_millions_of_finished_jobs_are_passed_over() {
    let plan = Plan::new(Size::MAX, CountMethod::Join);
    let stretch = plan.len().div_ceil(4096);
    let mut next = 0;
    let mut entries = Vec::new();
    // The last job alone is left.
    while next < plan.len() - 1 {
        let full = (next / stretch + 1) * stretch;
        let same = |end: &u64| plan.sum(end - 1) == plan.sum(next);
        let end = (next + 1..=full.min(plan.len() - 1))
            .rev()
            .find(same)
            .unwrap();
        let jobs = base36(end - next);
        entries.push(if end - next == 1 {
            ":1".into()
        } else {
            format!("+{jobs}:1")
        });
        next = end;
    }
    let head = format!("bitqueens-ledger 2 {PLAN_VERSION} join 27 {} 7", plan.len());
    let text = signed(&format!("{head} {}", entries.join(",")));
    let ledger: Ledger = text.parse().unwrap();
    assert_eq!(ledger.n_done(), plan.len() - 1);
    // One by one this would take minutes.
    for from in (0..plan.len()).step_by(40_000) {
        assert_eq!(ledger.next_left(from), Some(plan.len() - 1));
    }
    assert_eq!(ledger.next_left(plan.len()), None);
    assert_eq!(ledger.left().map(Job::index).next(), Some(plan.len() - 1));
    let check = DoubleCheck::all(&ledger);
    assert_eq!(check.left().map(Job::index).nth(2), Some(2));
}

/// A number as entries write it.
fn base36(number: u64) -> String {
    let digit = char::from_digit(u32::try_from(number % 36).unwrap(), 36).unwrap();
    let rest = if number < 36 {
        String::new()
    } else {
        base36(number / 36)
    };
    format!("{rest}{digit}")
}

#[test]
fn the_double_check_names_the_wrong_job() {
    let plan = Plan::new(Size::new(14).unwrap(), CountMethod::Search);
    let mut counter = Counter::default();
    let mut ledger = Ledger::new(plan);
    for index in 0..plan.len() {
        let wrong = u64::from(index == 2);
        let count = counter.count(plan.job(index).unwrap()) + wrong;
        ledger.record(index, count).unwrap();
    }
    assert!(!ledger.outcome().unwrap().is_as_published());
    let mut check = DoubleCheck::all(&ledger);
    for job in check.left().collect::<Vec<_>>() {
        check.record(job.index(), counter.count_plain(job)).unwrap();
    }
    let differences: Vec<_> = check.differences().collect();
    assert_eq!(differences.len(), 1);
    let Entry { first, jobs, count } = differences[0].counted;
    assert_eq!((first, jobs, count), (2, 1, differences[0].recounted + 1));
}

#[test]
fn the_other_method_gives_the_same_total() {
    for side in [9, 12] {
        let [search, join] = CountMethod::ALL.map(|method| counted(side, method));
        assert_eq!(search.sums(), join.sums());
        assert_eq!(search.sums().total, known(Size::new(side).unwrap()).total);
        assert_eq!(CountMethod::Search.other(), CountMethod::Join);
    }
}

#[test]
fn a_sample_is_a_part_and_follows_its_seed() {
    let mut ledger = Ledger::new(Plan::new(Size::new(18).unwrap(), CountMethod::Join));
    for index in 0..30 {
        ledger.record(index, 7).unwrap();
    }
    let sample = |seed| -> Vec<u64> {
        let check = DoubleCheck::sample(&ledger, 5, seed);
        check.left().map(Job::index).collect()
    };
    // A stored check is resumed by its seed, so these must never change.
    assert_eq!(sample(1), [9, 10, 21, 23, 27]);
    assert_eq!(sample(2), [3, 4, 17, 23, 27]);
    assert!(sample(1).iter().all(|&index| ledger.has(index)));
    assert_eq!(DoubleCheck::sample(&ledger, 99, 1).left().count(), 30);
}

proptest! {
    #[test]
    fn a_sample_is_what_stays_when_entries_are_dropped_one_by_one(
        n_entries in 0..36_u64, chosen in 0..40_usize, seed: u64,
    ) {
        let mut ledger = Ledger::new(Plan::new(Size::new(18).unwrap(), CountMethod::Join));
        for index in 0..n_entries {
            ledger.record(index, index).unwrap();
        }
        let mut stays = ledger.entries().to_vec();
        let mut state = seed;
        while chosen < stays.len() {
            state = SplitMix64::new(state).bits();
            stays.remove(usize::try_from(state % stays.len() as u64).unwrap());
        }
        let check = DoubleCheck::sample(&ledger, chosen, seed);
        prop_assert_eq!(check.chosen(), &stays[..]);
    }
}

fn any_plan() -> impl Strategy<Value = Plan> {
    (1..=27_u8, prop::bool::ANY).prop_map(|(side, join)| {
        let method = if join {
            CountMethod::Join
        } else {
            CountMethod::Search
        };
        Plan::new(Size::new(side).unwrap(), method)
    })
}

proptest! {
    #[test]
    fn any_text_is_a_ledger_or_an_error(text: String) {
        prop_assert!(text.parse::<Ledger>().is_err());
        prop_assert!(signed(&text).parse::<Ledger>().is_err());
    }

    #[test]
    fn any_entries_are_a_ledger_or_an_error(entries in "[0-9a-z+:,]{0,40}") {
        let plan = Plan::new(Size::MAX, CountMethod::Join);
        let text = signed(&format!("bitqueens-ledger 2 {PLAN_VERSION} join 27 {} 7 {entries}", plan.len()));
        if let Ok(ledger) = text.parse::<Ledger>() {
            prop_assert_eq!(ledger.to_string(), text);
        }
    }

    #[test]
    fn a_ledger_is_resumed_as_it_was(
        plan in any_plan(),
        indices in prop::collection::vec(any::<prop::sample::Index>(), 0..60),
    ) {
        let mut ledger = Ledger::new(plan);
        let mut done = std::collections::BTreeSet::new();
        // From the front, where jobs are handed out, so that neighbours meet.
        let len = usize::try_from(plan.len().min(100)).unwrap();
        for index in indices {
            let index = index.index(len) as u64;
            prop_assert_eq!(ledger.record(index, 0).is_ok(), done.insert(index));
        }
        let resumed: Ledger = ledger.to_string().parse().unwrap();
        prop_assert_eq!(&resumed, &ledger);
        prop_assert_eq!(resumed.n_done(), done.len() as u64);
        let left: Vec<u64> = resumed.left().map(Job::index).take(100).collect();
        let expected: Vec<u64> = (0..plan.len()).filter(|i| !done.contains(i)).take(100).collect();
        prop_assert_eq!(left, expected);
        prop_assert!((0..200).all(|index| resumed.has(index) == done.contains(&index)));
        for from in (0..120).chain([plan.len() - 1, plan.len()]) {
            let left = (from..plan.len()).find(|index| !done.contains(index));
            prop_assert_eq!(resumed.next_left(from), left, "from {}", from);
        }
    }
}

proptest! {
    #[test]
    fn merging_is_the_union_of_the_jobs(
        plan in any_plan(),
        own in prop::collection::vec(0..100_u64, 0..60),
        others in prop::collection::vec(0..100_u64, 0..60),
    ) {
        let ledger = |jobs: &[u64]| {
            let mut ledger = Ledger::new(plan);
            for job in jobs {
                // A job that is there already, or that the plan does not have, changes nothing.
                ledger.record(*job, 0).ok();
            }
            ledger
        };
        let (mut merged, other) = (ledger(&own), ledger(&others));
        let both = ledger(&[own, others].concat());
        let most = merged.n_done().max(other.n_done());
        prop_assert_eq!(merged.merge(&other), Ok(()));
        prop_assert!(most <= merged.n_done());
        prop_assert!((0..100).all(|job| !merged.has(job) || both.has(job)));
        prop_assert_eq!(merged.to_string().parse(), Ok(merged.clone()));
        // Jobs that have entries of their own are all there.
        if plan.len() <= 4_096 {
            prop_assert_eq!(merged, both);
        }
    }
}
