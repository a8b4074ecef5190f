//! Files of the course that arrive while the reader waits, or do not.

use bitqueens::{
    pages::learn::{
        BlockState, Content, CourseFile, CourseFiles, LearnAction, LearnPage, Open, TextFile,
        at_hand,
    },
    site::{Address, Environment, Linked, Page, Preferences, Problems},
    text::Lang,
};

use crate::lesson_page::{CHECK, set};

/// The course opened at an address before any file is there.
fn opened(hash: &str) -> LearnPage {
    let mut page = LearnPage::restore(&Environment::default());
    page.files = CourseFiles::default();
    open(&mut page, hash);
    page
}

fn preferences(lang: Lang) -> Preferences {
    let mut preferences = Preferences::of(&Environment::default());
    preferences.language = lang;
    preferences
}

fn open(page: &mut LearnPage, hash: &str) {
    let mut problems = Problems::default();
    let address = Address::parse(hash, &mut problems);
    let lang = address.language.unwrap_or(Lang::En);
    page.open_link(&address, preferences(lang), &mut problems);
    assert_eq!(problems.sentence(), None, "{hash}");
}

fn act(page: &mut LearnPage, action: LearnAction) -> String {
    let said = page.apply(action, preferences(page.language));
    said.map_or_else(String::new, |said| said.into_lang(Lang::En))
}

/// The lesson that is open.
fn lesson(page: &LearnPage) -> Option<&'static str> {
    page.open.lesson().map(|open| open.lesson.slug.as_str())
}

/// What the page says when a lesson arrives.
fn arrive(page: &mut LearnPage, slug: &str, lang: Lang) -> String {
    let file = CourseFile::Lesson(slug.to_owned());
    let lesson = at_hand::lesson(slug, lang).unwrap();
    let file = TextFile { file, lang };
    act(page, LearnAction::Arrived(file, Content::Lesson(lesson)))
}

/// The names of the files that the page asks for, one after the other, until nothing is missing.
fn asked_for(mut page: LearnPage) -> Vec<String> {
    let mut names = Vec::new();
    while let Some(file) = page.wanted() {
        names.push(file.file.name(file.lang.tag()));
        let content = match &file.file {
            CourseFile::List => Content::List(at_hand::list(file.lang)),
            CourseFile::Cards => Content::Cards(at_hand::cards(file.lang)),
            CourseFile::Lesson(slug) => Content::Lesson(at_hand::lesson(slug, file.lang).unwrap()),
            CourseFile::Glossary => Content::Glossary(at_hand::glossary(file.lang)),
            CourseFile::Teachers => Content::Teachers(at_hand::edition(file.lang)),
        };
        act(&mut page, LearnAction::Arrived(file, content));
    }
    names
}

#[test]
fn a_page_asks_for_the_files_of_the_reader_s_language_alone() {
    for (hash, files) in [
        ("learn/", vec!["course/cards.en.txt"]),
        ("learn/shift/", vec!["course/lessons/shift.en.txt"]),
        ("ja/learn/shift/", vec!["course/lessons/shift.ja.txt"]),
        ("learn/glossary/#bitmap", vec!["course/glossary.en.txt"]),
        ("ja/learn/teachers/", vec!["course/teachers.ja.txt"]),
        ("learn/review/", vec![]),
    ] {
        let list = if hash.starts_with("ja/") { "ja" } else { "en" };
        let files = files.into_iter().map(str::to_owned);
        let list = [format!("course/list.{list}.txt")];
        assert_eq!(
            asked_for(opened(hash)),
            list.into_iter().chain(files).collect::<Vec<_>>()
        );
    }
}

#[test]
fn a_lesson_is_waited_for_and_then_opens_as_its_address_says() {
    let hash = "learn/shift/#seed=7&sheet=1";
    let mut page = opened(hash);
    assert_eq!(page.open.entry().map(|entry| &*entry.slug), Some("shift"));
    assert!(page.open.lesson().is_none());
    assert_eq!(page.link().to_string(), hash);

    assert_eq!(arrive(&mut page, "shift", Lang::En), "");
    let shift = page.open.lesson().unwrap();
    assert_eq!((&*shift.lesson.slug, shift.sheet), ("shift", Some(0)));
    assert!(shift.drills().map(|drill| drill.seed).eq([7, 0]));
    assert_eq!(page.link().to_string(), hash);
    // Others are not there.
    open(&mut page, "learn/shadow/");
    assert_eq!(lesson(&page), None);
    open(&mut page, "learn/shift/");
    assert_eq!(lesson(&page), Some("shift"));
}

