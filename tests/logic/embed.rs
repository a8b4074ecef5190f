//! The stepper inside another page.

use bitqueens::{
    pages::step::{StepAction, words},
    player::{Move, PlayerAction, Speed},
};

use crate::{
    program::Program,
    stepping_page::{first, step},
};

#[test]
fn an_embedded_stepper_stays_within_its_steps() {
    let mut program = Program::open("embed/#n=4&at=47&from=45&to=49");
    program = program.forward().forward();
    assert_eq!(program.at(), 49);
    program = program.forward();
    assert_eq!(program.at(), 49);
    assert_eq!(program.notice(), Some(&words::RANGE_ENDS.into()));
    let back = first(PlayerAction::Move(Move::StepBack));
    for _ in 0..4 {
        program = program.changed(back.clone());
    }
    assert_eq!(program.at(), 45);
    assert_eq!(program.notice(), None);
    let stays = program.changed(back);
    assert_eq!(stays.at(), 45);
    assert_eq!(stays.notice(), Some(&words::RANGE_ENDS.into()));
    assert_eq!(program.address(), "embed/#n=4&at=45&from=45&to=49");
    // Outside its range an address leads to the nearest step within.
    assert_eq!(Program::open("embed/#n=4&at=9&from=45&to=49").at(), 45);
    assert_eq!(Program::open("embed/#n=4&at=99&from=45&to=49").at(), 49);
    // The whole page has no such limits.
    let whole = Program::open("step/#n=4&at=49&from=45&to=49");
    assert_eq!(whole.forward().at(), 50);
}

#[test]
fn playing_stops_at_the_last_step_at_every_speed() {
    for speed in Speed::ALL {
        let mut program = Program::open("embed/#n=4&at=45&from=45&to=49");
        program.act(first(PlayerAction::Speed(speed)));
        program.act(first(PlayerAction::Play));
        for _ in 0..10 {
            program.act(first(PlayerAction::Tick));
        }
        let player = &program.step_page().stepper;
        assert!(!player.is_moving());
        assert_eq!(program.at(), 49, "{speed:?}");
        assert!(!program.act(first(PlayerAction::Tick)));
    }
}

#[test]
fn an_embedded_stepper_has_no_keys() {
    let mut program = Program::open("embed/#n=4&at=47");
    for key in ["ArrowRight", "ArrowLeft", " ", "Home", "End", "n", "p"] {
        assert!(!program.press(key), "{key}");
    }
    assert_eq!(program.at(), 47);
    assert_eq!(program.state.page().unwrap().keys(), []);
}

#[test]
fn the_range_to_embed_is_chosen_on_the_page_and_goes_with_the_board() {
    let program = Program::open("step/#n=4&at=47");
    let program = program.changed(StepAction::Range(Some(45), Some(49)));
    assert_eq!(program.address(), "step/#n=4&at=47&from=45&to=49");
    assert_eq!(program.moved(Move::Seek(60)).at(), 60);
    let other = program.after(bitqueens::app::Action::Open("step/#n=5".into()));
    assert_eq!(other.step_page().range, (None, None));
    assert!(!other.after(step(Move::Next)).address().contains("from"));
}
