//! The dots: recorded and measured times, their scale, and what each branch gains.

use bitqueens::text::Lang;
use std::collections::BTreeSet;

use bitqueens::pages::ladder::{
    Amount, Branch, Dots, Gain, Quantity, RECORDED_SIZE, Recorded, RunFigures, RunState, Scale,
    words::{
        many, method_title,
        runs::{gain_words, message, point_words, provenance, underway},
    },
};
use bitqueens_core::{
    ladder::{Estimate, Method},
    solver::Size,
};

use super::{finish, page, run_all, size};
use crate::{program::Program, readme::READMES};

fn dots(program: &Program) -> Dots {
    Dots::of(page(program))
}

#[track_caller]
fn row(dots: &Dots, method: Method) -> RunFigures {
    let mut rows = dots.rows();
    let found = rows.find(|row| row.run.method() == method);
    *found.expect("a chosen method")
}

fn recorded(row: &RunFigures) -> Option<Amount> {
    row.shipped(Quantity::Time)
}

fn here(row: &RunFigures) -> Option<Amount> {
    row.here(Quantity::Time)
}

#[test]
fn the_first_screen_compares_every_method_by_recorded_figures() {
    let dots = dots(&Program::open("ladder/"));
    assert_eq!(dots.size, RECORDED_SIZE);
    let branches: Vec<_> = dots
        .branches
        .iter()
        .map(|(branch, rows)| (*branch, rows.len()))
        .collect();
    assert_eq!(
        branches,
        [
            (Branch::Prune, 2),
            (Branch::Represent, 4),
            (Branch::Side, 7)
        ]
    );
    assert!(!dots.has_too_short());
    for row in dots.rows() {
        let method = row.run.method();
        let recorded = recorded(row).unwrap();
        assert_eq!(
            recorded.is_estimate,
            Recorded::of(method).size != RECORDED_SIZE
        );
        assert!(recorded.counts() && here(row).is_none(), "{method}");
        assert_eq!(row.placements().is_some(), method != Method::Fast);
        assert!(row.placements().is_none_or(Estimate::is_known), "{method}");
    }
}

/// What a bracket spans: its rows stand together, and the second one begins and ends with the methods
/// that its words compare.
#[test]
fn each_branch_is_one_run_of_the_ladder_s_order_whatever_is_chosen() {
    for chosen in 0_u16..1 << Method::ALL.len() {
        let methods = Method::ALL.into_iter().zip(0..);
        let methods: Vec<_> = methods
            .filter(|(_, place)| chosen >> place & 1 == 1)
            .map(|(method, _)| Branch::of(method))
            .collect();
        let mut runs = methods.clone();
        runs.dedup();
        let kinds: BTreeSet<_> = methods.iter().map(|branch| branch.name()).collect();
        assert_eq!(runs.len(), kinds.len(), "{methods:?}");
    }
    let represent = Method::ALL
        .into_iter()
        .filter(|method| Branch::of(*method) == Branch::Represent);
    let represent: Vec<_> = represent.collect();
    assert_eq!(represent.first(), Some(&Method::Backtracking));
    assert_eq!(represent.last(), Some(&Method::Bitmap));
    // They place the same queens on every board.
    for size in Size::all() {
        let nodes = represent
            .iter()
            .map(|method| Estimate::of(*method, size).nodes());
        let nodes: Vec<_> = nodes.collect();
        assert!(
            nodes.iter().all(|one| one.total_cmp(&nodes[0]).is_eq()),
            "N = {size}"
        );
    }
}

/// The number of a gain, and what it is the number of.
fn gain_said(gain: Gain, lang: Lang) -> String {
    let (number, of) = gain_words(gain);
    format!("{}|{}", number.in_lang(lang), of.in_lang(lang))
}

