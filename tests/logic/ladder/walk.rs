//! The early methods: stepping, playing, holding, telling.

use bitqueens::text::Lang;
use bitqueens::{
    pages::ladder::{LadderAction, LadderPage, MethodWalk},
    player::{Move, PlayerAction, Sequence, Speed},
};
use bitqueens_core::ladder::walk::WalkStep;

use crate::program::Program;

fn act(program: &mut Program, action: PlayerAction) {
    program.act(LadderAction::Walk(action));
}

fn go(program: &mut Program, to: Move) {
    act(program, PlayerAction::Move(to));
}

fn player(program: &Program) -> &bitqueens::player::Player<MethodWalk> {
    &program.page::<LadderPage>().walk
}

fn walk(program: &Program) -> &MethodWalk {
    &player(program).sequence
}

fn step(program: &Program) -> u64 {
    player(program).step()
}

fn beat_ms(program: &Program) -> Option<u32> {
    player(program)
        .playback
        .beat_ms(player(program).speed, false)
}

/// How many sentences have been told, and the last of them in English.
fn told(program: &Program) -> (u64, &str) {
    player(program).announcer.last().map_or((0, ""), |last| {
        (last.serial, last.sentence.in_lang(Lang::En))
    })
}

/// Plays to where it stops; returns what was told on the way.
fn play(program: &mut Program) -> Vec<String> {
    let mut heard = Vec::new();
    act(program, PlayerAction::Play);
    let mut serial = told(program).0;
    while beat_ms(program).is_some() {
        act(program, PlayerAction::Tick);
        let (now, sentence) = told(program);
        if serial < now {
            serial = now;
            heard.push(sentence.to_owned());
        }
    }
    heard
}

#[test]
fn walking_goes_both_ways() {
    let mut program = Program::open("ladder/flags/#walk-n=5");
    let mut seen = Vec::new();
    while !walk(&program).is_finished() {
        seen.push(walk(&program).clone());
        go(&mut program, Move::StepForward);
    }
    assert_eq!(walk(&program).walker().solutions(), 10);
    while let Some(before) = seen.pop() {
        go(&mut program, Move::StepBack);
        assert_eq!(*walk(&program), before);
    }
}

#[test]
fn solutions_are_found_both_ways() {
    for method in ["brute-force", "backtracking", "flags"] {
        let mut program = Program::open(&format!("ladder/{method}/#walk-n=5"));
        let mut steps = Vec::new();
        for ordinal in 1..=10 {
            go(&mut program, Move::NextSolution);
            assert_eq!(walk(&program).last(), Some(WalkStep::Solution { ordinal }));
            steps.push(step(&program));
        }
        go(&mut program, Move::NextSolution);
        assert!(program.said().contains("no further solution"));
        assert_eq!(Some(&step(&program)), steps.last());
        go(&mut program, Move::Last);
        assert!(walk(&program).is_finished());
        while let Some(before) = steps.pop() {
            go(&mut program, Move::PreviousSolution);
            assert_eq!(step(&program), before);
        }
        go(&mut program, Move::PreviousSolution);
        assert!(program.said().contains("no solution before"));
    }
}

#[test]
fn the_ends_are_said_and_not_passed() {
    let mut program = Program::open("ladder/");
    for back in [Move::Back, Move::StepBack, Move::First] {
        go(&mut program, back);
        assert_eq!(step(&program), 0, "{back:?}");
        assert!(program.said().contains("the start"), "{back:?}");
    }
    go(&mut program, Move::Last);
    assert_eq!(program.notice(), None);
    let end = step(&program);
    for on in [Move::Next, Move::StepForward, Move::Last] {
        go(&mut program, on);
        assert_eq!(step(&program), end, "{on:?}");
        assert!(program.said().contains("ends here"), "{on:?}");
    }
    act(&mut program, PlayerAction::Play);
    assert_eq!(beat_ms(&program), None);
    assert!(program.said().contains("ends here"));
    go(&mut program, Move::First);
    assert_eq!(step(&program), 0);
}

#[test]
fn a_step_is_gone_to_by_its_number() {
    let mut program = Program::open("ladder/flags/#walk-n=5");
    let typed = |text: &str| PlayerAction::SeekTyped(text.into());
    act(&mut program, typed("１２"));
    assert_eq!(step(&program), 12);
    assert!(program.address().contains("walk-at=12"));
    act(&mut program, typed("a step"));
    assert_eq!(step(&program), 12);
    assert!(program.said().contains("whole number"));
    act(&mut program, typed("999,999"));
    assert!(walk(&program).is_finished());
    let end = step(&program);
    let past = format!("There is no such step. This search ends at step {end}, which is shown.");
    assert_eq!(program.said(), past);
    // The address says so too.
    let program = Program::open("ladder/flags/#walk-n=5&walk-at=999999");
    assert_eq!((step(&program), program.said()), (end, past.as_str()));
}

