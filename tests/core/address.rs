use bitqueens::{
    solver::{Size, SnapshotError},
    state::{Address, Page},
    text::{Lang, Problem},
};
use proptest::prelude::*;

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

#[test]
fn a_full_address_reads_as_written() {
    let text = "#/step?n=8&at=120&lang=ja";
    let (address, problems) = Address::parse(text);
    assert_eq!(problems, []);
    assert_eq!(address.page, Page::Step);
    assert_eq!(address.size, Some(size(8)));
    assert_eq!(address.at, Some(120));
    assert_eq!(address.language, Some(Lang::Ja));
    assert_eq!(address.to_string(), text);
}

#[test]
fn no_address_is_the_first_screen() {
    for text in ["", "#", "#/", "/"] {
        assert_eq!(Address::parse(text), (Address::default(), Vec::new()));
    }
}

#[track_caller]
fn nearest(text: &str, n: Option<u8>, at: Option<u64>, problem: Problem) {
    let (address, problems) = Address::parse(text);
    assert_eq!(address.size, n.map(size), "{text}");
    assert_eq!(address.at, at, "{text}");
    assert_eq!(problems, [problem], "{text}");
}

#[test]
fn what_cannot_be_used_becomes_the_nearest_valid_value() {
    let size_problem = |n| Problem::Size { used: size(n) };
    let step_problem = |used| Problem::Step { used };
    nearest("#/step?n=0", Some(1), None, size_problem(1));
    nearest("#/step?n=99", Some(27), None, size_problem(27));
    nearest("#/step?n=8x", Some(8), None, size_problem(8));
    nearest("#/step?n=-3", Some(1), None, size_problem(1));
    nearest("#/step?n=", Some(4), None, size_problem(4));
    nearest("#/step?n=%E2%98%83", Some(4), None, size_problem(4));
    nearest("#/step?n=%ZZ", Some(4), None, size_problem(4));
    nearest("#/step?n=8%", Some(8), None, size_problem(8));
    nearest("#/step?n=5&at=7.5", Some(5), Some(7), step_problem(7));
    nearest("#/step?n=5&at=-1", Some(5), Some(0), step_problem(0));
    nearest("#/nowhere?n=5", Some(5), None, Problem::Page);
    nearest("#/%E0%A4%A?n=5", Some(5), None, Problem::Page);
    nearest("#/step?n=5&lang=fr", Some(5), None, Problem::Language);
    nearest(
        "#/step?n=5&snapshot=s1.5.free.01.2.0.0",
        Some(5),
        None,
        Problem::Snapshot(SnapshotError::Queen { row: 1 }),
    );
    nearest(
        &format!("#/step?n=5&at={}", "9".repeat(20_000)),
        None,
        None,
        Problem::TooLong,
    );
}

#[test]
fn what_the_ladder_cannot_use_becomes_the_nearest() {
    use bitqueens::text::LadderProblem;
    let problem = |text: &str| {
        let (address, problems) = Address::parse(text);
        (address.ladder, problems)
    };
    let (ladder, problems) = problem("#/ladder?methods=flags,magic");
    assert_eq!(ladder.methods.unwrap().to_string(), "flags");
    assert_eq!(problems, [Problem::Ladder(LadderProblem::Methods)]);
    let (ladder, problems) = problem("#/ladder?walk-n=9&gallery=3&from=-1");
    assert_eq!(ladder.walk_size, Some(size(6)));
    assert_eq!(ladder.gallery, Some(size(4)));
    assert_eq!(ladder.from, Some(size(1)));
    assert_eq!(problems.len(), 3);
    for text in [
        "form=spiral",
        "limit=7",
        "about=magic",
        "walk=bitmap",
        "walk-at=-1",
        "from=x",
    ] {
        let (ladder, problems) = problem(&format!("#/ladder?{text}"));
        assert_eq!(ladder, bitqueens::state::LadderAddress::default(), "{text}");
        assert_eq!(problems.len(), 1, "{text}");
    }
}

proptest! {
    #[test]
    fn any_text_is_an_address(text in "\\PC*") {
        let (address, _) = Address::parse(&text);
        let printed = address.to_string();
        prop_assert_eq!(Address::parse(&printed).0, address);
    }

    #[test]
    fn any_values_of_the_ladder_are_an_address(
        key in prop::sample::select(vec!["methods", "from", "form", "limit", "about", "walk", "walk-n", "walk-at", "gallery"]),
        value in "\\PC{0,8}|[0-9]{1,3}|-[0-9]|(flags|bitmap|none|,){1,3}|loop|recursive",
    ) {
        let (address, _) = Address::parse(&format!("#/ladder?{key}={value}"));
        let (again, problems) = Address::parse(&address.to_string());
        prop_assert_eq!(again, address);
        prop_assert_eq!(problems, []);
    }

    #[test]
    fn any_values_are_an_address(n in "\\PC{0,6}", at in "\\PC{0,30}", snapshot in "\\PC{0,30}") {
        let (address, _) = Address::parse(&format!("#/step?n={n}&at={at}&snapshot={snapshot}"));
        let (again, problems) = Address::parse(&address.to_string());
        prop_assert_eq!(again, address);
        prop_assert_eq!(problems, []);
    }
}
