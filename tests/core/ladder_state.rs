//! The ladder's page without a page: choosing, queueing, hearing, refusing, restoring.

use bitqueens::ladder::{Form, Method, Rate, Run};
use bitqueens::solver::{Machine, Phase, Size};
use bitqueens::state::ladder::{Choice, Entry, Limit, Methods, News, Outcome, Purpose, Task, csv};
use bitqueens::state::{Action, Environment, LadderAction, LadderScene, State};
use bitqueens::text::{LadderNotice, Notice};

fn size(side: u8) -> Size {
    Size::new(side).unwrap()
}

fn open(hash: &str) -> State {
    State::open(&Environment {
        hash: hash.into(),
        ..Environment::default()
    })
}

fn send(state: &mut State, action: LadderAction) {
    if let Some(next) = state.apply(Action::Ladder(action)) {
        *state = next;
    }
}

fn task(state: &State) -> Task {
    state.ladder.climb.task().expect("something runs")
}

fn entry(state: &State, method: Method, side: u8) -> Entry {
    let run = state.ladder.choice.run(method, size(side));
    *state
        .ladder
        .climb
        .entry(run)
        .expect("a run that was asked for")
}

/// A worker that takes as long as it is told.
fn answer(state: &mut State, nanos: u64) {
    let task = task(state);
    let news = if task.purpose == Purpose::Counting {
        let (solutions, counters) = task.run.counted();
        News::Counted {
            solutions,
            counters,
        }
    } else {
        News::Timed {
            solutions: task.run.solutions(),
            nanos,
        }
    };
    send(
        state,
        LadderAction::Heard {
            task: task.number,
            news,
        },
    );
}

fn run_all(state: &mut State) {
    send(state, LadderAction::Run);
    while state.ladder.climb.task().is_some() {
        answer(state, 1_000);
    }
}

#[test]
fn a_run_is_tried_then_timed_then_counted() {
    let mut state = open("#/ladder?n=6&from=6&methods=flags");
    send(&mut state, LadderAction::Run);
    let trial = task(&state);
    assert_eq!(trial.purpose, Purpose::Trial);
    assert_eq!(trial.run.size(), Rate::trial(Method::Flags));
    assert_eq!(trial.limit, Some(Limit::TenSeconds));
    answer(&mut state, 50_000_000);
    assert_eq!(task(&state).purpose, Purpose::Timing);
    assert_eq!(task(&state).run, Run::of(Method::Flags, size(6)));
    answer(&mut state, 20_000);
    assert_eq!(task(&state).purpose, Purpose::Counting);
    // Timed, and not yet counted: the time is shown already.
    assert_eq!(entry(&state, Method::Flags, 6).millis(), Some(0.02));
    assert_eq!(entry(&state, Method::Flags, 6).counters, None);
    answer(&mut state, 0);
    assert_eq!(state.ladder.climb.task(), None);
    let done = entry(&state, Method::Flags, 6);
    assert_eq!(done.outcome, Outcome::Done);
    assert_eq!((done.total(), done.unique()), (Some(4), None));
    assert_eq!(done.counters.unwrap().leaves, 746);
}

#[test]
fn the_method_without_counters_is_done_when_it_is_timed() {
    let mut state = open("#/ladder?n=8&from=8&methods=fast");
    run_all(&mut state);
    let done = entry(&state, Method::Fast, 8);
    assert_eq!((done.outcome, done.total()), (Outcome::Done, Some(92)));
    assert_eq!(done.counters, None);
}

