//! Leaf nodes by each source's own definition.

use bitqueens_core::ladder::sources::LEAF_TABLES;
use bitqueens_core::ladder::{Method, Run};
use bitqueens_core::solver::{Machine, Size};

/// Beyond this N a figure takes longer than the tests have; `benches/ladder.rs` checks the rest.
fn reach(method: Method) -> u8 {
    match method {
        Method::BruteForce => 8,
        Method::Backtracking | Method::Flags => 11,
        _ => 12,
    }
}

#[test]
fn every_leaf_table_is_counted_again() {
    for table in &LEAF_TABLES {
        for (side, printed) in table.rows() {
            if reach(table.method) < side {
                break;
            }
            let size = Size::new(side).expect("a printed N");
            for &form in table.method.forms() {
                let run = Run::new(table.method, form, size).expect("a form of the method");
                let (_, counters) = run.counted();
                assert_eq!(counters.leaves, printed, "{}, N = {side}", table.method);
            }
        }
    }
}

#[test]
fn the_loop_has_the_leaves_of_the_recursion() {
    for table in LEAF_TABLES
        .iter()
        .filter(|table| table.method == Method::Bitmap)
    {
        for (side, printed) in table.rows().take_while(|(side, _)| *side <= 12) {
            let size = Size::new(side).expect("a printed N");
            let (_, counters) = Run::of(Method::BitmapLoop, size).counted();
            assert_eq!(counters.leaves, printed, "N = {side}");
        }
    }
}

#[test]
fn a_table_answers_for_its_own_sizes_only() {
    let bitmap = LEAF_TABLES
        .iter()
        .find(|table| table.method == Method::Bitmap)
        .expect("003 prints it");
    assert_eq!(bitmap.at(3), None);
    assert_eq!(bitmap.at(8), Some(736));
    assert_eq!(bitmap.at(16), Some(415_515_376));
    assert_eq!(bitmap.at(17), None);
}

/// Brute force fills every board, permutation every one without a column twice.
#[test]
fn full_boards_are_powers_and_factorials() {
    for side in 1..=7 {
        let size = Size::new(side).expect("a size");
        let n = u64::from(side);
        let (_, counters) = Run::of(Method::BruteForce, size).counted();
        assert_eq!(counters.leaves, n.pow(u32::from(side)));
        let (_, counters) = Run::of(Method::Permutation, size).counted();
        assert_eq!(counters.leaves, (1..=n).product::<u64>());
    }
}

/// Every queen set goes on to a row below, so a square tried is a queen set or a leaf, and the whole board of N = 4
/// can be counted by hand: 16 placements, 4 dead ends, 2 solutions.
#[test]
fn nodes_tests_and_leaves_belong_together() {
    for side in 1..=9 {
        let size = Size::new(side).expect("a size");
        let (solutions, bitmap) = Run::of(Method::Bitmap, size).counted();
        // Every queen but those of a full board has a row below it to ask about.
        assert_eq!(bitmap.tests, bitmap.nodes - solutions, "N = {side}");
        for method in [
            Method::Backtracking,
            Method::Flags,
            Method::SwapFlags,
            Method::Unplaced,
        ] {
            let (_, counters) = Run::of(method, size).counted();
            assert_eq!(counters.nodes, bitmap.nodes, "{method}, N = {side}");
            assert_eq!(
                counters.tests,
                counters.nodes + counters.leaves - solutions,
                "{method}, N = {side}"
            );
        }
    }
    let (_, counters) = Run::of(Method::Bitmap, Size::new(4).expect("a size")).counted();
    assert_eq!((counters.nodes, counters.leaves), (16, 6));
}

/// The loop run without stopping is the stepper's: the same placements, dead ends and solutions.
#[test]
fn the_loop_is_the_steppers() {
    for side in 1..=9 {
        let size = Size::new(side).expect("a size");
        let mut machine = Machine::new(size);
        while machine.advance().is_some() {}
        let stepped = machine.counters();
        let (solutions, counters) = Run::of(Method::BitmapLoop, size).counted();
        assert_eq!(solutions, stepped.solutions, "N = {side}");
        assert_eq!(counters.nodes, stepped.placements, "N = {side}");
        assert_eq!(
            counters.leaves,
            stepped.dead_ends + stepped.solutions,
            "N = {side}"
        );
    }
}
