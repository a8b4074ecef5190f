//! The card of a finished count.

use std::rc::Rc;

use bitqueens::{
    pages::count::{CountAction, CountCard, CountPage, Recount, Report, RunAction, words},
    site::Awake,
    text::Lang,
};
use bitqueens_core::{
    counting::{CountMethod, Counter, Ledger, Plan, known, plan},
    solver::Size,
};

use crate::program::Program;

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

fn card(program: &Program) -> Option<CountCard> {
    CountCard::of(program.page::<CountPage>())
}

fn act(program: &mut Program, action: RunAction) {
    let now = Awake::at(0);
    program.act(CountAction::Run { action, now });
}

/// Counts a board, and reports so many of its jobs after 412 milliseconds.
fn count(program: &mut Program, n: u8, jobs: usize) {
    program.act(CountAction::Size(size(n)));
    act(program, RunAction::Count);
    let mut ledger = Ledger::new(plan(size(n)));
    let mut counter = Counter::default();
    for job in ledger.left().take(jobs).collect::<Vec<_>>() {
        ledger.record(job.index(), counter.count(job)).unwrap();
    }
    let run = program.page::<CountPage>().run.as_ref().unwrap().number();
    program.act(CountAction::Reported(Report {
        run,
        ledger: Rc::new(ledger),
        broken: None,
        is_unheard: false,
        now: Awake::at(412),
        date_ms: 0,
    }));
}

#[test]
fn a_card_is_there_once_a_count_made_here_is_as_published() {
    let mut program = Program::open("count/#n=12");
    assert_eq!(card(&program), None);
    count(&mut program, 12, 1);
    assert_eq!(card(&program), None, "it is not finished");
    act(&mut program, RunAction::Pause);
    assert_eq!(card(&program), None);
    let mut program = Program::open("count/#n=12");
    count(&mut program, 12, usize::MAX);
    let made = card(&program).unwrap();
    assert_eq!(
        (made.size, made.total, made.elapsed_ms),
        (size(12), 14_200, 412)
    );
    // A second count is no result of its own.
    act(&mut program, RunAction::Check(Recount::Sample));
    assert_eq!(card(&program), None);
    // Another board has no card.
    let mut program = Program::open("count/#n=8");
    count(&mut program, 8, usize::MAX);
    program.act(CountAction::Size(size(9)));
    assert_eq!(card(&program), None);
}

#[test]
fn a_card_says_the_board_the_time_and_the_number() {
    let mut program = Program::open("count/#n=8");
    count(&mut program, 8, usize::MAX);
    let card = card(&program).unwrap();
    let url = "https://queens.example/count/#n=8";
    assert_eq!(
        card.sentence().in_lang(Lang::En),
        "I counted N = 8 in 412 ms"
    );
    assert_eq!(
        card.sentence().in_lang(Lang::Ja),
        "N = 8 を 412 ミリ秒で数えました"
    );
    assert_eq!(
        card.text(url, Lang::En),
        "I counted all 92 solutions of the 8 queens problem in my browser, in 412 ms. https://queens.example/count/#n=8"
    );
    assert!(card.text(url, Lang::Ja).ends_with(url));
    assert_eq!(card.address().to_string(), "count/#n=8");
    assert_eq!(card.file(), "n-queens-8.png");
    for lang in Lang::ALL {
        let picture = card.picture(url, lang);
        for part in [card.sentence().in_lang(lang), ">92<", "<path d=\"M", url] {
            assert!(picture.contains(part), "{part} is missing in {picture}");
        }
        // A square for each cell of the field.
        assert_eq!(picture.matches("h1v1h-1z").count(), card.field.cells.len());
        assert!(!picture.contains("href") && !picture.contains("<style"));
    }
}

#[test]
fn a_picture_fits_every_board_and_escapes_its_address() {
    let mut program = Program::open("count/#n=8");
    count(&mut program, 8, usize::MAX);
    let made = card(&program).unwrap();
    for board in Size::all() {
        let card = CountCard {
            size: board,
            total: known(board).total,
            elapsed_ms: u64::MAX,
            ..made.clone()
        };
        let picture = card.picture("a&b<c", Lang::Ja);
        assert!(picture.contains("a&amp;b&lt;c") && !picture.contains("b<c"));
        assert!(picture.ends_with("</svg>\n"));
    }
}

#[test]
fn a_count_tells_what_its_own_method_saved_on_every_board() {
    use CountMethod::{Join, Search};
    let images = "One search stands for up to eight boards, its turns and mirror images.";
    let quarters = "Quarters of boards were joined, and no queen was placed one by one.";
    for board in Size::all() {
        for method in [Search, Join] {
            let plan = Plan::new(board, method);
            let told = words::took(plan, 412);
            let reason = told.in_lang(Lang::En).strip_prefix("Counted in 412 ms.");
            let reason = reason.unwrap().trim_start();
            // Boards under 4 are not searched by symmetry, and have no quarters.
            let expected = match method {
                _ if board.get() < 4 => ("", "search"),
                Search => (images, "search, one of every eight images"),
                _ => (quarters, "join of quarter boards"),
            };
            assert_eq!(
                (reason, words::method(plan).in_lang(Lang::En)),
                expected,
                "{board}"
            );
        }
    }
}
