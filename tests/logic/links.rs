//! Addresses: what every page shares, and those of the stepping page.

use bitqueens::{
    pages::step::{Mode, StepAction, StepperAction, words as step_words},
    player::{Pace, PlayerAction, Speed, words as player_words},
    site::{Address, Problems, Query, Route},
    text::{Lang, Sentence, words},
};
use bitqueens_core::solver::{Machine, SnapshotError};
use proptest::prelude::*;

use crate::{
    program::Program,
    stepping_page::{first, size},
};

fn parse(text: &str) -> (Address, Option<Sentence>) {
    let mut problems = Problems::default();
    let address = Address::parse(text, &mut problems);
    (address, problems.sentence())
}

#[test]
fn a_full_address_reads_as_written() {
    let text = "ja/step/#n=8&at=120";
    let (address, problem) = parse(text);
    assert_eq!(problem, None);
    assert_eq!(address.route, Route::Step);
    let mut problems = Problems::default();
    assert_eq!(address.query.size(&mut problems), Some(size(8)));
    assert_eq!(address.query.step("at"), Some((120, true)));
    assert_eq!(address.language, Some(Lang::Ja));
    assert_eq!(problems, Problems::default());
    assert_eq!(address.to_string(), text);
    assert_eq!(Program::open(text).address(), text);
}

#[test]
fn an_address_whose_signs_make_it_too_long_when_it_is_written_is_said_to_be_so() {
    let signs = "は".repeat(1_200);
    for (text, page) in [
        (format!("step/#n=5&{signs}"), "step/"),
        (format!("step/#n=5&at={signs}"), "step/"),
        (format!("ja/learn/shift/#{signs}"), "ja/learn/shift/"),
        (format!("learn/{signs}"), "learn/"),
        (format!("learn/{signs}/#seed=3"), "learn/"),
    ] {
        let (address, problem) = parse(&text);
        assert_eq!(address.to_string(), page);
        assert_eq!(problem, Some(words::ADDRESS_TOO_LONG.into()), "{page}");
        assert_eq!(parse(page), (address, None));
    }
}

#[test]
fn another_page_lesson_or_board_is_elsewhere() {
    for (one, other, is_elsewhere) in [
        ("step/#n=5&at=1", "step/#n=5&at=2&pace=solution", false),
        ("step/#n=5&at=1", "ja/step/#n=6&at=0", true),
        ("step/#n=5&at=1", "ladder/#n=5", true),
        ("count/#n=9", "count/#n=10", true),
        ("learn/mask/", "learn/mask/#seed=3", false),
        ("learn/mask/", "learn/and/", true),
        ("", "step/", true),
        ("", "ja/", false),
        // What a mode is to the browser's Back is the page's own affair.
        ("step/#n=5&at=1", "step/#n=5&at=1&predict=1", false),
    ] {
        let (one, other) = (parse(one).0, parse(other).0);
        assert_eq!(one.is_elsewhere(&other), is_elsewhere, "{one} {other}");
        assert_eq!(other.is_elsewhere(&one), is_elsewhere, "{other} {one}");
    }
}

#[test]
fn no_address_is_the_home_page_and_no_state_the_first_screen() {
    for text in ["", "#", "/", "#/"] {
        let (address, problem) = parse(text);
        assert_eq!((address.path().as_str(), problem), ("", None));
        let program = Program::open(text);
        assert_eq!(program.state.route, Route::Home);
        assert_eq!(program.notice(), None);
    }
    let program = Program::open("step/");
    assert_eq!((program.at(), program.notice()), (0, None));
}

#[track_caller]
fn nearest(text: &str, n: u8, at: u64, problem: impl Into<Sentence>) {
    let program = Program::open(text);
    assert_eq!(program.machine().size(), size(n), "{text}");
    assert_eq!(program.at(), at, "{text}");
    assert_eq!(program.notice(), Some(&problem.into()), "{text}");
}

