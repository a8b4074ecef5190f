//! A step as a sheet of paper: the stepper's own rows, to be filled in.

use bitqueens::text::Lang;
use bitqueens::{
    app::Action,
    draw::{BitCell, bit_rows},
    pages::step::{Mode, Slide, StepAction, StepSheet, StepperAction},
    player::{Move, Playback, PlayerAction},
    question::words::ask_on_paper,
    site::{Route, SiteAction},
};
use bitqueens_core::{bits::BitOrder, solver::Placement};
use proptest::prelude::*;

use crate::{
    program::Program,
    stepping_page::{first, second, set, size, step, tick},
};

fn sheet(program: &Program) -> StepSheet {
    StepSheet::of(program.machine(), program.preferences().order)
}

fn written(sheet: &StepSheet, name: &str) -> String {
    let row = sheet.rows.iter().find(|row| row.name == name).unwrap();
    row.cells.iter().map(BitCell::digit).collect()
}

#[test]
fn a_step_of_n_5_has_its_golden_rows_on_paper() {
    let program = Program::open("step/#n=5&at=22&sheet=1");
    assert_eq!(program.step_page().mode, Mode::Sheet);
    assert_eq!(program.state.route, Route::Step);
    let sheet = sheet(&program);
    let machine = program.machine();
    assert_eq!(
        (machine.size(), program.at(), sheet.n_ghosts),
        (size(5), 22, 3)
    );
    for (name, bits) in [
        ("left", "00111000"),
        ("down", "10101"),
        ("right", "01001"),
        ("mask", "11111"),
        ("bitmap", "00010"),
        ("bit", "10000"),
    ] {
        assert_eq!(written(&sheet, name), bits, "{name}");
    }
    assert_eq!(Placement::standing(machine).n_queens(), 3);
    let prompt = ask_on_paper(machine.open_row());
    assert!(prompt.in_lang(Lang::En).contains("`bit` of row 3."));
    assert!(prompt.in_lang(Lang::Ja).contains("行3の `left`"));
    let line = machine.last_step().unwrap();
    assert_eq!(
        (line.code().as_str(), line.values(machine.size()).as_deref()),
        (
            "bitmap[3] = mask & ~(left[3] | down[3] | right[3])",
            Some("11111 & ~(111000 | 10101 | 01001) = 00010")
        )
    );
    let back = program.step_page().address_in(Mode::Explore);
    assert_eq!(back.to_string(), "step/#n=5&at=22");
}

#[test]
fn a_word_that_is_not_there_yet_has_no_cells() {
    let sheet = sheet(&Program::open("step/#n=5&at=19&sheet=1"));
    assert_eq!(written(&sheet, "left"), "00111000");
    for name in ["down", "right", "bitmap"] {
        assert_eq!(written(&sheet, name), "", "{name}");
    }
}

#[test]
fn a_sheet_is_of_the_nearest_step_that_has_something_to_ask() {
    for (n, at, nearest) in [
        // The row in work has its words.
        (5, 22, 22),
        (4, 47, 47),
        // Nothing stands above row 0, and row 1 has its bitmap at step 8.
        (5, 0, 8),
        (8, 7, 8),
        // `down` and the rest are still to come.
        (5, 19, 18),
        (5, 21, 22),
        // The only row there is.
        (1, 0, 1),
    ] {
        let program = Program::open(&format!("step/#n={n}&at={at}&sheet=1"));
        let machine = StepSheet::nearest(program.machine());
        assert_eq!(machine.counters().steps, nearest, "N = {n}, step {at}");
    }
    // After the search the way leads back.
    let end = Program::open("step/#n=4&at=121&sheet=1");
    let machine = StepSheet::nearest(end.machine());
    assert!(machine.counters().steps < 121 && machine.row() == Some(1));
}