#[test]
fn a_lesson_that_is_not_waited_for_any_more_opens_nothing() {
    let mut page = opened("learn/shift/");
    open(&mut page, "learn/");
    arrive(&mut page, "shift", Lang::En);
    assert_eq!(page.open, Open::List);
    // One lesson arrives while another is waited for.
    let mut page = opened("learn/puzzle/");
    arrive(&mut page, "shift", Lang::En);
    assert_eq!(lesson(&page), None);
    arrive(&mut page, "puzzle", Lang::En);
    assert_eq!(lesson(&page), Some("puzzle"));
}

#[test]
fn what_an_address_asks_wrongly_is_said_when_the_lesson_is_there() {
    let mut page = opened("learn/shift/#seed=x&sheet=99");
    let said = arrive(&mut page, "shift", Lang::En);
    assert!(said.contains("seed") && said.contains("sheet"), "{said}");
    assert_eq!(lesson(&page), Some("shift"));
}

#[test]
fn a_lesson_that_is_waited_for_is_not_done_by_a_check() {
    let mut page = opened("learn/shift/");
    let action = CHECK;
    act(&mut page, LearnAction::Block { at: 0, action });
    assert_eq!(page.progress.count(), 0);
}

#[test]
fn what_cannot_be_fetched_is_asked_for_again_when_the_reader_says_so() {
    let mut page = opened("learn/shift/");
    let file = page.wanted().unwrap();
    act(&mut page, LearnAction::Missing(file.clone()));
    assert_eq!(
        (&page.missing, page.wanted()),
        (&Some(file.clone()), Some(file))
    );
    act(&mut page, LearnAction::FetchAgain);
    assert_eq!(page.missing, None);
}

#[test]
fn another_language_keeps_what_the_reader_has_done() {
    let mut page = opened("learn/shift/");
    arrive(&mut page, "shift", Lang::En);
    let action = set(2, true);
    act(&mut page, LearnAction::Block { at: 0, action });
    let before = page.open.lesson().unwrap().states.clone();
    page.read_in(Lang::Ja);
    // Until its file comes the lesson stays as it was.
    let english = at_hand::lesson("shift", Lang::En).unwrap();
    assert_eq!(page.open.lesson().unwrap().lesson, english);
    let list = Content::List(at_hand::list(Lang::Ja));
    let (file, lang) = (CourseFile::List, Lang::Ja);
    act(
        &mut page,
        LearnAction::Arrived(TextFile { file, lang }, list),
    );
    let name = page.wanted().map(|file| file.file.name(file.lang.tag()));
    assert_eq!(name.as_deref(), Some("course/lessons/shift.ja.txt"));
    arrive(&mut page, "shift", Lang::Ja);
    let open = page.open.lesson().unwrap();
    assert_eq!(open.lesson, at_hand::lesson("shift", Lang::Ja).unwrap());
    // The guess in work is the same, and its question is asked in the other language.
    let guess = |states: &[BlockState]| match &states[0] {
        BlockState::Asked(attempt) => (attempt.value(), attempt.question.prompt.clone()),
        state => panic!("{state:?}"),
    };
    let ((draft, asked), (kept, translated)) = (guess(&before), guess(&open.states));
    assert_eq!((draft, kept), (Some(0b100), Some(0b100)));
    assert_ne!(asked, translated);
    assert_eq!(page.title().unwrap().in_lang(Lang::En), open.lesson.title);
    // Both languages are there now.
    page.read_in(Lang::En);
    assert_eq!(page.wanted().map(|file| file.file), Some(CourseFile::List));
    assert_eq!(page.open.lesson().unwrap().lesson, english);
    assert_eq!(page.open.lesson().unwrap().states, before);
}

#[test]
fn bytes_that_are_cut_off_are_no_file() {
    for read in [
        Content::list,
        Content::lesson,
        Content::glossary,
        Content::edition,
    ] {
        assert!(read(&[]).is_none());
    }
    assert!(Content::lesson(&[5, b's']).is_none());
}