#[test]
fn every_method_gives_the_published_count_through_the_state() {
    let mut state = open("#/ladder?n=7");
    run_all(&mut state);
    for (side, total, unique) in [(4, 2, 1), (5, 10, 2), (6, 4, 1), (7, 40, 6)] {
        for method in Method::ALL {
            let done = entry(&state, method, side);
            assert_eq!(done.outcome, Outcome::Done, "{method} {side}");
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
    let mut state = open("#/ladder?n=6&methods=bitmap,bitmap-loop");
    let order: Vec<_> = state
        .ladder
        .choice
        .runs()
        .map(|run| run.size().get())
        .collect();
    assert_eq!(order, [6, 6, 4, 4, 5, 5]);
    run_all(&mut state);
    send(&mut state, LadderAction::Size(size(7)));
    send(&mut state, LadderAction::Run);
    assert_eq!(state.ladder.climb.n_waiting(), 1);
    assert_eq!(task(&state).run.size(), size(7));
    // The rates are known, so there is no second trial.
    assert_eq!(task(&state).purpose, Purpose::Timing);
    while state.ladder.climb.task().is_some() {
        answer(&mut state, 1_000);
    }
    // All done: running again means everything again.
    send(&mut state, LadderAction::Run);
    assert_eq!(state.ladder.climb.n_waiting(), 7);
}

#[test]
fn the_hopeless_is_refused_and_insisting_runs_it_without_a_limit() {
    let mut state = open("#/ladder?n=12&from=12&methods=brute-force,bitmap");
    send(&mut state, LadderAction::Run);
    assert_eq!(task(&state).run.method(), Method::BruteForce);
    // The trial of a million boards takes 10 ms; N = 12 has ten million times as many.
    answer(&mut state, 10_000_000);
    let Outcome::Refused { seconds, limit } = entry(&state, Method::BruteForce, 12).outcome else {
        panic!("brute force at N = 12 is not refused");
    };
    assert_eq!(limit, Limit::TenSeconds);
    assert!((90_000.0..110_000.0).contains(&seconds), "{seconds}");
    // The next one is not held up.
    assert_eq!(task(&state).run.method(), Method::Bitmap);
    send(&mut state, LadderAction::Cancel);
    let run = Run::of(Method::BruteForce, size(12));
    send(&mut state, LadderAction::Insist(run));
    let insisted = task(&state);
    assert_eq!((insisted.run, insisted.purpose), (run, Purpose::Timing));
    assert_eq!(insisted.limit, None);
}

#[test]
fn a_run_over_its_limit_is_ended_and_the_next_one_begins() {
    let mut state = open("#/ladder?n=8&from=8&methods=flags,bitmap&limit=1");
    send(&mut state, LadderAction::Run);
    answer(&mut state, 1_000);
    let late = task(&state);
    assert_eq!(late.purpose, Purpose::Timing);
    let news = News::Part { done: 3, parts: 8 };
    send(
        &mut state,
        LadderAction::Heard {
            task: late.number,
            news,
        },
    );
    let running = Outcome::Running {
        purpose: Purpose::Timing,
        done: 3,
        parts: 8,
    };
    assert_eq!(entry(&state, Method::Flags, 8).outcome, running);
    send(
        &mut state,
        LadderAction::Heard {
            task: late.number,
            news: News::Late,
        },
    );
    assert_eq!(
        entry(&state, Method::Flags, 8).outcome,
        Outcome::Late(Limit::Second)
    );
    assert_eq!(task(&state).run.method(), Method::Bitmap);
}

#[test]
fn news_of_another_task_change_nothing() {
    let mut state = open("#/ladder?n=8&from=8&methods=flags");
    send(&mut state, LadderAction::Run);
    let number = task(&state).number;
    for other in [number - 1, number + 1] {
        let news = News::Timed {
            solutions: 1,
            nanos: 1,
        };
        let heard = LadderAction::Heard { task: other, news };
        assert_eq!(state.apply(Action::Ladder(heard)), None);
    }
    send(&mut state, LadderAction::Cancel);
    assert_eq!(entry(&state, Method::Flags, 8).outcome, Outcome::Cancelled);
    let heard = LadderAction::Heard {
        task: number,
        news: News::Late,
    };
    assert_eq!(state.apply(Action::Ladder(heard)), None);
}

#[test]
fn a_broken_worker_ends_everything_and_says_so() {
    let mut state = open("#/ladder?n=5");
    send(&mut state, LadderAction::Run);
    let number = task(&state).number;
    send(
        &mut state,
        LadderAction::Heard {
            task: number,
            news: News::Failed,
        },
    );
    assert_eq!(state.ladder.climb.task(), None);
    assert_eq!(
        entry(&state, Method::BruteForce, 5).outcome,
        Outcome::Failed
    );
    assert_eq!(entry(&state, Method::Fast, 5).outcome, Outcome::Cancelled);
    assert_eq!(
        state.notice,
        Some(Notice::Ladder(LadderNotice::WorkerFailed))
    );
    // The reader may try again.
    send(&mut state, LadderAction::Run);
    assert_ne!(task(&state).number, number);
}

#[test]
fn nothing_chosen_runs_nothing() {
    let mut state = open("#/ladder?methods=none");
    assert_eq!(state.notice, None);
    send(&mut state, LadderAction::Run);
    assert_eq!(state.ladder.climb.task(), None);
    assert_eq!(state.notice, Some(Notice::Ladder(LadderNotice::NoMethod)));
}

#[test]
fn the_address_restores_everything_chosen() {
    let hash = "#/ladder?n=9&methods=flags,bitmap&from=6&form=loop&limit=60&about=fast&walk=flags&walk-n=5&walk-at=12&gallery=6&lang=en";
    let state = open(hash);
    assert_eq!(state.address().to_string(), hash);
    assert_eq!(state.notice, None);
    let choice = state.ladder.choice;
    assert_eq!(
        choice.methods.iter().collect::<Vec<_>>(),
        [Method::Flags, Method::Bitmap]
    );
    assert_eq!(choice.run(Method::Flags, size(9)).form(), Form::Loop);
    assert_eq!(state.ladder.walking.walker().steps(), 12);
    // An address that names nothing leaves everything as it is.
    let same = state.apply(Action::Open("#/ladder?lang=en".into()));
    assert_eq!(same, None);
}

#[test]
fn a_range_from_above_is_the_board_alone() {
    let choice = Choice {
        from: size(9),
        ..Choice::default()
    };
    assert_eq!(choice.sizes().collect::<Vec<_>>(), [size(8)]);
}

#[test]
fn methods_go_in_and_out() {
    let mut methods = Methods::ALL;
    assert_eq!(methods.iter().collect::<Vec<_>>(), Method::ALL);
    for method in Method::ALL {
        assert!(methods.contains(method));
        methods.toggle(method);
        assert!(!methods.contains(method));
    }
    assert!(methods.is_empty());
    assert_eq!(methods, Methods::NONE);
}

#[test]
fn the_file_holds_every_run_once() {
    let mut state = open("#/ladder?n=8&from=8&methods=bitmap,corner-edge,fast");
    run_all(&mut state);
    assert_eq!(
        csv(state.ladder.climb.entries()),
        "method,form,n,state,total,unique,nodes,tests,leaves,elapsed_ms\n\
         bitmap,recursive,8,done,92,,2056,1964,736,0.001000\n\
         corner-edge,recursive,8,done,,12,569,553,212,0.001000\n\
         fast,loop,8,done,92,,,,,0.001000\n"
    );
}

#[test]
fn the_table_compares_each_method_with_the_last_that_has_a_time() {
    let mut state = open("#/ladder?n=12&from=12&methods=brute-force,flags,bitmap");
    send(&mut state, LadderAction::Run);
    answer(&mut state, 10_000_000);
    for nanos in [1_000_000, 60_000_000, 0, 1_000_000, 10_000_000, 0] {
        answer(&mut state, nanos);
    }
    let scene = LadderScene::of(&state);
    let rows = &scene.rows;
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
    assert_eq!(scene.rows[2].leaves_printed, Some(314_730));
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
        let state = open(&format!("#/ladder?gallery={side}"));
        let classes = state.ladder.gallery.classes();
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
