//! Choosing, queueing, running, refusing, and the results.

use bitqueens::pages::ladder::{
    LadderAction, Limit, MethodSet, Ratio, ResultRow, RunState, Selection, TaskEvent, TaskKind, csv,
};
use bitqueens_core::{
    ladder::{Method, Rate, Run},
    solver::{Machine, Phase},
};
use bitqueens_worker::ladder::RunReply;

use super::{finish, page, record, report, run_all, size, task};
use crate::program::Program;

#[test]
fn a_run_is_tried_then_timed_then_counted() {
    let mut program = Program::open("ladder/#n=6&from=6&methods=flags");
    program.act(LadderAction::Run);
    let trial = task(&program);
    assert_eq!(trial.kind, TaskKind::Trial);
    assert_eq!(trial.run.size(), Rate::trial(Method::Flags));
    assert_eq!(trial.limit, Some(Limit::TenSeconds));
    finish(&mut program, 50_000_000);
    assert_eq!(task(&program).kind, TaskKind::Timing);
    assert_eq!(task(&program).run, Run::of(Method::Flags, size(6)));
    finish(&mut program, 20_000);
    assert_eq!(task(&program).kind, TaskKind::Counting);
    // Timed, and not yet counted: the time is shown already.
    assert_eq!(record(&program, Method::Flags, 6).millis(), Some(0.02));
    assert_eq!(record(&program, Method::Flags, 6).counters, None);
    finish(&mut program, 0);
    assert_eq!(page(&program).queue.task(), None);
    let done = record(&program, Method::Flags, 6);
    assert_eq!(done.state, RunState::Done);
    assert_eq!((done.total(), done.unique()), (Some(4), None));
    assert_eq!(done.counters.unwrap().leaves, 746);
}

#[test]
fn the_method_without_counters_is_done_when_it_is_timed() {
    let mut program = Program::open("ladder/#n=8&from=8&methods=fast");
    run_all(&mut program, |_| 1_000);
    let done = record(&program, Method::Fast, 8);
    assert_eq!((done.state, done.total()), (RunState::Done, Some(92)));
    assert_eq!(done.counters, None);
}

#[test]
fn every_method_gives_the_published_count() {
    let mut program = Program::open("ladder/#n=7");
    run_all(&mut program, |_| 1_000);
    for (side, total, unique) in [(4, 2, 1), (5, 10, 2), (6, 4, 1), (7, 40, 6)] {
        for method in Method::ALL {
            let done = record(&program, method, side);
            assert_eq!(done.state, RunState::Done, "{method} {side}");
            let expected = if done.unique().is_some() {
                unique
            } else {
                total
            };
            assert_eq!(done.solutions, Some(expected), "{method} {side}");
        }
    }
}

#[test]
fn the_table_is_run_first_and_done_runs_are_not_run_again() {
    let mut program = Program::open("ladder/#n=6&methods=bitmap,bitmap-loop");
    let runs = page(&program).selection.runs();
    let order: Vec<_> = runs.map(|run| run.size().get()).collect();
    assert_eq!(order, [6, 6, 4, 4, 5, 5]);
    run_all(&mut program, |_| 1_000);
    program.act(LadderAction::Size(size(7)));
    program.act(LadderAction::Run);
    assert_eq!(page(&program).queue.n_waiting(), 1);
    assert_eq!(task(&program).run.size(), size(7));
    // The rates are known, so there is no second trial.
    assert_eq!(task(&program).kind, TaskKind::Timing);
    while page(&program).queue.task().is_some() {
        finish(&mut program, 1_000);
    }
    // All done: running again means everything again.
    program.act(LadderAction::Run);
    assert_eq!(page(&program).queue.n_waiting(), 7);
}

#[test]
fn the_hopeless_is_refused_and_insisting_runs_it_without_a_limit() {
    let mut program = Program::open("ladder/#n=12&from=12&methods=brute-force,bitmap");
    program.act(LadderAction::Run);
    assert_eq!(task(&program).run.method(), Method::BruteForce);
    // The trial of a million boards takes 10 ms; N = 12 has ten million times as many.
    finish(&mut program, 10_000_000);
    let RunState::Refused { seconds, limit } = record(&program, Method::BruteForce, 12).state
    else {
        panic!("brute force at N = 12 is not refused");
    };
    assert_eq!(limit, Limit::TenSeconds);
    assert!((90_000.0..110_000.0).contains(&seconds), "{seconds}");
    // The next one is not held up.
    assert_eq!(task(&program).run.method(), Method::Bitmap);
    program.act(LadderAction::Cancel);
    let run = Run::of(Method::BruteForce, size(12));
    program.act(LadderAction::Insist(run));
    let insisted = task(&program);
    assert_eq!((insisted.run, insisted.kind), (run, TaskKind::Timing));
    assert_eq!(insisted.limit, None);
}