#[test]
fn another_method_or_board_begins_anew() {
    let mut program = Program::open("ladder/flags/#walk-n=5&walk-at=12");
    act(&mut program, PlayerAction::Play);
    program.act(LadderAction::WalkSize(super::size(6)));
    assert_eq!((step(&program), beat_ms(&program)), (0, None));
    // A board that is not walked, and the walk that is open, change nothing.
    go(&mut program, Move::Next);
    assert!(!program.act(LadderAction::WalkSize(super::size(8))));
    assert!(!program.act(LadderAction::WalkSize(super::size(6))));
    assert_eq!(step(&program), 1);
}

#[test]
fn a_timer_exists_while_it_plays_and_only_then() {
    let mut program = Program::open("ladder/flags/#walk-at=3");
    assert_eq!(beat_ms(&program), None, "nothing plays by itself");
    act(&mut program, PlayerAction::Tick);
    assert_eq!(step(&program), 3);
    act(&mut program, PlayerAction::Play);
    assert_eq!(beat_ms(&program), Some(Speed::Normal.beat_ms()));
    assert!(!program.state.rests());
    act(&mut program, PlayerAction::Speed(Speed::Fast));
    assert_eq!(beat_ms(&program), Some(Speed::Fast.beat_ms()));
    act(&mut program, PlayerAction::Tick);
    assert_eq!(step(&program), 4);
    act(&mut program, PlayerAction::Pause);
    assert_eq!(beat_ms(&program), None);
    assert!(program.state.rests());
}

#[test]
fn a_step_by_hand_and_leaving_the_page_stop_it() {
    let stops: [fn(&mut Program); 4] = [
        |program| go(program, Move::StepForward),
        |program| program.go("step/"),
        |program| program.go("count/"),
        |program| assert!(program.act(bitqueens::app::Action::Hidden)),
    ];
    for stop in stops {
        let mut program = Program::open("ladder/");
        act(&mut program, PlayerAction::Play);
        assert!(beat_ms(&program).is_some());
        stop(&mut program);
        assert_eq!(beat_ms(&program), None);
    }
}

#[test]
fn the_keys_walk() {
    let mut program = Program::open("ladder/flags/#walk-n=5");
    for (key, at) in [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("Home", 0),
    ] {
        assert!(program.press(key));
        assert_eq!(step(&program), at, "{key}");
    }
    assert!(program.press("n"));
    assert_eq!(
        walk(&program).last(),
        Some(WalkStep::Solution { ordinal: 1 })
    );
    assert!(program.press("End") && walk(&program).is_finished());
    program.press("Home");
    assert!(program.press(" ") && beat_ms(&program).is_some());
    assert!(program.press(" ") && beat_ms(&program).is_none());
    assert!(!program.press("x"));
}

#[test]
fn playing_is_silent_but_for_solutions_the_pause_and_the_end() {
    let mut program = Program::open("ladder/flags/");
    let heard = play(&mut program);
    assert_eq!(heard.len(), 3, "{heard:?}");
    assert!(heard[0].ends_with("solution 1."), "{heard:?}");
    assert!(heard[1].ends_with("solution 2."), "{heard:?}");
    assert!(heard[2].contains("finished"), "{heard:?}");
    // The sentence that is seen follows every step, the one that is heard stays.
    go(&mut program, Move::First);
    go(&mut program, Move::StepForward);
    let serial = told(&program).0;
    act(&mut program, PlayerAction::Play);
    act(&mut program, PlayerAction::Tick);
    let shown = walk(&program).sentence(program.preferences().order);
    assert_eq!(told(&program).0, serial);
    assert_ne!(told(&program).1, shown.in_lang(Lang::En));
    act(&mut program, PlayerAction::Pause);
    assert_eq!(
        told(&program),
        (
            serial + 1,
            format!("Paused. {}", shown.in_lang(Lang::En)).as_str()
        )
    );
}

#[test]
fn full_speed_ends_where_stepping_ends() {
    let mut program = Program::open("ladder/brute-force/#walk-n=6");
    act(&mut program, PlayerAction::Speed(Speed::Full));
    play(&mut program);
    assert!(walk(&program).is_finished());
    assert_eq!(walk(&program).walker().solutions(), 4);
}
