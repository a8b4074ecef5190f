use bitqueens::{
    bits::BitOrder,
    solver::{Line, Phase, Size, Solutions},
    state::{
        Action, Environment, Mark, Pace, Page, Playback, PredictAction, PredictScene, RowName,
        Scene, Speed, Spot, State, Theme, View, Walk,
    },
    text::{Lang, Notice},
};
use proptest::prelude::*;

fn open(hash: &str) -> State {
    State::open(&Environment {
        hash: hash.into(),
        ..Environment::default()
    })
}

#[track_caller]
fn after(state: &State, action: Action) -> State {
    state.apply(action).expect("the action changes something")
}

fn walk(state: &State, walk: Walk) -> State {
    after(state, Action::Walk(walk))
}

fn step(state: &State) -> u64 {
    state.stepper.machine().counters().steps
}

/// Ticks until nothing moves any more.
fn settle(mut state: State) -> State {
    while state.stepper.playback != Playback::Paused {
        state = after(&state, Action::Tick);
    }
    state
}

#[test]
fn the_first_screen_is_a_position_with_every_kind_of_square() {
    let scene = Scene::of(&open("")).stepper;
    assert_eq!((scene.size.get(), scene.row), (4, Some(2)));
    assert!(!scene.playing);
    let row: Vec<_> = scene
        .board
        .row(2)
        .iter()
        .map(|square| square.mark)
        .collect();
    assert_eq!(
        row,
        [Mark::Attacked, Mark::Attacked, Mark::Attacked, Mark::Free]
    );
    let lines: Vec<Vec<_>> = scene.board.row(2)[..3]
        .iter()
        .map(|square| square.lines().map(Line::name).collect())
        .collect();
    assert_eq!(lines, [vec!["left", "down"], vec!["right"], vec!["down"]]);
    assert!(
        scene.sentence.en.contains("forbidden"),
        "{}",
        scene.sentence.en
    );
    assert!(scene.rows[0].bits[0].ghost);
}

#[test]
fn n_4_runs_to_its_end_and_back() {
    let state = walk(&open("#/step?n=4"), Walk::Last);
    assert_eq!(step(&state), 121);
    assert_eq!(state.stepper.machine().phase(), Phase::Finished);
    assert_eq!(
        state.apply(Action::Walk(Walk::Next)).unwrap().notice,
        Some(Notice::AtEnd)
    );
    let start = walk(&state, Walk::First);
    assert_eq!(step(&start), 0);
    assert_eq!(state_notice(&start, Walk::Back), Some(Notice::AtStart));
}

fn state_notice(state: &State, walk: Walk) -> Option<Notice> {
    state
        .apply(Action::Walk(walk))
        .and_then(|state| state.notice)
}

#[test]
fn paces_stop_at_their_events() {
    let mut state = open("#/step?n=5");
    for (pace, phase) in [
        (Pace::Placement, Phase::Place),
        (Pace::Solution, Phase::Solution),
        (Pace::DeadEnd, Phase::Free),
    ] {
        state = state.apply(Action::Pace(pace)).unwrap_or(state);
        state = walk(&state, Walk::Next);
        assert_eq!(state.stepper.machine().phase(), phase);
    }
    assert!(state.stepper.machine().at_dead_end());
    let there = step(&state);
    state = walk(&walk(&state, Walk::Next), Walk::Back);
    assert_eq!(step(&state), there);
    // The keys' micro-steps do not care for the pace.
    assert_eq!(step(&walk(&state, Walk::StepForward)), there + 1);
}

#[test]
fn solutions_are_found_in_both_directions() {
    let state = walk(&open("#/step?n=8"), Walk::NextSolution);
    assert_eq!(step(&state), 894);
    let second = walk(&state, Walk::NextSolution);
    assert_eq!(step(&walk(&second, Walk::PreviousSolution)), 894);
    assert_eq!(
        state_notice(&state, Walk::PreviousSolution),
        Some(Notice::NoPreviousSolution)
    );
}

#[test]
fn a_missing_event_leaves_the_reader_where_they_are() {
    let state = walk(&open("#/step?n=3&at=10"), Walk::NextSolution);
    assert_eq!(step(&state), 10);
    assert_eq!(state.notice, Some(Notice::NoNextSolution));
}

#[test]
fn a_step_past_the_end_is_the_end_and_a_sentence() {
    let state = open("#/step?n=4&at=500");
    assert_eq!(step(&state), 121);
    assert_eq!(
        state.notice,
        Some(Notice::PastEnd {
            asked: 500,
            end: 121
        })
    );
}

#[test]
fn a_far_step_is_walked_to_in_slices_and_can_be_stopped() {
    // A near one, and the 500,000th placement of N = 12 is near, is there at once.
    assert_eq!(
        open("#/step?n=12&at=4000000").stepper.playback,
        Playback::Paused
    );
    let state = open("#/step?n=16&at=9000000");
    assert!(matches!(state.stepper.playback, Playback::Searching(_)));
    let stopped = after(&after(&state, Action::Tick), Action::Pause);
    assert_eq!(stopped.stepper.playback, Playback::Paused);
    assert!(step(&stopped) < 9_000_000);
    assert_eq!(step(&settle(state)), 9_000_000);
}

