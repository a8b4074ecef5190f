//! The early methods step by step.

use bitqueens_core::ladder::walk::{MethodWalker, WalkError, WalkStep};
use bitqueens_core::ladder::{Method, Run};
use bitqueens_core::solver::{Line, Size};
use proptest::prelude::*;

const WALKED: [Method; 3] = [Method::BruteForce, Method::Backtracking, Method::Flags];

fn size(side: u8) -> Size {
    Size::new(side).expect("a test's size")
}

fn walk(method: Method, side: u8) -> MethodWalker {
    MethodWalker::new(method, size(side)).expect("a walk that is offered")
}

#[test]
fn a_walk_ends_where_the_run_ends() {
    for method in WALKED {
        for side in 4..=6 {
            let mut walker = walk(method, side);
            assert_eq!(walker.by_ref().last(), Some(WalkStep::Finish));
            let ends = (walker.solutions(), walker.counters());
            assert_eq!(
                ends,
                Run::of(method, size(side)).counted(),
                "{method}, N = {side}"
            );
            assert_eq!(walker.next(), None);
            assert_eq!(walker.next(), None);
            assert!(walker.queens().iter().all(Option::is_none));
        }
    }
}

/// Every board shown as a solution is one, and every solution is shown.
#[test]
fn solutions_are_full_and_peaceful() {
    for method in WALKED {
        let mut walker = walk(method, 6);
        let mut found = Vec::new();
        while let Some(step) = walker.next() {
            if let WalkStep::Solution { ordinal } = step {
                found.push(walker.queens().to_vec());
                assert_eq!(u64::try_from(found.len()), Ok(ordinal));
            }
        }
        let expected = [
            [1, 3, 5, 0, 2, 4],
            [2, 5, 1, 4, 0, 3],
            [3, 0, 4, 1, 5, 2],
            [4, 2, 0, 5, 3, 1],
        ];
        assert_eq!(
            found,
            expected.map(|board| board.map(Some).to_vec()),
            "{method}"
        );
    }
}

#[test]
fn backtracking_compares_as_it_sets() {
    let steps: Vec<_> = walk(Method::Backtracking, 4).take(7).collect();
    let compare = |upper, lower, attack| WalkStep::Compare {
        upper,
        lower,
        attack,
    };
    assert_eq!(
        steps,
        [
            WalkStep::Set { row: 0, column: 0 },
            WalkStep::Set { row: 1, column: 0 },
            compare(0, 1, Some(Line::Down)),
            WalkStep::Set { row: 1, column: 1 },
            compare(0, 1, Some(Line::Right)),
            WalkStep::Set { row: 1, column: 2 },
            compare(0, 1, None),
        ]
    );
}

#[test]
fn brute_force_fills_the_board_before_it_compares() {
    let steps: Vec<_> = walk(Method::BruteForce, 4).take(7).collect();
    assert_eq!(
        steps[..4],
        [0, 1, 2, 3].map(|row| WalkStep::Set { row, column: 0 })
    );
    let attack = Some(Line::Down);
    assert_eq!(
        steps[4],
        WalkStep::Compare {
            upper: 0,
            lower: 1,
            attack
        }
    );
    assert_eq!(steps[5], WalkStep::Set { row: 3, column: 1 });
}

#[test]
fn flags_look_before_they_set() {
    let mut walker = walk(Method::Flags, 4);
    let steps: Vec<_> = walker.by_ref().take(4).collect();
    assert_eq!(
        steps,
        [
            WalkStep::Look {
                row: 0,
                column: 0,
                taken: [false; 3]
            },
            WalkStep::Set { row: 0, column: 0 },
            WalkStep::Look {
                row: 1,
                column: 0,
                taken: [false, true, false]
            },
            WalkStep::Look {
                row: 1,
                column: 1,
                taken: [false, false, true]
            },
        ]
    );
    let flags = walker.flags().expect("the method keeps flags");
    assert_eq!(flags.down(), [true, false, false, false]);
    assert_eq!(
        flags.left(),
        [true, false, false, false, false, false, false]
    );
    assert_eq!(
        flags.right(),
        [false, false, false, true, false, false, false]
    );
}

/// At every step the flags are those of the queens on the board, and no more are set than rows above allow.
#[test]
fn flags_are_the_lines_of_the_queens() {
    let mut walker = walk(Method::Flags, 5);
    while walker.next().is_some() {
        let flags = walker.flags().expect("the method keeps flags");
        let (mut down, mut left, mut right) = ([false; 5], [false; 9], [false; 9]);
        for (row, column) in walker.queens().iter().enumerate() {
            if let Some(column) = column {
                down[*column] = true;
                left[row + column] = true;
                right[column + 4 - row] = true;
            }
        }
        assert_eq!(flags.down(), down);
        assert_eq!(flags.left(), left);
        assert_eq!(flags.right(), right);
    }
    assert!(walk(Method::Backtracking, 5).flags().is_none());
}

#[test]
fn what_is_not_offered_is_refused() {
    for method in Method::ALL {
        for side in 1..=27 {
            let offered = WALKED.contains(&method) && (4..=6).contains(&side);
            assert_eq!(
                MethodWalker::new(method, size(side)).is_ok(),
                offered,
                "{method}, N = {side}"
            );
        }
    }
    let refused = MethodWalker::new(Method::Flags, size(7)).expect_err("too wide");
    assert_eq!(refused, WalkError::Size(size(7)));
    assert_eq!(refused.to_string(), "size 7 is outside 4..=6");
}

proptest! {
    /// A clone taken anywhere goes on as the walker it was taken from.
    #[test]
    fn a_clone_is_a_bookmark(which in 0..3_usize, side in 4..=5_u8, at in 0..5_000_usize) {
        let mut walker = walk(WALKED[which], side);
        let taken = walker.by_ref().take(at).count();
        prop_assert_eq!(u64::try_from(taken), Ok(walker.steps()));
        let bookmark = walker.clone();
        prop_assert!(walker.eq(bookmark));
    }
}