#[test]
fn a_run_over_its_limit_is_ended_and_the_next_one_begins() {
    let mut program = Program::open("ladder/#n=8&from=8&methods=flags,bitmap&limit=1");
    program.act(LadderAction::Run);
    finish(&mut program, 1_000);
    assert_eq!(task(&program).kind, TaskKind::Timing);
    let part = RunReply::Part { done: 3, parts: 8 };
    report(&mut program, TaskEvent::Answer(part));
    let running = RunState::Running {
        kind: TaskKind::Timing,
        done: 3,
        parts: 8,
    };
    assert_eq!(record(&program, Method::Flags, 8).state, running);
    report(&mut program, TaskEvent::Late);
    let late = RunState::Late(Limit::Second);
    assert_eq!(record(&program, Method::Flags, 8).state, late);
    assert_eq!(task(&program).run.method(), Method::Bitmap);
}

#[test]
fn reports_on_another_task_change_nothing() {
    let mut program = Program::open("ladder/#n=8&from=8&methods=flags");
    program.act(LadderAction::Run);
    let number = task(&program).number;
    let timed = TaskEvent::Answer(RunReply::Timed {
        solutions: 1,
        nanos: 1,
    });
    for task in [number - 1, number + 1] {
        let event = timed;
        assert!(!program.act(LadderAction::Worker { task, event }));
    }
    program.act(LadderAction::Cancel);
    let cancelled = record(&program, Method::Flags, 8).state;
    assert_eq!(cancelled, RunState::Cancelled);
    for event in [timed, TaskEvent::Late, TaskEvent::Failed] {
        assert!(!program.act(LadderAction::Worker {
            task: number,
            event
        }));
    }
}

#[test]
fn a_worker_that_says_nothing_is_told_until_it_does() {
    let begun = || {
        let mut program = Program::open("ladder/#n=5");
        program.act(LadderAction::Run);
        report(&mut program, TaskEvent::Unheard);
        assert!(page(&program).queue.is_unheard());
        program
    };
    let mut program = begun();
    report(
        &mut program,
        TaskEvent::Answer(RunReply::Part { done: 1, parts: 5 }),
    );
    assert!(!page(&program).queue.is_unheard());
    let mut program = begun();
    report(&mut program, TaskEvent::Failed);
    assert!(!page(&program).queue.is_unheard());
    let mut program = begun();
    program.act(LadderAction::Cancel);
    assert!(!page(&program).queue.is_unheard());
}

#[test]
fn a_broken_worker_ends_everything_and_says_so() {
    let mut program = Program::open("ladder/#n=5");
    program.act(LadderAction::Run);
    let number = task(&program).number;
    report(&mut program, TaskEvent::Failed);
    assert_eq!(page(&program).queue.task(), None);
    let state = |method| record(&program, method, 5).state;
    assert_eq!(state(Method::BruteForce), RunState::Failed);
    assert_eq!(state(Method::Fast), RunState::Cancelled);
    assert!(
        program.said().contains("reload the page"),
        "{}",
        program.said()
    );
    // The reader may try again.
    program.act(LadderAction::Run);
    assert_ne!(task(&program).number, number);
    assert_eq!(program.notice(), None);
}

#[test]
fn a_notice_outlasts_what_the_reader_did_not_do() {
    let mut program = Program::open("ladder/#n=6&from=6&methods=bitmap&form=other");
    assert!(!program.said().is_empty());
    let (task, event) = (1, TaskEvent::Late);
    program.act(LadderAction::Worker { task, event });
    assert!(!program.said().is_empty());
    program.act(LadderAction::Run);
    assert_eq!(program.notice(), None);
}

#[test]
fn nothing_chosen_runs_nothing() {
    let mut program = Program::open("ladder/#methods=none");
    assert_eq!(program.notice(), None);
    program.act(LadderAction::Run);
    assert_eq!(page(&program).queue.task(), None);
    assert_eq!(program.said(), "Choose at least one method to run.");
}

#[test]
fn a_range_from_above_is_the_board_alone() {
    let choice = Selection {
        from: size(15),
        ..Selection::default()
    };
    assert_eq!(choice.sizes().collect::<Vec<_>>(), [size(14)]);
}

