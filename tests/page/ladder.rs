use bitqueens::pages::ladder::{LadderAction, MethodWalk, TaskEvent, TaskKind, words::source_name};
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
fn a_dot_of_this_machine_waits_on_the_recorded_one() {
    let waiting = |html: &str| html.matches("data-waiting").count();
    let html = page_at("ladder/#n=8&from=8&methods=bitmap,brute-force");
    assert_eq!(waiting(&html), 2);
    let html = drawn(&run("ladder/#n=8&from=8&methods=bitmap"));
    assert_eq!(waiting(&html), 0);
    contains(&html, &["<td class=\"here state\">1 ms</td>"]);
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
        assert_eq!(html.contains("What the next one saves"), !last);
        assert!(!html.contains("This method counts no"), "{method}");
        // The lessons stand above what the method does.
        let (lessons, about) = (html.find("learn/quarters/"), html.find("class=\"about\""));
        assert_eq!(lessons.is_some_and(|at| Some(at) < about), last);
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
