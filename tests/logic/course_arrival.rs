//! A lesson that is still to be fetched.

use bitqueens::text::Lang;
use bitqueens::{
    pages::learn::{LearnAction, LearnPage, LessonsPart, Open, entry},
    site::{Address, Environment, Linked, Page, Preferences, Problems},
};

/// The course opened at an address before any lesson is there.
fn opened(hash: &str) -> LearnPage {
    let mut page = LearnPage::default();
    open(&mut page, hash);
    page
}

fn open(page: &mut LearnPage, hash: &str) {
    let mut problems = Problems::default();
    let address = Address::parse(hash, &mut problems);
    page.open_link(
        &address,
        Preferences::of(&Environment::default()),
        &mut problems,
    );
    assert_eq!(problems.sentence(), None, "{hash}");
}

/// The lesson that is open.
fn lesson(page: &LearnPage) -> Option<&'static str> {
    page.open.lesson().map(|open| open.lesson.slug)
}

/// What the page says when a lesson arrives, with those that it is fetched with.
fn arrive(page: &mut LearnPage, slug: &str) -> String {
    let mut parts = LessonsPart::at_hand().into_iter();
    let group = entry(slug).unwrap().group;
    let part = parts.find(|of| of.group == group).unwrap();
    let said = page.apply(
        LearnAction::Arrived(part),
        Preferences::of(&Environment::default()),
    );
    said.map_or_else(String::new, |said| said.into_lang(Lang::En))
}

#[test]
fn a_lesson_waits_for_its_group_and_then_opens_as_its_address_says() {
    let hash = "learn/shift/#seed=7&sheet=1";
    let mut page = opened(hash);
    assert_eq!(page.open.entry().map(|entry| entry.slug), Some("shift"));
    assert!(page.open.lesson().is_none());
    assert_eq!(page.link().to_string(), hash);

    assert_eq!(arrive(&mut page, "shift"), "");
    let shift = page.open.lesson().unwrap();
    assert_eq!((shift.lesson.slug, shift.sheet), ("shift", Some(0)));
    assert!(shift.drills().map(|drill| drill.seed).eq([7, 0]));
    assert_eq!(page.link().to_string(), hash);
    // The lessons beside it are there too, others are not.
    open(&mut page, "learn/shadow/");
    assert_eq!(lesson(&page), Some("shadow"));
    open(&mut page, "learn/ghost/");
    assert_eq!(lesson(&page), None);
    open(&mut page, "learn/puzzle/");
    assert_eq!(lesson(&page), None);
}

#[test]
fn a_group_that_is_not_waited_for_any_more_opens_nothing() {
    let mut page = opened("learn/shift/");
    open(&mut page, "learn/");
    arrive(&mut page, "shift");
    assert_eq!(page.open, Open::List);
    // One group arrives while a lesson of another is waited for.
    let mut page = opened("learn/puzzle/");
    arrive(&mut page, "shift");
    assert_eq!(lesson(&page), None);
    arrive(&mut page, "puzzle");
    assert_eq!(lesson(&page), Some("puzzle"));
}

#[test]
fn what_an_address_asks_wrongly_is_said_when_the_lesson_is_there() {
    let mut page = opened("learn/shift/#seed=x&sheet=99");
    let said = arrive(&mut page, "shift");
    assert!(said.contains("seed") && said.contains("sheet"), "{said}");
    assert_eq!(lesson(&page), Some("shift"));
}

#[test]
fn a_lesson_that_is_waited_for_is_not_done_by_a_check() {
    let mut page = opened("learn/shift/");
    let action = LearnAction::Block {
        at: 0,
        action: crate::lesson_page::CHECK,
    };
    page.apply(action, Preferences::of(&Environment::default()));
    assert_eq!(page.progress.count(), 0);
}
