//! Snapshots whose counters no search has: refused with a reason, or a place that can be left.

use bitqueens::{
    pages::step::{Slide, StepAction, words},
    player::{Breakpoint, Move, Pace, PlayerAction},
};
use bitqueens_core::solver::{Phase, Placement, SnapshotError};
use proptest::prelude::*;

use crate::{
    program::Program,
    stepping_page::{any_move, first, size, step, tick},
};

/// More micro-steps than any search has carried out.
const NEVER: u64 = 1 << 53;

#[test]
fn counters_that_no_search_reaches_are_refused_with_the_reason() {
    let open = |snapshot| Program::open(&format!("step/#snapshot={snapshot}"));
    for (snapshot, reason) in [
        (
            "s1.27.free.0.2305843009213693951.0.0",
            SnapshotError::TooManyPlacements,
        ),
        ("s1.27.free.0.200000.0.0", SnapshotError::Counters),
        ("s1.9.place.8.900000.0.0", SnapshotError::Counters),
    ] {
        let program = open(snapshot);
        assert_eq!(program.notice(), Some(&words::snapshot_problem(reason)));
        assert!(program.moved(Move::Next).at() < NEVER);
    }
}

#[test]
fn a_forged_place_is_left_in_every_direction() {
    // No search comes here with so few dead ends; only running it for days would show that.
    let forged = Program::open("step/#snapshot=s1.14.free.d0.200000.0.0");
    assert_eq!((forged.notice(), forged.at()), (None, 1_599_999));
    for to in [Move::Seek(9), Move::First, Move::Back, Move::NextSolution] {
        assert!(forged.moved(to).at() < NEVER);
    }
}

/// A counter, of any magnitude.
fn counter() -> impl Strategy<Value = u64> {
    (0_u32..64, any::<u64>()).prop_map(|(shift, bits)| bits >> shift)
}

/// Queens that no two attack, as a snapshot writes them; each draw chooses a free square.
fn queens(n: u8, draws: &[usize]) -> Placement {
    draws.iter().fold(Placement::empty(size(n)), |node, draw| {
        let children: Vec<_> = node.children().collect();
        let chosen = draw % children.len().max(1);
        children.get(chosen).copied().unwrap_or(node)
    })
}

fn action() -> impl Strategy<Value = StepAction> {
    let paces = prop_oneof![
        Just(Pace::Placement),
        Just(Pace::DeadEnd),
        Just(Pace::Solution),
    ];
    prop_oneof![
        8 => any_move(counter()).prop_map(step),
        2 => paces.prop_map(|pace| first(PlayerAction::Pace(pace))),
        1 => Just(first(PlayerAction::Play)),
        2 => Just(tick()),
        1 => counter().prop_map(|typed| first(PlayerAction::SeekTyped(typed.to_string()))),
        1 => (0_u64..1_100).prop_map(|notch| StepAction::Slide(Slide::Done(notch))),
        1 => (0_u8..27).prop_map(StepAction::Row),
        1 => Just(StepAction::RunToLine(Phase::Solution)),
        1 => Just(StepAction::Until(Some(Breakpoint::DeadEnd))),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_forged_snapshot_never_hangs_panics_or_wraps(
        n in 4_u8..=27,
        draws in prop::collection::vec(any::<usize>(), 1..16),
        (placements, shares) in (counter(), [1_u64..20, 1_u64..20]),
        actions in prop::collection::vec(action(), 1..6),
    ) {
        let queens = queens(n, &draws);
        let digits: String = queens
            .powers()
            .iter()
            .filter_map(|power| char::from_digit(u32::from(*power), 32))
            .collect();
        let [dead_ends, solutions] = shares.map(|share| placements / share.pow(2));
        let snapshot = format!("s1.{n}.place.{digits}.{placements}.{dead_ends}.{solutions}");
        let mut program = Program::open(&format!("step/#snapshot={snapshot}"));
        for action in actions {
            program.act(action);
            prop_assert!(program.at() < NEVER, "{}", program.at());
        }
    }
}
