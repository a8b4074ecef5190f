//! What the counting page shows before and beside a run: the estimates and the field of jobs.

use bitqueens::text::Lang;
use std::time::Duration;

use bitqueens::{
    pages::count::{Basis, CountAction, CountPage, Crew, Estimated, JobCells, Measurements, words},
    site::Finished,
};
use bitqueens_core::{
    counting::{CountMethod, Measured, estimate, known, plan, yardstick},
    solver::Size,
};

use crate::program::Program;

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

fn page(program: &Program) -> &CountPage {
    program.page()
}

/// Measures workers with a method as a machine that is so many times slower than the recorded one.
fn measure(program: &mut Program, crew: Crew, method: CountMethod, times: u32) {
    let plan = yardstick(method);
    let elapsed = plan.reference_time() * times;
    let measured = Measured { plan, elapsed };
    for _ in 0..Measurements::n_rounds(crew) {
        program.act(CountAction::Measured { crew, measured });
    }
}

/// One worker with the kernel of the page's crew.
fn alone(program: &Program) -> Crew {
    (page(program).crew().0, 1)
}

#[test]
fn workers_that_slow_one_another_down_do_not_slow_the_page() {
    let mut program = Program::open("count/#n=12");
    program.act(CountAction::Workers(2));
    let crew = page(&program).crew();
    let alone = alone(&program);
    measure(&mut program, alone, CountMethod::Search, 2);
    measure(&mut program, crew, CountMethod::Search, 3);
    measure(&mut program, crew, CountMethod::Join, 5);
    for (n, times) in [(12, 3), (15, 3), (16, 5), (18, 5)] {
        let estimated = page(&program).estimated(size(n));
        assert_eq!(estimated.basis, Basis::Measured);
        let plan = plan(size(n));
        let elapsed = yardstick(plan.method()).reference_time() * times;
        let measured = Measured {
            plan: yardstick(plan.method()),
            elapsed,
        };
        let counting = estimate(plan, measured, crew.1);
        assert_eq!(estimated.time, counting + Duration::from_millis(17) * 2);
    }
}

/// A finished run of the workers and the method that a page would choose.
fn run_of(program: &Program, n: u8, elapsed_ms: u64, ended_ms: u64) -> Finished {
    let (kernel, workers) = page(program).crew();
    Finished {
        ended_ms,
        size: size(n),
        total: known(size(n)).total,
        unique: Some(known(size(n)).unique),
        elapsed_ms,
        method: plan(size(n)).method(),
        kernel,
        workers,
        jobs: 1,
        build: "0".into(),
    }
}

/// A page that opens with runs stored.
fn opened_with(runs: &[Finished]) -> Program {
    let texts: Vec<_> = runs.iter().map(|run| (run.key(), run.text())).collect();
    let texts: Vec<_> = texts
        .iter()
        .map(|(key, text)| (key.as_str(), text.as_str()))
        .collect();
    Program::open_stored("count/#n=16", &texts)
}

