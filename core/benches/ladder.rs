//! Times every method without counters, and counts again with them: each result must be the printed one.
//!
//! `cargo bench --bench ladder` takes under a minute; `-- all` adds N = 18, which takes some minutes.

#![expect(clippy::print_stdout, reason = "a benchmark reports to the terminal")]

use std::time::Instant;

use bitqueens_core::ladder::sources::{LEAF_TABLES, LeafTable};
use bitqueens_core::ladder::{Gives, Method, Run};
use bitqueens_core::solver::Size;

/// All solutions for N = 9..=18, OEIS A000170.
const TOTALS: [u64; 10] = [
    352,
    724,
    2_680,
    14_200,
    73_712,
    365_596,
    2_279_184,
    14_772_512,
    95_815_104,
    666_090_624,
];
/// Solutions up to symmetry for N = 9..=18, OEIS A002562.
const UNIQUE: [u64; 10] = [
    46, 92, 341, 1_787, 9_233, 45_752, 285_053, 1_846_955, 11_977_939, 83_263_591,
];

fn main() {
    let all = std::env::args().any(|argument| argument == "all");
    for method in Method::ALL {
        time(method);
    }
    for table in &LEAF_TABLES {
        count(table, all);
    }
}

/// The N at which a method takes some tenths of a second.
fn timed_at(method: Method) -> u8 {
    match method {
        Method::BruteForce => 9,
        Method::Permutation => 11,
        Method::Backtracking => 12,
        Method::Flags | Method::SwapFlags => 13,
        Method::Fast => 16,
        _ => 14,
    }
}

/// The last N whose leaves are counted: every printed one but N = 18, which takes minutes.
fn reach(all: bool) -> u8 {
    17 + u8::from(all)
}

fn time(method: Method) {
    let n = timed_at(method);
    let published = match method.gives() {
        Gives::Total => TOTALS,
        Gives::Unique => UNIQUE,
    }[usize::from(n) - 9];
    for &form in method.forms() {
        let size = Size::new(n).expect("a size of the table");
        let run = Run::new(method, form, size).expect("a form of the method");
        let start = Instant::now();
        let solutions = run.solutions();
        let elapsed = start.elapsed();
        assert_eq!(solutions, published, "{method}, N = {n}");
        let (_, counters) = run.counted();
        println!(
            "{method:>14} {:>9}  N = {n:<2} {solutions:>8} solutions {:>12} nodes {elapsed:>12.3?}",
            form.name(),
            counters.nodes,
        );
    }
}

fn count(table: &LeafTable, all: bool) {
    let reach = reach(all);
    for (side, printed) in table.rows().filter(|(side, _)| *side <= reach) {
        let size = Size::new(side).expect("a size of the table");
        let start = Instant::now();
        let (_, counters) = Run::of(table.method, size).counted();
        assert_eq!(counters.leaves, printed, "{}, N = {side}", table.method);
        println!(
            "{:>14} N = {side:<2} {printed:>13} leaves as printed, {:.3?}",
            table.method.name(),
            start.elapsed()
        );
    }
}
