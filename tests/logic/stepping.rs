//! Moving along the search: paces, solutions, far steps, playing, a held button.

use bitqueens::{
    pages::step::{StepAction, StepperAction},
    player::{Move, Pace, Playback, PlayerAction, Speed, words},
    text::Phrase,
};
use bitqueens_core::solver::{Phase, Solutions};

use crate::{
    program::Program,
    stepping_page::{first, size, step, tick},
};

#[track_caller]
fn says(program: &Program, phrase: Phrase) {
    assert_eq!(program.notice(), Some(&phrase.into()));
}

fn pace(pace: Pace) -> StepAction {
    first(PlayerAction::Pace(pace))
}

fn speed(speed: Speed) -> StepAction {
    first(PlayerAction::Speed(speed))
}

fn play() -> StepAction {
    first(PlayerAction::Play)
}

#[test]
fn n_4_runs_to_its_end_and_back() {
    let end = Program::open("step/#n=4").moved(Move::Last);
    assert_eq!((end.at(), end.machine().phase()), (121, Phase::Finished));
    for further in [Move::Next, Move::StepForward, Move::Last] {
        let stays = end.after(step(further));
        says(&stays, words::AT_END);
        assert_eq!(stays.at(), 121);
    }
    let start = end.moved(Move::First);
    assert_eq!(start.at(), 0);
    for back in [Move::Back, Move::StepBack, Move::First] {
        says(&start.after(step(back)), words::AT_START);
    }
}

#[test]
fn paces_stop_at_their_events() {
    let mut program = Program::open("step/#n=5");
    for (to, phase) in [
        (Pace::Placement, Phase::Place),
        (Pace::Solution, Phase::Solution),
        (Pace::DeadEnd, Phase::Free),
    ] {
        program.act(pace(to));
        program = program.moved(Move::Next);
        assert_eq!(program.machine().phase(), phase);
    }
    assert!(program.machine().at_dead_end());
    let there = program.at();
    let back = program.moved(Move::Next).moved(Move::Back);
    assert_eq!(back.at(), there);
    // The keys' micro-steps do not care for the pace.
    assert_eq!(back.forward().at(), there + 1);
}

#[test]
fn solutions_are_found_in_both_directions() {
    let found = Program::open("step/#n=8").moved(Move::NextSolution);
    assert_eq!(found.at(), 894);
    let second = found.moved(Move::NextSolution);
    assert_eq!(second.machine().counters().solutions, 2);
    assert_eq!(second.moved(Move::PreviousSolution).at(), 894);
    let stays = found.after(step(Move::PreviousSolution));
    says(&stays, words::NO_PREVIOUS_SOLUTION);
    assert_eq!(stays.at(), 894);
}

#[test]
fn a_missing_event_leaves_the_reader_where_they_are() {
    let program = Program::open("step/#n=3&at=10");
    let stays = program.moved(Move::NextSolution);
    assert_eq!(stays.at(), 10);
    says(&stays, words::NO_NEXT_SOLUTION);
    let last = Program::open("step/#n=1").after(step(Move::NextDeadEnd));
    assert_eq!(last.at(), 0);
    says(&last, words::NO_NEXT_DEAD_END);
}

#[test]
fn a_step_past_the_end_is_the_end_and_a_sentence() {
    let program = Program::open("step/#n=4&at=500");
    assert_eq!(program.at(), 121);
    assert_eq!(program.notice(), Some(&words::past_end(121)));
    let typed = Program::open("step/#n=4").changed(first(PlayerAction::SeekTyped("500".into())));
    assert_eq!(typed.at(), 121);
    assert_eq!(typed.notice(), Some(&words::past_end(121)));
}

#[test]
fn a_far_step_is_walked_to_in_slices_and_can_be_stopped() {
    // A near one, and the 500,000th placement of N = 12 is near, is there at once.
    assert!(Program::open("step/#n=12&at=4000000").is_paused());
    let program = Program::open("step/#n=16&at=9000000");
    let playback = &program.step_page().stepper.playback;
    assert!(matches!(playback, Playback::Seeking(_)));
    assert!(!program.state.rests());
    let stopped = program.changed(tick()).changed(first(PlayerAction::Pause));
    assert!(stopped.is_paused() && stopped.state.rests());
    assert!(stopped.at() < 9_000_000);
    assert_eq!(program.settled().at(), 9_000_000);
}

