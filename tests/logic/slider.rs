//! The slider over the search: its marks on a short run, the tree's share on a long one.

use bitqueens::{
    pages::step::{Marks, Slide, StepAction, TreeShare, words::share_of_tree},
    text::Lang,
};
use bitqueens_core::solver::{Phase, Placement};
use proptest::prelude::*;

use crate::{
    program::Program,
    stepping_page::{places, replay, size},
};

fn slide(place: u64) -> StepAction {
    StepAction::Slide(Slide::Done(place))
}

#[test]
fn marks_stand_where_solutions_and_dead_ends_are_counted() {
    for (n, solutions, dead_ends, end) in [(1, 1, 0, 6), (4, 2, 4, 121), (6, 4, 46, 1_199)] {
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
    assert_eq!(Marks::of(size(12)), None);
}

#[test]
fn stretches_cover_the_run_and_count_its_events() {
    for (n, solutions, dead_ends) in [
        (2, 0, Some(2)),
        (6, 4, Some(46)),
        (8, 92, Some(644)),
        (11, 2_680, None),
    ] {
        let marks = Marks::of(size(n)).unwrap();
        let stretches: Vec<_> = marks.stretches().collect();
        assert!(stretches.len() <= 256, "N = {n}");
        assert_eq!(stretches[0].from, 0);
        assert_eq!(stretches.last().unwrap().to, marks.end);
        assert!(stretches.windows(2).all(|pair| pair[0].to == pair[1].from));
        let all = stretches.iter();
        assert_eq!(all.clone().map(|one| one.solutions).sum::<u64>(), solutions);
        let counted: u64 = all.map(|one| one.dead_ends).sum();
        assert_eq!(dead_ends.unwrap_or(counted), counted);
        for stretch in &stretches {
            assert_eq!(marks.stretch_at(stretch.to), Some(*stretch), "N = {n}");
        }
        assert_eq!(marks.stretch_at(marks.end + 1), None);
    }
    let marks = Marks::of(size(8)).unwrap();
    assert!(marks.events.is_empty(), "too many to be marked one by one");
    let places = places(8);
    for stretch in marks.stretches() {
        let counters = |step| places[usize::try_from(step).unwrap()].counters();
        let (from, to) = (counters(stretch.from), counters(stretch.to));
        assert_eq!(stretch.solutions, to.solutions - from.solutions);
        assert_eq!(stretch.dead_ends, to.dead_ends - from.dead_ends);
    }
}

#[test]
fn the_record_reaches_every_step() {
    for n in [1, 2, 5, 8] {
        let marks = Marks::of(size(n)).unwrap();
        for (step, place) in (0..).zip(&places(n)) {
            assert_eq!(&marks.place(step), place, "N = {n}");
        }
        assert_eq!(marks.place(u64::MAX).phase(), Phase::Finished);
    }
    let marks = Marks::of(size(11)).unwrap();
    assert_eq!(marks.place(700_001), replay(11, 700_001));
}

#[test]
fn a_mark_near_enough_is_meant() {
    let marks = Marks::of(size(4)).unwrap();
    let at = |step, reach| marks.near(step, reach).map(|mark| mark.step);
    assert_eq!(at(58, 0), Some(58));
    assert_eq!(at(57, 0), None);
    assert_eq!((at(60, 2), at(60, 1)), (Some(58), None));
    assert_eq!(Marks::of(size(8)).unwrap().near(894, 10), None);
}

#[test]
fn the_page_has_the_record_of_its_board() {
    for n in [4, 8, 11, 12] {
        let program = Program::open(&format!("step/#n={n}"));
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
        assert_eq!(TreeShare::of(&places[0]).tenths(), 0);
        let end = TreeShare::of(places.last().unwrap());
        assert_eq!((end.tenths(), end.notch()), (1_000, TreeShare::NOTCHES));
        assert_eq!(end, TreeShare::WHOLE);
    }
    // Behind the first of N = 4's squares in row 0 lies a quarter of the tree.
    let quarter = places(4)
        .into_iter()
        .find(|place| Placement::standing(place).to_string() == "2")
        .unwrap();
    assert_eq!(TreeShare::of(&quarter).tenths(), 250);
}

#[test]
fn the_share_before_a_node_is_the_share_where_its_last_queen_is_set() {
    for n in 1..=6 {
        for place in places(n)
            .iter()
            .filter(|place| place.phase() == Phase::Place)
        {
            let node = Placement::standing(place);
            assert_eq!(TreeShare::before(&node), TreeShare::of(place), "{node}");
        }
    }
}

#[test]
fn a_search_that_has_begun_has_more_than_nothing_behind() {
    let say = |n, at| {
        let machine = replay(n, at);
        share_of_tree(TreeShare::of(&machine), at != 0).into_lang(Lang::En)
    };
    assert_eq!(say(27, 0), "0.0 %");
    assert_eq!(say(27, 900), "under 0.1 %");
    assert_eq!(say(4, 121), "100.0 %");
    let japanese = share_of_tree(TreeShare::of(&replay(27, 900)), true).into_lang(Lang::Ja);
    assert_eq!(japanese, "0.1 % 未満");
}

#[test]
fn the_slider_of_a_long_run_can_be_moved_through_the_whole_tree_notch_by_notch() {
    for n in [12] {
        let mut program = Program::open(&format!("step/#n={n}"));
        let notch = |program: &Program| TreeShare::of(program.machine()).notch();
        let mut turns = 0;
        while notch(&program) < TreeShare::NOTCHES {
            let before = program.at();
            let next = slide(notch(&program) + 1);
            program = program.changed(next).settled();
            assert!(before < program.at(), "N = {n} at {before}");
            turns += 1;
        }
        assert_eq!(program.machine().phase(), Phase::Finished);
        assert!(turns <= TreeShare::NOTCHES);
        while 0 < notch(&program) {
            let before = program.at();
            let next = slide(notch(&program) - 1);
            program = program.changed(next).settled();
            assert!(program.at() < before, "N = {n} at {before}");
        }
    }
}

#[test]
fn the_slider_of_a_short_run_counts_steps() {
    let program = Program::open("step/#n=8").changed(slide(894));
    assert_eq!(program.at(), 894);
    assert_eq!(program.step_page().marks.as_ref().unwrap().end, 15_991);
}

#[test]
fn a_slider_that_stays_where_it_is_moves_nothing() {
    let mut program = Program::open("step/#n=12&at=70000");
    let here = TreeShare::of(program.machine()).notch();
    assert!(!program.act(slide(here)));
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
