use bitqueens::{
    app::{Action, State},
    site::{Environment, Route, SiteAction, Theme},
    text::Lang,
};

use crate::program::Program;

#[test]
fn a_page_opens_when_its_part_arrives() {
    let environment = Environment {
        address: "count/".into(),
        ..Environment::default()
    };
    let state = State::open(&environment);
    assert_eq!(
        (state.route, state.wanted()),
        (Route::Count, Some(Route::Count))
    );
    assert!(state.page().is_none());
    let opened = Program::open("count/").state;
    assert!(opened.page().is_some() && opened.wanted().is_none());
}

#[test]
fn a_part_that_is_missing_can_be_fetched_again_and_loses_nothing() {
    let environment = Environment {
        address: "bits/#x=12".into(),
        ..Environment::default()
    };
    let state = State::open(&environment);
    let failed = state.apply(Action::Missing(Route::Bits)).unwrap();
    assert!(failed.coming().unwrap().failed);
    assert_eq!(failed.wanted(), None);
    assert_eq!(failed.address().to_string(), "bits/#x=12");
    // A part of a page that is not open changes nothing.
    assert_eq!(failed.apply(Action::Missing(Route::Count)), None);
    let again = failed.apply(Action::FetchAgain).unwrap();
    assert_eq!(again.wanted(), Some(Route::Bits));
}

#[test]
fn preferences_carry_from_page_to_page() {
    let mut program = Program::open("step/");
    program.share(SiteAction::Language(Lang::Ja));
    program.share(SiteAction::Theme(Theme::Dark));
    for route in Route::HEADER {
        program.go(&format!("ja/{}/", route.name()));
        let preferences = program.preferences();
        assert_eq!(
            (preferences.language, preferences.theme),
            (Lang::Ja, Theme::Dark)
        );
        assert!(
            program.address().starts_with("ja/"),
            "{}",
            program.address()
        );
    }
}

#[test]
fn problems_of_an_address_are_said_once_each_and_three_at_most() {
    let wrong = "n=99&at=x&pace=no&speed=no&code=no&".repeat(100);
    let program = Program::open(&format!("step/#{wrong}"));
    let said = program.said();
    for first in ["n must be", "at must be", "pace must be"] {
        assert_eq!(said.matches(first).count(), 1, "{said}");
    }
    assert!(
        !said.contains("speed must be") && !said.contains("code must be"),
        "{said}"
    );
    assert!(said.len() < 400, "{said}");
}
