//! The page's address.

use bitqueens::pages::ladder::{LadderAction, LadderPage, MethodSet};
use bitqueens_core::ladder::{Form, Method};
use proptest::prelude::*;

use super::{page, size};
use crate::program::Program;

#[test]
fn the_address_restores_everything_chosen() {
    let hash = "ladder/#n=9&methods=flags,bitmap&from=6&form=loop&limit=60";
    let mut program = Program::open(hash);
    assert_eq!(program.address(), hash);
    assert_eq!(program.notice(), None);
    let selection = page(&program).selection;
    assert_eq!(
        selection.methods.iter().collect::<Vec<_>>(),
        [Method::Flags, Method::Bitmap]
    );
    assert_eq!(selection.run(Method::Flags, size(9)).form(), Form::Loop);
    // An address that names nothing leaves everything as it is.
    let before = program.page::<LadderPage>().clone();
    program.go("ladder/");
    assert_eq!(*page(&program), before);
}

#[test]
fn every_method_has_an_address_of_its_own() {
    for method in Method::ALL {
        for folder in ["", "ja/"] {
            let address = format!("{folder}ladder/{method}/");
            let program = Program::open(&address);
            assert_eq!(page(&program).open, Some(method));
            assert_eq!((program.address(), program.notice()), (address, None));
        }
    }
    let mut program = Program::open("ladder/flags/#walk-n=5&walk-at=12");
    assert_eq!(program.address(), "ladder/flags/#walk-n=5&walk-at=12");
    assert_eq!(page(&program).walk.step(), 12);
    // The way back leads to the ladder as it was, and the walk is where it was.
    program.go("ladder/");
    assert_eq!(page(&program).open, None);
    program.go("ladder/flags/");
    assert_eq!(program.address(), "ladder/flags/#walk-n=5&walk-at=12");
    let program = Program::open("ladder/symmetry-check/#gallery=6");
    assert_eq!(page(&program).gallery.size(), size(6));
    assert_eq!(program.address(), "ladder/symmetry-check/#gallery=6");
}

#[test]
fn the_ladder_itself_walks_nothing_and_has_no_gallery() {
    let hash = "ladder/#walk-n=5&walk-at=12&gallery=6&about=flags";
    let program = Program::open(hash);
    assert_eq!(program.address(), "ladder/#n=14&methods=all&from=4");
    assert_eq!(program.notice(), None);
    assert_eq!(
        page(&program).gallery,
        Program::open("ladder/").page::<LadderPage>().gallery
    );
}

#[test]
fn a_method_that_does_not_exist_is_the_ladder_and_a_sentence() {
    for address in ["ladder/magic/", "ladder/bitmap/loop/"] {
        let program = Program::open(address);
        assert_eq!(page(&program).open, None);
        assert!(
            program.said().contains("no method of the name"),
            "{address}"
        );
        assert!(program.address().starts_with("ladder/#n=14"), "{address}");
    }
}

#[test]
fn the_first_address_names_boards_and_methods_alone() {
    let program = Program::open("ladder/");
    assert_eq!(program.address(), "ladder/#n=14&methods=all&from=4");
}

#[test]
fn methods_are_left_out_and_taken_back() {
    let mut program = Program::open("ja/ladder/#methods=flags,bitmap");
    program.act(LadderAction::Toggle(Method::Flags));
    program.act(LadderAction::Toggle(Method::Fast));
    assert!(
        program.address().contains("methods=bitmap,fast&"),
        "{}",
        program.address()
    );
    program.act(LadderAction::Methods(MethodSet::NONE));
    assert!(
        program.address().contains("methods=none&"),
        "{}",
        program.address()
    );
}

#[track_caller]
fn nearest(place: &str, written: &str, said: &str) {
    let program = Program::open(&format!("ladder/{place}"));
    assert!(
        program.address().contains(written),
        "{place}: {}",
        program.address()
    );
    assert!(program.said().contains(said), "{place}: {}", program.said());
}

#[test]
fn what_cannot_be_used_becomes_the_nearest_valid_value() {
    nearest("#n=99", "n=27", "N = 27 is shown");
    nearest(
        "#methods=flags,nothing",
        "methods=flags",
        "methods names a method that does not exist",
    );
    nearest(
        "#methods=",
        "methods=all",
        "methods names a method that does not exist",
    );
    nearest(
        "#from=-3",
        "from=1",
        "from must be a whole number from 1 to 27",
    );
    nearest(
        "#from=few",
        "from=4",
        "from must be a whole number from 1 to 27",
    );
    nearest("#form=both", "from=4", "form must be recursive or loop");
    nearest("#limit=2", "from=4", "limit must be 1, 10, 60 or 600");
    nearest(
        "backtracking/#walk-n=8",
        "walk-n=6",
        "walk-n must be a whole number from 4 to 6",
    );
    nearest(
        "backtracking/#walk-at=-1",
        "ladder/backtracking/",
        "walk-at must be a whole number, 0 or more",
    );
    nearest(
        "symmetry-check/#gallery=2",
        "gallery=1",
        "gallery must be 1 or a whole number from 4 to 8",
    );
    nearest(
        "symmetry-check/#gallery=9",
        "gallery=8",
        "gallery must be 1 or a whole number from 4 to 8",
    );
    nearest(
        "backtracking/#walk-at=999999",
        "walk-at=",
        "There is no such step.",
    );
}

const PLACES: [&str; 5] = ["", "flags/", "backtracking/", "symmetry-check/", "magic/"];
const KEYS: [&str; 9] = [
    "n", "methods", "from", "form", "limit", "walk-n", "walk-at", "gallery", "later",
];

proptest! {
    #[test]
    fn any_address_opens_and_its_own_address_opens_the_same(
        place in 0..PLACES.len(),
        values in prop::collection::vec(
            (
                0..KEYS.len(),
                prop_oneof![
                    "[0-9]{1,6}",
                    "-?[0-9]{1,30}",
                    "(flags|bitmap|fast|loop|recursive|none|all|brute-force)(,(flags|fast|x))?",
                    "\\PC{0,12}",
                ],
            ),
            0..8,
        )
    ) {
        let query: Vec<_> = values.iter().map(|(key, value)| format!("{}={value}", KEYS[*key])).collect();
        let program = Program::open(&format!("ladder/{}#{}", PLACES[place], query.join("&")));
        let address = program.address();
        let again = Program::open(&address);
        prop_assert_eq!(again.notice(), None);
        prop_assert_eq!(again.address(), address);
        // Nothing is told to those who hear but where the walk stands.
        let opened = again.page::<LadderPage>();
        let first = program.page::<LadderPage>();
        prop_assert_eq!(opened.open, first.open);
        // The address of a method says nothing of what is chosen on the ladder.
        if first.open.is_none() {
            prop_assert_eq!(&opened.selection, &first.selection);
        }
        if first.walked().is_some() {
            prop_assert_eq!(&opened.walk.sequence, &first.walk.sequence);
        }
        if first.open == Some(Method::SymmetryCheck) {
            prop_assert_eq!(&opened.gallery, &first.gallery);
        }
    }
}
