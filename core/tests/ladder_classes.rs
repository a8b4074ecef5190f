//! Solutions grouped by symmetry.

use std::collections::HashSet;

use bitqueens_core::ladder::classes::{Class, Symmetry, classes};
use bitqueens_core::ladder::{Method, Run};
use bitqueens_core::solver::{Machine, Phase, Size};

fn of(side: u8) -> Vec<Class> {
    classes(Size::new(side).expect("a test's size"))
}

/// Counts the classes with 8, 4, 2 and 1 members.
#[track_caller]
fn check(side: u8, expected: [usize; 4]) {
    let classes = of(side);
    let count = |symmetry| {
        classes
            .iter()
            .filter(|class| class.symmetry == symmetry)
            .count()
    };
    let counts = [
        Symmetry::None,
        Symmetry::HalfTurn,
        Symmetry::QuarterTurn,
        Symmetry::Full,
    ]
    .map(count);
    assert_eq!(counts, expected, "N = {side}");
    for class in &classes {
        assert_eq!(class.members.len(), class.symmetry.images(), "{class:?}");
    }
}

/// Eight queens are known for eleven classes of eight images and one of four.
#[test]
fn the_published_splits() {
    check(1, [0, 0, 0, 1]);
    check(2, [0, 0, 0, 0]);
    check(3, [0, 0, 0, 0]);
    check(4, [0, 0, 1, 0]);
    check(5, [1, 0, 1, 0]);
    check(6, [0, 1, 0, 0]);
    check(7, [4, 2, 0, 0]);
    check(8, [11, 1, 0, 0]);
    check(9, [42, 4, 0, 0]);
    check(10, [89, 3, 0, 0]);
}

#[test]
fn classes_are_all_solutions_once() {
    for side in 1..=9 {
        let size = Size::new(side).expect("a test's size");
        let classes = of(side);
        let mut ordinals: Vec<_> = classes
            .iter()
            .flat_map(|class| class.members.iter().map(|member| member.ordinal))
            .collect();
        ordinals.sort_unstable();
        let total = Run::of(Method::Bitmap, size).solutions();
        assert_eq!(ordinals, (1..=total).collect::<Vec<_>>(), "N = {side}");
        let unique = usize::try_from(Run::of(Method::CornerEdge, size).solutions());
        assert_eq!(Ok(classes.len()), unique, "N = {side}");
    }
}

/// An ordinal is what the stepper's counter shows when it stands on the board.
#[test]
fn ordinals_follow_the_stepper() {
    let classes = of(6);
    let mut machine = Machine::new(Size::new(6).unwrap());
    while let Some(phase) = machine.advance() {
        if phase == Phase::Solution {
            let ordinal = machine.counters().solutions;
            let queens: Vec<_> = machine.queens().collect();
            let found = classes
                .iter()
                .flat_map(|class| &class.members)
                .filter(|member| member.ordinal == ordinal)
                .map(|member| member.solution.bits())
                .collect::<Vec<_>>();
            assert_eq!(found, [queens.as_slice()]);
        }
    }
}

/// The first of a class is the board that the methods for unique solutions keep: its smallest image.
#[test]
fn the_first_of_a_class_is_the_smallest() {
    for side in 1..=8 {
        for class in of(side) {
            let first = &class.members[0];
            for member in &class.members {
                assert!(first.ordinal <= member.ordinal);
                assert!(first.solution.bits() <= member.solution.bits());
            }
        }
    }
}

/// Turning a member on plain squares gives another member of its class.
#[test]
fn a_class_is_closed_under_turns_and_mirrors() {
    for class in of(7) {
        let boards: HashSet<_> = class
            .members
            .iter()
            .map(|member| member.solution.bits())
            .collect();
        for board in &boards {
            let quarter: Vec<u32> = (0..7)
                .map(|row| {
                    let below = (0..7).find(|&old| board[old] == 1 << row).expect("a queen");
                    1 << (6 - below)
                })
                .collect();
            let mirror: Vec<u32> = board
                .iter()
                .map(|bit| 1 << (6 - bit.trailing_zeros()))
                .collect();
            assert!(boards.contains(quarter.as_slice()), "{board:?}");
            assert!(boards.contains(mirror.as_slice()), "{board:?}");
        }
    }
}
