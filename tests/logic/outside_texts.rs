//! Every text that is kept of the fuzzer: examples, damaged ones, and all that a run has found something with.

use std::{collections::BTreeSet, fs, panic, path::Path};

use crate::outside::KINDS;

#[test]
fn every_kept_text_is_read_or_refused_and_nothing_panics() {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    for (kind, holds) in KINDS {
        let files = fs::read_dir(seeds.join(kind)).unwrap();
        let files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
        assert!(4 <= files.len(), "{kind}");
        for file in files {
            let bytes = fs::read(&file).unwrap();
            let held = panic::catch_unwind(|| holds(&bytes));
            assert!(held.is_ok(), "{}", file.display());
        }
    }
}

#[test]
fn every_kind_is_a_target_of_the_fuzzer_and_of_its_weekly_job() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let targets = fs::read_dir(project.join("fuzz/targets")).unwrap();
    let names = targets.map(|file| file.unwrap().path().file_stem().unwrap().to_os_string());
    let names: BTreeSet<_> = names.map(|name| name.into_string().unwrap()).collect();
    let kinds = KINDS.map(|(kind, _)| kind);
    assert_eq!(names, kinds.map(str::to_owned).into());
    let weekly = fs::read_to_string(project.join(".github/workflows/next.yml")).unwrap();
    assert!(weekly.contains(&format!("text: [{}]", kinds.join(", "))));
}
