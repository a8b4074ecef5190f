//! `bitqueens merge` and `bitqueens verify` on ledgers that are not right.

use std::fs;

use bitqueens_core::{
    counting::{Ledger, Plan, checksum, known},
    solver::Size,
};

use crate::command::{Folder, printed, run_reading, said};

/// The ledger of N = 16.
pub(crate) fn whole() -> Ledger {
    let part = printed(&["count", "16", "--jobs", "0.."]);
    assert!(part.starts_with("total"), "every job is the whole count");
    let folder = Folder::new();
    let file = folder.file("ledger");
    printed(&["count", "16", "--ledger", &file]);
    fs::read_to_string(&file)
        .unwrap()
        .trim_end()
        .parse()
        .unwrap()
}

/// The ledger with other counts: every job of `moved` hands one solution to the next.
pub(crate) fn forged(ledger: &Ledger, moved: u64) -> Ledger {
    let mut other = Ledger::new(ledger.plan());
    for entry in ledger.entries() {
        let count = match entry.first {
            first if first == moved => entry.count - 1,
            first if first == moved + 1 => entry.count + 1,
            _ => entry.count,
        };
        other.record(entry.first, count).unwrap();
    }
    other
}

#[test]
fn a_sample_and_the_whole_are_counted_again() {
    let text = whole().to_string();
    for arguments in [
        &["verify", "-"][..],
        &["verify", "-", "--sample", "2"],
        &["verify", "-", "--all"],
    ] {
        let output = run_reading(arguments, text.as_bytes());
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.contains("counted again are the same"), "{said}");
        assert!(
            said.contains("\nseed ") && said.contains(" % if 1 of "),
            "{said}"
        );
    }
}

#[test]
fn a_forged_count_is_found_though_the_total_is_right() {
    let forged = forged(&whole(), 3);
    assert_eq!(forged.sums().total, known(Size::new(16).unwrap()).total);
    let output = run_reading(&["verify", "-", "--all"], forged.to_string().as_bytes());
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let why = String::from_utf8(output.stderr).unwrap();
    assert!(
        why.contains("jobs 3 to 3:") && why.contains("jobs 4 to 4:"),
        "{why}"
    );
}

#[test]
fn ledgers_that_contradict_each_other_or_count_something_else_do_not_merge() {
    let folder = Folder::new();
    let whole = whole();
    let other = Ledger::new(Plan::new(Size::new(15).unwrap(), whole.plan().method()));
    let [one, two, three] = [
        ("one", whole.to_string()),
        ("two", forged(&whole, 0).to_string()),
        ("three", other.to_string()),
    ]
    .map(|(name, text)| {
        let file = folder.file(name);
        fs::write(&file, text).unwrap();
        file
    });
    let why = said(&["merge", &one, &two], 1);
    assert!(
        why.contains(&format!("{one} and {two}: two counts of job 0: ")),
        "{why}"
    );
    assert!(said(&["merge", &one, &three], 2).contains("size 15"));
    assert!(said(&["merge", &one, &folder.file("none")], 2).contains("none"));
}

#[test]
fn a_whole_with_another_total_than_the_published_one_is_wrong() {
    let whole = whole();
    let mut short = Ledger::new(whole.plan());
    for entry in whole.entries() {
        let less = u64::from(entry.first == 5);
        short.record(entry.first, entry.count - less).unwrap();
    }
    let output = run_reading(&["merge", "-"], short.to_string().as_bytes());
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let why = String::from_utf8(output.stderr).unwrap();
    assert!(
        why.contains("14772511") && why.contains("published"),
        "{why}"
    );
}

#[test]
fn a_ledger_with_too_many_solutions_is_wrong_and_one_beyond_64_bits_is_none() {
    let text = whole().to_string();
    let (body, _) = text.rsplit_once(' ').unwrap();
    let (front, entries) = body.rsplit_once(' ').unwrap();
    let (_, others) = entries.split_once(',').unwrap();
    for (count, code) in [("zzzzzz", 1), ("zzzzzzzzzzzzz", 2)] {
        let body = format!("{front} :{count},{others}");
        let forged = format!("{body} {:016x}", checksum(body.as_bytes()));
        for arguments in [
            &["status", "-"][..],
            &["merge", "-"],
            // Whether or not the sample has the entry.
            &["verify", "-"],
            &["verify", "-", "--all"],
        ] {
            let output = run_reading(arguments, forged.as_bytes());
            assert_eq!(
                output.status.code(),
                Some(code),
                "{arguments:?}: {output:?}"
            );
        }
    }
}

#[test]
fn an_unfinished_ledger_above_the_total_is_wrong_wherever_it_is_read() {
    let folder = Folder::new();
    let [file, whole] = ["file", "whole"].map(|name| folder.file(name));
    let mut above = Ledger::new(self::whole().plan());
    above
        .record(0, known(Size::new(16).unwrap()).total)
        .unwrap();
    let write = |ledger: &Ledger| fs::write(&file, ledger.to_string()).unwrap();
    write(&above);
    said(&["status", &file], 3);
    above.record(1, 1).unwrap();
    write(&above);
    for arguments in [
        &["status", &file][..],
        &["merge", &file],
        &["merge", &file, "--output", &whole],
        &["count", "16", "--ledger", &file],
        &["count", "16", "--jobs", "5..6", "--ledger", &file],
        &["verify", &file],
    ] {
        let why = said(arguments, 1);
        assert!(
            why.contains("wrong") || why.contains("counted again"),
            "{why}"
        );
    }
    assert_eq!(
        fs::read_to_string(&file).unwrap().trim_end(),
        above.to_string()
    );
}

#[test]
fn two_parts_that_are_read_make_a_whole_that_is_read() {
    let folder = Folder::new();
    let plan = whole().plan();
    let total = known(Size::new(16).unwrap()).total;
    let parts = [0, 1].map(|job| {
        let file = folder.file(&job.to_string());
        let mut part = Ledger::new(plan);
        part.record(job, total).unwrap();
        fs::write(&file, part.to_string()).unwrap();
        file
    });
    let whole = folder.file("whole");
    said(&["merge", &parts[0], &parts[1], "--output", &whole], 1);
    assert!(said(&["status", &whole], 1).contains("though jobs are left"));
}

#[test]
fn a_wrong_job_is_found_and_the_others_are_kept() {
    let folder = Folder::new();
    let file = folder.file("file");
    let right = whole();
    for less in [false, true] {
        let mut wrong = Ledger::new(right.plan());
        for entry in right.entries() {
            let count = match entry.first {
                3 if less => entry.count - 1,
                3 => entry.count + 1,
                _ => entry.count,
            };
            wrong.record(entry.first, count).unwrap();
        }
        fs::write(&file, wrong.to_string()).unwrap();
        said(&["count", "16", "--ledger", &file], 1);
        let why = said(&["verify", &file, "--all", "--keep", &file], 1);
        assert!(why.contains("jobs 3 to 3:"), "{why}");
        assert!(said(&["status", &file], 3).contains("1 of 14 jobs are left, the first is job 3"));
        printed(&["count", "16", "--ledger", &file]);
        printed(&["verify", &file, "--all", "--keep", &file]);
        printed(&["status", &file]);
    }
}
