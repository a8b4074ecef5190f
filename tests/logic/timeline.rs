//! Going anywhere in a search, forward and back.

use bitqueens::player::{Arrival, CounterKind, CounterTarget, Sequence, Target, Timeline};
use bitqueens_core::solver::{Machine, Phase};
use proptest::prelude::*;

use crate::stepping_page::{places, replay, size};

fn to(step: u64) -> Target {
    CounterTarget::step(step).into()
}

fn to_count(counter: CounterKind, value: u64) -> Target {
    CounterTarget { counter, value }.into()
}

#[test]
fn every_step_of_small_boards_can_be_reached_from_every_side() {
    for n in 1..=5 {
        let states = places(n);
        let mut timeline = Timeline::new(size(n));
        let last = states.len() - 1;
        for k in 0..=last {
            for step in [k, last - k, k / 2] {
                let target = to(u64::try_from(step).unwrap());
                assert_eq!(timeline.go(&target, u64::MAX), Arrival::There);
                assert_eq!(timeline.now(), &states[step]);
            }
        }
    }
}

#[test]
fn ten_thousand_random_moves_equal_a_fresh_replay() {
    // A fixed walk: multiplicative steps modulo a prime visit the run in no order.
    let end = 15_991;
    let mut timeline = Timeline::new(size(8));
    let mut step = 1;
    let fresh = places(8);
    for turn in 0..10_000_u64 {
        step = match turn % 4 {
            0 => (step * 7_919 + turn) % (end + 1),
            1 => step.saturating_sub(1),
            2 => (step + 1).min(end),
            _ => (step + 300).min(end),
        };
        assert_eq!(timeline.go(&to(step), u64::MAX), Arrival::There);
        assert_eq!(timeline.now(), &fresh[usize::try_from(step).unwrap()]);
    }
}

#[test]
fn events_are_found_forward_and_back() {
    let mut timeline = Timeline::new(size(6));
    let solution = |value| to_count(CounterKind::Solutions, value);
    assert_eq!(timeline.go(&solution(1), u64::MAX), Arrival::There);
    assert_eq!(timeline.step(), 240);
    assert_eq!(timeline.go(&solution(4), u64::MAX), Arrival::There);
    let fourth = timeline.step();
    assert_eq!(timeline.now().phase(), Phase::Solution);
    assert_eq!(timeline.go(&solution(5), u64::MAX), Arrival::AtEnd);
    assert_eq!(timeline.step(), 1_199);
    assert_eq!(timeline.go(&solution(4), u64::MAX), Arrival::There);
    assert_eq!(timeline.step(), fourth);
    assert_eq!(timeline.go(&solution(1), u64::MAX), Arrival::There);
    assert_eq!(timeline.step(), 240);
}

#[test]
fn a_budget_stops_on_the_way_and_goes_on() {
    let mut timeline = Timeline::new(size(10));
    let target = to(100_000);
    assert_eq!(timeline.go(&target, 60_000), Arrival::Underway);
    assert_eq!(timeline.step(), 60_000);
    assert_eq!(timeline.go(&target, 60_000), Arrival::There);
    assert_eq!(timeline.now(), &replay(10, 100_000));
    let back = to(99_990);
    assert_eq!(timeline.go(&back, 4), Arrival::Underway);
    assert_eq!(timeline.go(&back, 6), Arrival::There);
    assert_eq!(timeline.now(), &replay(10, 99_990));
}

#[test]
fn history_is_bounded_and_far_places_stay_exact() {
    let mut timeline = Timeline::new(size(12));
    assert_eq!(
        timeline.go(&CounterTarget::END.into(), u64::MAX),
        Arrival::AtEnd
    );
    assert_eq!(timeline.step(), 6_778_507);
    assert!(timeline.n_keyframes() <= 512);
    assert!(timeline.n_keyframes() * size_of::<Machine>() < 8 << 20);
    let placement = to_count(CounterKind::Placements, 500_000);
    assert_eq!(timeline.go(&placement, u64::MAX), Arrival::There);
    assert_eq!(timeline.now().counters().placements, 500_000);
    assert_eq!(timeline.now().phase(), Phase::Place);
    assert_eq!(timeline.now(), &replay(12, timeline.step()));
}

#[test]
fn a_search_joined_in_the_middle_goes_back_past_the_join() {
    let mut timeline = Timeline::from(replay(14, 500_000));
    assert_eq!(timeline.go(&to(499_000), u64::MAX), Arrival::There);
    assert_eq!(timeline.now(), &replay(14, 499_000));
    assert_eq!(timeline.go(&to(0), u64::MAX), Arrival::There);
    assert_eq!(timeline.now(), &Machine::new(size(14)));
}

proptest! {
    #[test]
    fn wherever_one_goes_the_place_is_the_replayed_one(
        n in 5_u8..=9,
        steps in prop::collection::vec(0_u64..20_000, 1..8),
    ) {
        let mut timeline = Timeline::new(size(n));
        for step in steps {
            timeline.go(&to(step), u64::MAX);
            prop_assert_eq!(timeline.now(), &replay(n, timeline.step()));
        }
    }
}
