use std::rc::Rc;

use bitqueens::{
    pages::count::{CountAction, CountPage, Deletable, Report, RunAction},
    site::{Awake, Finished, NotStored, SiteAction},
    text::Lang,
};
use bitqueens_core::{
    counting::{Counter, Kernel, Ledger, Measured, Yardstick, plan},
    solver::Size,
};

use crate::{Program, contains, drawn, page_at};

#[test]
fn the_first_screen_says_what_it_does_and_carries_the_contract() {
    contains(
        &page_at("count/#n=14"),
        &[
            "data-count",
            "data-n=\"14\"",
            "data-state=\"idle\"",
            "data-total=\"\"",
            "data-unique=\"\"",
            "data-progress=\"0.0000\"",
            "data-elapsed-ms=\"0\"",
            "data-workers=\"1\"",
            "data-kernel=\"scalar\"",
            "Count every solution, exactly",
            "Measuring this machine.",
            "data-action=\"count\"",
            "data-action=\"size\"",
            "data-action=\"workers\"",
            "data-action=\"kernel\"",
        ],
    );
}

#[test]
fn every_board_stands_in_the_table_with_its_total_and_time() {
    let mut program = Program::open("count/#n=14");
    let html = drawn(&program);
    assert_eq!(html.matches("data-board=").count(), 27);
    assert_eq!(html.matches("data-estimate=\"recorded\"").count(), 27);
    assert_eq!(html.matches("aria-pressed=\"true\"").count(), 1);
    contains(
        &html,
        &[
            "234,907,967,154,122,528",
            "Expected times appear when this machine has been measured",
            "<dd>at the end</dd>",
            "data-cells=\"66\"",
        ],
    );
    assert!(!html.contains("data-stepper"));
    // N = 1 to 15 and 26 are searched; the others are joined, which is not measured yet.
    let yardstick = Yardstick::of(plan(Size::FIRST_COUNT));
    let measured = Measured {
        yardstick,
        elapsed: yardstick.reference_time() * 2,
    };
    let crew = (Kernel::Scalar, 1);
    program.act(CountAction::Measured { crew, measured });
    let html = drawn(&program);
    assert_eq!(html.matches("data-estimate=\"measured\"").count(), 16);
    contains(&html, &["On this machine: up to 1 s with 1 worker."]);
}

/// A program that counts N = 12, with some of its jobs reported.
fn counting(jobs: usize) -> Program {
    let mut program = Program::open("count/#n=12");
    count_jobs(&mut program, jobs);
    program
}

/// Counts the whole board.
fn finish(program: &mut Program) {
    count_jobs(program, usize::MAX);
}

/// Counts N = 12 as far as some of its jobs.
fn count_jobs(program: &mut Program, jobs: usize) {
    program.act(CountAction::Run {
        action: RunAction::Count,
        now: Awake::at(0),
    });
    let mut ledger = Ledger::new(plan(Size::new(12).unwrap()));
    let mut counter = Counter::default();
    for job in ledger.left().take(jobs).collect::<Vec<_>>() {
        ledger.record(job.index(), counter.count(job)).unwrap();
    }
    let page: &CountPage = program.page();
    let run = page.run.as_ref().unwrap().number();
    program.act(CountAction::Reported(Report {
        run,
        ledger: Rc::new(ledger),
        broken: None,
        now: Awake::at(500),
        date_ms: 500,
    }));
}

#[test]
fn a_run_shows_how_far_it_is_and_can_be_stopped() {
    let html = drawn(&counting(1));
    contains(
        &html,
        &[
            "data-state=\"running\"",
            "data-elapsed-ms=\"500\"",
            "data-action=\"pause\"",
            "data-action=\"more\"",
            "data-action=\"anew\"",
            "data-action=\"cancel\"",
            "data-tried=\"unfinished\"",
            "<progress",
            "Counting. About 1 s left.",
        ],
    );
    assert!(!html.contains("data-action=\"count\"") && !html.contains("data-saved"));
    contains(&html, &["data-published=\"none\"", "so far"]);
}

#[test]
fn a_finished_run_is_compared_with_what_is_published() {
    let mut program = counting(usize::MAX);
    contains(
        &drawn(&program),
        &[
            "data-state=\"done\"",
            "data-total=\"14200\"",
            "data-unique=\"1787\"",
            "data-progress=\"1.0000\"",
            "This matches the published count.",
            "data-how=\"sample\"",
            "data-how=\"all\"",
            "data-how=\"other-method\"",
            "data-published=\"equal\"",
            "<p class=\"count-total\">14,200</p>",
            "data-finished=\"12\"",
            "data-action=\"download\"",
            "data-action=\"count\"",
            "data-card=\"12\">I counted N = 12 in 500 ms",
            "data-action=\"save-card\"",
            "data-action=\"copy-card\"",
            "Counted in 500 ms. Most of the 479,001,600 boards (12!) were ruled out early.",
        ],
    );
    program.share(SiteAction::Language(Lang::Ja));
    contains(
        &drawn(&program),
        &[
            "公表されている解の数と一致しています。",
            "数えた結果の詳細",
            "14,200",
        ],
    );
}

