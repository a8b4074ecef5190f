//! The bars: recorded and measured times, their scales and ratios.

use bitqueens::pages::ladder::{
    BarRow, Bars, RECORDED_SIZE, Recorded, Scale,
    words::bars::{bar_time, point_words, provenance, time_tick},
};
use bitqueens_core::{
    ladder::{Estimate, Gives, Method},
    solver::Size,
};

use super::{finish, page, run_all, size};
use crate::program::Program;

fn bars(program: &Program) -> Bars {
    Bars::of(page(program))
}

#[track_caller]
fn row(bars: &Bars, method: Method) -> BarRow {
    let mut rows = bars.rows();
    let found = rows.find(|row| row.run.method() == method);
    found.expect("a chosen method").clone()
}

#[test]
fn the_first_screen_compares_every_method_by_recorded_figures() {
    let bars = bars(&Program::open("ladder/"));
    assert_eq!(bars.size, RECORDED_SIZE);
    let sizes: Vec<_> = bars
        .groups
        .iter()
        .map(|(gives, rows)| (*gives, rows.len()))
        .collect();
    assert_eq!(sizes, [(Gives::Total, 10), (Gives::Unique, 3)]);
    assert!(!bars.has_too_short());
    for row in bars.rows() {
        let method = row.run.method();
        let recorded = row.recorded.unwrap();
        assert_eq!(
            recorded.is_estimate,
            Recorded::of(method).size != RECORDED_SIZE
        );
        assert!(recorded.counts() && row.here.is_none(), "{method}");
        assert_eq!(row.placements.is_some(), method != Method::Fast);
        assert!(row.placements.is_none_or(Estimate::is_known), "{method}");
        // The first of each group has none before it.
        let first = matches!(method, Method::BruteForce | Method::SymmetryCheck);
        assert_eq!(row.ratio.is_none(), first, "{method}");
    }
    let flags = row(&bars, Method::Flags).ratio.unwrap();
    assert_eq!(flags.before, Method::Backtracking);
    let half_row = row(&bars, Method::HalfRow).ratio.unwrap();
    assert_eq!(half_row.before, Method::SymmetryCheck);
}

#[test]
fn a_time_on_another_board_is_estimated_by_the_placements() {
    let permutation = Recorded::of(Method::Permutation);
    let nodes = |size| Estimate::of(Method::Permutation, size).nodes();
    let estimated = Recorded::on(Method::Permutation, RECORDED_SIZE);
    let expected = permutation.millis * nodes(RECORDED_SIZE) / nodes(permutation.size);
    assert!((estimated / expected - 1.0).abs() < 1e-9);
    let exact = Recorded::on(Method::Permutation, permutation.size);
    assert!((exact - permutation.millis).abs() < 1e-6);
}

#[test]
fn what_is_measured_here_stands_beside_the_record_and_makes_the_ratios() {
    let mut program = Program::open("ladder/#n=9&from=9&methods=flags,bitmap,half-row");
    run_all(&mut program, |task| match task.run.method() {
        Method::Flags => 60_000_000,
        _ => 10_000_000,
    });
    let bars = bars(&program);
    let bitmap = row(&bars, Method::Bitmap);
    assert!((bitmap.here.unwrap().millis - 10.0).abs() < 1e-9);
    assert!((bitmap.ratio.unwrap().times - 6.0).abs() < 1e-9);
    assert!(bitmap.recorded.unwrap().is_estimate);
    assert_eq!(row(&bars, Method::HalfRow).ratio, None);
    // The bitmap's 8,393 placements take less than a millisecond in the record.
    assert!(bars.has_too_short());
}

#[test]
fn what_is_too_short_has_no_ratio() {
    let bars = bars(&Program::open(
        "ladder/#n=8&methods=brute-force,permutation,flags,bitmap",
    ));
    let ratio = |method| row(&bars, method).ratio;
    assert_eq!(
        ratio(Method::Permutation).unwrap().before,
        Method::BruteForce
    );
    assert_eq!((ratio(Method::Flags), ratio(Method::Bitmap)), (None, None));
    assert!(bars.has_too_short());
}