#[test]
fn a_far_address_opens_at_once_by_its_snapshot() {
    let far = settle(open("#/step?n=16&at=5000000"));
    let again = open(&far.address().to_string());
    assert_eq!(again.stepper.playback, Playback::Paused);
    assert_eq!(again.stepper.machine(), far.stepper.machine());
    let back = walk(&again, Walk::StepBack);
    assert_eq!(step(&back), 4_999_999);
    assert_eq!(back.stepper.playback, Playback::Paused);
}

#[test]
fn play_goes_to_the_end_and_stops_by_itself() {
    let state = after(&open("#/step?n=4"), Action::Play);
    let state = settle(state);
    assert_eq!(step(&state), 121);
    let full = after(&open("#/step?n=8"), Action::Speed(Speed::Full));
    let full = settle(after(&full, Action::Play));
    assert_eq!(step(&full), 15_991);
}

#[test]
fn playing_is_silent_but_for_solutions_and_the_pause() {
    let mut state = after(&open("#/step?n=4"), Action::Play);
    let mut told = Vec::new();
    while state.stepper.playback != Playback::Paused && step(&state) < 100 {
        let before = state.stepper.spoken(BitOrder::MsbLeft);
        state = after(&state, Action::Tick);
        if state.stepper.spoken(BitOrder::MsbLeft) != before {
            told.push(step(&state));
        }
    }
    let mut solutions = Solutions::new(Size::new(4).unwrap());
    let mut counted = Vec::new();
    while solutions.next().is_some() {
        counted.push(solutions.machine().counters().steps);
    }
    assert_eq!(told, counted);
    let serial = |state: &State| state.stepper.spoken(BitOrder::MsbLeft).unwrap().serial;
    let paused = after(&state, Action::Pause);
    assert!(serial(&state) < serial(&paused));
}

#[test]
fn a_held_button_repeats_and_its_last_click_does_not_count() {
    let state = after(&open("#/step?n=5"), Action::Hold(Walk::Next));
    let state = after(&after(&state, Action::Repeat), Action::Repeat);
    assert_eq!(step(&state), 2);
    let state = after(&state, Action::Release { over_button: true });
    let state = after(&state, Action::Press(Walk::Next));
    assert_eq!(step(&state), 2);
    let state = after(&state, Action::Press(Walk::Next));
    assert_eq!(step(&state), 3);
}

#[test]
fn steps_can_be_typed_in_either_width() {
    let state = open("#/step?n=8");
    for text in ["894", " 894 ", "８９４", "0,894"] {
        let there = after(&state, Action::SeekText(text.into()));
        assert_eq!(step(&there), 894);
    }
    for text in ["", "8x", "-1", "1.5", "八"] {
        let there = after(&state, Action::SeekText(text.into()));
        assert_eq!((step(&there), there.notice), (0, Some(Notice::NotAStep)));
    }
}

#[test]
fn the_bit_order_changes_the_view_alone() {
    let state = open("#/step?n=5&at=30");
    let flipped = after(&state, Action::View(View::Order(BitOrder::LsbLeft)));
    assert_eq!(step(&state), step(&flipped));
    let (before, now) = (Scene::of(&state).stepper, Scene::of(&flipped).stepper);
    for row in 0..5 {
        let mut mirrored: Vec<_> = now
            .board
            .row(row)
            .iter()
            .map(|square| square.mark)
            .collect();
        mirrored.reverse();
        let marks: Vec<_> = before
            .board
            .row(row)
            .iter()
            .map(|square| square.mark)
            .collect();
        assert_eq!(mirrored, marks);
    }
    let values =
        |rows: &[bitqueens::state::BitRow]| rows.iter().map(|row| row.value).collect::<Vec<_>>();
    assert_eq!(values(&before.rows), values(&now.rows));
}

#[test]
fn a_spot_marks_the_square_and_its_bit() {
    let state = open("");
    let on_bit = Spot {
        row: None,
        column: 1,
    };
    let scene = Scene::of(&after(&state, Action::Point(Some(on_bit)))).stepper;
    let squares: Vec<_> = scene
        .board
        .squares
        .iter()
        .filter(|square| square.spot)
        .collect();
    assert_eq!(squares.len(), 1);
    assert_eq!((squares[0].row, squares[0].column), (2, 1));
    for row in scene.rows {
        let spots: Vec<_> = row.bits.iter().filter(|bit| bit.spot).collect();
        assert_eq!(spots.len(), 1);
        assert_eq!(spots[0].power, 2);
    }
}

