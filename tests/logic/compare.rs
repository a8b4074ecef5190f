//! Two steppers side by side.

use bitqueens::{
    pages::step::{Panel, StepAction, StepperAction, words},
    player::{Move, Playback, PlayerAction},
};

use crate::{
    program::Program,
    stepping_page::{first, second, size, tick},
};

fn steps(program: &Program) -> (u64, u64) {
    let compared = program.step_page().second.as_ref().unwrap();
    (program.at(), compared.stepper.step())
}

/// Which of the two play.
fn playing(program: &Program) -> (bool, bool) {
    let compared = program.step_page().second.as_ref().unwrap();
    let second = &compared.stepper.playback;
    (!program.is_paused(), *second != Playback::Paused)
}

#[test]
fn a_second_stepper_begins_beside_the_first_and_goes_with_its_panel() {
    let program = Program::open("step/#n=5&at=22");
    assert!(program.step_page().second.is_none());
    let two = program.changed(StepAction::Panel(Panel::Compare));
    assert_eq!(steps(&two), (22, 22));
    let one = two.changed(StepAction::Panel(Panel::Tree));
    assert!(one.step_page().second.is_none());
}

#[test]
fn a_second_stepper_begins_on_the_next_board_after_as_many_queens() {
    for (hash, n) in [
        ("step/#n=1&at=0", 2),
        ("step/#n=4&at=47", 5),
        ("step/#n=5&at=22", 6),
        ("step/#n=8&at=894", 9),
        ("step/#n=27&at=500", 26),
    ] {
        let program = Program::open(hash).changed(StepAction::Panel(Panel::Compare));
        let other = &program.step_page().second.as_ref().unwrap().stepper;
        let (first, second) = (program.machine(), other.machine());
        assert_eq!(second.size(), size(n), "{hash}");
        let queens = (first.counters().placements, second.counters().placements);
        assert_eq!(queens.0, queens.1, "{hash}");
    }
    // The same line, where it comes before the next queen.
    let program = Program::open("step/#n=5&at=22&open=compare");
    let other = &program.step_page().second.as_ref().unwrap().stepper;
    assert_eq!(other.machine().phase(), program.machine().phase());
    assert!(program.address().contains("&second=6.22"));
}

#[test]
fn beside_a_far_place_the_second_waits_at_its_start() {
    let far = Program::open("step/#n=16&at=9000000").settled();
    let two = far.changed(StepAction::Panel(Panel::Compare));
    assert_eq!(steps(&two), (9_000_000, 0));
}

#[test]
fn both_move_together_or_each_alone() {
    let mut program = Program::open("step/#n=4&at=10&open=compare&second=8.894");
    assert_eq!(steps(&program), (10, 894));
    program = program.forward();
    assert_eq!(steps(&program), (11, 895));
    program = program.changed(second(PlayerAction::Move(Move::Back)));
    assert_eq!(steps(&program), (10, 894));
    program = program.changed(StepAction::Together(false));
    program = program.forward();
    assert_eq!(steps(&program), (11, 894));
    program = program.changed(second(PlayerAction::Move(Move::NextSolution)));
    assert_eq!(steps(&program).0, 11);
    let compared = &program.step_page().second.as_ref().unwrap().stepper;
    assert_eq!(compared.machine().counters().solutions, 2);
    let six = StepAction::Second(StepperAction::Size(size(6)));
    program = program.changed(six);
    let compared = program.step_page().second.as_ref().unwrap();
    assert_eq!(
        (program.machine().size(), compared.stepper.size()),
        (size(4), size(6))
    );
}

#[test]
fn a_typed_step_moves_one_alone() {
    let program = Program::open("step/#n=4&at=10&open=compare&second=8.894");
    let mark = program.moved(Move::Seek(20));
    assert_eq!(steps(&mark), (20, 20), "a mark is a place of both");
    let typed = second(PlayerAction::SeekTyped("30".into()));
    assert_eq!(steps(&program.changed(typed)), (10, 30));
}

#[test]
fn both_play_together_and_stop_each_at_its_end() {
    let program = Program::open("step/#n=2&at=0&open=compare&second=3.0");
    let mut program = program.changed(first(PlayerAction::Play));
    assert_eq!(playing(&program), (true, true));
    let paused = program.changed(second(PlayerAction::Pause));
    assert_eq!(playing(&paused), (false, false));
    while playing(&program) != (false, false) {
        let (one, other) = playing(&program);
        if one {
            program = program.changed(tick());
        }
        if other {
            program = program.changed(second(PlayerAction::Tick));
        }
    }
    assert_eq!(steps(&program), (19, 43));
}

#[test]
fn a_hidden_window_pauses_both() {
    let program = Program::open("step/#n=8&at=0&open=compare&second=8.0");
    let playing_both = program.changed(first(PlayerAction::Play));
    let hidden = playing_both.changed(bitqueens::app::Action::Hidden);
    assert_eq!(playing(&hidden), (false, false));
}

#[test]
fn the_second_stepper_is_part_of_the_address() {
    for hash in [
        "ja/step/#n=4&at=10&open=compare&second=8.894",
        "step/#n=5&at=0&open=compare&second=5.377.apart",
    ] {
        assert_eq!(Program::open(hash).address(), hash);
    }
    for nonsense in ["8", "28.0", "x.1", "4.1.here", "4.1.apart.2", ""] {
        let program = Program::open(&format!("step/#n=4&at=10&open=compare&second={nonsense}"));
        let problem = Some(&words::SECOND_PROBLEM.into());
        assert_eq!(program.notice(), problem, "{nonsense}");
        assert_eq!(steps(&program), (10, 10), "{nonsense}");
    }
}