#[test]
fn what_is_refused_shows_the_estimate_of_this_machine() {
    let mut program = Program::open("ladder/#n=12&from=12&methods=brute-force");
    program.act(bitqueens::pages::ladder::LadderAction::Run);
    assert!(row(&bars(&program), Method::BruteForce).is_running);
    finish(&mut program, 10_000_000);
    let here = row(&bars(&program), Method::BruteForce).here.unwrap();
    assert!(here.is_estimate && 9.0e7 < here.millis, "{here:?}");
}

#[test]
fn the_other_form_has_no_record() {
    let bars = bars(&Program::open(
        "ladder/#methods=bitmap,bitmap-loop,fast&form=loop",
    ));
    let recorded = |method| row(&bars, method).recorded.is_some();
    assert!(!recorded(Method::Bitmap));
    assert!(recorded(Method::BitmapLoop) && recorded(Method::Fast));
}

#[test]
fn scales_name_figures_that_are_apart_and_hold_every_bar() {
    for n in Size::all() {
        let bars = bars(&Program::open(&format!("ladder/#n={n}")));
        for (scale, ticks) in [
            (bars.times, bars.times.time_ticks()),
            (bars.counts, bars.counts.count_ticks()),
        ] {
            assert!((3..=7).contains(&ticks.len()), "N = {n}: {ticks:?}");
            let places: Vec<_> = ticks.iter().map(|tick| scale.place(*tick)).collect();
            assert!(places[0].abs() < 1e-9, "N = {n}: {places:?}");
            for pair in places.windows(2) {
                assert!(0.149 < pair[1] - pair[0], "N = {n}: {places:?}");
            }
        }
        for time in bars.rows().filter_map(|row| row.recorded) {
            assert!(bars.times.place(time.millis) < 1.0, "N = {n}");
        }
    }
    let scale = Scale::of_times(1.0e9);
    assert!(scale.place(10.0) < scale.place(20.0));
    assert!(scale.place(0.01).abs() < 1e-9);
}

#[test]
fn times_are_said_in_their_unit() {
    for (time, ja, en) in [
        (1.0, "1.00 ms", "1.00 ms"),
        (184.3, "184 ms", "184 ms"),
        (3_202.2, "3.2 秒", "3.2 s"),
        (20_808.9, "21 秒", "21 s"),
        (3.8e6, "63 分", "63 min"),
        (1.0e7, "2.8 時間", "2.8 h"),
        (7.0e10, "2.2 年", "2.2 years"),
    ] {
        let said = bar_time(time);
        assert_eq!((said.ja.as_str(), said.en.as_str()), (ja, en));
    }
    for (time, en) in [
        (1.0, "1 ms"),
        (100.0, "100 ms"),
        (1.0e3, "1 s"),
        (1.0e4, "10 s"),
        (6.0e4, "1 min"),
        (3.6e6, "1 h"),
        (31_557_600_000.0, "1 year"),
    ] {
        assert_eq!(time_tick(time).en, en);
    }
}

#[test]
fn the_point_and_the_provenance_are_told_from_the_figures() {
    let point = point_words();
    assert!(point.en.contains("27,358,552 queens"), "{}", point.en);
    assert!(point.en.contains("about 2.2 years"), "{}", point.en);
    assert!(point.en.contains("184 ms"), "{}", point.en);
    assert!(point.ja.contains("27,358,552 個"), "{}", point.ja);
    let told = provenance();
    assert!(told.en.contains("November 2026") && told.en.contains("316 ms"));
    assert!(told.ja.contains("2026 年 11 月") && told.ja.contains("316 ms"));
    // The records and the boards that they name are the same.
    assert_eq!(Recorded::of(Method::BruteForce).size, size(9));
    assert!(told.en.contains("recorded at N = 9"), "{}", told.en);
}
