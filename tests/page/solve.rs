use bitqueens::pages::solve::{SolveAction, Solved};

use crate::{contains, drawn, page_at, program::Program};

#[test]
fn the_board_to_solve_carries_the_contract_s_attributes() {
    let html = page_at("solve/#n=5&queens=4.2");
    contains(
        &html,
        &[
            "data-solve=\"\" data-n=\"5\" data-row=\"2\" data-queens=\"4 2\" data-found=\"0\" data-solutions=\"10\"",
            "data-n=\"5\" data-order=\"msb\"",
            "data-bits=\"down\" data-value=\"5\"",
            "data-action=\"undo\"",
            "data-action=\"clear\"",
            "data-action=\"hint\"",
            "data-action=\"size\"",
            "data-action=\"lines\"",
            "href=\"../step/#n=5&amp;at=0\"",
            "Row 2 has one free square",
        ],
    );
    assert_eq!(html.matches("role=\"gridcell\"").count(), 25);
    assert_eq!(html.matches("data-mark=\"hidden\"").count(), 15);
    assert!(
        !html.contains("data-bits=\"bitmap\""),
        "the reader works it out"
    );
    let shown = page_at("solve/#n=5&queens=4.2&lines=1");
    contains(&shown, &["data-bits=\"bitmap\" data-value=\"16\""]);
    assert!(!shown.contains("data-mark=\"hidden\""));
}

#[test]
fn the_first_screen_says_what_to_do_in_both_languages() {
    contains(
        &page_at("solve/"),
        &[
            "You are the solver",
            "Place a queen in each row",
            "None yet.",
            "disabled",
        ],
    );
    contains(
        &page_at("ja/solve/"),
        &["自分で解く", "行0から始めます", "まだありません。"],
    );
}

#[test]
fn solutions_found_are_listed_and_can_be_forgotten() {
    let mut program = Program::open_stored("solve/#n=4", &[(Solved::KEY, "4.2")]);
    contains(
        &drawn(&program),
        &[
            "data-found=\"1\"",
            "data-solution=\"2\"",
            "<code translate=\"no\">1 3 0 2</code>",
            "data-action=\"forget\"",
        ],
    );
    program.act(SolveAction::Forget);
    let html = drawn(&program);
    assert!(html.contains("data-found=\"0\"") && !html.contains("data-action=\"forget\""));
}

#[test]
fn a_hint_is_a_square_and_a_sentence() {
    let mut program = Program::open("solve/#n=4&queens=1");
    program.act(SolveAction::Hint);
    let html = drawn(&program);
    contains(&html, &["Row 1, column 3 (bit = 0001)"]);
    assert_eq!(html.matches("data-picked").count(), 1);
}
