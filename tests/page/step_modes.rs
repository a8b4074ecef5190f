//! The modes of the stepping page as HTML: a question, the stepper inside a page, the sheet.

use bitqueens::{
    pages::step::{StepAction, StepperAction},
    player::{Move, PlayerAction},
    question::AnswerAction,
};

use crate::{contains, drawn, folder, page_at, program::Program, up};

/// The page at an address after one micro-step forward.
fn one_step_on(hash: &str) -> Program {
    let forward = PlayerAction::Move(Move::StepForward);
    Program::open(hash).after(StepAction::First(StepperAction::Player(forward)))
}

#[test]
fn a_question_asks_for_bits_and_shows_nothing_that_answers_it() {
    let html = drawn(&one_step_on("step/#n=5&at=14&predict=1"));
    contains(
        &html,
        &[
            "data-step=\"14\"",
            "data-phase=\"right\"",
            "data-asking=\"15\"",
            "data-bits=\"bitmap\" data-value=\"0\" data-known=\"true\" data-asked",
            "data-action=\"check\"",
            "data-action=\"reveal\"",
            "Predict bitmap of row 2: one bit for each of the board",
            "data-sum-row=\"given\" data-word=\"left\" data-value=\"12\"",
            "data-sum-row=\"given\" data-word=\"right\" data-value=\"2\"",
        ],
    );
    // Row 2 and those below it are hidden, and in work.
    assert_eq!(html.matches("data-mark=\"hidden\"").count(), 15);
    assert_eq!(html.matches("aria-pressed=\"false\"").count(), 5);
    assert!(!html.contains("aria-pressed=\"true\"") && !html.contains("data-verdict"));
    assert!(!html.contains("data-result") && !html.contains("data-sum-row=\"result\""));
    assert!(!html.contains("data-tree-node=\"2-0-3\""));
    // The next free square is asked for in sight of the row.
    let pick =
        one_step_on("step/#n=5&at=15&predict=1").after(StepAction::Question(AnswerAction::Reveal));
    contains(
        &drawn(&pick),
        &[
            "data-asking=\"16\"",
            "data-sum-row=\"given\" data-word=\"bitmap\" data-value=\"16\"",
        ],
    );
    assert!(!drawn(&pick).contains("data-mark=\"hidden\""));
}

#[test]
fn a_sheet_of_a_step_with_nothing_to_ask_is_of_the_nearest_that_has() {
    for (lang, text) in [("en", "step that has: step 8."), ("ja", "ステップ 8 の紙")] {
        let html = page_at(&format!("{}step/#n=5&at=0&sheet=1", folder(lang)));
        contains(&html, &["data-sheet-step=\"8\"", text]);
        contains(
            &html,
            &[&format!("href=\"{}step/#n=5&amp;at=0\"", up(lang, 1))],
        );
    }
    assert!(!page_at("step/#n=5&at=22&sheet=1").contains("data-sheet-step"));
}

#[test]
fn a_sheet_of_a_far_step_says_that_the_search_is_on_its_way() {
    let html = page_at("step/#n=16&at=9000000&sheet=1");
    contains(&html, &["role=\"status\"", "The search is on its way"]);
    assert!(!html.contains("data-sheet"));
}
