use bitqueens::{
    pages::ladder::{LadderAction, MethodWalk, TaskEvent, TaskKind, words::source_name},
    player::{Move, PlayerAction},
};
use bitqueens_core::{
    ladder::{Method, Run},
    solver::Size,
};
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
            TaskKind::Counting => RunReply::Counted(counters),
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
            "data-action=\"size\"",
            "data-action=\"from\"",
            "data-action=\"form\"",
            "data-action=\"limit\"",
            "27,358,552 placements, 17 times faster</h1>",
            "data-dots=\"14\"",
            "Brute force</a><span> would take about 2.2 years",
            "Recorded in November 2026",
            "<details class=\"choosing live\">",
            "<td rowspan=\"2\" data-gain=\"\" class=\"change\"><p>Prune: 437 million times fewer placements</p>",
            "<td rowspan=\"4\" data-gain=\"\" class=\"change\"><p>Same 27,358,552 placements, 17 times faster</p>",
            "logarithmic axis, base 10",
            "data-picture=\"time\"",
            "data-line-of=\"fast\"",
            "data-action=\"take-home\" href=\"../write/#stage=nothing&amp;whole=loop&amp;export=python\"",
        ],
    );
    // Nothing can be stopped or saved before it is there.
    assert!(!html.contains("data-action=\"cancel\"") && !html.contains("data-action=\"download\""));
    // Every row leads to its method's page, and has a recorded time.
    for method in Method::ALL {
        contains(&html, &[&format!("<a href=\"../ladder/{method}/\">")]);
    }
    assert_eq!(
        html.matches("class=\"recorded\"></circle>").count(),
        Method::ALL.len() + 2,
        "and two in the legend"
    );
    assert!(!html.contains("Run the methods"), "nothing is empty");
}

#[test]
fn a_dot_of_this_machine_waits_on_the_recorded_one() {
    let waiting = |html: &str| html.matches("data-waiting").count();
    let html = page_at("ladder/#n=8&from=8&methods=bitmap,brute-force");
    assert_eq!(waiting(&html), 2);
    let html = drawn(&run("ladder/#n=8&from=8&methods=bitmap"));
    assert_eq!(waiting(&html), 0);
    contains(&html, &["<td class=\"here state\">1 ms</td>"]);
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
            "data-result=\"corner-edge\"",
            "data-picture=\"leaves\"",
        ],
    );
}

#[test]
fn the_dots_say_where_a_time_is_too_short() {
    let html = page_at("ladder/#n=8");
    contains(&html, &[">under 1 ms<", "Choose a larger N to compare."]);
    let html = page_at("ladder/");
    // The chart says of itself what it does not draw.
    assert!(!html.contains(">under 1 ms<") && !html.contains("Choose a larger N"));
}

#[test]
fn a_walk_carries_its_step_and_its_arrays() {
    let mut program = Program::open("ladder/flags/#walk-n=5&walk-at=2");
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
fn the_page_of_a_method_has_its_code_its_figures_and_the_ways_on() {
    for method in Method::ALL {
        let html = page_at(&format!("ladder/{method}/"));
        contains(&html, &[&format!("data-method=\"{method}\"")]);
        for &form in method.forms() {
            let run = Run::new(method, form, Size::MIN).unwrap();
            let code = run.code();
            contains(&html, &[&format!("<figure data-code=\"{}\">", code.file)]);
            let first = code.text.lines().next().unwrap();
            contains(
                &html,
                &[&format!(
                    "<pre tabindex=\"0\" role=\"group\" aria-labelledby=\"code-{}\" data-own-arrows=\"\"><code translate=\"no\">{first}",
                    form.name()
                )],
            );
        }
        assert_eq!(
            html.matches("data-action=\"copy-code\"").count(),
            // Beside its forms stands a whole program; beside the fast counting its kernel too.
            method.forms().len() + 1 + usize::from(method == Method::Fast)
        );
        contains(&html, &["data-action=\"program\""]);
        assert_eq!(
            html.contains("<figure data-code=\"chunked.rs\">"),
            method == Method::Fast
        );
        for (source, _) in method.routines() {
            contains(
                &html,
                &[&format!("<a href=\"{}\"", source_name(*source).url)],
            );
        }
        let first = method == Method::BruteForce;
        assert_eq!(html.contains("data-action=\"previous-method\""), !first);
        let last = method == Method::Fast;
        assert_eq!(html.contains("data-action=\"next-method\""), !last);
        let walked = MethodWalk::METHODS.contains(&method);
        assert_eq!(html.contains("data-walk="), walked, "{method}");
        assert_eq!(
            html.contains("data-gallery="),
            method == Method::SymmetryCheck
        );
    }
    let html = page_at("ladder/bitmap/");
    contains(
        &html,
        &[
            "<h1 id=\"method-title\" tabindex=\"-1\">Bitmap</h1>",
            "Recorded for N = 14: 184 ms for 27,358,552 placements.",
            "That is 4.6 times as fast as Swapping and diagonal flags.",
            "suzukiiichiro 000, recursive (seconds)",
            "Nobuhide Tsuda 003 (leaf nodes)",
            "href=\"../../ladder/\"",
            "href=\"../../ladder/swap-flags/\"",
            "href=\"../../ladder/bitmap-loop/\"",
        ],
    );
}

#[test]
fn a_time_measured_here_stands_on_the_page_of_its_method() {
    let mut program = run("ladder/#n=12&from=12&methods=bitmap");
    program.go("ladder/bitmap/");
    contains(&drawn(&program), &["<td>1 ms</td>"]);
}

#[test]
fn every_board_of_the_gallery_links_to_its_step() {
    let html = page_at("ladder/symmetry-check/#gallery=8");
    assert_eq!(html.matches("data-solution=").count(), 92);
    assert_eq!(html.matches("data-images=\"8\"").count(), 11);
    contains(&html, &["href=\"../../step/#n=8&amp;at=894\""]);
}

/// The page without the titles of the sources, which stay in the language that they are in.
fn without_sources(html: &str) -> String {
    html.replace(" lang=\"ja\">", "><!--")
        .replace("</a>, ", "-->")
}

#[test]
fn the_page_speaks_one_language_at_a_time() {
    let is_japanese =
        |character: char| matches!(character, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}');
    for lang in ["en", "ja"] {
        let folder = folder(lang);
        let ladder = drawn(&run(&format!("{folder}ladder/#n=5")));
        assert_eq!(
            text_of(&without_sources(&ladder)).contains(is_japanese),
            lang == "ja",
            "{lang}"
        );
        for method in Method::ALL {
            let html = page_at(&format!("{folder}ladder/{method}/"));
            assert_eq!(
                text_of(&without_sources(&html)).contains(is_japanese),
                lang == "ja",
                "{method}"
            );
        }
    }
}

/// HTML without what stands between the signs of a comment.
fn text_of(html: &str) -> String {
    let mut parts = html.split("<!--");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.filter_map(|part| part.split_once("-->"));
    first + &rest.map(|(_, behind)| behind).collect::<String>()
}