#[test]
fn methods_go_in_and_out() {
    let mut methods = MethodSet::ALL;
    assert_eq!(methods.iter().collect::<Vec<_>>(), Method::ALL);
    for method in Method::ALL {
        assert!(methods.contains(method));
        methods.toggle(method);
        assert!(!methods.contains(method));
    }
    assert!(methods.is_empty());
    assert_eq!(methods, MethodSet::NONE);
}

#[test]
fn the_file_holds_every_run_once() {
    let mut program = Program::open("ladder/#n=8&from=8&methods=bitmap,corner-edge,fast");
    run_all(&mut program, |_| 1_000);
    assert_eq!(
        csv(page(&program).queue.records()),
        "method,form,n,state,total,unique,nodes,tests,leaves,elapsed_ms\n\
         bitmap,recursive,8,done,92,,2056,1964,736,0.001000\n\
         corner-edge,recursive,8,done,,12,569,553,212,0.001000\n\
         fast,loop,8,done,92,,,,,0.001000\n"
    );
}

#[test]
fn the_table_compares_each_method_with_the_last_that_has_a_time() {
    let mut program = Program::open("ladder/#n=12&from=12&methods=brute-force,flags,bitmap");
    program.act(LadderAction::Run);
    finish(&mut program, 10_000_000);
    for nanos in [1_000_000, 60_000_000, 0, 1_000_000, 10_000_000, 0] {
        finish(&mut program, nanos);
    }
    let rows = page(&program).result_rows();
    for row in &rows[..2] {
        assert_eq!((row.speed, row.leaves), (None, None));
    }
    let speed = rows[2].speed.unwrap();
    assert_eq!(speed.before, Method::Flags);
    assert!((speed.times - 6.0).abs() < 1e-9);
    // Source 003 prints 9,261,880 leaf nodes for flags and 314,730 for bitmaps.
    let leaves = rows[2].leaves.unwrap();
    assert_eq!(leaves.before, Method::Flags);
    assert!((1.0 / leaves.times - 9_261_880.0 / 314_730.0).abs() < 1e-9);
    assert_eq!(rows[2].figures.leaves_printed(), Some(314_730));
}

#[test]
fn methods_are_compared_only_with_those_that_count_the_same() {
    let mut program =
        Program::open("ladder/#n=8&from=8&methods=bitmap,symmetry-check,half-row,fast");
    run_all(&mut program, |_| 2_000_000);
    let rows = page(&program).result_rows();
    let before = |figure: fn(&ResultRow) -> Option<Ratio>| {
        let before = rows.iter().map(|row| figure(row).map(|ratio| ratio.before));
        before.collect::<Vec<_>>()
    };
    let check = Some(Method::SymmetryCheck);
    let bitmap = Some(Method::Bitmap);
    assert_eq!(before(|row| row.speed), [None, None, check, bitmap]);
    // The fast method counts no leaf nodes.
    assert_eq!(before(|row| row.leaves), [None, None, check, None]);
}

#[test]
fn times_that_are_too_short_are_not_compared() {
    let mut program = Program::open("ladder/#n=8&from=8&methods=flags,bitmap,unplaced");
    run_all(&mut program, |task| match task.run.method() {
        Method::Bitmap => 999_999,
        _ => 3_000_000,
    });
    let rows = page(&program).result_rows();
    assert_eq!(rows[1].speed, None);
    let over = rows[2].speed.unwrap();
    assert_eq!(over.before, Method::Flags);
    assert!((over.times - 1.0).abs() < 1e-9);
}

#[test]
fn every_board_of_the_gallery_opens_where_the_stepper_finds_it() {
    for (side, n_classes, n_boards) in [
        (1, 1, 1),
        (4, 1, 2),
        (5, 2, 10),
        (6, 1, 4),
        (7, 6, 40),
        (8, 12, 92),
    ] {
        let program = Program::open(&format!("ladder/symmetry-check/#gallery={side}"));
        let classes = page(&program).gallery.classes();
        assert_eq!(classes.len(), n_classes);
        let boards: Vec<_> = classes.iter().flat_map(|class| &class.boards).collect();
        assert_eq!(boards.len(), n_boards);
        for board in boards {
            let mut machine = Machine::new(size(side));
            while machine.counters().steps < board.step {
                machine.advance();
            }
            assert_eq!(machine.phase(), Phase::Solution);
            assert_eq!(machine.counters().solutions, board.ordinal);
            assert!(machine.queens().eq(board.solution.bits().iter().copied()));
        }
    }
}
