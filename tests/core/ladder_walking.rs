//! The early methods on the ladder's page: stepping, playing, holding, telling.

use bitqueens::ladder::walk::Step;
use bitqueens::state::ladder::Walking;
use bitqueens::state::{Action, Environment, LadderScene, Speed, State, Walk};
use bitqueens::text::Notice;

fn open(hash: &str) -> State {
    State::open(&Environment {
        hash: hash.into(),
        ..Environment::default()
    })
}

fn send(state: &mut State, action: Action) {
    if let Some(next) = state.apply(action) {
        *state = next;
    }
}

fn walk(state: &mut State, walk: Walk) {
    send(state, Action::Walk(walk));
}

fn walking(state: &State) -> &Walking {
    &state.ladder.walking
}

fn step(state: &State) -> u64 {
    walking(state).walker().steps()
}

fn scene(state: &State) -> LadderScene {
    LadderScene::of(state)
}

/// How many sentences have been told.
fn n_told(state: &State) -> u64 {
    scene(state).walk.spoken.map_or(0, |spoken| spoken.serial)
}

/// Plays to where it stops, and says what was told on the way, in English.
fn play(state: &mut State) -> Vec<String> {
    let mut told = Vec::new();
    send(state, Action::Play);
    let mut serial = n_told(state);
    while state.beat_ms().is_some() {
        send(state, Action::Tick);
        if let Some(spoken) = scene(state).walk.spoken.filter(|now| serial < now.serial) {
            serial = spoken.serial;
            told.push(spoken.sentence.en);
        }
    }
    told
}

#[test]
fn walking_goes_both_ways() {
    let mut state = open("#/ladder?walk=flags&walk-n=5");
    let mut seen = Vec::new();
    let place = |state: &State| (walking(state).walker().clone(), walking(state).last());
    while !walking(&state).is_finished() {
        seen.push(place(&state));
        walk(&mut state, Walk::StepForward);
    }
    assert_eq!(walking(&state).walker().solutions(), 10);
    while let Some(before) = seen.pop() {
        walk(&mut state, Walk::StepBack);
        assert_eq!(place(&state), before);
    }
}

#[test]
fn solutions_are_found_both_ways() {
    for method in ["brute-force", "backtracking", "flags"] {
        let mut state = open(&format!("#/ladder?walk={method}&walk-n=5"));
        let mut steps = Vec::new();
        for found in 1..=10 {
            walk(&mut state, Walk::NextSolution);
            assert_eq!(
                walking(&state).last(),
                Some(Step::Solution { ordinal: found })
            );
            steps.push(step(&state));
        }
        walk(&mut state, Walk::NextSolution);
        assert_eq!(state.notice, Some(Notice::NoNextSolution));
        assert_eq!(Some(&step(&state)), steps.last());
        walk(&mut state, Walk::Last);
        assert!(walking(&state).is_finished());
        while let Some(before) = steps.pop() {
            walk(&mut state, Walk::PreviousSolution);
            assert_eq!(step(&state), before);
        }
        walk(&mut state, Walk::PreviousSolution);
        assert_eq!(state.notice, Some(Notice::NoPreviousSolution));
    }
}

#[test]
fn the_ends_are_said_and_not_passed() {
    let mut state = open("#/ladder");
    for back in [Walk::Back, Walk::StepBack, Walk::First] {
        walk(&mut state, back);
        assert_eq!(
            (step(&state), &state.notice),
            (0, &Some(Notice::AtStart)),
            "{back:?}"
        );
    }
    walk(&mut state, Walk::Last);
    assert_eq!(state.notice, None);
    let end = step(&state);
    for on in [Walk::Next, Walk::StepForward, Walk::Last] {
        walk(&mut state, on);
        assert_eq!(
            (step(&state), &state.notice),
            (end, &Some(Notice::AtEnd)),
            "{on:?}"
        );
    }
    send(&mut state, Action::Play);
    assert_eq!(
        (state.beat_ms(), &state.notice),
        (None, &Some(Notice::AtEnd))
    );
    walk(&mut state, Walk::First);
    assert_eq!(step(&state), 0);
}

#[test]
fn a_step_is_gone_to_by_its_number() {
    let mut state = open("#/ladder?walk=flags&walk-n=5");
    let typed = |text: &str| Action::SeekText(text.into());
    send(&mut state, typed("１２"));
    assert_eq!(step(&state), 12);
    assert!(state.address().to_string().contains("walk-at=12"));
    send(&mut state, typed("a step"));
    assert_eq!((step(&state), &state.notice), (12, &Some(Notice::NotAStep)));
    send(&mut state, typed("999,999"));
    let end = step(&state);
    assert!(walking(&state).is_finished());
    let past = Some(Notice::PastEnd {
        asked: 999_999,
        end,
    });
    assert_eq!(state.notice, past);
    // The address says so too.
    let state = open("#/ladder?walk=flags&walk-n=5&walk-at=999999");
    assert_eq!((step(&state), &state.notice), (end, &past));
}

