//! What the counting page stores and reads, its address and its words.

use std::rc::Rc;

use bitqueens::{
    pages::count::{
        CountAction, CountPage, Finished, finished_from_text, finished_text, sentences::time,
    },
    site::Environment,
};
use bitqueens_core::{
    counting::{Kernel, Ledger, LedgerError, known, plan},
    solver::Size,
};
use proptest::prelude::*;

use crate::program::Program;

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

fn page(program: &Program) -> &CountPage {
    program.page()
}

#[test]
fn stored_records_are_gone_on_with_or_set_aside() {
    let mut ledger = Ledger::new(plan(size(12)));
    ledger.record(0, 5).unwrap();
    let good = Rc::new(ledger.with_elapsed_ms(77));
    let damaged = good.to_string().replace(" 77 ", " 78 ");
    assert_ne!(damaged, good.to_string());
    let program = Program::open_stored(
        "#/count?n=12",
        &[
            ("bitqueens.ledger.12", &good.to_string()),
            ("bitqueens.ledger.13", &damaged),
            ("bitqueens.ledger.aside.14", "nonsense"),
            ("bitqueens.progress", "shift"),
        ],
    );
    let records = &page(&program).records;
    assert_eq!(records.of(size(12)), Some(&good));
    let errors: Vec<_> = records.set_aside.iter().map(|aside| aside.error).collect();
    assert_eq!(errors, [LedgerError::Damaged, LedgerError::NoLedger]);
    // They are stored under keys of their own, and again under the same ones.
    let texts = [
        ("bitqueens.ledger.12", good.to_string()),
        ("bitqueens.ledger.aside.13", damaged),
        ("bitqueens.ledger.aside.14", "nonsense".to_owned()),
    ]
    .map(|(key, text)| (key.to_owned(), text));
    assert_eq!(records.texts(), texts);
    let stored = texts.to_vec();
    let again = Program::open_in(Environment {
        hash: "#/count".into(),
        stored,
        ..Environment::default()
    });
    assert_eq!(page(&again).records.texts(), texts);

    let forgotten = program.after(CountAction::ForgetAside);
    assert_eq!(page(&forgotten).records.texts(), texts[..1]);
}

#[test]
fn the_table_of_finished_runs_survives_storage() {
    let run = |n, unique| Finished {
        size: size(n),
        total: known(size(n)).total,
        unique,
        elapsed_ms: 123,
        method: plan(size(n)).method(),
        kernel: Kernel::Simd,
        workers: 2,
        jobs: 14,
        build: "0123456789abcdef".into(),
    };
    let table = vec![run(16, Some(1_846_955)), run(27, None)];
    let mut text = finished_text(&table);
    assert_eq!(
        text.lines().nth(1).unwrap(),
        "16,14772512,1846955,123,join,simd,2,14,0123456789abcdef"
    );
    assert_eq!(finished_from_text(&text), table);
    text.push_str("\n99,1,1,1,join,simd,1,1,0\nnonsense");
    let program = Program::open_stored("#/count", &[("bitqueens.finished", &text)]);
    assert_eq!(page(&program).finished.to_vec(), table);
    assert!(table[0].is_as_published() && !table[1].is_as_published());
    let emptied = program.after(CountAction::ForgetFinished);
    assert!(page(&emptied).finished.is_empty());
}

#[test]
fn times_are_as_exact_as_a_reader_needs() {
    for (ms, en, ja) in [
        (73, "0.07 s", "0.07 秒"),
        (9_340, "9.3 s", "9.3 秒"),
        (42_000, "42 s", "42 秒"),
        (125_000, "2 min 5 s", "2 分 5 秒"),
        (12_000_000, "3 h 20 min", "3 時間 20 分"),
        (86_400_000, "1 day", "1 日"),
        (31_536_000_000 * 150, "150 years", "150 年"),
        (31_536_000_000 * 2_500, "25 centuries", "25 世紀"),
    ] {
        let time = time(ms);
        assert_eq!((time.en.as_str(), time.ja.as_str()), (en, ja));
    }
}

#[test]
fn the_address_carries_the_board() {
    let mut program = Program::open("#/count?n=14&lang=en&at=7&colour=blue");
    assert_eq!(page(&program).settings.size, size(14));
    assert_eq!(program.said(), "", "unknown keys are left out");
    program.act(CountAction::Size(size(15)));
    assert_eq!(program.address(), "#/count?n=15&lang=en");
    // Without a board the chosen one stays.
    program.go("#/count");
    assert_eq!(page(&program).settings.size, size(15));
    program.go("#/count?n=99");
    assert_eq!(page(&program).settings.size, Size::MAX);
    assert!(
        program.said().contains("from 1 to 27"),
        "{}",
        program.said()
    );
}

proptest! {
    #[test]
    fn any_stored_text_opens_the_page(
        texts in prop::collection::vec("\\PC{0,80}", 0..4),
        finished in "\\PC{0,200}",
    ) {
        let ledgers = texts.iter().enumerate();
        let mut stored: Vec<_> = ledgers
            .map(|(at, text)| (format!("bitqueens.ledger.{at}"), text.clone()))
            .collect();
        stored.push(("bitqueens.finished".into(), finished));
        let program = Program::open_in(Environment {
            hash: "#/count?n=9".into(),
            stored: stored.into_iter().collect(),
            ..Environment::default()
        });
        let page = page(&program);
        // No random text has the checksum of a ledger, and none is lost.
        prop_assert_eq!(page.records.set_aside.len(), texts.len());
        prop_assert_eq!(page.settings.size, size(9));
    }
}