#[test]
fn rows_that_are_not_computed_yet_say_so() {
    let mut state = open("#/step?n=4&at=4");
    let known = |state: &State, row: RowName| {
        let scene = Scene::of(state).stepper;
        scene.rows.iter().any(|bits| bits.name == row && bits.known)
    };
    for (phase, expected) in [
        (Phase::Left, [true, false, false, true, false, true]),
        (Phase::Down, [true, true, false, true, false, true]),
        (Phase::Right, [true, true, true, true, false, true]),
        (Phase::Free, [true; 6]),
    ] {
        state = walk(&state, Walk::StepForward);
        assert_eq!(state.stepper.machine().phase(), phase);
        assert_eq!(RowName::ALL.map(|row| known(&state, row)), expected);
    }
}

#[test]
fn the_language_is_the_address_s_then_the_stored_then_the_browser_s() {
    let environment = Environment {
        languages: vec!["fr".into(), "ja-JP".into(), "en".into()],
        ..Environment::default()
    };
    let language = |environment: &Environment| State::open(environment).preferences.language;
    assert_eq!(language(&environment), Lang::Ja);
    let stored = Environment {
        stored: "en dark".into(),
        ..environment
    };
    assert_eq!(language(&stored), Lang::En);
    assert_eq!(State::open(&stored).preferences.theme, Theme::Dark);
    let addressed = Environment {
        hash: "#/step?lang=ja".into(),
        ..stored
    };
    assert_eq!(language(&addressed), Lang::Ja);
    assert_eq!(language(&Environment::default()), Lang::En);
}

#[test]
fn preferences_survive_storage_and_follow_the_system_where_nothing_was_chosen() {
    let state = open("");
    assert_eq!(state.preferences.stored(), "en msb");
    let state = after(&state, Action::View(View::Theme(Theme::Dark)));
    let state = after(&state, Action::View(View::StillMotion(true)));
    let state = after(&state, Action::View(View::Order(BitOrder::LsbLeft)));
    let stored = state.preferences.stored();
    let again = State::open(&Environment {
        stored,
        ..Environment::default()
    });
    assert_eq!(again.preferences, state.preferences);
}

#[test]
fn switching_the_language_keeps_the_step() {
    let state = open("#/step?n=8&at=120&lang=ja");
    let english = after(&state, Action::View(View::Language(Lang::En)));
    assert_eq!(english.address().to_string(), "#/step?n=8&at=120&lang=en");
    assert_eq!(english.stepper, state.stepper);
}

#[test]
fn the_address_bar_leads_there_and_nowhere_twice() {
    let state = open("#/step?n=8&at=120&lang=ja");
    let hash = state.address().to_string();
    assert_eq!(state.apply(Action::Open(hash)), None);
    let there = after(&state, Action::Open("#/step?n=5&at=33&lang=ja".into()));
    assert_eq!(there.stepper.machine().phase(), Phase::Solution);
    assert_eq!(there.page, Page::Step);
}

fn any_action() -> impl Strategy<Value = Action> {
    let walk = prop_oneof![
        Just(Walk::StepForward),
        Just(Walk::StepBack),
        Just(Walk::Next),
        Just(Walk::Back),
        Just(Walk::First),
        Just(Walk::NextSolution),
        Just(Walk::PreviousSolution),
        Just(Walk::NextDeadEnd),
        (0_u64..3_000_000).prop_map(Walk::Seek),
    ];
    let size = (1_u8..=27).prop_map(|n| Size::new(n).unwrap());
    let spot =
        (prop::option::of(0_u8..27), 0_u8..27).prop_map(|(row, column)| Some(Spot { row, column }));
    prop_oneof![
        walk.clone().prop_map(Action::Walk),
        walk.clone().prop_map(Action::Hold),
        walk.prop_map(Action::Press),
        Just(Action::Repeat),
        any::<bool>().prop_map(|over_button| Action::Release { over_button }),
        Just(Action::Play),
        Just(Action::Pause),
        Just(Action::Tick),
        size.prop_map(Action::Size),
        prop::sample::select(Pace::ALL.to_vec()).prop_map(Action::Pace),
        prop::sample::select(Speed::ALL.to_vec()).prop_map(Action::Speed),
        "\\PC{0,12}".prop_map(Action::SeekText),
        spot.prop_map(Action::Point),
        "\\PC{0,40}".prop_map(Action::Open),
        (0_u64..400).prop_map(|at| Action::Open(format!("#/step?n=5&at={at}&predict=1"))),
        Just(Action::View(View::Order(BitOrder::LsbLeft))),
        any::<bool>().prop_map(Action::Keys),
        prop_oneof![
            (0_u8..30, any::<bool>()).prop_map(|(power, on)| PredictAction::Set { power, on }),
            Just(PredictAction::Check),
            Just(PredictAction::Reveal),
        ]
        .prop_map(Action::Predict),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn any_actions_lead_to_a_state_that_can_be_drawn(actions in prop::collection::vec(any_action(), 1..24)) {
        let mut state = open("");
        let mut twin = open("");
        for action in actions {
            state = state.apply(action.clone()).unwrap_or(state);
            twin = twin.apply(action).unwrap_or(twin);
            let _ = Scene::of(&state);
            let _ = PredictScene::of(&state);
        }
        prop_assert_eq!(state, twin);
    }
}
