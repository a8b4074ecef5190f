//! The slider over the search: its marks on a short run, the tree's share on a long one.

use bitqueens::pages::step::{Marks, StepAction, TreeShare};
use bitqueens_core::solver::{Phase, Placement};
use proptest::prelude::*;

use crate::{
    program::Program,
    stepping_page::{places, replay, size},
};

#[test]
fn marks_stand_where_solutions_and_dead_ends_are_counted() {
    for (n, solutions, dead_ends, end) in [(1, 1, 0, 6), (4, 2, 4, 121), (8, 92, 644, 15_991)] {
        let marks = Marks::of(size(n)).unwrap();
        assert_eq!(marks.end, end);
        let n_solutions = marks.events.iter().filter(|mark| mark.solution).count();
        assert_eq!(n_solutions, solutions, "N = {n}");
        assert_eq!(marks.events.len() - n_solutions, dead_ends, "N = {n}");
        let places = places(n);
        for mark in &marks.events {
            let place = &places[usize::try_from(mark.step).unwrap()];
            let counters = place.counters();
            if mark.solution {
                assert_eq!(place.phase(), Phase::Solution);
                assert_eq!(counters.solutions, mark.number);
            } else {
                assert!(place.at_dead_end());
                assert_eq!(counters.dead_ends, mark.number);
            }
        }
    }
    assert_eq!(Marks::of(size(9)), None);
}

#[test]
fn the_page_has_the_marks_of_its_board() {
    for n in [4, 8, 9] {
        let program = Program::open(&format!("#/step?n={n}"));
        let marks = program.step_page().marks.as_deref();
        assert_eq!(marks, Marks::of(size(n)).as_ref(), "N = {n}");
    }
}

#[test]
fn the_share_grows_from_nothing_to_the_whole() {
    for n in 1..=7 {
        let places = places(n);
        for pair in places.windows(2) {
            let (before, now) = (TreeShare::of(&pair[0]), TreeShare::of(&pair[1]));
            assert!(before <= now, "{:?}", pair[1]);
        }
        assert_eq!(TreeShare::of(&places[0]).percent(), (0, "0".into()));
        let end = TreeShare::of(places.last().unwrap());
        assert_eq!(
            (end.percent(), end.notch()),
            ((100, "0".into()), TreeShare::NOTCHES)
        );
    }
    // Behind the first of N = 4's squares in row 0 lies a quarter of the tree.
    let quarter = places(4)
        .into_iter()
        .find(|place| Placement::standing(place).to_string() == "2")
        .unwrap();
    assert_eq!(TreeShare::of(&quarter).percent(), (25, "0".into()));
}

#[test]
fn the_slider_of_a_long_run_can_be_moved_through_the_whole_tree_notch_by_notch() {
    for n in [9, 10] {
        let mut program = Program::open(&format!("#/step?n={n}"));
        let notch = |program: &Program| TreeShare::of(program.machine()).notch();
        let mut turns = 0;
        while notch(&program) < TreeShare::NOTCHES {
            let before = program.at();
            let next = StepAction::Slide(notch(&program) + 1);
            program = program.changed(next).settled();
            assert!(before < program.at(), "N = {n} at {before}");
            turns += 1;
        }
        assert_eq!(program.machine().phase(), Phase::Finished);
        assert!(turns <= TreeShare::NOTCHES);
        while 0 < notch(&program) {
            let before = program.at();
            let next = StepAction::Slide(notch(&program) - 1);
            program = program.changed(next).settled();
            assert!(program.at() < before, "N = {n} at {before}");
        }
    }
}

#[test]
fn the_slider_of_a_short_run_counts_steps() {
    let program = Program::open("#/step?n=8").changed(StepAction::Slide(894));
    assert_eq!(program.at(), 894);
    assert_eq!(program.step_page().marks.as_ref().unwrap().end, 15_991);
}

#[test]
fn a_slider_that_stays_where_it_is_moves_nothing() {
    let mut program = Program::open("#/step?n=10&at=70000");
    let here = TreeShare::of(program.machine()).notch();
    assert!(!program.act(StepAction::Slide(here)));
}

proptest! {
    #[test]
    fn the_share_of_long_searches_never_falls(steps in 0_u64..400_000, n in 10_u8..=27) {
        let mut machine = replay(n, steps);
        let share = TreeShare::of(&machine);
        machine.advance();
        prop_assert!(share <= TreeShare::of(&machine));
    }
}