#[test]
fn a_count_of_a_second_tells_the_time_of_every_board_of_its_method_whatever_is_measured() {
    let program = Program::open("count/#n=16");
    let reference = |n| plan(size(n)).reference_time();
    let slower = |n, times| u64::try_from((reference(n) * times).as_millis()).unwrap();
    let long = run_of(&program, 18, slower(18, 3), 5);
    let other_crew = Finished {
        workers: 64,
        ..run_of(&program, 19, slower(19, 9), 6)
    };
    let wrong = Finished {
        total: 1,
        ..run_of(&program, 19, slower(19, 8), 7)
    };
    // Its start is most of it.
    let short = run_of(&program, 17, 999, 8);
    let searched = run_of(&program, 15, slower(15, 5).max(1_000), 4);
    let searched_ms = searched.elapsed_ms;
    let mut program = opened_with(&[long, other_crew, wrong, short, searched]);
    let said = |program: &Program| {
        Size::all()
            .map(|n| page(program).estimated(n))
            .collect::<Vec<_>>()
    };
    let before = said(&program);
    for estimated in &before {
        assert_eq!(estimated.basis, Basis::Counted);
    }
    for (n, expected) in [
        (18, slower(18, 3)),
        (20, slower(20, 3)),
        (24, slower(24, 3)),
        (15, searched_ms),
    ] {
        let millis = u64::try_from(page(&program).estimated(size(n)).time.as_millis()).unwrap();
        assert!(
            millis.abs_diff(expected) < expected / 5,
            "{n}: {millis}, {expected}"
        );
    }
    let (alone, crew) = (alone(&program), page(&program).crew());
    for (crew, method, times) in [
        (alone, CountMethod::Search, 2),
        (crew, CountMethod::Join, 7),
        (crew, CountMethod::Search, 5),
    ] {
        measure(&mut program, crew, method, times);
        assert_eq!(said(&program), before, "one truth");
    }
    let sentence = page(&program).status().sentence;
    assert!(
        sentence
            .in_lang(Lang::En)
            .contains("by your count of N = 18")
    );
    let absurd = opened_with(&[run_of(&program, 18, u64::MAX, 9)]);
    assert_eq!(page(&absurd).estimated(size(27)).basis, Basis::Counted);
}

#[test]
fn a_measurement_tells_a_range_that_holds_what_another_half_as_long_again_tells() {
    let measured = |time| Estimated {
        time,
        basis: Basis::Measured,
    };
    let mut time = Duration::from_millis(2);
    while time < Duration::from_hours(24 * 365 * 500) {
        let [low, high] = measured(time).range();
        for other in [time.div_f64(1.49), time, time.mul_f64(1.49)] {
            assert!(
                (low..=high).contains(&other),
                "{time:?}: {low:?} to {high:?}"
            );
        }
        assert!(
            high <= low * 12 || low.is_zero(),
            "{time:?}: {low:?} to {high:?}"
        );
        time = time.mul_f64(1.07);
    }
    for (millis, english, japanese) in [
        (20, "up to 1 s", "1 秒まで"),
        (4_000, "2–10 s", "2～10 秒"),
        (50_000, "up to 2 min", "2 分まで"),
        (240_000, "2–10 min", "2～10 分"),
        (100_000_000, "up to 2 days", "2 日まで"),
    ] {
        let said = measured(Duration::from_millis(millis)).sentence();
        assert_eq!(
            [said.in_lang(Lang::En), said.in_lang(Lang::Ja)],
            [english, japanese]
        );
    }
    let not_yet = Estimated {
        basis: Basis::Recorded,
        ..measured(time)
    };
    assert_eq!(not_yet.sentence().in_lang(Lang::En), "–");
}

#[test]
fn an_estimate_is_said_as_exactly_as_a_reader_needs_it() {
    let said = |millis| words::estimated_time(Duration::from_millis(millis)).into_lang(Lang::En);
    assert_eq!(said(23), "23 ms");
    assert_eq!(said(1_500), "1.5 s");
    let time = words::between([20, 50].map(Duration::from_secs));
    let sentence = words::measured(&time, 2);
    assert_eq!(
        sentence.in_lang(Lang::En),
        "On this machine: 20–50 s with 2 workers."
    );
}

#[test]
fn a_field_has_a_cell_for_each_job_but_66_at_least_and_400_at_most() {
    for (jobs, columns, rows) in [
        (1, 22, 3),
        (65, 22, 3),
        (67, 22, 3),
        (400, 50, 8),
        (u64::MAX, 50, 8),
    ] {
        let field = JobCells::empty(jobs);
        assert_eq!(
            (field.columns, field.rows()),
            (columns, rows),
            "{jobs} jobs"
        );
    }
    // Every row is full, so no place looks like a job that is not counted.
    for jobs in 1..=500 {
        let field = JobCells::empty(jobs);
        let (n_cells, rows) = (field.columns * field.rows(), field.rows());
        assert_eq!(u64::try_from(field.cells.len()), Ok(n_cells), "{jobs} jobs");
        assert!((n_cells..n_cells + rows).contains(&jobs.clamp(66, 400)));
    }
}
