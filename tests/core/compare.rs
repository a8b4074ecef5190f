use bitqueens::{
    solver::Size,
    state::{Action, Environment, Panel, Playback, Scene, SearchAction, State, Walk},
};

fn open(hash: &str) -> State {
    State::open(&Environment {
        hash: hash.into(),
        ..Environment::default()
    })
}

fn apply(state: &State, action: Action) -> State {
    state.apply(action).expect("the action changes something")
}

fn of_second(action: Action) -> Action {
    Action::Second(Box::new(action))
}

fn steps(state: &State) -> (u64, u64) {
    let second = state.second.as_ref().unwrap();
    (
        state.stepper.machine().counters().steps,
        second.stepper.machine().counters().steps,
    )
}

#[test]
fn a_second_stepper_begins_beside_the_first_and_goes_with_its_panel() {
    let state = open("#/step?n=5&at=22");
    assert!(state.second.is_none());
    let two = apply(
        &state,
        Action::Search(SearchAction::Panel(Panel::Compare, true)),
    );
    assert_eq!(steps(&two), (22, 22));
    let one = apply(
        &two,
        Action::Search(SearchAction::Panel(Panel::Compare, false)),
    );
    assert!(one.second.is_none());
}

#[test]
fn both_move_together_or_each_alone() {
    let mut state = open("#/step?n=4&at=10&open=compare&second=8.894");
    assert_eq!(steps(&state), (10, 894));
    state = apply(&state, Action::Walk(Walk::StepForward));
    assert_eq!(steps(&state), (11, 895));
    state = apply(&state, of_second(Action::Press(Walk::Back)));
    assert_eq!(steps(&state), (10, 894));
    state = apply(&state, Action::Together(false));
    state = apply(&state, Action::Walk(Walk::StepForward));
    assert_eq!(steps(&state), (11, 894));
    state = apply(&state, of_second(Action::Walk(Walk::NextSolution)));
    assert_eq!(steps(&state).0, 11);
    let second = &state.second.as_ref().unwrap().stepper;
    assert_eq!(second.machine().counters().solutions, 2);
    state = apply(&state, of_second(Action::Size(Size::new(6).unwrap())));
    let scene = Scene::of(&state);
    assert_eq!(
        (
            scene.stepper.size.get(),
            scene.second.unwrap().stepper.size.get()
        ),
        (4, 6)
    );
}

#[test]
fn both_play_together_and_stop_each_at_its_end() {
    let mut state = open("#/step?n=2&at=0&open=compare&second=3.0");
    state = apply(&state, Action::Play);
    let playing = |state: &State| {
        let second = state.second.as_ref().unwrap();
        (
            state.stepper.playback != Playback::Paused,
            second.stepper.playback != Playback::Paused,
        )
    };
    assert_eq!(playing(&state), (true, true));
    while playing(&state).0 || playing(&state).1 {
        if playing(&state).0 {
            state = apply(&state, Action::Tick);
        }
        if playing(&state).1 {
            state = apply(&state, of_second(Action::Tick));
        }
    }
    assert_eq!(steps(&state), (19, 43));
}

#[test]
fn the_second_stepper_is_part_of_the_address() {
    for hash in [
        "#/step?n=4&at=10&lang=ja&open=compare&second=8.894",
        "#/step?n=5&at=0&lang=en&open=recursion.compare&second=5.377.apart",
    ] {
        assert_eq!(open(hash).address().to_string(), hash);
    }
    for nonsense in ["8", "28.0", "x.1", "4.1.here", "4.1.apart.2", ""] {
        let state = open(&format!("#/step?n=4&at=10&open=compare&second={nonsense}"));
        assert!(state.notice.is_some(), "{nonsense}");
        assert_eq!(steps(&state), (10, 10), "{nonsense}");
    }
}
