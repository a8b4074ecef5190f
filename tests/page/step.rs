//! The stepping page as HTML: what its contract promises, in both languages.

use bitqueens::{
    pages::step::{StepAction, StepperAction},
    player::{Move, PlayerAction},
};

use crate::{contains, drawn, folder, page_at, program::Program};

fn act(program: &mut Program, action: PlayerAction) {
    program.act(StepAction::First(StepperAction::Player(action)));
}

fn is_japanese(character: char) -> bool {
    matches!(character, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}')
}

/// What stands in the status that a screen reader tells.
fn status(html: &str) -> &str {
    let behind = html.split("role=\"status\"").nth(1).unwrap();
    let inside = behind.split_once("<span>").unwrap().1;
    inside.split('<').next().unwrap()
}

/// The strip of solutions; `None` where a sum stands in its place.
fn strip(html: &str) -> Option<&str> {
    let (_, strip) = html.split_once("data-strip=")?;
    strip.split_once("</ol>").map(|(strip, _)| strip)
}

/// The solutions that have a board in the strip, as their numbers.
fn in_strip(html: &str) -> Option<Vec<u64>> {
    let numbers = strip(html)?.split("data-solution=\"").skip(1);
    let numbers = numbers.map(|rest| rest.split('"').next().unwrap().parse().unwrap());
    Some(numbers.collect())
}

#[test]
fn the_strip_holds_the_solutions_found_so_far_at_its_numbered_places() {
    let places = |html: &str| strip(html).unwrap().matches("<li").count();
    for (n, end, total) in [
        (1, 6, 1),
        (4, 121, 2),
        (5, 377, 10),
        (6, 1_199, 4),
        (7, 4_211, 40),
        (8, 15_991, 92),
    ] {
        for (at, found) in [(0, 0), (end, total)] {
            let html = page_at(&format!("step/#n={n}&at={at}"));
            let expected = Some((1..=found).collect());
            assert_eq!(in_strip(&html), expected, "N = {n} at {at}");
            assert_eq!(u64::try_from(places(&html)), Ok(total), "N = {n} at {at}");
            contains(&html, &[&format!("data-count=\"{found}\"")]);
        }
    }
    // The first solution, by lines and by queens.
    for address in [
        "step/#n=8&at=894",
        "ja/step/#n=8&at=900&pace=placement",
        "step/#n=8&at=894&present=1",
    ] {
        assert_eq!(in_strip(&page_at(address)), Some(vec![1]), "{address}");
    }
    // A line that computes has its sum there.
    assert_eq!(in_strip(&page_at("step/#n=8&at=499")), None);
    for n in [2, 3] {
        let html = page_at(&format!("step/#n={n}&at=0"));
        contains(&html, &[&format!("N = {n} has no solution")]);
        assert_eq!(places(&html), 0);
    }
    // From N = 9 on the last ones, and the number of all.
    let html = page_at("step/#n=9&at=99999999");
    assert_eq!(in_strip(&html), Some((329..=352).collect()));
    contains(&html, &["Solutions: 352 of 352"]);
    assert_eq!(in_strip(&page_at("step/#n=27&at=0")), Some(vec![]));
}

#[test]
fn buttons_that_lead_nowhere_look_so_at_both_ends_of_the_search() {
    let is_dead = |html: &str, action: &str| {
        let name = format!("data-action=\"{action}\"");
        let (before, after) = html.split_once(&name).unwrap();
        let parts = [before.rsplit('<').next(), after.split('>').next()];
        parts
            .into_iter()
            .flatten()
            .any(|part| part.contains("aria-disabled"))
    };
    for page in ["step", "embed"] {
        for (at, back, on) in [(0, true, false), (60, false, false), (121, false, true)] {
            let html = page_at(&format!("{page}/#n=4&at={at}"));
            for (action, dead) in [("back", back), ("play", on), ("next", on)] {
                assert_eq!(is_dead(&html, action), dead, "{page} at {at}: {action}");
            }
        }
    }
}

#[test]
fn english_pages_hold_no_japanese_and_japanese_pages_speak_it() {
    let open = |lang| {
        Program::open(&format!(
            "{}step/#n=4&open=recursion.solutions",
            folder(lang)
        ))
    };
    let (mut english, mut japanese) = (open("en"), open("ja"));
    for _ in 0..60 {
        let html = drawn(&english);
        assert!(!html.contains(is_japanese), "{html}");
        assert!(drawn(&japanese).contains(is_japanese));
        for program in [&mut english, &mut japanese] {
            act(program, PlayerAction::Move(Move::StepForward));
        }
    }
}

#[test]
fn the_status_tells_the_sentence_of_the_step() {
    let mut program = Program::open("step/#n=5&at=14");
    let before = status(&drawn(&program)).to_owned();
    assert!(!before.is_empty());
    act(&mut program, PlayerAction::Move(Move::StepForward));
    let told = status(&drawn(&program)).to_owned();
    assert!(told.starts_with("Row 2 has one free square"), "{told}");
    assert_ne!(before, told);
    // Playing is silent.
    act(&mut program, PlayerAction::Play);
    act(&mut program, PlayerAction::Tick);
    assert_eq!(status(&drawn(&program)), told);
}

#[test]
fn only_the_chosen_panel_is_drawn() {
    let html = page_at("step/#n=4&at=58&open=recursion");
    contains(&html, &["data-panel=\"recursion\"", "data-frame="]);
    for other in [
        "data-solutions-list",
        "data-compare",
        "save-svg",
        "data-tree-node",
        "data-array-row",
    ] {
        assert!(!html.contains(other), "{other}");
    }
}
