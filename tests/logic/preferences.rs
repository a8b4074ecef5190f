//! The language, the colours and the bit order: where they come from and what they keep.

use bitqueens::{
    app::Action,
    site::{Environment, Preferences, Route, SiteAction, Theme},
    text::Lang,
};
use bitqueens_core::{bits::BitOrder, solver::Phase};

use crate::program::Program;

#[test]
fn the_language_is_the_path_s_whatever_is_stored() {
    for stored in ["", "ja dark", "en dark"] {
        for (address, lang) in [("ja/step/", Lang::Ja), ("step/", Lang::En), ("", Lang::En)] {
            let opened = Program::open_stored(address, &[(Preferences::KEY, stored)]);
            let preferences = opened.preferences();
            assert_eq!(preferences.language, lang, "{address} {stored}");
            let is_dark = preferences.theme == Theme::Dark;
            assert_eq!(is_dark, stored.contains("dark"), "{stored}");
        }
    }
}

#[test]
fn preferences_survive_storage_and_follow_the_system_where_nothing_was_chosen() {
    assert_eq!(Preferences::KEY, "bitqueens.preferences");
    let mut program = Program::open("");
    assert_eq!(program.preferences().stored(), "en msb");
    program.share(SiteAction::Theme(Theme::Dark));
    program.share(SiteAction::StillMotion(true));
    program.share(SiteAction::Order(BitOrder::LsbLeft));
    let stored = program.preferences().stored();
    let again = Program::open_stored("", &[(Preferences::KEY, &stored)]);
    assert_eq!(again.preferences(), program.preferences());
    // A system that has become dark is followed where the reader has chosen nothing.
    let dark = Environment {
        prefers_dark: true,
        stored: [(Preferences::KEY.into(), "en msb".into())].into(),
        ..Environment::default()
    };
    assert_eq!(Preferences::of(&dark).theme, Theme::Dark);
}

#[test]
fn what_one_tab_chose_stays_when_another_one_chooses_something_else() {
    let began = Program::open("").preferences();
    let choices = [
        SiteAction::Theme(Theme::Dark),
        SiteAction::StillMotion(true),
        SiteAction::Order(BitOrder::LsbLeft),
        SiteAction::Letters(false),
    ];
    let chosen = |choices: &[SiteAction]| {
        let mut program = Program::open("");
        for choice in choices {
            program.share(*choice);
        }
        program.preferences()
    };
    for (at, first) in choices.into_iter().enumerate() {
        let second = choices[(at + 1) % choices.len()];
        let stored = chosen(&[first]).over("", began).stored();
        let both = chosen(&[second]).over(&stored, began);
        assert_eq!(both, chosen(&[first, second]));
        // Taken back in the second tab, the first one's choice stays.
        let back = began.over(&both.stored(), chosen(&[second]));
        assert_eq!(back, chosen(&[first]));
    }
    // The language is that of the tab that stores.
    let japanese = Program::open("ja/").preferences();
    assert_eq!(
        japanese.over("en msb dark", japanese).stored(),
        "ja msb dark"
    );
}

#[test]
fn keys_of_one_sign_are_silent_where_the_reader_wants_it() {
    let mut program = Program::open("step/#n=8&at=120");
    let speaks = |program: &Program| ["n", "p", "?"].map(|key| program.state.uses(key));
    assert_eq!(speaks(&program), [true; 3]);
    program.share(SiteAction::Letters(false));
    assert_eq!(speaks(&program), [false; 3]);
    for key in ["n", "p", "?"] {
        assert!(!program.press(key), "{key}");
    }
    assert!(program.state.uses("ArrowRight") && program.state.uses(" "));
    let stored = program.preferences().stored();
    let again = Program::open_stored("step/", &[(Preferences::KEY, &stored)]);
    assert_eq!(speaks(&again), [false; 3]);
}

#[test]
fn switching_the_language_keeps_the_step() {
    let program = Program::open("ja/step/#n=8&at=120");
    let english = program.changed(Action::Shared(SiteAction::Language(Lang::En)));
    assert_eq!(english.address(), "step/#n=8&at=120");
    assert_eq!(english.step_page(), program.step_page());
}

#[test]
fn the_address_bar_leads_there_and_nowhere_twice() {
    let program = Program::open("ja/step/#n=8&at=120");
    assert_eq!(program.state.apply(Action::Open(program.address())), None);
    let there = program.changed(Action::Open("ja/step/#n=5&at=33".into()));
    assert_eq!(there.machine().phase(), Phase::Solution);
    assert_eq!(there.state.route, Route::Step);
}
