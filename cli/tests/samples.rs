//! `bitqueens verify` with samples drawn at random.

use bitqueens_core::counting::Ledger;
use serde_json::Value;

use crate::{
    command::{run_reading, said},
    ledgers::{forged, whole},
};

fn verified(ledger: &Ledger, more: &[&str]) -> (Value, Option<i32>) {
    let arguments = [&["verify", "-", "--json", "--quiet"], more].concat();
    let output = run_reading(&arguments, ledger.to_string().as_bytes());
    (
        serde_json::from_slice(&output.stdout).unwrap(),
        output.status.code(),
    )
}

#[test]
fn each_sample_has_a_seed_of_its_own_that_draws_it_again() {
    let ledger = whole();
    let seeds = [(); 4].map(|()| verified(&ledger, &["--sample", "1"]).0["seed"].clone());
    assert!(
        seeds.array_windows().all(|[one, next]| one != next),
        "{seeds:?}"
    );
    // With two wrong entries some seeds find one, and each of them finds it again.
    let wrong = forged(&ledger, 3);
    let finds = |seed: u64| verified(&wrong, &["--seed", &seed.to_string()]);
    let first = (0..12).map(finds).collect::<Vec<_>>();
    assert!(first.iter().any(|(_, code)| *code == Some(0)));
    assert!(first.iter().any(|(_, code)| *code == Some(1)));
    assert_eq!((0..12).map(finds).collect::<Vec<_>>(), first);
}

#[test]
fn a_smaller_sample_of_a_seed_is_part_of_a_larger_one() {
    let wrong = forged(&whole(), 3);
    for seed in ["1", "2", "3"] {
        let differences = |sample: usize| {
            let sample = sample.to_string();
            let (report, _) = verified(&wrong, &["--seed", seed, "--sample", &sample]);
            report["differences"].as_array().unwrap().len()
        };
        let found: Vec<_> = [1, 4, 8, 16, 1_000].map(differences).to_vec();
        assert!(found.is_sorted(), "{found:?}");
        assert_eq!(found[4], 2);
        assert!(found[0] <= 1);
    }
}

#[test]
fn nearly_all_entries_falsified_in_pairs_are_always_found() {
    let mut wrong = Ledger::new(whole().plan());
    let entries = whole().entries().to_vec();
    let falsified = entries.len() - 2 - entries.len() % 2;
    for (at, entry) in entries.iter().enumerate() {
        let count = match at {
            at if falsified <= at => entry.count,
            at if at % 2 == 0 => entry.count + 8,
            _ => entry.count - 8,
        };
        wrong.record(entry.first, count).unwrap();
    }
    assert_eq!(wrong.sums(), whole().sums());
    for _ in 0..8 {
        assert_eq!(verified(&wrong, &[]).1, Some(1));
    }
}

#[test]
fn the_probability_is_that_of_drawing_without_putting_back() {
    let ledger = whole();
    let all = ledger.entries().len();
    let chances = |sample: usize| {
        let (report, _) = verified(&ledger, &["--sample", &sample.to_string()]);
        report["chances"].as_array().unwrap().clone()
    };
    // One of so many: the share that the sample is of all.
    for sample in [1, 3, all] {
        let found = chances(sample)[0]["found"].as_f64().unwrap();
        let all = f64::from(u32::try_from(all).unwrap());
        let share = f64::from(u32::try_from(sample).unwrap()) / all;
        assert!((found - share).abs() < 1e-12, "{sample}: {found}");
    }
    // Two of all, written out for two wrong ones.
    let of_two = chances(2);
    let half = of_two.last().unwrap();
    let [wrong, all] = [
        half["wrong"].as_f64().unwrap(),
        f64::from(u32::try_from(all).unwrap()),
    ];
    let missed = (all - wrong) / all * (all - wrong - 1.0) / (all - 1.0);
    assert!((half["found"].as_f64().unwrap() - (1.0 - missed)).abs() < 1e-12);
}

#[test]
fn a_sample_can_be_chosen_by_the_time_that_it_may_take() {
    let ledger = whole();
    let (report, code) = verified(&ledger, &["--for", "10h"]);
    assert_eq!((&report["sample"], code), (&report["entries"], Some(0)));
    let (report, code) = verified(&ledger, &["--for", "0s"]);
    assert_eq!((&report["sample"], code), (&0.into(), Some(3)));
    for wrong in [["--for", "soon"], ["--for", "-1s"]] {
        said(&["verify", "-", wrong[0], wrong[1]], 2);
    }
    said(&["verify", "-", "--for", "1s", "--sample", "3"], 2);
}