#[test]
fn what_cannot_be_used_becomes_the_nearest_valid_value() {
    let size_problem = |n| words::size_problem(size(n));
    nearest("step/#n=0", 1, 0, size_problem(1));
    nearest("step/#n=99", 27, 0, size_problem(27));
    nearest("step/#n=8x", 8, 0, size_problem(8));
    nearest("step/#n=-3", 1, 0, size_problem(1));
    // The first screen's board keeps its size, and begins.
    nearest("step/#n=", 4, 0, size_problem(4));
    nearest("step/#n=%E2%98%83", 4, 0, size_problem(4));
    nearest("step/#n=%ZZ", 4, 0, size_problem(4));
    nearest("step/#n=8%", 8, 0, size_problem(8));
    nearest("step/#n=5&at=7.5", 5, 7, words::step_problem(7));
    nearest("step/#n=5&at=-1", 5, 0, words::step_problem(0));
    nearest("step/#n=5&at=x", 5, 0, words::step_problem(0));
    // A step that there is not is said once, however it is written.
    for beyond in ["378", "378x", "378.5", "99999999999999999999999"] {
        let text = format!("step/#n=5&at={beyond}");
        nearest(&text, 5, 377, player_words::past_end(377));
    }
    nearest(
        "embed/#n=5&from=14&to=22&at=99999999999999999999999",
        5,
        22,
        words::step_problem(22),
    );
    nearest("step/#n=%E0%A4%A", 4, 0, size_problem(4));
    nearest(
        "step/#n=5&snapshot=s1.5.free.01.2.0.0",
        5,
        0,
        step_words::snapshot_problem(SnapshotError::Queen { row: 1 }),
    );
    let of_6 = Machine::new(size(6)).snapshot();
    nearest(
        &format!("step/#n=5&snapshot={of_6}"),
        5,
        0,
        step_words::snapshot_of_another(size(6), size(5)),
    );
    let far_too_long = format!("step/#n=5&at={}", "9".repeat(20_000));
    nearest(&far_too_long, 4, 0, words::ADDRESS_TOO_LONG);
}

#[test]
fn a_page_that_there_is_not_is_the_home_page_and_a_sentence() {
    for text in ["nowhere/#n=5", "%E0%A4%A/", "step/shift/", "home/"] {
        let program = Program::open(text);
        assert_eq!(program.state.route, Route::Home, "{text}");
        assert_eq!(program.address(), "", "{text}");
        let said = Sentence::from(words::NO_SUCH_PAGE);
        assert_eq!(program.notice(), Some(&said), "{text}");
    }
}

#[test]
fn keys_that_no_page_knows_are_left_out_without_a_word() {
    let program = Program::open("step/#n=5&at=7&future=1");
    assert_eq!((program.at(), program.notice()), (7, None));
    assert_eq!(program.address(), "step/#n=5&at=7");
}

#[test]
fn what_is_chosen_beside_the_place_is_part_of_the_address() {
    let hash =
        "ja/step/#n=5&at=30&pace=dead-end&speed=full&until=square-3-1&code=python&open=recursion";
    let program = Program::open(hash);
    assert_eq!(program.address(), hash);
    let player = &program.step_page().stepper;
    assert_eq!((player.pace, player.speed), (Pace::DeadEnd, Speed::Full));
    // An address that says nothing of them has the usual ones.
    let chosen = program
        .changed(first(PlayerAction::Pace(Pace::MicroStep)))
        .changed(first(PlayerAction::Speed(Speed::Normal)));
    let address = chosen.address();
    assert!(
        !address.contains("pace=") && !address.contains("speed="),
        "{address}"
    );
    // Another board keeps the condition, with the nearest values that it has.
    let smaller = StepAction::First(StepperAction::Size(size(4)));
    let smaller = Program::open("step/#n=8&until=square-7-6").changed(smaller);
    assert!(smaller.address().contains("until=square-3-3"));
}

#[test]
fn every_wrong_part_of_an_address_has_its_sentence() {
    let until = step_words::UNTIL_PROBLEM.in_lang(Lang::En);
    let names = "must be plain, rust, c, python or javascript.";
    for (hash, said) in [
        ("step/#n=4&until=square-9-9", until.to_owned()),
        ("step/#n=4&until=nowhere", until.to_owned()),
        (
            "step/#n=4&code=cobol&open=kitchen&from=x",
            format!(
                "In the address, code {names} In the address, open must be tree, arrays, recursion, solutions, compare \
                 or share. In the address, from must be a whole number, 0 or more."
            ),
        ),
        (
            "step/#n=4&pace=jump&speed=warp",
            "In the address, pace must be micro-step, placement, dead-end or solution. In the address, speed must be \
             slow, normal, fast, fastest or full."
                .to_owned(),
        ),
        ("step/#n=4&until=free-2&code=c&open=solutions", String::new()),
    ] {
        assert_eq!(Program::open(hash).said(), said, "{hash}");
    }
    let program = Program::open("ja/ladder/#form=both");
    let said = program.notice().unwrap().in_lang(Lang::Ja);
    assert_eq!(
        said,
        "アドレスの form は recursive か loop にしてください。"
    );
    let program = Program::open("ja/ladder/#limit=2&from=99");
    let said = program.notice().unwrap().in_lang(Lang::Ja);
    assert_eq!(
        said,
        "アドレスの from は 1 から 27 までの整数にしてください。近い値を使っています。\
         アドレスの limit は 1、10、60、600 のどれかにしてください。"
    );
}