#[test]
fn a_timer_exists_while_it_plays_and_only_then() {
    let mut state = open("#/ladder?walk=flags&walk-at=3");
    assert_eq!(state.beat_ms(), None, "nothing plays by itself");
    send(&mut state, Action::Tick);
    assert_eq!(step(&state), 3);
    send(&mut state, Action::Play);
    assert_eq!(state.beat_ms(), Some(Speed::Normal.beat_ms()));
    assert!(scene(&state).walk.playing);
    send(&mut state, Action::Speed(Speed::Fast));
    assert_eq!(state.beat_ms(), Some(Speed::Fast.beat_ms()));
    send(&mut state, Action::Tick);
    assert_eq!(step(&state), 4);
    send(&mut state, Action::Pause);
    assert_eq!(state.beat_ms(), None);
    // A step by hand pauses, and so does leaving the page, whichever way.
    for away in [
        Action::Walk(Walk::StepForward),
        Action::Open("#/step".into()),
        Action::Open("#/count".into()),
    ] {
        send(&mut state, Action::Open("#/ladder".into()));
        send(&mut state, Action::Play);
        assert!(state.beat_ms().is_some());
        send(&mut state, away.clone());
        assert!(!walking(&state).playing, "{away:?}");
        assert_eq!(state.beat_ms(), None, "{away:?}");
    }
}

#[test]
fn the_stepper_stands_still_when_the_address_bar_leads_away() {
    let mut state = open("#/step?n=8&at=5");
    send(&mut state, Action::Play);
    assert!(state.beat_ms().is_some());
    send(&mut state, Action::Open("#/ladder".into()));
    assert_eq!(state.beat_ms(), None);
    send(&mut state, Action::Open("#/step".into()));
    assert_eq!(state.beat_ms(), None);
}

#[test]
fn the_ladder_leaves_the_stepper_where_it_is() {
    let mut state = open("#/ladder");
    let stepper = state.stepper.clone();
    for action in [
        Action::Walk(Walk::StepForward),
        Action::Press(Walk::Next),
        Action::Hold(Walk::Next),
        Action::Repeat,
        Action::Release { over_button: true },
        Action::Speed(Speed::Slow),
        Action::Play,
        Action::Tick,
        Action::Pause,
        Action::SeekText("7".into()),
    ] {
        send(&mut state, action);
    }
    assert_eq!(state.stepper, stepper);
    assert_eq!(step(&state), 7);
}

#[test]
fn playing_is_silent_but_for_solutions_the_pause_and_the_end() {
    let mut state = open("#/ladder?walk=flags");
    let told = play(&mut state);
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(told[0].ends_with("solution 1."), "{told:?}");
    assert!(told[1].ends_with("solution 2."), "{told:?}");
    assert!(told[2].contains("finished"), "{told:?}");
    // The sentence that is seen follows every step, the one that is heard stays.
    walk(&mut state, Walk::First);
    walk(&mut state, Walk::StepForward);
    let heard = n_told(&state);
    send(&mut state, Action::Play);
    send(&mut state, Action::Tick);
    let shown = scene(&state).walk;
    assert_eq!(n_told(&state), heard);
    assert_ne!(shown.sentence, shown.spoken.unwrap().sentence);
    send(&mut state, Action::Pause);
    let shown = scene(&state).walk;
    let spoken = shown.spoken.unwrap();
    assert_eq!(spoken.serial, heard + 1);
    assert_eq!(spoken.sentence.en, format!("Paused. {}", shown.sentence.en));
    assert_eq!(
        spoken.sentence.ja,
        format!("一時停止しました。{}", shown.sentence.ja)
    );
}

#[test]
fn full_speed_ends_where_stepping_ends() {
    let mut state = open("#/ladder?walk=brute-force&walk-n=6");
    send(&mut state, Action::Speed(Speed::Full));
    play(&mut state);
    assert!(walking(&state).is_finished());
    assert_eq!(walking(&state).walker().solutions(), 4);
}

#[test]
fn a_held_button_repeats_until_it_is_let_go() {
    let mut state = open("#/ladder");
    send(&mut state, Action::Hold(Walk::Next));
    assert_eq!(step(&state), 0, "the press itself is the click");
    assert!(state.repeat_ms().is_some());
    send(&mut state, Action::Repeat);
    send(&mut state, Action::Repeat);
    assert_eq!(step(&state), 2);
    send(&mut state, Action::Release { over_button: true });
    assert_eq!(state.repeat_ms(), None);
    // The click that ends the hold moves no further; the next one does.
    send(&mut state, Action::Press(Walk::Next));
    assert_eq!(step(&state), 2);
    send(&mut state, Action::Press(Walk::Next));
    assert_eq!(step(&state), 3);
}