#[test]
fn a_far_address_opens_at_once_by_its_snapshot() {
    let far = Program::open("step/#n=16&at=5000000").settled();
    let again = Program::open(&far.address());
    assert!(again.is_paused());
    assert_eq!(again.machine(), far.machine());
    let back = again.moved(Move::StepBack);
    assert_eq!(back.at(), 4_999_999);
    assert!(back.is_paused());
}

#[test]
fn a_snapshot_alone_opens_at_its_own_step() {
    let there = Program::open("step/#n=8&at=5000").settled();
    let snapshot = there.machine().snapshot();
    for (address, at) in [
        (format!("step/#n=8&snapshot={snapshot}"), 5_000),
        (format!("step/#snapshot={snapshot}"), 5_000),
        (format!("step/#n=8&at=4990&snapshot={snapshot}"), 4_990),
    ] {
        let opened = Program::open(&address).settled();
        assert_eq!((opened.at(), opened.notice()), (at, None), "{address}");
    }
    let opened = Program::open(&format!("step/#snapshot={snapshot}"));
    assert_eq!(opened.machine(), there.machine());
}

#[test]
fn play_goes_to_the_end_and_stops_by_itself() {
    let played = Program::open("step/#n=4").changed(play()).settled();
    assert_eq!(played.at(), 121);
    let full = Program::open("step/#n=8").changed(speed(Speed::Full));
    assert_eq!(full.changed(play()).settled().at(), 15_991);
    // At the end there is nothing to play.
    let stays = played.after(play());
    assert!(stays.is_paused());
    says(&stays, words::AT_END);
}

#[test]
fn playing_is_silent_but_for_solutions_and_the_pause() {
    let mut program = Program::open("step/#n=4").changed(play());
    let told = |program: &Program| {
        let announcer = &program.step_page().stepper.announcer;
        announcer.last().map_or(0, |told| told.serial)
    };
    let mut told_at = Vec::new();
    while !program.is_paused() && program.at() < 100 {
        let before = told(&program);
        program = program.changed(tick());
        if told(&program) != before {
            told_at.push(program.at());
        }
    }
    let mut solutions = Solutions::new(size(4));
    let mut counted = Vec::new();
    while solutions.next().is_some() {
        counted.push(solutions.machine().counters().steps);
    }
    assert_eq!(told_at, counted);
    let paused = program.changed(first(PlayerAction::Pause));
    assert!(told(&program) < told(&paused));
}

#[test]
fn a_hidden_window_pauses_and_another_page_stops() {
    let playing = Program::open("step/#n=8").changed(play()).changed(tick());
    let hidden = playing.changed(bitqueens::app::Action::Hidden);
    assert!(hidden.is_paused());
    let mut left = playing.clone();
    left.go("bits/");
    assert!(left.is_paused());
    assert_eq!(left.at(), playing.at());
}

#[test]
fn steps_can_be_typed_in_either_width() {
    let program = Program::open("step/#n=8");
    let typed = |text: &str| program.changed(first(PlayerAction::SeekTyped(text.into())));
    for text in ["894", " 894 ", "８９４", "0,894"] {
        assert_eq!(typed(text).at(), 894, "{text}");
    }
    for text in ["", "8x", "-1", "1.5", "八"] {
        let refused = typed(text);
        assert_eq!(refused.at(), 0, "{text}");
        says(&refused, words::NOT_A_STEP);
    }
}

#[test]
fn another_board_begins_its_search() {
    let program = Program::open("step/#n=5&at=30").changed(play());
    let other = program.changed(StepAction::First(StepperAction::Size(size(6))));
    assert_eq!((other.at(), other.machine().size()), (0, size(6)));
    assert!(other.is_paused());
    let same = StepAction::First(StepperAction::Size(size(5)));
    assert_eq!(program.after(same).at(), 30);
}

#[test]
fn keys_move_and_the_list_names_them() {
    let mut program = Program::open("step/#n=8&at=894");
    for (key, at) in [
        ("ArrowRight", 895),
        ("ArrowLeft", 894),
        ("Home", 0),
        ("n", 894),
        ("End", 15_991),
    ] {
        assert!(program.press(key), "{key}");
        assert_eq!(program.at(), at, "{key}");
    }
    assert!(program.press("p") && program.machine().phase() == Phase::Solution);
    assert!(program.press("Home") && program.press(" ") && !program.is_paused());
    assert!(program.press(" ") && program.is_paused());
    assert!(!program.press("x"));
    let keys = program.state.page().unwrap().keys();
    let named = |name| keys.iter().any(|key| key.names.contains(&name));
    assert!(["→", "␣", "Home", "n", "p"].into_iter().all(named));
}
