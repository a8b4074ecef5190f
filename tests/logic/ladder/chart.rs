//! The charts.

use bitqueens::pages::ladder::{Chart, Quantity, Recorded};
use bitqueens_core::{
    ladder::{Method, sources::LEAF_TABLES},
    solver::Size,
};

use super::{page, run_all};
use crate::program::Program;

const QUANTITIES: [Quantity; 2] = [Quantity::Time, Quantity::Leaves];

/// The charts of an address, every run of which took a millisecond for each queen.
fn charts(hash: &str) -> [Chart; 2] {
    let mut program = Program::open(hash);
    run_all(&mut program, |task| {
        1_000_000 * task.run.counted().1.nodes.max(1)
    });
    QUANTITIES.map(|quantity| Chart::of(quantity, page(&program)))
}

#[test]
fn lines_hold_the_figures_in_their_place() {
    let [time, leaves] = charts("ladder/#n=7&methods=flags,bitmap,fast");
    assert_eq!(
        (time.quantity, leaves.quantity),
        (Quantity::Time, Quantity::Leaves)
    );
    assert_eq!(time.lines.len(), 3);
    // The fast method counts no leaves and has none in a source, and so has no line.
    assert_eq!(leaves.lines.len(), 2);
    let flags = &leaves.lines[0];
    assert_eq!(flags.method, Method::Flags);
    let values: Vec<_> = flags
        .points
        .iter()
        .map(|point| (point.n, point.amount.value))
        .collect();
    assert_eq!(values, [(4, 46.0), (5, 177.0), (6, 746.0), (7, 3_073.0)]);
    // Up to 3,073 the powers of ten that have room for their names.
    let ticks: Vec<_> = leaves.ticks.iter().map(|tick| tick.value).collect();
    assert_eq!(ticks, [1.0, 10.0, 100.0, 1_000.0]);
    // More is higher, later is further right, and everything is inside the frame.
    for line in time.lines.iter().chain(&leaves.lines) {
        for pair in line.points.windows(2) {
            assert!(pair[0].x < pair[1].x);
            assert_eq!(
                pair[0].amount.value < pair[1].amount.value,
                pair[1].y < pair[0].y
            );
        }
        for point in line.points.iter().chain(&line.recorded) {
            assert!((Chart::ACROSS[0]..=Chart::ACROSS[1]).contains(&point.x));
            assert!((Chart::DOWN[0]..=Chart::DOWN[1]).contains(&point.y));
        }
    }
    // A tenth of a figure is one tick lower.
    let [ten, hundred] = [leaves.ticks[1].y, leaves.ticks[2].y];
    let thousand = leaves.ticks[3].y;
    assert!((ten - hundred - (hundred - thousand)).abs() < 1e-9);
}

#[test]
fn names_do_not_cover_one_another() {
    for hash in ["ladder/#n=7", "ladder/#n=4&from=4", "ladder/#n=6&from=6"] {
        for chart in charts(hash) {
            assert!(11 <= chart.lines.len());
            // A name over an early end stands by itself.
            let ends = chart.lines.iter().filter(|line| !line.ends_early);
            let mut names: Vec<_> = ends.map(|line| line.name_y).collect();
            names.sort_by(f64::total_cmp);
            for pair in names.windows(2) {
                assert!(16.9 <= pair[1] - pair[0], "{hash}: {names:?}");
            }
            assert!(0.0 < names[0] && *names.last().unwrap() < Chart::HEIGHT);
        }
    }
}

#[test]
fn a_name_stands_over_the_end_of_a_line_that_ends_early() {
    let mut program = Program::open("ladder/#n=7&from=6&methods=flags");
    run_all(&mut program, |_| 2_000_000);
    program.go("ladder/#n=6&from=6&methods=bitmap");
    run_all(&mut program, |_| 3_000_000);
    program.go("ladder/#n=7&from=6&methods=flags,bitmap");
    let chart = Chart::of(Quantity::Time, page(&program));
    let [flags, bitmap] = &chart.lines[..] else {
        panic!("two lines");
    };
    assert!(!flags.ends_early && bitmap.ends_early);
    assert!(bitmap.end().0 < flags.end().0);
    assert!(bitmap.name_y < bitmap.points[0].y);
    assert!((flags.name_y - flags.points[1].y).abs() < 1e-9);
}

#[test]
fn times_that_are_too_short_are_not_drawn() {
    let mut program = Program::open("ladder/#n=7&from=6&methods=flags");
    run_all(&mut program, |task| match task.run.size().get() {
        7 => 1_000_000,
        _ => 999_999,
    });
    let [time, leaves] = QUANTITIES.map(|quantity| Chart::of(quantity, page(&program)));
    assert_eq!(time.lines[0].points.len(), 1);
    assert_eq!(leaves.lines[0].points.len(), 2);
}

#[test]
fn before_anything_is_run_the_charts_show_what_ships_with_the_page() {
    let program = Program::open("ladder/");
    let [time, leaves] = QUANTITIES.map(|quantity| Chart::of(quantity, page(&program)));
    assert_eq!(time.lines.len(), Method::ALL.len());
    let printed: Vec<_> = LEAF_TABLES.iter().map(|table| table.method).collect();
    let drawn: Vec<_> = leaves.lines.iter().map(|line| line.method).collect();
    assert_eq!(drawn, printed);
    for line in time.lines.iter().chain(&leaves.lines) {
        assert!(line.points.is_empty() && !line.recorded.is_empty());
    }
    for line in &time.lines {
        let recorded = Recorded::of(line.method);
        let taken = line
            .recorded
            .iter()
            .filter(|point| !point.amount.is_estimate);
        let taken: Vec<_> = taken.map(|point| (point.n, point.amount.value)).collect();
        assert_eq!(taken, [(recorded.size.get(), recorded.millis)]);
    }
    let flags = leaves
        .lines
        .iter()
        .find(|line| line.method == Method::Flags);
    let values: Vec<_> = flags
        .unwrap()
        .recorded
        .iter()
        .map(|point| point.amount.value)
        .collect();
    assert_eq!(values[..4], [46.0, 177.0, 746.0, 3_073.0]);
}

#[test]
fn every_board_has_a_chart_of_times() {
    for size in Size::all().filter(|size| 9 <= size.get()) {
        let program = Program::open(&format!("ladder/#n={size}&from=1"));
        let chart = Chart::of(Quantity::Time, page(&program));
        assert!(
            !chart.lines.is_empty() && 3 <= chart.ticks.len(),
            "N = {size}"
        );
    }
}
