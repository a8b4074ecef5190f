use std::rc::Rc;

use bitqueens::{
    state::{Action, Environment, Scene, State, Walk},
    ui::stepper::{Asking, StepPage, StepPageProps},
};
use yew::Callback;

use crate::html;

fn state(hash: &str) -> State {
    State::open(&Environment {
        hash: hash.into(),
        ..Environment::default()
    })
}

fn draw(state: &State) -> String {
    html::<StepPage>(StepPageProps {
        scene: Rc::new(Scene::of(state)),
        send: Callback::noop(),
        asking: Asking::default(),
    })
}

#[track_caller]
fn contains(html: &str, parts: &[&str]) {
    for part in parts {
        assert!(html.contains(part), "{part} is not in {html}");
    }
}

#[test]
fn the_stepper_carries_the_contract_s_attributes() {
    contains(
        &draw(&state("#/step?n=5&at=22")),
        &[
            "data-stepper",
            "data-n=\"5\"",
            "data-step=\"22\"",
            "data-row=\"3\"",
            "data-phase=\"free\"",
            "data-placements=\"3\"",
            "data-dead-ends=\"0\"",
            "data-solutions=\"0\"",
            "data-playing=\"false\"",
        ],
    );
}

#[test]
fn rows_carry_their_values_and_ghosts() {
    let html = draw(&state("#/step?n=5&at=22"));
    for (name, value) in [
        ("left", 0b11_1000),
        ("down", 0b10101),
        ("right", 0b01001),
        ("mask", 0b11111),
        ("bitmap", 0b00010),
    ] {
        contains(
            &html,
            &[&format!("data-bits=\"{name}\" data-value=\"{value}\"")],
        );
    }
    assert_eq!(html.matches("data-ghost").count(), 1);
    assert_eq!(html.matches("data-bit=").count(), 5 * 6 + 1);
}

#[test]
fn the_board_is_a_grid_of_named_squares_with_one_tab_stop() {
    let html = draw(&state("#/step?n=4&at=47"));
    assert_eq!(html.matches("role=\"grid\"").count(), 1);
    assert_eq!(html.matches("role=\"gridcell\"").count(), 16);
    assert_eq!(html.matches("data-mark=\"queen\"").count(), 2);
    contains(
        &html,
        &[
            "aria-label=\"row 2, column 0, attacked along the left diagonal and the column (down)\"",
            "data-by=\"left down\"",
        ],
    );
    let board = html.split("bit-rows").next().unwrap();
    assert_eq!(board.matches("tabindex=\"0\"").count(), 1);
}

#[test]
fn every_control_of_the_contract_is_there() {
    let stopped = state("#/step?n=8");
    let html = draw(&stopped);
    for action in [
        "next",
        "back",
        "play",
        "first",
        "last",
        "next-solution",
        "previous-solution",
        "next-dead-end",
        "seek",
        "size",
        "pace",
        "speed",
    ] {
        contains(&html, &[&format!("data-action=\"{action}\"")]);
    }
    let playing = draw(&stopped.apply(Action::Play).unwrap());
    contains(
        &playing,
        &["data-action=\"pause\"", "data-playing=\"true\""],
    );
    assert!(!playing.contains("data-action=\"play\""));
}

#[test]
fn english_pages_hold_no_japanese_and_japanese_pages_speak_it() {
    let is_japanese =
        |character: char| matches!(character, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}');
    let mut english = state("#/step?n=4&lang=en");
    let mut japanese = state("#/step?n=4&lang=ja");
    for _ in 0..60 {
        let html = draw(&english);
        assert!(!html.contains(is_japanese), "{html}");
        assert!(draw(&japanese).contains(is_japanese));
        english = english.apply(Action::Walk(Walk::StepForward)).unwrap();
        japanese = japanese.apply(Action::Walk(Walk::StepForward)).unwrap();
    }
}

#[test]
fn no_element_carries_a_style_or_a_script() {
    let html = draw(&state("#/step?n=27&at=500"));
    assert!(!html.contains("style="));
    assert!(!html.contains("<script") && !html.contains("onclick="));
}
