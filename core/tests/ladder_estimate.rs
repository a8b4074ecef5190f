//! The estimated work is the work done.

use bitqueens_core::ladder::{Estimate, Method, Rate, Run};
use bitqueens_core::solver::Size;

fn size(side: u8) -> Size {
    Size::new(side).expect("a test's size")
}

#[test]
fn known_work_is_the_work_counted() {
    for method in Method::ALL
        .into_iter()
        .filter(|method| *method != Method::Fast)
    {
        let reach = match method {
            Method::BruteForce => 7,
            Method::Permutation => 9,
            _ => 11,
        };
        for side in 1..=reach {
            let (_, counters) = Run::of(method, size(side)).counted();
            let estimate = Estimate::of(method, size(side));
            let counted = f64::from(u32::try_from(counters.nodes).expect("small"));
            assert!(estimate.is_known(), "{method}, N = {side}");
            assert!(
                (estimate.nodes() - counted).abs() < 0.5,
                "{method}, N = {side}"
            );
        }
    }
}

/// Every N is more work than the one before, by a factor that keeps its course where the figures end.
#[test]
fn work_goes_on_growing() {
    for method in Method::ALL {
        // The fast method changes its ways with N; the others keep theirs.
        let least = if method == Method::Fast { 1.0 } else { 2.0 };
        let nodes = |side| Estimate::of(method, size(side)).nodes();
        for side in 8..27 {
            let (factor, next) = (nodes(side) / nodes(side - 1), nodes(side + 1) / nodes(side));
            assert!(least < factor, "{method}, N = {side}");
            assert!(
                method == Method::Fast || factor < next + 2.0,
                "{method}, N = {side}"
            );
        }
        assert!(!Estimate::of(method, size(27)).nodes().is_nan());
    }
}

/// Continued to N = 27 the tree stays a plausible number of nodes for each of its 234,907,967,154,122,528 solutions:
/// at N = 16 it has 77, and a few more with every N.
#[test]
fn the_continued_tree_keeps_its_proportion_to_the_solutions() {
    let estimate = Estimate::of(Method::Bitmap, size(27));
    assert!(!estimate.is_known());
    let each = estimate.nodes() / 2.349e17;
    assert!(
        77.0 < each && each < 300.0,
        "{each} nodes for each solution"
    );
}

#[test]
fn brute_force_at_twelve_is_hopeless() {
    // A hundred million queens a second, more than any browser here sets.
    let trial = Estimate::of(Method::BruteForce, Rate::trial(Method::BruteForce));
    let rate = Rate::measured(trial, trial.nodes() / 1.0e8).expect("a clock that moves");
    let seconds = Estimate::of(Method::BruteForce, size(12)).seconds(rate);
    assert!(86_400.0 < seconds, "{seconds} seconds are under a day");
    assert!(Estimate::of(Method::BruteForce, size(7)).seconds(rate) < 0.1);
}

#[test]
fn a_trial_is_known_and_small() {
    for method in Method::ALL {
        let trial = Estimate::of(method, Rate::trial(method));
        assert_eq!(trial.is_known(), method != Method::Fast, "{method}");
        assert!(1.0e5 < trial.nodes() && trial.nodes() <= 1.0e6, "{method}");
    }
}

#[test]
fn a_clock_that_stands_still_measures_nothing() {
    let trial = Estimate::of(Method::Bitmap, size(8));
    for seconds in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        assert_eq!(Rate::measured(trial, seconds), None, "{seconds}");
    }
    assert!(Rate::measured(trial, 0.5).is_some());
}
