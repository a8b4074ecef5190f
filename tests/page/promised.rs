//! What `docs/contract.md` promises of the pages, where no other test is about it.

use bitqueens::{
    course::link::MOST_ON_SHEET,
    draw::FormulaFigure,
    pages::{
        count::{CountAction, Deletable},
        write::WriteAction,
    },
    site::Finished,
    text::listing_text,
};
use bitqueens_core::{
    counting::{CountMethod, Kernel},
    faults::Fault,
    solver::Size,
};

use crate::{contains, course_texts::course_list, drawn, page_at, program::Program};

/// The values of an attribute, in the order of the page.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let before = format!(" {attribute}=\"");
    let all = html.split(&before).skip(1);
    all.map(|rest| rest.split('"').next().unwrap()).collect()
}

#[test]
fn every_event_of_a_search_is_named_at_its_step() {
    let last = page_at("step/#n=4&at=121");
    let count = |name| values(&last, name)[0].parse::<usize>().unwrap();
    let (dead_ends, solutions) = (count("data-dead-ends"), count("data-solutions"));
    let mut events = Vec::new();
    for step in 0..=121 {
        let html = page_at(&format!("step/#n=4&at={step}"));
        assert_eq!(values(&html, "data-pace")[0], "micro-step");
        assert_eq!(values(&html, "data-speed")[0], "normal");
        let event = values(&html, "data-event");
        let phase = values(&html, "data-phase")[0];
        let expected = match phase {
            "solution" => Some("solution"),
            "backtrack" => Some("up"),
            "finished" => Some("finished"),
            _ => event.first().copied().filter(|event| *event == "dead-end"),
        };
        assert_eq!(event.first().copied(), expected, "{step}: {phase}");
        events.extend(expected.map(str::to_owned));
    }
    let n_of = |name: &str| events.iter().filter(|event| *event == name).count();
    assert_eq!(n_of("solution"), solutions);
    assert_eq!(n_of("dead-end"), dead_ends);
    assert_eq!(n_of("finished"), 1);
    assert_eq!(events.last().map(String::as_str), Some("finished"));
}

#[test]
fn the_home_page_says_the_words_of_its_row() {
    let html = page_at("");
    let [left, down, right, free] = ["data-left", "data-down", "data-right", "data-free"]
        .map(|name| values(&html, name)[0].parse::<u32>().unwrap());
    let mask = (1 << FormulaFigure::SIDE) - 1;
    assert_eq!(free, !(left | down | right) & mask);
}

#[test]
fn the_fast_count_has_four_quarters_and_halves_that_fit_or_do_not() {
    let html = page_at("learn/quarters/");
    let mut quarters = values(&html, "data-quarter");
    quarters.sort_unstable();
    assert_eq!(
        quarters,
        ["north-east", "north-west", "south-east", "south-west"]
    );
    assert_eq!(values(&html, "data-ways").len(), quarters.len());
    let html = page_at("learn/halves/");
    let fits = values(&html, "data-fits");
    assert!(fits.contains(&"true"), "{fits:?}");
    assert!(fits.iter().all(|fits| ["true", "false"].contains(fits)));
}

#[test]
fn a_sheet_says_where_its_exercise_has_no_more_questions() {
    for lesson in &course_list().lessons {
        for exercise in 1..=lesson.n_exercises {
            let most = MOST_ON_SHEET;
            let html = page_at(&format!(
                "learn/{}/#sheet={exercise}&questions={most}",
                lesson.slug
            ));
            // The answers are on a second sheet.
            let n_questions = html.matches("<li data-seed=").count() / 2;
            let at_most = values(&html, "data-at-most");
            let told = (0 < n_questions && n_questions < most).then(|| n_questions.to_string());
            assert_eq!(
                at_most.first().copied(),
                told.as_deref(),
                "{} {exercise}",
                lesson.slug
            );
        }
    }
}

/// The page for writing after a program was run.
fn ran(text: String) -> Program {
    let mut program = Program::open("write/#stage=nothing");
    program.act(WriteAction::Type(text));
    program.act(WriteAction::Run);
    program
}

#[test]
fn a_wrong_program_is_named_by_its_fault_and_by_the_first_step_that_differs() {
    let mut listings = Fault::ALL
        .into_iter()
        .filter_map(|fault| Some((fault, fault.listing()?)));
    let (fault, text) = listings.next().unwrap();
    assert_eq!(
        values(&drawn(&ran(text)), "data-fault"),
        [Fault::name(fault)]
    );
    let wrong = listing_text().replacen("| bit) >> 1", "| bit) << 1", 1);
    assert_ne!(wrong, listing_text());
    let html = drawn(&ran(wrong));
    contains(
        &html,
        &["data-differs-word=\"right\"", "data-differs-n=\"2\""],
    );
}

#[test]
fn hints_are_shown_one_after_the_other() {
    let mut program = Program::open("write/#stage=blank&blank=left");
    assert_eq!(values(&drawn(&program), "data-hint"), [""; 0]);
    for shown in [
        &["asked"][..],
        &["asked", "idea"],
        &["asked", "idea", "code"],
    ] {
        program.act(WriteAction::Hint);
        assert_eq!(values(&drawn(&program), "data-hint"), shown);
    }
}

#[test]
fn one_row_stands_for_the_small_boards_and_what_is_deleted_comes_back() {
    let counted = Finished {
        ended_ms: 1_900,
        size: Size::new(8).unwrap(),
        total: 92,
        unique: Some(12),
        elapsed_ms: 5,
        method: CountMethod::Search,
        kernel: Kernel::Scalar,
        workers: 1,
        jobs: 3,
        build: "0".into(),
    };
    let stored = (counted.key(), counted.text());
    let mut program = Program::open_stored("count/#n=14", &[(&stored.0, &stored.1)]);
    let html = drawn(&program);
    let (_, row) = html.split_once("<tr data-small-boards=\"\"").unwrap();
    let (row, _) = row.split_once("</tr>").unwrap();
    contains(row, &["data-action=\"show-small\"", "1–13"]);
    assert_eq!(values(&html, "data-deleted"), [""; 0]);
    program.act(CountAction::Delete(Deletable::Finished));
    assert_eq!(values(&drawn(&program), "data-deleted"), ["finished"]);
}

#[test]
fn a_count_that_may_take_minutes_says_what_it_survives() {
    for (address, is_long) in [("count/#n=8", false), ("count/#n=20", true)] {
        let html = page_at(address);
        assert_eq!(html.contains("data-long-count=\"\""), is_long, "{address}");
    }
}
