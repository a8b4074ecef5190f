//! Jumps: what the browser's Back undoes.

use bitqueens::{
    pages::step::{Mode, Slide, StepAction},
    player::{JumpButton, Move, PlayerAction},
    site::Jump,
};
use bitqueens_core::solver::Placement;

use crate::{
    program::Program,
    stepping_page::{first, size, step, tick},
};

fn jump(program: &Program) -> Option<(u64, String)> {
    let Jump { serial, from } = program.state.jump()?;
    Some((serial, from.to_string()))
}

#[test]
fn a_jump_leaves_the_place_before_it() {
    let start = Program::open("ja/step/#n=8&at=2000");
    assert_eq!(jump(&start), None);
    let typed = PlayerAction::SeekTyped("700".into());
    let buttons = JumpButton::ALL.map(|button| step(button.to));
    let others = [
        step(Move::Seek(3)),
        first(typed),
        StepAction::Slide(Slide::Done(5_000)),
        StepAction::Node(Placement::named("0-2", size(8)).unwrap()),
    ];
    for action in buttons.into_iter().chain(others) {
        let jumped = start.changed(action.clone()).settled();
        let from = "ja/step/#n=8&at=2000".to_owned();
        assert_eq!(jump(&jumped), Some((1, from)), "{action:?}");
    }
}

#[test]
fn steps_and_play_are_no_jumps() {
    let program = Program::open("step/#n=8&at=100")
        .moved(Move::StepForward)
        .moved(Move::Next)
        .moved(Move::StepBack)
        .moved(Move::Back)
        .changed(first(PlayerAction::Play))
        .changed(tick())
        .changed(first(PlayerAction::Pause));
    assert_eq!(jump(&program), None);
}

#[test]
fn a_jump_that_leads_nowhere_is_none() {
    let start = Program::open("step/#n=8&at=0");
    for action in [
        step(Move::First),
        step(Move::PreviousSolution),
        StepAction::Slide(Slide::Done(0)),
    ] {
        assert_eq!(jump(&start.after(action)), None);
    }
}

#[test]
fn to_predict_and_to_stop_predicting_are_jumps() {
    let start = Program::open("step/#n=5&at=14");
    let predicting = start.changed(StepAction::Enter(Mode::Predict));
    let from = "step/#n=5&at=14".to_owned();
    assert_eq!(jump(&predicting), Some((1, from)));
    let left = predicting.changed(StepAction::Enter(Mode::Explore));
    let from = "step/#n=5&at=14&predict=1".to_owned();
    assert_eq!(jump(&left), Some((2, from)));
    let presenting = start.changed(StepAction::Enter(Mode::Present));
    assert_eq!(jump(&presenting), None);
}

#[test]
fn each_jump_has_its_own_number_and_place() {
    let program = Program::open("step/#n=8&at=100")
        .moved(Move::NextSolution)
        .moved(Move::StepForward)
        .moved(Move::NextSolution);
    let from = "step/#n=8&at=895".to_owned();
    assert_eq!(jump(&program), Some((2, from)));
}

#[test]
fn a_drag_is_one_jump_from_where_the_hand_took_the_slider() {
    let held = |place| StepAction::Slide(Slide::Held(place));
    let start = Program::open("step/#n=8&at=100");
    let dragging = start
        .changed(held(120))
        .changed(held(300))
        .changed(held(200));
    assert_eq!(dragging.at(), 200, "a short run follows the hand");
    assert_eq!(jump(&dragging), None);
    assert!(!dragging.state.rests(), "the address waits for the hand");
    let dropped = dragging.changed(StepAction::Slide(Slide::Done(200)));
    assert!(dropped.state.rests());
    let from = "step/#n=8&at=100".to_owned();
    assert_eq!(jump(&dropped), Some((1, from)));
    let back = dragging.changed(StepAction::Slide(Slide::Done(100)));
    assert_eq!(jump(&back), None, "back where it was taken");
}

#[test]
fn on_a_long_run_the_search_sets_off_when_the_hand_lets_go() {
    let start = Program::open("step/#n=12&at=100");
    let dragging = start.changed(StepAction::Slide(Slide::Held(500)));
    assert_eq!(dragging.at(), 100);
    let dropped = dragging.changed(StepAction::Slide(Slide::Done(500)));
    assert!(100 < dropped.at());
    assert_eq!(jump(&dropped.settled()).map(|(serial, _)| serial), Some(1));
}

#[test]
fn a_jump_on_a_long_way_leaves_the_place_where_that_way_set_off() {
    let program = Program::open("step/#n=16&at=500")
        .moved(Move::Last)
        .changed(tick())
        .moved(Move::Seek(30_000_000))
        .settled();
    assert_eq!(program.at(), 30_000_000);
    let from = "step/#n=16&at=500".to_owned();
    assert_eq!(jump(&program), Some((1, from)));
}

#[test]
fn another_page_lets_the_slider_go() {
    let mut program = Program::open("step/#n=8&at=100");
    program.act(StepAction::Slide(Slide::Held(120)));
    program.go("learn/");
    program.go("step/");
    assert!(program.state.rests());
}
