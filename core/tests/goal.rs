//! Walking to a goal stops where stepping line by line first reaches it.

use bitqueens_core::solver::{CounterKind, CounterTarget, Goal, Machine, Phase, Placement, Size};

const COUNTERS: [CounterKind; 4] = [
    CounterKind::Steps,
    CounterKind::Placements,
    CounterKind::DeadEnds,
    CounterKind::Solutions,
];

/// Every place of a search, from step 0 to its end.
fn places(n: u8) -> Vec<Machine> {
    let mut machine = Machine::new(Size::new(n).unwrap());
    let mut places = vec![machine.clone()];
    while machine.advance().is_some() {
        places.push(machine.clone());
    }
    places
}

/// The first place that reaches a goal, or the last place.
fn stepped<'a>(places: &'a [Machine], goal: &Goal) -> &'a Machine {
    let first = places.iter().find(|place| goal.reached(place));
    first.unwrap_or(places.last().unwrap())
}

#[test]
fn every_count_of_small_boards_is_walked_to_from_every_place_before_it() {
    for n in 1..=5 {
        let places = places(n);
        for counter in COUNTERS {
            let most = counter.of(places.last().unwrap().counters()) + 1;
            for value in 1..=most {
                let goal = Goal::Counter(CounterTarget { counter, value });
                let expected = stepped(&places, &goal);
                for from in places.iter().step_by(3).filter(|from| !goal.reached(from)) {
                    let mut machine = from.clone();
                    machine.walk(&goal, u64::MAX);
                    assert_eq!(&machine, expected, "N = {n}, {goal:?}");
                }
            }
        }
    }
}

#[test]
fn every_node_is_walked_to() {
    for n in 1..=6 {
        let places = places(n);
        let mut machine = places[0].clone();
        for place in places.iter().filter(|place| place.phase() == Phase::Place) {
            let goal = Goal::Placement(Placement::standing(place));
            let mut from_start = places[0].clone();
            from_start.walk(&goal, u64::MAX);
            assert_eq!(&from_start, place, "N = {n}");
            machine.walk(&goal, u64::MAX);
            assert_eq!(&machine, place, "N = {n}, from the node before");
        }
    }
}

#[test]
fn a_walk_stops_at_the_step_it_is_given() {
    let places = places(5);
    for goal in [
        Goal::Counter(CounterTarget::END),
        Goal::Placement(Placement::named("0-2-4-1-3", Size::new(5).unwrap()).unwrap()),
    ] {
        for until in 0..=200 {
            let mut machine = places[0].clone();
            machine.walk(&goal, until);
            assert_eq!(machine, places[usize::try_from(until).unwrap()]);
        }
    }
}

#[test]
fn a_walk_past_the_end_stops_at_the_end() {
    let places = places(4);
    let mut machine = places[0].clone();
    machine.walk(&Goal::Counter(CounterTarget::END), u64::MAX);
    assert_eq!(machine.phase(), Phase::Finished);
    assert_eq!(&machine, places.last().unwrap());
}
