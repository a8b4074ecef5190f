//! A step as a sheet of paper: the stepper's own rows, to be filled in.

use bitqueens::{
    state::{
        Action, Address, Bundle, Environment, Mark, Page, Playback, Scene, State, StepSheet, View,
        Walk,
    },
    text::Problem,
};
use proptest::prelude::*;

fn open(hash: &str) -> State {
    State::open(&Environment {
        hash: hash.into(),
        ..Environment::default()
    })
}

fn written(sheet: &StepSheet, name: &str) -> String {
    let row = sheet.rows.iter().find(|row| row.name == name).unwrap();
    let digit = |bit: &bitqueens::state::PaperBit| if bit.on { '1' } else { '0' };
    row.bits.iter().map(digit).collect()
}

#[test]
fn a_step_of_n_5_has_its_golden_rows_on_paper() {
    let state = open("#/step?n=5&at=22&sheet=1&lang=en");
    assert_eq!((state.page, state.page.name()), (Page::Sheet, "step"));
    assert_eq!(state.page.bundle(), Bundle::Learn);
    let sheet = StepSheet::of(&state);
    assert_eq!((sheet.size.get(), sheet.step, sheet.n_ghosts), (5, 22, 3));
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
    let queens = |square: &&bitqueens::state::Square| square.mark == Mark::Queen;
    assert_eq!(sheet.board.squares.iter().filter(queens).count(), 3);
    assert!(!sheet.searching);
    assert!(sheet.prompt.en.contains("`bit` of row 3."));
    assert!(sheet.prompt.ja.contains("行3の `left`"));
    assert_eq!(sheet.back, "#/step?n=5&at=22&lang=en");
    assert!(sheet.answer.en.contains("bitmap = 00010"));
}

#[test]
fn a_word_that_is_not_there_yet_has_no_cells() {
    let sheet = StepSheet::of(&open("#/step?n=5&at=19&sheet=1"));
    assert_eq!(written(&sheet, "left"), "00111000");
    for name in ["down", "right", "bitmap"] {
        assert_eq!(written(&sheet, name), "", "{name}");
    }
}

#[test]
fn the_address_of_a_sheet_opens_it_again() {
    let state = open("#/step?n=5&at=22&sheet=1&lang=en");
    let hash = state.address().to_string();
    assert_eq!(hash, "#/step?n=5&at=22&sheet=1&lang=en");
    assert_eq!(state.apply(Action::Open(hash)), None);
    assert_eq!(open("#/step?n=5&sheet=0").page, Page::Step);
    let (address, problems) = Address::parse("#/step?n=5&sheet=7");
    assert_eq!(address.page, Page::Step);
    assert_eq!(problems, [Problem::Switch("sheet")]);
    // The other parts stay for the way back, and nothing is asked for on paper.
    let state = open("#/step?n=5&at=22&open=share&until=solution&predict=1");
    let sheet = Address {
        page: Page::Sheet,
        ..Scene::of(&state).address
    };
    let there = open(&sheet.to_string());
    assert_eq!(there.page, Page::Sheet);
    let back = open(&StepSheet::of(&there).back);
    assert_eq!(back.stepper.machine(), state.stepper.machine());
    assert_eq!(back.stepper.overview.panels, state.stepper.overview.panels);
    assert_eq!(open("#/step?n=5&sheet=1&predict=1").page, Page::Sheet);
    assert_eq!(open("#/step?n=5&predict=1&sheet=1").page, Page::Sheet);
}

#[test]
fn a_far_step_is_walked_to_and_a_near_one_is_there() {
    let mut state = open("#/step?n=16&at=9000000&sheet=1");
    assert!(StepSheet::of(&state).searching);
    while state.stepper.playback != Playback::Paused {
        state = state.apply(Action::Tick).unwrap();
    }
    assert_eq!(StepSheet::of(&state).step, 9_000_000);
}

proptest! {
    #[test]
    fn every_step_can_be_put_on_paper(n in 1_u8..=27, at in 0_u64..3_000, lsb in any::<bool>()) {
        let mut state = open(&format!("#/step?n={n}&at={at}&sheet=1"));
        if lsb {
            let view = View::Order(bitqueens::bits::BitOrder::LsbLeft);
            state = state.apply(Action::View(view)).unwrap();
        }
        let sheet = StepSheet::of(&state);
        let drawn = Scene::of(&state).stepper;
        prop_assert_eq!(sheet.rows.len(), 6);
        for (row, of) in sheet.rows.iter().zip(&drawn.rows) {
            prop_assert_eq!(row.name, of.name.name());
            let ghosts = row.bits.iter().filter(|bit| bit.ghost).count();
            prop_assert!(ghosts <= usize::from(sheet.n_ghosts));
            let bits = written(&sheet, row.name);
            let bits: String = if lsb { bits.chars().rev().collect() } else { bits };
            if of.known {
                prop_assert_eq!(u64::from_str_radix(&bits, 2).unwrap(), of.value);
            } else {
                prop_assert_eq!(bits, "");
            }
        }
        // On paper nothing is stepped.
        let moved = state.apply(Action::Walk(Walk::First));
        prop_assert!(moved.is_none_or(|moved| moved.page == Page::Sheet));
    }
}
