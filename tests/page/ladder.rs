use bitqueens::{
    pages::ladder::{CodeText, LadderAction, TaskEvent, TaskKind},
    player::{Move, PlayerAction},
};
use bitqueens_core::ladder::Method;
use bitqueens_worker::ladder::RunReply;

use crate::{contains, drawn, folder, page_at, program::Program};

/// The page after it has run what is chosen, each run in a millisecond.
fn run(hash: &str) -> Program {
    let mut program = Program::open(hash);
    program.act(LadderAction::Run);
    while let Some(task) = program
        .page::<bitqueens::pages::ladder::LadderPage>()
        .queue
        .task()
    {
        let (solutions, counters) = task.run.counted();
        let answer = match task.kind {
            TaskKind::Counting => RunReply::Counted {
                solutions,
                counters,
            },
            TaskKind::Trial | TaskKind::Timing => RunReply::Timed {
                solutions,
                nanos: 1_000_000,
            },
        };
        program.act(LadderAction::Worker {
            task: task.number,
            event: TaskEvent::Answer(answer),
        });
    }
    program
}

#[test]
fn the_first_screen_has_every_method_and_the_controls() {
    let html = page_at("ladder/");
    for method in Method::ALL {
        contains(
            &html,
            &[&format!("data-ladder-row=\"{method}\" data-n=\"14\"")],
        );
    }
    assert_eq!(
        html.matches("data-state=\"idle\"").count(),
        Method::ALL.len()
    );
    contains(
        &html,
        &[
            "data-action=\"run\"",
            "data-action=\"cancel\" disabled",
            "data-action=\"download\" disabled",
            "data-action=\"size\"",
            "data-action=\"from\"",
            "data-action=\"form\"",
            "data-action=\"limit\"",
            "data-about=\"bitmap\"",
            "data-code=\"bitmap.rs\"",
            "data-walk=\"backtracking\"",
            "data-gallery=\"5\"",
            "2.7×10⁷ placements",
            "data-bars=\"14\"",
            "data-bar-row=\"brute-force\"",
            "brute force</a> about 2.2 years",
            "Recorded in November 2026",
            "<details class=\"choosing live\">",
        ],
    );
}

#[test]
fn a_result_carries_the_contract_s_attributes() {
    let html = drawn(&run(
        "ladder/#n=8&from=8&methods=bitmap,half-row,corner-edge,fast",
    ));
    contains(
        &html,
        &[
            "data-ladder-row=\"bitmap\" data-n=\"8\" data-form=\"recursive\" data-state=\"done\" data-total=\"92\" data-nodes=\"2056\" data-leaves=\"736\" data-elapsed-ms=\"1.000000\"",
            "data-total=\"12\" data-unique=\"12\"",
            "data-ladder-row=\"fast\" data-n=\"8\" data-form=\"loop\" data-state=\"done\" data-total=\"92\" data-elapsed-ms=\"1.000000\"",
            "data-factor=\"1.000\"",
            "data-leaf-factor=\"0.576\"",
            "data-picture=\"time\"",
            "data-line-of=\"corner-edge\"",
        ],
    );
}

#[test]
fn the_bars_say_where_a_time_is_too_short() {
    let html = page_at("ladder/#n=8");
    contains(&html, &["too short", "Choose a larger N to compare."]);
    let html = page_at("ladder/");
    assert!(!html.contains("too short") && !html.contains("Choose a larger N"));
}

#[test]
fn a_walk_carries_its_step_and_its_arrays() {
    let mut program = Program::open("ladder/#walk=flags&walk-n=5&walk-at=2");
    contains(
        &drawn(&program),
        &[
            "data-walk=\"flags\" data-n=\"5\" data-step=\"2\" data-phase=\"set\" data-solutions=\"0\" data-playing=\"false\"",
            "data-array=\"queens\" data-value=\"0 · · · ·\"",
            "data-array=\"down\" data-value=\"1 0 0 0 0\"",
            "data-array=\"right\" data-value=\"0 0 0 0 1 0 0 0 0\"",
            "data-by=\"right\"",
            "Place a queen in row 0, column 0.",
            "data-action=\"seek\"",
            "data-action=\"next-solution\"",
            "data-action=\"speed\"",
        ],
    );
    program.act(LadderAction::Walk(PlayerAction::Play));
    contains(
        &drawn(&program),
        &["data-playing=\"true\"", "data-action=\"pause\""],
    );
    program.act(LadderAction::Walk(PlayerAction::Move(Move::Last)));
    contains(
        &drawn(&program),
        &["data-phase=\"finished\"", "data-solutions=\"10\""],
    );
}

#[test]
fn code_is_shown_when_it_has_come_and_said_to_be_missing_when_it_has_not() {
    let mut program = Program::open("ladder/#about=flags");
    contains(&drawn(&program), &["The code is being loaded."]);
    let mut code = |file, text| program.act(LadderAction::Code { file, text });
    code("flags.rs", CodeText::Here("fn search() {}".into()));
    code("flags_loop.rs", CodeText::Missing);
    contains(
        &drawn(&program),
        &[
            "<code>fn search() {}</code>",
            "role=\"alert\"",
            "Check the connection",
        ],
    );
}

#[test]
fn every_board_of_the_gallery_links_to_its_step() {
    let html = page_at("ladder/#gallery=8");
    assert_eq!(html.matches("data-solution=").count(), 92);
    assert_eq!(html.matches("data-images=\"8\"").count(), 11);
    contains(&html, &["href=\"../step/#n=8&amp;at=894\""]);
}

#[test]
fn the_page_speaks_one_language_at_a_time() {
    let is_japanese =
        |character: char| matches!(character, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}');
    for method in Method::ALL {
        let html = |lang| drawn(&run(&format!("{}ladder/#n=5&about={method}", folder(lang))));
        assert!(!html("en").contains(is_japanese), "{method}");
        assert!(html("ja").contains(is_japanese), "{method}");
    }
}