#[test]
fn the_brackets_say_how_many_placements_fewer_and_how_much_faster() {
    let dots_of = |address| dots(&Program::open(address));
    let all = dots_of("ladder/");
    let said = |branch, lang| gain_said(all.gain(branch).unwrap(), lang);
    assert_eq!(
        said(Branch::Prune, Lang::En),
        "437 million times|fewer placements: pruned"
    );
    assert_eq!(said(Branch::Prune, Lang::Ja), "4.4 億分の 1|の配置：枝刈り");
    assert_eq!(
        said(Branch::Represent, Lang::En),
        "17 times|faster, the same 27,358,552 placements"
    );
    assert_eq!(
        said(Branch::Represent, Lang::Ja),
        "17 倍|の速さ：同じ 27,358,552 回の配置"
    );
    assert_eq!(all.gain(Branch::Side), None);
    // A bracket needs both of its ends.
    let without = dots_of("ladder/#methods=permutation,backtracking,flags");
    assert_eq!(without.gain(Branch::Prune), None);
    assert_eq!(without.gain(Branch::Represent), None);
}

#[test]
fn the_second_bracket_compares_what_is_measured_here_once_both_are() {
    let mut program = Program::open("ladder/#n=9&from=9&methods=backtracking,bitmap");
    run_all(&mut program, |task| match task.run.method() {
        Method::Backtracking => 60_000_000,
        _ => 4_000_000,
    });
    let gain = dots(&program).gain(Branch::Represent).unwrap();
    assert!(
        matches!(gain, Gain::Faster { times, is_here: true, .. } if (times - 15.0).abs() < 1e-9)
    );
    assert_eq!(
        gain_said(gain, Lang::En),
        "15 times|faster here, the same 8,393 placements"
    );
    // A time that is too short is compared with nothing.
    let mut short = Program::open("ladder/#n=9&from=9&methods=backtracking,bitmap");
    run_all(&mut short, |_| 900_000);
    assert_eq!(dots(&short).gain(Branch::Represent), None);
}

