//! The ledgers in `ledgers`, which anyone can check at random.

use std::{fs, path::Path};

use bitqueens_core::{counting::Ledger, solver::Size};

use crate::command::{printed, run};

#[test]
fn every_published_ledger_is_whole_and_its_jobs_count_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ledgers");
    let n_files = fs::read_dir(&folder).unwrap().count();
    assert_eq!(n_files, 20, "N = 1 to 19, and what they are");
    for n in 1..=19 {
        let file = folder.join(format!("{n}.txt"));
        let ledger: Ledger = fs::read_to_string(&file)
            .unwrap()
            .trim_end()
            .parse()
            .unwrap();
        assert_eq!(ledger.plan().size(), Size::new(n).unwrap());
        assert!(ledger.outcome().unwrap().is_as_published(), "N = {n}");
        // Each job has an entry of its own, so a single one can be drawn.
        assert_eq!(ledger.entries().len() as u64, ledger.plan().len());
        let file = file.to_str().unwrap();
        assert_eq!(run(&["status", file]).status.code(), Some(0), "N = {n}");
        let said = printed(&["verify", file, "--sample", "1"]);
        assert!(said.contains("counted again are the same"), "{said}");
    }
}
