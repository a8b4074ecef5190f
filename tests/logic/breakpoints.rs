//! Conditions at which playing stops and to which a reader can run.

use bitqueens::{
    pages::step::{StepAction, words},
    player::{Breakpoint, PlayerAction, Speed},
};
use bitqueens_core::solver::Phase;
use proptest::prelude::*;

use crate::{
    program::Program,
    stepping_page::{first, places},
};

#[test]
fn conditions_stop_where_they_hold_and_nowhere_before() {
    let places = places(5);
    for text in [
        "solution",
        "dead-end",
        "backtrack-0",
        "backtrack-3",
        "square-3-1",
        "square-0-0",
        "free-0",
        "free-2",
    ] {
        let (breakpoint, exact) = Breakpoint::parse(text).unwrap();
        assert!(exact);
        let holding = places.iter().filter(|place| breakpoint.holds(place));
        let expected: Vec<u64> = holding.map(|place| place.counters().steps).collect();
        assert!(!expected.is_empty(), "{text}");
        let mut program = Program::open(&format!("step/#n=5&until={text}"));
        let mut met = Vec::new();
        loop {
            program = program.changed(StepAction::Run);
            if program.notice() == Some(&words::NO_STOP.into()) {
                break;
            }
            met.push(program.at());
        }
        assert_eq!(met, expected, "{text}");
        // Without a further one the reader stays.
        assert_eq!(Some(&program.at()), expected.last());
    }
}

#[test]
fn conditions_say_what_they_mean() {
    let run = |until: &str| {
        let program = Program::open(&format!("step/#n=8&until={until}"));
        program.changed(StepAction::Run).machine().clone()
    };
    let square = run("square-4-0");
    assert_eq!((square.row(), square.bit()), (Some(4), 0b1000_0000));
    let free = run("free-3");
    assert_eq!(free.words(free.row().unwrap()).bitmap.count_ones(), 3);
    let up = run("backtrack-2");
    assert_eq!((up.phase(), up.row()), (Phase::Backtrack, Some(2)));
    assert_eq!(run("solution").counters().steps, 894);
}

#[test]
fn without_a_condition_there_is_nothing_to_run_to() {
    let mut program = Program::open("step/#n=5&until=solution");
    assert!(program.act(StepAction::Until(None)));
    assert!(!program.act(StepAction::Run));
}

#[test]
fn playing_stops_at_the_condition() {
    for speed in [Speed::Fastest, Speed::Full] {
        let program = Program::open("step/#n=6&until=solution");
        let program = program.changed(first(PlayerAction::Speed(speed)));
        let stopped = program.changed(first(PlayerAction::Play)).settled();
        assert_eq!(stopped.at(), 240);
    }
}

proptest! {
    #[test]
    fn conditions_read_as_written(text in "(solution|dead-end|backtrack|square|free|x)(-[0-9]{0,4}){0,3}") {
        if let Some((breakpoint, exact)) = Breakpoint::parse(&text) {
            prop_assert_eq!(exact, breakpoint.to_string() == text);
            prop_assert_eq!(Breakpoint::parse(&breakpoint.to_string()), Some((breakpoint, true)));
        }
    }
}