#[test]
fn a_record_that_does_not_check_is_a_sentence_with_a_way_to_keep_it() {
    let stored = [("bitqueens.ledger.17", "12 no+ledger")];
    let html = drawn(&Program::open_stored("count/#n=17", &stored));
    contains(
        &html,
        &[
            "data-set-aside",
            "role=\"alert\"",
            "it is not a possible record",
            "data-action=\"save-aside\"",
        ],
    );
    assert!(!html.contains("data-saved"));
}

#[test]
fn an_unfinished_count_can_be_gone_on_with() {
    let counted = counting(1);
    let page: &CountPage = counted.page();
    let ledger = page.records.of(Size::new(12).unwrap()).unwrap().to_string();
    let stored = [("bitqueens.ledger.12", ledger.as_str())];
    let mut program = Program::open_stored("count/", &stored);
    let html = drawn(&program);
    assert!(
        !html.contains("data-action=\"count\""),
        "one button goes on"
    );
    contains(
        &html,
        &[
            "data-saved",
            "unfinished count of N = 12",
            "data-action=\"resume\"",
            "data-action=\"more\"",
            "data-action=\"anew\"",
            "data-action=\"discard\"",
        ],
    );
    // The record's figures are those of the run that was left.
    contains(&html, &["<dd>500 ms</dd>", "<dd>1 / 3</dd>"]);
    for shown in ["class=\"progress\"", "class=\"count-what\""] {
        let part = |html: &str| {
            let (_, part) = html.split_once(shown).unwrap();
            part.chars().take(200).collect::<String>()
        };
        assert_eq!(part(&html), part(&drawn(&counted)), "{shown}");
    }
    program.act(CountAction::Delete(Deletable::Record));
    let html = drawn(&program);
    contains(
        &html,
        &[
            "data-deleted",
            "data-action=\"undo\"",
            "A record was deleted",
        ],
    );
    assert!(!html.contains("data-saved"));
}

#[test]
fn what_the_browser_does_not_store_is_said_and_offered_as_a_file() {
    let mut program = counting(1);
    assert!(!drawn(&program).contains("data-not-stored"));
    program.act(CountAction::Stored(Err(NotStored::Full)));
    contains(
        &drawn(&program),
        &[
            "data-not-stored",
            "storage is full",
            "data-action=\"save-record\"",
        ],
    );
    program.act(CountAction::Stored(Ok(())));
    assert!(!drawn(&program).contains("data-not-stored"));
}

#[test]
fn a_wrong_total_is_marked_in_the_table() {
    let wrong = Finished {
        ended_ms: 1_900,
        size: Size::new(8).unwrap(),
        total: 93,
        unique: Some(12),
        elapsed_ms: 5,
        method: plan(Size::new(8).unwrap()).method(),
        kernel: Kernel::Scalar,
        workers: 1,
        jobs: 3,
        build: "0".into(),
    };
    let (key, text) = (wrong.key(), wrong.text());
    let stored = [(key.as_str(), text.as_str())];
    let html = drawn(&Program::open_stored("count/#n=8", &stored));
    contains(&html, &["data-finished=\"8\"", ">different<", ">5 ms<"]);
}

#[test]
fn a_guess_is_asked_before_a_count_and_compared_after_it() {
    let mut program = Program::open("count/#n=12");
    contains(&drawn(&program), &["data-action=\"guess\""]);
    program.act(CountAction::Guess(Some(1_420)));
    contains(&drawn(&program), &["value=\"1420\""]);
    finish(&mut program);
    let html = drawn(&program);
    contains(
        &html,
        &[
            "data-guessed",
            "Your guess: 1,420. The number is about 10 times as large.",
        ],
    );
    assert!(!html.contains("data-action=\"guess\""));
    // Another board has no guess yet; this one keeps its own.
    program.act(CountAction::Size(Size::new(13).unwrap()));
    let html = drawn(&program);
    assert!(html.contains("data-action=\"guess\"") && !html.contains("value=\"1420\""));
    program.act(CountAction::Size(Size::new(12).unwrap()));
    contains(&drawn(&program), &["Your guess: 1,420."]);
}