#[test]
fn a_mode_of_the_stepping_page_is_a_switch_of_its_address() {
    for (hash, mode) in [
        ("step/#n=5&at=14", Mode::Explore),
        ("step/#n=5&at=14&predict=1", Mode::Predict),
        ("step/#n=5&at=14&sheet=1", Mode::Sheet),
        ("embed/#n=5&at=14", Mode::Embed),
    ] {
        let program = Program::open(hash);
        assert_eq!(program.step_page().mode, mode, "{hash}");
        assert_eq!(program.address(), hash);
        let to_mode = program.step_page().address_in(mode);
        assert_eq!(to_mode.in_language(Lang::En).to_string(), hash);
    }
    for (hash, mode) in [
        ("step/#n=5&sheet=1&predict=1", Mode::Sheet),
        ("step/#n=5&predict=1&sheet=1", Mode::Sheet),
        ("step/#n=5&predict=0&sheet=0", Mode::Explore),
        ("embed/#n=5&predict=1&sheet=1", Mode::Embed),
    ] {
        let program = Program::open(hash);
        assert_eq!(program.step_page().mode, mode, "{hash}");
        assert_eq!(program.notice(), None);
    }
    for name in ["sheet", "predict"] {
        let program = Program::open(&format!("step/#n=5&{name}=7"));
        assert_eq!(program.step_page().mode, Mode::Explore);
        let said = format!("In the address, {name} must be 0 or 1.");
        assert_eq!(program.said(), said);
    }
}

/// The address of what an address opens, and that it opens the same without a word.
fn opens_again(hash: &str) -> Result<(), TestCaseError> {
    let program = Program::open(hash);
    let again = Program::open(&program.address());
    prop_assert_eq!(again.notice(), None);
    prop_assert_eq!(again.address(), program.address());
    prop_assert_eq!(again.machine(), program.machine());
    Ok(())
}

#[test]
fn keys_are_read_as_they_were_written() {
    for (hash, query) in [
        ("=", Query::default()),
        ("&=&n=5", Query::default().with("n", 5)),
        ("=5", Query::default().with("", 5)),
        // All of it was escaped on its way.
        ("%3D", Query::default()),
        ("n%3D5", Query::default().with("n", 5)),
        ("n%253D5", Query::default().with("n", 5)),
        // An escaped sign in a value is the value's.
        ("e=n%3D5", Query::default().with("e", "n=5")),
        ("e=x%26y", Query::default().with("e", "x&y")),
        ("e=x%26y%3D5", Query::default().with("e", "x&y=5")),
        ("a%2541", Query::word("a%41")),
        ("%2B%26", Query::word("+")),
    ] {
        let (address, _) = parse(&format!("step/#{hash}"));
        assert_eq!(address.query, query, "{hash}");
        assert_eq!(parse(&address.to_string()).0, address, "{hash}");
    }
}

#[test]
fn empty_values_are_an_address() {
    opens_again("step/#n=0&until=&open=&from=&to=7").unwrap();
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_text_is_an_address(text in "\\PC*") {
        let (address, _) = parse(&text);
        let printed = address.to_string();
        let (again, problem) = parse(&printed);
        prop_assert_eq!(again, address);
        prop_assert_eq!(problem, None);
    }

    #[test]
    fn any_keys_and_values_are_an_address(text in "[=&%+#, 0-9a-f]{0,12}") {
        let (address, _) = parse(&format!("step/#{text}"));
        prop_assert_eq!(parse(&address.to_string()), (address, None));
    }

    #[test]
    fn any_values_are_an_address(n in "\\PC{0,6}", at in "\\PC{0,30}|[0-9]{1,6}", snapshot in "\\PC{0,30}") {
        opens_again(&format!("step/#n={n}&at={at}&snapshot={snapshot}"))?;
    }

    #[test]
    fn any_choices_are_an_address(
        until in "\\PC{0,14}|(solution|square|free|backtrack)(-[0-9]{1,2}){0,2}",
        open in "\\PC{0,14}|(recursion|solutions|compare|share|[.]){0,5}",
        from in "\\PC{0,6}|[0-9]{1,3}",
        n in 0_u8..30,
    ) {
        opens_again(&format!("step/#n={n}&until={until}&open={open}&from={from}&to=7"))?;
    }
}
