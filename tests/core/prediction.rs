//! Predicting in the stepper: what is asked, what is hidden, and how it goes on.

use bitqueens::{
    bits::BitOrder,
    lessons::Asked,
    solver::{Line, Machine, Phase, Size},
    state::{
        Action, Environment, FieldBit, Mark, NodeKind, NodePlace, Page, PredictAction,
        PredictScene, QuestionScene, RowName, Square, State, StepperScene, Tree, Walk,
    },
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

fn forward(state: &State) -> State {
    after(state, Action::Walk(Walk::StepForward))
}

fn predict(state: &State, action: PredictAction) -> State {
    state
        .apply(Action::Predict(action))
        .unwrap_or_else(|| state.clone())
}

fn step(state: &State) -> u64 {
    state.stepper.machine().counters().steps
}

fn asked(state: &State) -> Option<Asked> {
    let question = state.prediction.question.as_ref();
    question.map(|question| question.task.asked)
}

fn scene(state: &State) -> StepperScene {
    PredictScene::of(state).scene.stepper
}

fn question(state: &State) -> QuestionScene {
    PredictScene::of(state).question.unwrap()
}

fn answer(state: &State, bits: u64) -> State {
    let n = state.stepper.machine().size().get();
    let set = (0..n).fold(state.clone(), |state, power| {
        let on = bits >> power & 1 == 1;
        predict(&state, PredictAction::Set { power, on })
    });
    predict(&set, PredictAction::Check)
}

/// The value of the word that a micro-step has computed; of `left` its bits on the board.
fn computed(machine: &Machine) -> u64 {
    let words = machine.words(machine.row().unwrap());
    match machine.phase() {
        Phase::Pick => machine.bit().into(),
        Phase::Left => words.left & u64::from(machine.size().mask()),
        Phase::Down => words.down.into(),
        Phase::Right => words.right.into(),
        _ => words.bitmap.into(),
    }
}

#[test]
fn nothing_is_asked_unless_the_switch_is_on() {
    let state = open("#/step?n=5&at=0");
    assert_eq!(state.page, Page::Step);
    let state = (0..30).fold(state, |state, _| {
        assert_eq!(asked(&state), None);
        forward(&state)
    });
    assert_eq!(step(&state), 30);
    assert!(!state.address().to_string().contains("predict"));
}

#[test]
fn the_switch_is_in_the_address_and_not_in_an_embed() {
    let hash = "#/step?n=5&at=14&predict=1&lang=en";
    let state = open(hash);
    assert_eq!((state.page, state.page.name()), (Page::Predict, "step"));
    assert_eq!(state.address().to_string(), hash);
    assert_eq!(open("#/embed?n=5&at=14&predict=1").page, Page::Embed);
    let odd = open("#/step?n=5&predict=yes");
    assert_eq!(odd.page, Page::Step);
    assert!(
        odd.notice
            .unwrap()
            .sentence()
            .en
            .contains("predict must be 0 or 1")
    );
    let off = open("#/step?n=5&predict=0");
    assert_eq!((off.page, off.notice), (Page::Step, None));
    // What the page shows of its address leads there and back again.
    let address = PredictScene::of(&state).scene.address;
    assert_eq!(address.to_string(), hash);
    let plain = bitqueens::state::Address {
        page: Page::Step,
        ..address
    };
    let back = after(&state, Action::Open(plain.to_string()));
    assert_eq!((back.page, step(&back)), (Page::Step, 14));
}

#[test]
fn every_word_of_a_search_is_asked_for_and_its_value_is_right() {
    for n in 1..=5 {
        let mut state = open(&format!("#/step?n={n}&at=0&predict=1"));
        let mut machine = Machine::new(Size::new(n).unwrap());
        while let Some(phase) = machine.advance() {
            state = forward(&state);
            let expected = match phase {
                Phase::Pick => Some(Asked::Bit),
                Phase::Left => Some(Asked::Line(Line::Left)),
                Phase::Down => Some(Asked::Line(Line::Down)),
                Phase::Right => Some(Asked::Line(Line::Right)),
                Phase::Free => Some(Asked::Bitmap),
                _ => None,
            };
            assert_eq!(asked(&state), expected, "{phase:?}");
            if expected.is_some() {
                assert_eq!(step(&state) + 1, machine.counters().steps);
                state = answer(&state, computed(&machine));
            }
            assert_eq!(asked(&state), None);
            assert_eq!(state.stepper.machine(), &machine);
        }
    }
}

#[test]
fn while_asked_the_place_is_the_last_one_and_the_value_is_nowhere() {
    let before = open("#/step?n=5&at=14&lang=en&predict=1");
    let state = forward(&before);
    assert_eq!(asked(&state), Some(Asked::Bitmap));
    assert_eq!((step(&state), scene(&state).phase), (14, Phase::Right));
    assert_eq!(state.address(), before.address());
    let drawn = scene(&state);
    let row = drawn
        .rows
        .iter()
        .find(|row| row.name == RowName::Bitmap)
        .unwrap();
    assert_eq!(row.value, 0);
    let QuestionScene { field, row, .. } = question(&state);
    assert_eq!(row, RowName::Bitmap);
    assert!(field.iter().all(|bit| !bit.on && bit.verdict.is_none()));
    assert!(field.iter().map(|bit| bit.column).eq((0..5).map(Some)));
    let hidden = |square: &Square| square.mark == Mark::Hidden && square.by == [false; 3];
    assert!(drawn.board.squares[10..].iter().all(hidden));
    assert!(
        drawn.board.squares[..10]
            .iter()
            .all(|square| !hidden(square))
    );
    assert!(drawn.board.row(2).iter().all(|square| square.in_work));
    let line = drawn.line.unwrap();
    assert_eq!(line.values, "11111 & ~(01100 | 00101 | 00010) = ?");
    assert_eq!(
        drawn.sentence.en,
        "Predict bitmap of row 2: one bit for each of the board's 5 columns."
    );
    assert_eq!(drawn.spoken.unwrap().sentence, drawn.sentence);
    // The next free square is asked for in sight of the row.
    let pick = forward(&predict(&state, PredictAction::Reveal));
    assert_eq!(asked(&pick), Some(Asked::Bit));
    let drawn = scene(&pick);
    assert!(drawn.board.squares.iter().all(|square| !hidden(square)));
    assert_eq!(drawn.line.unwrap().values, "10000 & -10000 = ?");
}

#[test]
fn while_asked_the_tree_shows_nothing_that_is_to_come() {
    for n in [4, 6] {
        let mut state = open(&format!("#/step?n={n}&at=0&predict=1"));
        let mut n_questions = 0;
        while state.stepper.machine().upcoming().is_some() {
            state = forward(&state);
            if asked(&state).is_none() {
                continue;
            }
            n_questions += 1;
            let whole = Tree::of(state.stepper.machine(), state.preferences.order);
            let shown = scene(&state).search.tree;
            assert!(shown.nodes.len() <= whole.nodes.len());
            for (drawn, full) in shown.nodes.iter().zip(&whole.nodes) {
                assert_ne!(drawn.place, NodePlace::Ahead);
                let here = drawn.place == NodePlace::Here;
                assert!(!(here && drawn.kind == NodeKind::DeadEnd));
                assert_eq!(
                    (drawn.node, drawn.parent, drawn.x),
                    (full.node, full.parent, full.x)
                );
            }
            let ahead = whole.nodes[shown.nodes.len()..].iter();
            assert!(ahead.clone().all(|node| node.place == NodePlace::Ahead));
            state = predict(&state, PredictAction::Reveal);
            let shown = scene(&state).search.tree;
            assert_eq!(
                shown,
                Tree::of(state.stepper.machine(), state.preferences.order)
            );
        }
        assert!(n_questions > 0);
    }
}

#[test]
fn a_wrong_bit_of_row_2_s_bitmap_names_queen_and_line() {
    let state = forward(&open("#/step?n=5&at=14&lang=en&predict=1"));
    let state = answer(&state, 0b11000);
    assert_eq!(step(&state), 14);
    let drawn = scene(&state);
    let checked = question(&state).checked.unwrap();
    assert_eq!(checked.sentence.en, "One of 5 bits is wrong.");
    assert_eq!(
        checked.reasons[0].en,
        "The left diagonal of the queen in row 1, column 2 runs through column 1."
    );
    assert_eq!(
        checked.reasons[0].ja,
        "列1には、行1・列2のクイーンの left の斜めが通ります。"
    );
    let spoken = drawn.spoken.unwrap().sentence.en;
    assert_eq!(
        spoken,
        format!("{} {}", checked.sentence.en, checked.reasons[0].en)
    );
    let verdicts = |state: &State| -> Vec<Option<bool>> {
        let field = question(state).field;
        field.iter().map(|bit: &FieldBit| bit.verdict).collect()
    };
    let right = Some(true);
    assert_eq!(verdicts(&state), [right, Some(false), right, right, right]);
    // A bit that is changed has no verdict any more.
    let mended = predict(
        &state,
        PredictAction::Set {
            power: 3,
            on: false,
        },
    );
    assert_eq!(verdicts(&mended), [right, None, right, right, right]);
    let done = predict(&mended, PredictAction::Check);
    assert_eq!(step(&done), 15);
    let sentence = scene(&done).sentence.en;
    assert!(sentence.starts_with("All 5 bits are right. Row 2 has one free square"));
    assert_eq!(scene(&done).spoken.unwrap().sentence.en, sentence);
    // On coming back to the step the sentence is the step's own again.
    let again = forward(&after(&done, Action::Walk(Walk::StepBack)));
    let again = predict(&again, PredictAction::Reveal);
    assert!(scene(&again).sentence.en.starts_with("Row 2"));
}

#[test]
fn skipping_carries_the_step_out_by_the_button_and_by_next() {
    let state = forward(&open("#/step?n=5&at=14&predict=1"));
    let plain = open("#/step?n=5&at=15");
    let revealed = predict(&state, PredictAction::Reveal);
    assert_eq!(revealed.stepper.machine(), plain.stepper.machine());
    let next = after(&state, Action::Press(Walk::Next));
    assert_eq!(next.stepper.machine(), plain.stepper.machine());
    assert_eq!(asked(&next), None);
}

#[test]
fn going_elsewhere_ends_a_question_and_is_not_hindered() {
    let state = forward(&open("#/step?n=5&at=14&predict=1"));
    for (action, there) in [
        (Action::Walk(Walk::StepBack), 13),
        (Action::Walk(Walk::First), 0),
        (Action::Walk(Walk::NextSolution), 33),
        (Action::SeekText("20".into()), 20),
        (Action::Open("#/step?n=5&at=7&predict=1".into()), 7),
    ] {
        let moved = after(&state, action.clone());
        assert_eq!((step(&moved), asked(&moved)), (there, None), "{action:?}");
        assert_eq!(moved.page, Page::Predict);
    }
    let playing = after(&state, Action::Play);
    assert_eq!(asked(&playing), None);
    assert_eq!(step(&after(&playing, Action::Tick)), 15);
    // Coming back asks anew, with no bit set.
    let set = predict(&state, PredictAction::Set { power: 0, on: true });
    let again = forward(&forward(&forward(&after(
        &set,
        Action::Walk(Walk::StepBack),
    ))));
    let question = again.prediction.question.unwrap();
    assert_eq!(question.answer.bits, 0);
    let off = after(&state, Action::Open("#/step?n=5&at=14".into()));
    assert_eq!((step(&off), asked(&off)), (14, None));
}

#[test]
fn a_coarser_pace_does_not_ask_and_the_arrow_does() {
    use bitqueens::state::Pace;
    let state = open("#/step?n=5&at=2&predict=1");
    let coarse = after(&state, Action::Pace(Pace::Placement));
    let next = after(&coarse, Action::Walk(Walk::Next));
    assert_eq!(next.stepper.machine().counters().placements, 1);
    let arrow = forward(&open("#/step?n=5&at=1&predict=1"));
    assert_eq!(asked(&arrow), Some(Asked::Bit));
}

#[test]
fn a_held_button_waits_at_the_question() {
    let state = after(
        &open("#/step?n=5&at=11&predict=1"),
        Action::Hold(Walk::Next),
    );
    let state = (0..5).fold(state, |state, _| {
        state.apply(Action::Repeat).unwrap_or(state)
    });
    assert_eq!(
        (step(&state), asked(&state)),
        (11, Some(Asked::Line(Line::Left)))
    );
    let released = after(&state, Action::Release { over_button: true });
    let clicked = after(&released, Action::Press(Walk::Next));
    assert!(asked(&clicked).is_some(), "the click ends the hold");
}

#[test]
fn two_steppers_that_move_together_stay_together() {
    let state = open("#/step?n=5&at=11&predict=1&open=compare");
    let steps = |state: &State| {
        let second = state.second.as_ref().unwrap();
        (step(state), second.stepper.machine().counters().steps)
    };
    let state = forward(&state);
    assert_eq!(steps(&state), (11, 11));
    let state = predict(&state, PredictAction::Reveal);
    assert_eq!(steps(&state), (12, 12));
    let by_second = Action::Second(Box::new(Action::Walk(Walk::StepForward)));
    let state = after(&state, by_second);
    assert_eq!(steps(&state), (13, 13));
}

proptest! {
    #[test]
    fn only_right_bits_carry_the_step_out(
        n in 4_u8..=8,
        at in 0_u64..2_000,
        flipped in 0_u64..256,
        lsb in any::<bool>(),
    ) {
        let mut state = open(&format!("#/step?n={n}&at={at}&predict=1"));
        if lsb {
            let view = bitqueens::state::View::Order(BitOrder::LsbLeft);
            state = after(&state, Action::View(view));
        }
        let asking = state.apply(Action::Walk(Walk::StepForward)).unwrap();
        prop_assume!(asked(&asking).is_some());
        let expected = asking.prediction.question.as_ref().unwrap().answer.expected;
        let flipped = flipped & ((1 << n) - 1);
        let checked = answer(&asking, expected ^ flipped);
        if flipped == 0 {
            prop_assert_eq!(step(&checked), step(&asking) + 1);
            prop_assert_eq!(asked(&checked), None);
        } else {
            prop_assert_eq!(step(&checked), step(&asking));
            let said = question(&checked).checked.unwrap();
            prop_assert_eq!(said.reasons.len(), flipped.count_ones() as usize);
        }
    }
}
