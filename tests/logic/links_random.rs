//! 100,000 random addresses: each opens a page, within a bounded time and with a short notice.

use std::time::{Duration, Instant};

use bitqueens::text::Lang;

use crate::{program::Program, random_addresses::random_addresses};

const ADDRESSES: usize = 100_000;

#[test]
fn random_addresses_open_soon_and_say_little() {
    let (mut slowest, mut longest) = (Duration::ZERO, 0);
    let mut program = Program::open("");
    for address in random_addresses().take(ADDRESSES) {
        let start = Instant::now();
        program.go(&address);
        slowest = slowest.max(start.elapsed());
        if let Some(notice) = program.notice() {
            for lang in [Lang::Ja, Lang::En] {
                let length = notice.in_lang(lang).chars().count();
                longest = longest.max(length);
                assert!(length <= 1_000, "{length} characters for {address}");
            }
        }
    }
    // A walk to a far step is cut into slices; none of them is longer than a press may take.
    assert!(slowest < Duration::from_secs(1), "{slowest:?}");
    assert!(0 < longest);
    eprintln!(
        "{ADDRESSES} addresses: {slowest:?} at most, a notice of {longest} characters at most"
    );
}

#[test]
fn thousands_of_wrong_pairs_are_three_sentences() {
    for lang in ["ja/", ""] {
        let pairs = "n=99&at=x&pace=no&speed=no&open=no&until=no&".repeat(200);
        let program = Program::open(&format!("{lang}step/#{pairs}"));
        let notice = program.notice().expect("something is wrong with it");
        let ends = notice.en.matches(". ").count() + 1;
        assert!(ends <= 6 && notice.en.len() < 600, "{}", notice.en);
    }
    let lab = Program::open(&format!("bits/#w=8&{}", "x=zz&y=zz&e=(&".repeat(300)));
    assert!(lab.said().len() < 600, "{}", lab.said());
}
