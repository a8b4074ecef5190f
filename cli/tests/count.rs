//! `bitqueens count`, stopped and gone on with.

use std::fs;

use bitqueens_core::{
    counting::{Counter, KernelChoice, Ledger, known},
    solver::Size,
};

use crate::command::{ENDLESS, Folder, command, printed, run, said};

fn totals(side: u8) -> String {
    let known = known(Size::new(side).unwrap());
    format!("total {}\nunique {}\n", known.total, known.unique)
}

#[test]
fn every_kernel_and_method_gives_the_published_counts() {
    for side in 1..=14 {
        assert_eq!(printed(&["count", &side.to_string()]), totals(side));
    }
    let here = KernelChoice::all().filter(|choice| choice.on(Counter::has_vectors()).is_some());
    for kernel in here.map(KernelChoice::name) {
        for method in ["search", "join"] {
            let counted = printed(&["count", "12", "--kernel", kernel, "--method", method]);
            assert_eq!(counted, totals(12), "{kernel} {method}");
        }
    }
    for threads in ["1", "2", "7"] {
        assert_eq!(printed(&["count", "16", "--threads", threads]), totals(16));
    }
}

#[test]
fn vectors_are_used_where_the_processor_has_them_and_refused_where_not() {
    let output = run(&["count", "9", "--kernel", "simd"]);
    if bitqueens_core::counting::Counter::has_vectors() {
        assert_eq!(output.stdout, totals(9).as_bytes());
    } else {
        assert_eq!(output.status.code(), Some(2));
    }
}

#[test]
fn parts_are_ledgers_that_merge_into_the_whole() {
    let folder = Folder::new();
    let files = [0, 1, 2].map(|part| {
        let ledger = printed(&["count", "16", "--jobs", &format!("{part}/3")]);
        let file = folder.file(&part.to_string());
        fs::write(&file, ledger).unwrap();
        file
    });
    let whole = folder.file("whole");
    let [one, two, three] = files.each_ref().map(String::as_str);
    let output = run(&["merge", one, three, "--output", &whole]);
    assert!(output.stdout.is_empty() && output.status.code() == Some(3));
    let left = String::from_utf8(output.stderr).unwrap();
    assert!(left.contains("jobs are left, the first is job"), "{left}");
    fs::write(&whole, printed(&["merge", two, &whole, two])).unwrap();
    // Nothing is left to count.
    assert_eq!(printed(&["count", "16", "--ledger", &whole]), totals(16));
    assert!(printed(&["verify", &whole, "--all"]).contains("are the same"));
}

#[test]
fn a_range_of_jobs_is_counted_and_no_other() {
    let ledger: Ledger = printed(&["count", "16", "--jobs", "2..5"])
        .trim_end()
        .parse()
        .unwrap();
    assert!((0..ledger.plan().len()).all(|job| ledger.has(job) == (2..5).contains(&job)));
    for wrong in ["5..2", "0..1000", "3", "4/4", "0/0", "a..b", "-1..2"] {
        said(&["count", "16", "--jobs", wrong], 2);
    }
}

#[test]
fn killed_twenty_times_and_gone_on_with_nothing_is_lost_and_nothing_counted_twice() {
    let folder = Folder::new();
    let file = folder.file("ledger");
    let arguments = [&["count"], &ENDLESS[..], &["--ledger", &file]].concat();
    let ledger = || {
        let text = fs::read_to_string(&file).unwrap_or_default();
        text.trim_end().parse::<Ledger>().ok()
    };
    let n_done = || ledger().map_or(0, |ledger| ledger.n_done());
    for kill in 0..20 {
        let before = ledger();
        let n_before = n_done();
        let mut child = command(&arguments).spawn().unwrap();
        while n_done() <= n_before {
            assert_eq!(child.try_wait().unwrap(), None, "ended before kill {kill}");
            std::thread::yield_now();
        }
        child.kill().unwrap();
        child.wait().unwrap();
        let after = ledger().expect("the file is whole");
        assert!(n_before < after.n_done(), "and has more in it");
        if let Some(before) = before {
            let mut merged = after.clone();
            merged.merge(&before).unwrap();
            assert_eq!(merged.entries(), after.entries(), "no job is lost");
        }
    }
    let recounted = printed(&["verify", &file, "--all"]);
    assert!(recounted.contains("are the same"), "{recounted}");
}

#[cfg(unix)]
#[test]
fn a_count_that_is_asked_to_stop_keeps_its_jobs_and_says_so() {
    use std::os::unix::process::ExitStatusExt;

    for (signal, number) in [("-INT", 2), ("-TERM", 15)] {
        let folder = Folder::new();
        let file = folder.file("ledger");
        let arguments = [&["count"], &ENDLESS[..], &["--ledger", &file]].concat();
        let child = command(&arguments).spawn().unwrap();
        let n_done = || {
            let text = fs::read_to_string(&file).unwrap_or_default();
            let ledger = text.trim_end().parse::<Ledger>();
            ledger.map_or(0, |ledger| ledger.n_done())
        };
        while n_done() == 0 {
            std::thread::yield_now();
        }
        let killed = std::process::Command::new("kill")
            .args([signal, &child.id().to_string()])
            .status();
        assert!(killed.unwrap().success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.signal(), Some(number), "{output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        let kept = format!("stopped: {} of ", n_done());
        assert!(said.contains(&kept) && said.contains(&file), "{said}");
        assert_eq!(folder.files(), ["ledger"]);
    }
}

#[test]
fn a_ledger_of_another_count_is_refused_and_left_as_it_was() {
    let folder = Folder::new();
    let file = folder.file("ledger");
    printed(&["count", "12", "--ledger", &file]);
    let before = fs::read(&file).unwrap();
    let why = said(&["count", "13", "--ledger", &file], 2);
    assert!(
        why.contains("N = 12") && why.contains("not N = 13"),
        "{why}"
    );
    said(&["count", "12", "--method", "join", "--ledger", &file], 2);
    assert_eq!(fs::read(&file).unwrap(), before);
    let why = said(
        &["count", "12", "--ledger", &folder.file("no/such/folder")],
        2,
    );
    assert!(why.contains("no/such/folder"), "{why}");
}

#[test]
fn wrong_arguments_are_explained() {
    for wrong in [
        &["count", "0"][..],
        &["count", "28"],
        &["count", "eight"],
        &["count", "8", "--kernel", "quick"],
        &["count", "8", "--threads", "0"],
        &["merge"],
        &["nothing"],
    ] {
        let why = said(wrong, 2);
        assert!(
            why.starts_with("error: ") && why.contains("--help"),
            "{why}"
        );
    }
    assert!(
        printed(&["--help"]).contains("count") && printed(&["count", "--help"]).contains("--jobs")
    );
}
