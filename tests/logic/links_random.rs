//! 100,000 random addresses: each opens a page, within a bounded time and with a short notice.

use std::time::{Duration, Instant};

use bitqueens::text::Lang;
use bitqueens_core::SplitMix64;

use crate::program::Program;

const ADDRESSES: usize = 100_000;

/// Pieces that addresses are made of, right ones and wrong ones.
const ROUTES: [&str; 10] = [
    "step",
    "embed",
    "learn",
    "learn/or",
    "learn/nothing",
    "solve",
    "bits",
    "ladder",
    "count",
    "nowhere",
];
const KEYS: [&str; 24] = [
    "n", "at", "lang", "snapshot", "open", "until", "pace", "speed", "predict", "sheet", "present",
    "order", "w", "x", "y", "e", "part", "methods", "walk", "walk-n", "walk-at", "queens", "seed",
    "other",
];
const VALUES: [&str; 22] = [
    "",
    "0",
    "1",
    "4",
    "8",
    "27",
    "28",
    "99",
    "-3",
    "ja",
    "en",
    "xx",
    "%",
    "%E0%A4%A",
    "s1.5.free.01.2.0.0",
    "18446744073709551616",
    "solution",
    "1.3.0.2",
    "x & -x",
    "(1",
    "bitmap",
    "\u{1f451}",
];

/// An address of random pieces, some of them thousands of times.
fn address(random: &mut impl FnMut(usize) -> usize) -> String {
    let mut address = format!("{}/#", ROUTES[random(ROUTES.len())]);
    let pairs = if random(200) == 0 { 2_400 } else { random(9) };
    for _ in 0..pairs {
        let key = KEYS[random(KEYS.len())];
        match random(4) {
            // Any text of a few characters.
            0 => {
                address.push_str(key);
                address.push('=');
                for _ in 0..random(12) {
                    let scalar = u32::try_from(random(0x3000)).unwrap();
                    address.push(char::from_u32(scalar).unwrap_or('?'));
                }
            }
            _ => address.extend([key, "=", VALUES[random(VALUES.len())]]),
        }
        address.push('&');
    }
    address
}

#[test]
fn random_addresses_open_soon_and_say_little() {
    let mut state = 13;
    let mut random = |below: usize| {
        state = SplitMix64::new(state).bits();
        usize::try_from(state % u64::try_from(below).unwrap()).unwrap()
    };
    let (mut slowest, mut longest) = (Duration::ZERO, 0);
    let mut program = Program::open("");
    for _ in 0..ADDRESSES {
        let address = address(&mut random);
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