#[test]
fn the_address_of_a_sheet_opens_it_again() {
    let program = Program::open("step/#n=5&at=22&sheet=1");
    let hash = program.address();
    assert_eq!(hash, "step/#n=5&at=22&sheet=1");
    assert_eq!(program.state.apply(Action::Open(hash)), None);
    // The other parts stay for the way back, and nothing is asked for on paper.
    let program = Program::open("step/#n=5&at=22&open=share&until=solution&predict=1");
    let to_sheet = program.step_page().address_in(Mode::Sheet);
    let there = Program::open(&to_sheet.to_string());
    assert_eq!(there.step_page().mode, Mode::Sheet);
    let back = there.step_page().address_in(Mode::Explore);
    let back = Program::open(&back.to_string());
    assert_eq!(back.machine(), program.machine());
    assert_eq!(back.step_page().panel, program.step_page().panel);
    let until = |program: &Program| program.step_page().stepper.sequence.breakpoint;
    assert!(until(&back).is_some() && until(&back) == until(&program));
}

#[test]
fn a_far_step_is_walked_to_and_a_near_one_is_there() {
    let program = Program::open("step/#n=16&at=9000000&sheet=1");
    let playback = &program.step_page().stepper.playback;
    assert!(matches!(playback, Playback::Seeking(_)));
    assert_eq!(program.settled().at(), 9_000_000);
    assert!(Program::open("step/#n=16&at=90&sheet=1").is_paused());
}

/// Neither a sheet nor slides have a button that would go on with the walk.
#[test]
fn a_hidden_window_does_not_end_the_walk_to_a_step_on_paper() {
    for mode in ["sheet", "slides"] {
        let mut program = Program::open(&format!("step/#n=14&at=100000000&{mode}=1"));
        assert!(!program.is_paused(), "{mode}");
        program.act(Action::Hidden);
        assert!(!program.is_paused(), "{mode}");
    }
    let mut sheet = Program::open("step/#n=16&at=9000000&sheet=1");
    sheet.act(Action::Hidden);
    assert_eq!(sheet.settled().at(), 9_000_000);
}

#[test]
fn what_moves_stops_when_the_sheet_opens() {
    let playing = Program::open("step/#n=8&at=30").changed(first(PlayerAction::Play));
    for hash in ["step/#sheet=1", "step/#n=8&at=30&sheet=1"] {
        let mut sheet = playing.clone();
        sheet.go(hash);
        assert!(sheet.is_paused(), "{hash}");
        assert!(!sheet.act(tick()));
        assert_eq!(sheet.at(), 30);
    }
}

#[test]
fn on_paper_nothing_is_stepped() {
    let mut sheet = Program::open("step/#n=5&at=22&sheet=1&open=compare");
    for key in ["ArrowRight", "ArrowLeft", " ", "Home", "End", "n", "p"] {
        assert!(!sheet.press(key), "{key}");
    }
    assert_eq!(sheet.state.page().unwrap().keys(), []);
    for action in [
        step(Move::Next),
        step(Move::First),
        first(PlayerAction::Play),
        first(PlayerAction::SeekTyped("7".into())),
        second(PlayerAction::Move(Move::Next)),
        StepAction::First(StepperAction::Size(size(6))),
        StepAction::Slide(Slide::Done(3)),
        StepAction::Node(Placement::empty(size(5))),
        set(0, true),
        tick(),
    ] {
        assert!(!sheet.act(action.clone()), "{action:?}");
    }
}

proptest! {
    #[test]
    fn every_step_can_be_put_on_paper(n in 1_u8..=27, at in 0_u64..3_000, lsb in any::<bool>()) {
        let mut program = Program::open(&format!("step/#n={n}&at={at}&sheet=1"));
        if lsb {
            program.share(SiteAction::Order(BitOrder::LsbLeft));
        }
        let sheet = sheet(&program);
        let drawn = bit_rows(program.machine(), program.preferences().order);
        prop_assert_eq!(sheet.rows.len(), 6);
        for (row, of) in sheet.rows.iter().zip(&drawn) {
            prop_assert_eq!(&row.name, of.word.name());
            prop_assert!(row.n_ghosts() <= usize::from(sheet.n_ghosts));
            let bits = written(&sheet, &row.name);
            let bits: String = if lsb { bits.chars().rev().collect() } else { bits };
            if of.known {
                prop_assert_eq!(u64::from_str_radix(&bits, 2).unwrap(), of.bits.value);
            } else {
                prop_assert_eq!(bits, "");
            }
        }
        // No key and no beat steps it.
        let before = program.at();
        for key in ["ArrowRight", "Home", "n", " "] {
            prop_assert!(!program.press(key));
        }
        prop_assert!(!program.act(tick()));
        prop_assert_eq!(program.at(), before);
    }
}