#[test]
fn large_ratios_are_said_in_words() {
    for (times, ja, en) in [
        (440.0, "440", "440"),
        (98_765.0, "9.9 万", "98,765"),
        (4.374e8, "4.4 億", "437 million"),
        (7.0e9, "70 億", "7.0 billion"),
        (2.0e13, "20 兆", "20 trillion"),
        (3.0e17, "3.0×10¹⁷", "3.0×10¹⁷"),
    ] {
        let said = many(times);
        assert_eq!((said.in_lang(Lang::Ja), said.in_lang(Lang::En)), (ja, en));
    }
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
fn a_record_is_compared_with_the_method_that_it_grew_from() {
    for (method, before) in [
        (Method::BruteForce, None),
        (Method::Bitmap, Some(Method::SwapFlags)),
        (Method::SymmetryCheck, None),
        (Method::HalfRow, Some(Method::SymmetryCheck)),
        (Method::Unplaced, Some(Method::SwapFlags)),
        (Method::CarryChain, Some(Method::Bitmap)),
        (Method::Fast, Some(Method::Bitmap)),
    ] {
        let ratio = Recorded::ratio(method);
        assert_eq!(ratio.map(|ratio| ratio.before), before, "{method}");
    }
    for method in Method::ALL {
        if let Some(ratio) = Recorded::ratio(method) {
            assert!(ratio.before < method, "{method}");
            assert_eq!(ratio.before.gives(), method.gives(), "{method}");
        }
    }
    let bitmap = Recorded::ratio(Method::Bitmap).unwrap();
    assert!((bitmap.times - 848.5 / 184.3).abs() < 1e-9);
}

#[test]
fn what_is_measured_here_stands_beside_the_record() {
    let mut program = Program::open("ladder/#n=9&from=9&methods=flags,bitmap,half-row");
    run_all(&mut program, |_| 10_000_000);
    let dots = dots(&program);
    let bitmap = row(&dots, Method::Bitmap);
    assert!((here(&bitmap).unwrap().value - 10.0).abs() < 1e-9);
    assert!(recorded(&bitmap).unwrap().is_estimate);
    // The bitmap's 8,393 placements take less than a millisecond in the record.
    assert!(dots.has_too_short());
}

#[test]
fn what_is_refused_shows_the_estimate_of_this_machine() {
    let mut program = Program::open("ladder/#n=12&from=12&methods=brute-force");
    program.act(bitqueens::pages::ladder::LadderAction::Run);
    let record = row(&dots(&program), Method::BruteForce).record.unwrap();
    assert!(matches!(record.state, RunState::Running { .. }));
    finish(&mut program, 10_000_000);
    let here = here(&row(&dots(&program), Method::BruteForce)).unwrap();
    assert!(here.is_estimate && 9.0e7 < here.value, "{here:?}");
}

#[test]
fn the_other_form_has_no_record() {
    let dots = dots(&Program::open(
        "ladder/#methods=bitmap,bitmap-loop,fast&form=loop",
    ));
    let is_recorded = |method| recorded(&row(&dots, method)).is_some();
    assert!(!is_recorded(Method::Bitmap));
    assert!(is_recorded(Method::BitmapLoop) && is_recorded(Method::Fast));
}

#[test]
fn scales_name_figures_that_are_apart_and_hold_every_dot() {
    for n in Size::all() {
        let dots = dots(&Program::open(&format!("ladder/#n={n}")));
        let greatest = dots.rows().filter_map(RunFigures::placements);
        let greatest = greatest.map(Estimate::nodes).fold(0.0, f64::max);
        let counts = Scale::of_counts(greatest);
        for (scale, ticks) in [
            (dots.times, dots.times.time_ticks()),
            (counts, counts.count_ticks()),
        ] {
            assert!((3..=7).contains(&ticks.len()), "N = {n}: {ticks:?}");
            let places: Vec<_> = ticks.iter().map(|tick| scale.place(*tick)).collect();
            assert!(places[0].abs() < 1e-9, "N = {n}: {places:?}");
            for pair in places.windows(2) {
                assert!(0.149 < pair[1] - pair[0], "N = {n}: {places:?}");
            }
        }
        for time in dots.rows().filter_map(recorded) {
            assert!(dots.times.place(time.value) < 1.0, "N = {n}");
        }
    }
    let scale = Scale::of_times(1.0e9);
    assert!(scale.place(10.0) < scale.place(20.0));
    assert!(scale.place(0.01).abs() < 1e-9);
}

#[test]
fn runs_are_told_by_their_parts() {
    assert_eq!(underway(0, 0).in_lang(Lang::En), "running");
    assert_eq!(underway(3, 14).in_lang(Lang::Ja), "計測中 3／14");
}

#[test]
fn the_message_and_the_provenance_are_told_from_the_figures() {
    let told = message();
    assert_eq!(
        told.in_lang(Lang::En),
        "The same 27,358,552 placements, 17 times faster"
    );
    assert_eq!(
        told.in_lang(Lang::Ja),
        "同じ 27,358,552 回の配置を、17 倍の速さで"
    );
    for (lang, readme) in READMES {
        assert!(readme.contains(told.in_lang(lang)), "{lang:?}");
    }
    let point = point_words();
    assert!(
        point.in_lang(Lang::En).contains("about 2.2 years"),
        "{}",
        point.in_lang(Lang::En)
    );
    assert!(
        point.in_lang(Lang::En).contains("184 ms") && point.in_lang(Lang::En).contains("3.2 s")
    );
    assert!(
        point.in_lang(Lang::Ja).contains("184 ミリ秒")
            && point.in_lang(Lang::Ja).contains("3.2 秒")
    );
    // The page of a method speaks of that method alone.
    for method in Method::ALL {
        let told = provenance(Some(method));
        for other in Method::ALL {
            let title = method_title(other);
            let is_told = told
                .in_lang(Lang::En)
                .contains(&format!("{} was recorded", title.in_lang(Lang::En)));
            assert_eq!(is_told, other == method, "{}", told.in_lang(Lang::En));
        }
    }
    let told = provenance(None);
    assert!(
        told.in_lang(Lang::En).contains("November 2026")
            && told.in_lang(Lang::En).contains("316 ms")
    );
    assert!(
        told.in_lang(Lang::Ja).contains("2026 年 11 月")
            && told.in_lang(Lang::Ja).contains("316 ms")
    );
    // The records and the boards that they name are the same.
    assert_eq!(Recorded::of(Method::BruteForce).size, size(9));
    assert!(
        told.in_lang(Lang::En).contains("recorded at N = 9"),
        "{}",
        told.in_lang(Lang::En)
    );
}
