//! Ten thousand damaged, forged and random ledgers and snapshots.

use std::process::Output;

use bitqueens_core::{
    SplitMix64,
    counting::{Counter, Ledger, Plan, checksum, plan},
    solver::{Machine, Size},
};

use crate::command::{run, run_reading};

/// As many texts of each kind.
const TEXTS: u64 = 5_000;

/// Random numbers of a seed.
struct Random(SplitMix64);

impl Random {
    fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.0.bits() % u64::try_from(most).unwrap()).unwrap()
    }

    /// A text with one to three places changed, cut out or doubled; never the text itself.
    fn damaged(&mut self, text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=self.below(3) {
            let at = self.below(bytes.len());
            match self.below(4) {
                0 if 1 < bytes.len() => {
                    bytes.remove(at);
                }
                1 => bytes.insert(at, self.printable()),
                2 if 1 < bytes.len() => bytes.truncate(at.max(1)),
                _ => bytes[at] = self.printable(),
            }
        }
        let damaged = String::from_utf8(bytes).unwrap();
        if damaged.trim_end() == text {
            self.damaged(text)
        } else {
            damaged
        }
    }

    fn printable(&mut self) -> u8 {
        b'!' + u8::try_from(self.below(94)).unwrap()
    }

    fn noise(&mut self) -> String {
        let letters = 1 + self.below(60);
        (0..letters).map(|_| char::from(self.printable())).collect()
    }
}

/// Runs `check` for every number below [`TEXTS`], on two threads.
fn each(check: impl Fn(u64, &mut Random) + Sync) {
    std::thread::scope(|scope| {
        for half in 0..2 {
            let check = &check;
            scope.spawn(move || {
                for number in (half..TEXTS).step_by(2) {
                    check(number, &mut Random(SplitMix64::new(number)));
                }
            });
        }
    });
}

/// Asserts that the command refused a text and said why.
#[track_caller]
fn refused(text: &str, output: &Output) {
    let why = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{text}: {why}");
    assert!(
        why.starts_with("bitqueens: ") || why.starts_with("error: "),
        "{text}: {why}"
    );
    assert!(
        !why.contains("panicked") && output.stdout.is_empty(),
        "{text}: {why}"
    );
}

#[test]
fn ledgers_are_refused_with_a_reason() {
    let mut ledger = Ledger::new(plan(Size::new(16).unwrap()));
    let mut counter = Counter::default();
    for job in ledger.left().step_by(2).collect::<Vec<_>>() {
        ledger.record(job.index(), counter.count(job)).unwrap();
    }
    let long = Ledger::new(Plan::new(Size::MAX, ledger.plan().method()));
    let texts = [ledger.to_string(), long.to_string()];
    each(|number, random| {
        let text = &texts[random.below(2)];
        if number % 8 == 7 {
            // A checksum that fits: what it covers may be possible, and is then taken.
            let body = random.damaged(text.rsplit_once(' ').unwrap().0);
            let forged = format!("{body} {:016x}", checksum(body.as_bytes()));
            let output = run_reading(&["merge", "-"], forged.as_bytes());
            if ![Some(0), Some(1), Some(3)].contains(&output.status.code()) {
                refused(&forged, &output);
            }
        } else {
            let damaged = if number % 8 == 6 {
                random.noise()
            } else {
                random.damaged(text)
            };
            refused(&damaged, &run_reading(&["merge", "-"], damaged.as_bytes()));
        }
    });
}

#[test]
fn snapshots_are_refused_with_a_reason() {
    let size = Size::new(8).unwrap();
    let mut machine = Machine::new(size);
    let snapshots: Vec<_> = std::iter::from_fn(|| {
        machine.nth(96)?;
        Some(machine.snapshot().to_string())
    })
    .collect();
    each(|number, random| {
        let from = |text: &str| run(&["step", "8", "--limit", "1", &format!("--from={text}")]);
        if number % 8 == 7 {
            let noise = random.noise();
            refused(&noise, &from(&noise));
        } else {
            let text = &snapshots[random.below(snapshots.len())];
            let damaged = random.damaged(text);
            let output = from(&damaged);
            // A changed digit may be another place of the search.
            if output.status.code() != Some(0) {
                refused(&damaged, &output);
            }
        }
    });
}
