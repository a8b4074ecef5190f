//! Every method against plain columns, the published counts and the other form of itself.

use bitqueens_core::ladder::{Form, Gives, LeafRule, Method, Run, TestKind};
use bitqueens_core::solver::Size;

use crate::oracle::solutions;

/// All solutions for N = 1..=12, OEIS A000170.
const TOTALS: [u64; 12] = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200];
/// Solutions up to symmetry for N = 1..=12, OEIS A002562.
const UNIQUE: [u64; 12] = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1_787];

fn size(side: u8) -> Size {
    Size::new(side).expect("a test's size")
}

/// The largest size a method counts within the tests' time.
fn reach(method: Method) -> u8 {
    match method {
        Method::BruteForce => 8,
        Method::Permutation => 10,
        Method::Backtracking | Method::Flags => 11,
        _ => 12,
    }
}

#[track_caller]
fn check(method: Method) {
    for side in 1..=reach(method) {
        let published = match method.gives() {
            Gives::Total => TOTALS,
            Gives::Unique => UNIQUE,
        }[usize::from(side) - 1];
        for &form in method.forms() {
            let run = Run::new(method, form, size(side)).expect("a form of the method");
            assert_eq!(run.solutions(), published, "{method}, {form:?}, N = {side}");
        }
    }
}

#[test]
fn the_oracle_gives_the_published_totals() {
    for (side, total) in (1..=9).zip(TOTALS) {
        assert_eq!(
            u64::try_from(solutions(side).len()),
            Ok(total),
            "N = {side}"
        );
    }
}

#[test]
fn brute_force() {
    check(Method::BruteForce);
}

#[test]
fn permutation() {
    check(Method::Permutation);
}

#[test]
fn backtracking() {
    check(Method::Backtracking);
}

#[test]
fn flags() {
    check(Method::Flags);
}

#[test]
fn swap_flags() {
    check(Method::SwapFlags);
}

#[test]
fn bitmap() {
    check(Method::Bitmap);
}

#[test]
fn bitmap_loop() {
    check(Method::BitmapLoop);
}

#[test]
fn unplaced() {
    check(Method::Unplaced);
}

#[test]
fn symmetry_check() {
    check(Method::SymmetryCheck);
}

#[test]
fn half_row() {
    check(Method::HalfRow);
}

#[test]
fn corner_edge() {
    check(Method::CornerEdge);
}

#[test]
fn carry_chain() {
    check(Method::CarryChain);
}

#[test]
fn fast() {
    check(Method::Fast);
}

/// The site's own method is told as one that counts no figures, and the others do count them.
#[test]
fn only_the_fast_method_is_uncounted() {
    for method in Method::ALL {
        let (_, counters) = Run::of(method, size(8)).counted();
        let uncounted = method.leaf_rule() == LeafRule::Uncounted;
        assert_eq!(uncounted, method == Method::Fast);
        assert_eq!(uncounted, method.question() == TestKind::Uncounted);
        for figure in [counters.nodes, counters.tests, counters.leaves] {
            assert_eq!(figure == 0, uncounted, "{method}: {counters:?}");
        }
    }
}

#[test]
fn counting_changes_no_result() {
    for method in Method::ALL {
        for &form in method.forms() {
            for side in 1..=7 {
                let run = Run::new(method, form, size(side)).expect("a form of the method");
                assert_eq!(run.counted().0, run.solutions(), "{method}, N = {side}");
            }
        }
    }
}

#[test]
fn both_forms_take_the_same_steps() {
    for method in Method::ALL {
        for side in 1..=reach(method).min(10) {
            let mut counts = method
                .forms()
                .iter()
                .map(|&form| Run::new(method, form, size(side)).map(Run::counted));
            let first = counts.next().expect("a method has a form");
            assert!(counts.all(|other| other == first), "{method}, N = {side}");
        }
    }
}

#[test]
fn a_part_that_is_not_there_finds_nothing() {
    for method in Method::ALL {
        let run = Run::of(method, size(5));
        assert!(0 < run.parts(), "{method}");
        assert_eq!(run.part(run.parts(), &mut ()), 0, "{method}");
        assert_eq!(run.part(usize::MAX, &mut ()), 0, "{method}");
    }
}

#[test]
fn a_form_that_is_not_there_is_refused() {
    let refused = Run::new(Method::Permutation, Form::Loop, size(4)).expect_err("no loop");
    assert_eq!(refused.to_string(), "permutation has no loop form");
    for method in Method::ALL {
        assert!(Run::new(method, method.forms()[0], size(4)).is_ok());
    }
}

#[test]
fn a_name_is_a_method_and_back() {
    for method in Method::ALL {
        assert_eq!(Method::from_name(method.name()), Some(method));
        assert_eq!(method.to_string(), method.name());
    }
    assert_eq!(Method::from_name("Bitmap"), None);
    for form in Form::ALL {
        assert_eq!(Form::from_name(form.name()), Some(form));
    }
    assert_eq!(Form::from_name(""), None);
}

/// The code shown is the method's own file: it opens with a line about the method and holds the search that runs.
#[test]
fn the_code_shown_is_short_and_its_own() {
    let mut files = Vec::new();
    for method in Method::ALL
        .into_iter()
        .filter(|method| *method != Method::BitmapLoop)
    {
        for &form in method.forms() {
            let code = Run::new(method, form, size(8))
                .expect("a form of the method")
                .code();
            assert!(code.text.starts_with("//! "), "{}", code.file);
            assert_eq!(
                code.text.matches("impl Search for").count(),
                1,
                "{}",
                code.file
            );
            assert!(code.text.lines().count() <= 200, "{}", code.file);
            assert!(!files.contains(&code.file), "{}", code.file);
            files.push(code.file);
        }
    }
}
