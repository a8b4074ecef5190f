//! The reader's program on a board of N = 12.

use bitqueens::text::Lang;
use bitqueens::{
    pages::write::{LARGE, LargeEvent, LargeRun, WriteAction, WritePage, words},
    text::listing_text,
};
use bitqueens_core::{
    counting::known,
    program::{Program as Notation, ProgramRun, Spot, Stop},
};
use bitqueens_worker::program::{ProgramCount, ProgramReply};

use crate::program::Program;

/// The page with the listing, run, and its run on the large board begun.
fn begun() -> Program {
    let mut program = Program::open("write/#stage=nothing");
    program.act(WriteAction::Type(listing_text()));
    program.act(WriteAction::Run);
    program.act(WriteAction::CountLarge);
    program
}

fn run(program: &Program) -> Option<&LargeRun> {
    program.page::<WritePage>().judged()?.large.as_ref()
}

fn said(program: &Program) -> String {
    let notation = Notation::read(&listing_text()).unwrap();
    let said = run(program).and_then(|run| words::large(run, &notation));
    said.map_or_else(String::new, |said| said.into_lang(Lang::En))
}

fn count(solutions: i64, lines: u64, micros: u64) -> ProgramCount {
    ProgramCount {
        solutions,
        lines,
        micros,
    }
}

fn part(lines: u64) -> LargeEvent {
    LargeEvent::Answer(ProgramReply::Part { lines })
}

#[test]
fn a_worker_that_says_nothing_is_told_until_it_does() {
    let mut program = begun();
    program.act(WriteAction::Large(LargeEvent::Unheard));
    assert!(said(&program).starts_with("No worker has answered yet."));
    assert!(run(&program).and_then(LargeRun::text).is_some());
    program.act(WriteAction::Large(part(7)));
    assert_eq!(said(&program), "");
}

#[test]
fn a_worker_is_asked_for_until_it_answers_or_the_run_is_ended() {
    let counted = ProgramReply::Counted {
        own: count(14_200, 9_000_000, 312_400),
        listing: count(14_200, 9_100_000, 298_000),
    };
    let stopped = ProgramReply::Stopped(Stop::Endless);
    for end in [
        WriteAction::Large(LargeEvent::Answer(counted)),
        WriteAction::Large(LargeEvent::Answer(stopped)),
        WriteAction::Large(LargeEvent::Failed),
        WriteAction::CancelLarge,
        WriteAction::Type("row = 1;".into()),
        WriteAction::Run,
    ] {
        let mut program = begun();
        program.act(WriteAction::Large(part(7)));
        let running = LargeRun::Running {
            text: listing_text(),
            lines: 7,
            is_unheard: false,
        };
        assert_eq!(run(&program), Some(&running));
        program.act(end.clone());
        assert_eq!(run(&program).and_then(LargeRun::text), None, "{end:?}");
        // What a worker says after that changes nothing.
        let before = run(&program).cloned();
        program.act(WriteAction::Large(LargeEvent::Failed));
        assert_eq!(run(&program).cloned(), before, "{end:?}");
    }
}

#[test]
fn a_run_ends_when_the_page_is_left_and_what_it_came_to_stays() {
    let mut program = begun();
    program.go("count/");
    assert_eq!(run(&program), None);
    let mut program = begun();
    program.act(WriteAction::Large(LargeEvent::Failed));
    program.go("count/");
    assert_eq!(run(&program), Some(&LargeRun::Failed));
}

#[test]
fn what_the_run_came_to_is_said_beside_the_loop_of_the_stepper() {
    let index = Stop::Index {
        spot: Spot { line: 1, column: 0 },
        array: 0,
        index: 12,
    };
    let counted = |solutions| ProgramReply::Counted {
        own: count(solutions, 9_000_000, 312_400),
        listing: count(14_200, 9_100_000, 298_000),
    };
    for (event, says) in [
        (
            LargeEvent::Answer(counted(14_200)),
            "Your program counts 14,200 solutions of N = 12, which is right. It took 312 ms for 9,000,000 lines. \
             The loop of the stepper, run the same way, took 298 ms for 9,100,000 lines.",
        ),
        (
            LargeEvent::Answer(counted(-3)),
            "On N = 12 the program counts -3; the true count is 14200.",
        ),
        (
            LargeEvent::Answer(ProgramReply::Stopped(Stop::Endless)),
            "On N = 12 the program does not end.",
        ),
        (
            LargeEvent::Answer(ProgramReply::Stopped(index)),
            "[12]`, outside its array",
        ),
        (LargeEvent::Failed, "did not start"),
    ] {
        let mut program = begun();
        assert_eq!(said(&program), "");
        program.act(WriteAction::Large(event));
        assert!(said(&program).contains(says), "{}", said(&program));
    }
}

#[test]
fn the_listing_counts_the_large_board_within_the_bounds_of_the_worker() {
    let program = Notation::read(&listing_text()).unwrap();
    let mut run = ProgramRun::new(&program, LARGE).with_limit(1_000_000_000);
    assert!(run.all(|ran| ran.is_ok()));
    let counted = run.number("solutions").map(i64::cast_unsigned);
    assert_eq!(counted, Some(known(LARGE).total));
}
