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

#[test]
fn the_first_screen_shows_board_bits_sum_and_code_in_both_languages() {
    for (lang, texts) in [
        (
            "en",
            ["Next", "Back", "The search tree", "The whole search"],
        ),
        ("ja", ["次へ", "戻る", "探索木", "探索の全体"]),
    ] {
        let html = page_at(&format!("{}step/", folder(lang)));
        contains(&html, &texts);
        contains(
            &html,
            &[
                "data-stepper",
                "data-n=\"4\"",
                "data-step=\"0\"",
                "role=\"grid\"",
                "data-bits=\"bitmap\"",
                "data-strip",
                "data-next",
                "data-timeline",
                "data-tree",
                "data-dock",
                "data-sum",
                "role=\"status\"",
            ],
        );
        for panel in [
            "tree",
            "arrays",
            "recursion",
            "solutions",
            "compare",
            "share",
        ] {
            contains(&html, &[&format!("data-tab=\"{panel}\"")]);
        }
        contains(&html, &["data-panel=\"tree\""]);
    }
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
fn the_stepper_carries_the_contract_s_attributes() {
    contains(
        &page_at("step/#n=5&at=22"),
        &[
            "data-stepper",
            "data-n=\"5\"",
            "data-step=\"22\"",
            "data-row=\"3\"",
            "data-phase=\"free\"",
            "data-placements=\"3\"",
            "data-dead-ends=\"0\"",
            "data-solutions=\"0\"",
            "data-playing=\"false\"",
        ],
    );
}

#[test]
fn rows_carry_their_values_and_ghosts() {
    let html = page_at("step/#n=5&at=22");
    for (name, value) in [
        ("left", 0b11_1000),
        ("down", 0b10101),
        ("right", 0b01001),
        ("mask", 0b11111),
        ("bitmap", 0b00010),
    ] {
        let row = format!("data-bits=\"{name}\" data-value=\"{value}\"");
        contains(&html, &[&row]);
    }
    let rows = html.split("class=\"bit-rows\"").nth(1).unwrap();
    assert_eq!(rows.matches("data-ghost").count(), 1);
    assert_eq!(rows.matches("data-bit=").count(), 5 * 6 + 1);
}

#[test]
fn the_board_is_a_grid_of_named_squares_with_one_tab_stop() {
    let html = page_at("step/#n=4&at=47");
    assert_eq!(html.matches("role=\"grid\"").count(), 1);
    assert_eq!(html.matches("role=\"gridcell\"").count(), 16);
    assert_eq!(html.matches("data-mark=\"queen\"").count(), 2);
    contains(
        &html,
        &[
            "aria-label=\"row 2, column 0, attacked along the left diagonal and the column (down)\"",
            "data-by=\"left down\"",
        ],
    );
    let board = html.split("role=\"grid\"").nth(1).unwrap();
    let board = board.split("bit-rows").next().unwrap();
    assert_eq!(board.matches("tabindex=\"0\"").count(), 1);
}

#[test]
fn every_control_of_the_contract_is_there() {
    let mut program = Program::open("step/#n=8");
    let html = drawn(&program);
    for action in [
        "next",
        "back",
        "play",
        "first",
        "last",
        "next-solution",
        "previous-solution",
        "next-dead-end",
        "seek",
        "size",
        "pace",
        "speed",
    ] {
        contains(&html, &[&format!("data-action=\"{action}\"")]);
    }
    act(&mut program, PlayerAction::Play);
    let playing = drawn(&program);
    contains(
        &playing,
        &["data-action=\"pause\"", "data-playing=\"true\""],
    );
    assert!(!playing.contains("data-action=\"play\""));
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
fn a_wrong_address_draws_the_nearest_place_and_says_why() {
    let program = Program::open("step/#n=99&at=x");
    contains(&drawn(&program), &["data-n=\"27\"", "data-step=\"0\""]);
    assert!(program.said().contains("1 to 27"), "{}", program.said());
}

#[test]
fn no_element_carries_a_style_or_a_script() {
    for hash in [
        "step/#n=27&at=500&open=recursion.solutions.compare.share",
        "embed/#n=27&at=500",
        "step/#n=8&at=894&sheet=1",
    ] {
        let html = page_at(hash);
        assert!(!html.contains("style="), "{hash}");
        assert!(!html.contains("<script") && !html.contains("onclick="));
    }
}

#[test]
fn the_timeline_is_one_slider_over_what_happens() {
    let html = page_at("step/#n=4&at=58");
    contains(&html, &["step 58 of 121, solution 1"]);
    assert_eq!(html.matches("type=\"range\"").count(), 1);
    assert_eq!(html.matches("data-timeline-mark=\"solution\"").count(), 2);
    assert_eq!(html.matches("data-timeline-mark=\"dead-end\"").count(), 4);
    let behind = html.split("data-timeline=").nth(1).unwrap();
    let timeline = behind.split("</section>").next().unwrap();
    assert!(!timeline.contains("tabindex") && !timeline.contains("<button"));
}

#[test]
fn a_long_run_has_bars_and_a_longer_one_the_share_of_the_tree() {
    for n in [7, 8, 11] {
        let html = page_at(&format!("step/#n={n}&at=0"));
        assert_eq!(html.matches("data-timeline-bars").count(), 2, "N = {n}");
        assert_eq!(html.matches("data-timeline-mark").count(), 0, "N = {n}");
    }
    let html = page_at("step/#n=27&at=900");
    assert_eq!(html.matches("data-timeline-bars").count(), 0);
    contains(&html, &["step 900, under 0.1 % of the tree"]);
    contains(&page_at("ja/step/#n=27&at=900"), &["0.1 % 未満"]);
}

#[test]
fn a_long_way_says_where_it_leads_and_can_be_stopped() {
    for (lang, texts) in [
        ("en", ["to step 500,000,000", "less than 1 % done", "Stop"]),
        ("ja", ["ステップ 500,000,000 へ", "進み 1 % 未満", "止める"]),
    ] {
        let html = page_at(&format!("{}step/#n=16&at=500000000", folder(lang)));
        contains(&html, &["data-action=\"stop-way\"", "data-way=\"0\""]);
        contains(&html, &texts);
    }
    assert!(!page_at("step/#n=16&at=500").contains("stop-way"));
}
