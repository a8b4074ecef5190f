//! Files of the course that arrive while the reader waits, or do not.

use std::rc::Rc;

use bitqueens::{
    course::{BoxesText, Content, Course, CourseAction, CourseFile, Progress, TextFile, at_hand},
    pages::{
        learn::{LearnAction, LearnPage},
        lesson::{BlockState, LessonAction, LessonPage},
        review::{ReviewAction, ReviewPage},
        teach::TeachPage,
    },
    question::AnswerAction,
    site::{Address, Environment, Page, Preferences, Problems, Route},
    text::Lang,
};

use crate::{
    lesson_page::{CHECK, give, set},
    program::Program,
};

/// The course opened at an address with the list of lessons alone.
fn opened(hash: &str) -> LessonPage {
    opened_page(hash)
}

fn opened_page<P: Page>(hash: &str) -> P {
    let address = Address::parse(hash, &mut Problems::default());
    let lang = address.language.unwrap_or(Lang::En);
    let mut page = P::restore(&Environment {
        address: hash.to_owned(),
        file: CourseFile::write(at_hand::list(lang)),
        ..Environment::default()
    });
    open(&mut page, hash);
    page
}

fn preferences(lang: Lang) -> Preferences {
    let mut preferences = Preferences::of(&Environment::default());
    preferences.language = lang;
    preferences
}

fn open(page: &mut impl Page, hash: &str) {
    let mut problems = Problems::default();
    let address = Address::parse(hash, &mut problems);
    let lang = address.language.unwrap_or(Lang::En);
    page.open_link(&address, preferences(lang), &mut problems);
    assert_eq!(problems.sentence(), None, "{hash}");
}

fn act<P: Page>(page: &mut P, action: impl Into<P::Action>) -> String {
    let said = page.apply(action.into(), preferences(Lang::En));
    said.map_or_else(String::new, |said| said.into_lang(Lang::En))
}

/// The lesson that is open.
fn lesson(page: &LessonPage) -> Option<&'static str> {
    page.open.lesson().map(|open| open.lesson.slug.as_str())
}

/// What the page says when a lesson arrives.
fn arrive(page: &mut LessonPage, slug: &str, lang: Lang) -> String {
    let file = CourseFile::Lesson(slug.to_owned());
    let lesson = at_hand::lesson(slug, lang).unwrap();
    let file = TextFile { file, lang };
    act(page, CourseAction::Arrived(file, Content::Lesson(lesson)))
}

/// The names of the files that the page asks for, one after the other, until nothing is missing.
fn asked_for<P: Page>(mut page: P, wanted: fn(&P) -> Option<TextFile>) -> Vec<String>
where
    P::Action: From<CourseAction>,
{
    let mut names = Vec::new();
    while let Some(file) = wanted(&page) {
        names.push(file.file.name(file.lang.tag()));
        let content = match &file.file {
            CourseFile::List => panic!("the page opens with the list"),
            CourseFile::Cards => Content::Cards(at_hand::cards(file.lang)),
            CourseFile::Lesson(slug) => Content::Lesson(at_hand::lesson(slug, file.lang).unwrap()),
            CourseFile::Glossary => Content::Glossary(at_hand::glossary(file.lang)),
            CourseFile::Teachers => Content::Teachers(at_hand::edition(file.lang)),
        };
        act(&mut page, CourseAction::Arrived(file, content));
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
        let asked = match Address::parse(hash, &mut Problems::default()).route {
            Route::Learn => asked_for(opened_page(hash), LearnPage::wanted),
            Route::Lesson => asked_for(opened(hash), LessonPage::wanted),
            Route::Review => asked_for(opened_page(hash), ReviewPage::wanted),
            _ => asked_for(opened_page(hash), TeachPage::wanted),
        };
        assert_eq!(asked, files, "{hash}");
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
    assert!(
        shift
            .exercises()
            .map(|exercise| exercise.seed)
            .eq([7, 0, 0])
    );
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
    page.leave(Route::Home);
    arrive(&mut page, "shift", Lang::En);
    assert_eq!(page.course.shown, None);
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
    act(&mut page, LessonAction::Block { at: 0, action });
    assert_eq!(page.course.n_done(), 0);
}

#[test]
fn what_cannot_be_fetched_is_asked_for_again_when_the_reader_says_so() {
    let mut page = opened("learn/shift/");
    let file = page.wanted().unwrap();
    act(&mut page, CourseAction::Missing(file.clone()));
    assert_eq!(
        (&page.course.missing, page.wanted()),
        (&Some(file.clone()), Some(file))
    );
    act(&mut page, CourseAction::FetchAgain);
    assert_eq!(page.course.missing, None);
}

#[test]
fn another_language_keeps_what_the_reader_has_done() {
    let mut page = opened("learn/shift/");
    arrive(&mut page, "shift", Lang::En);
    let action = set(2, true);
    act(&mut page, LessonAction::Block { at: 0, action });
    let before = page.open.lesson().unwrap().states.clone();
    page.read_in(Lang::Ja);
    // Until its file comes the lesson stays as it was.
    let english = at_hand::lesson("shift", Lang::En).unwrap();
    assert_eq!(page.open.lesson().unwrap().lesson, english);
    let list = Content::List(at_hand::list(Lang::Ja));
    let (file, lang) = (CourseFile::List, Lang::Ja);
    act(
        &mut page,
        CourseAction::Arrived(TextFile { file, lang }, list),
    );
    let name = page.wanted().map(|file| file.file.name(file.lang.tag()));
    assert_eq!(name.as_deref(), Some("course/lessons/shift.ja.txt"));
    arrive(&mut page, "shift", Lang::Ja);
    let open = page.open.lesson().unwrap();
    assert_eq!(open.lesson, at_hand::lesson("shift", Lang::Ja).unwrap());
    // The guess in work is the same, and its question is asked in the other language.
    let guess = |states: &[BlockState]| match &states[0] {
        BlockState::Asked(asked) => {
            let attempt = &asked.attempt;
            (attempt.value(), attempt.question.prompt.clone())
        }
        state => panic!("{state:?}"),
    };
    let ((draft, asked), (kept, translated)) = (guess(&before), guess(&open.states));
    assert_eq!((draft, kept), (Some(0b100), Some(0b100)));
    assert_ne!(asked, translated);
    assert_eq!(page.title().unwrap().in_lang(Lang::En), open.lesson.title);
    // Both languages are there now.
    page.read_in(Lang::En);
    assert_eq!(page.wanted(), None);
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

#[test]
fn a_list_that_cannot_be_read_stops_no_page_and_is_asked_for_again() {
    let whole = CourseFile::write(at_hand::list(Lang::En));
    for list in [b"<html>".to_vec(), whole[..whole.len() / 2].to_vec()] {
        for address in [
            "learn/",
            "learn/glossary/#bitmap",
            "learn/shift/#seed=7",
            "learn/review/",
            "learn/test/#part=search&seed=3",
            "learn/teachers/#lesson=mask&exercise=2&class=1",
        ] {
            let mut program = Program::open_in(Environment {
                address: address.to_owned(),
                file: list.clone(),
                stored: vec![
                    (Progress::KEY.to_owned(), "puzzle shift".to_owned()),
                    (
                        BoxesText::KEY.to_owned(),
                        "bitqueens boxes 1\nor.quiz.1 1 1 1 right\n".to_owned(),
                    ),
                ],
                ..Environment::default()
            });
            let (file, lang) = (CourseFile::List, Lang::En);
            let file = TextFile { file, lang };
            assert_eq!(program.course().wanted(None), Some(file.clone()));
            assert_eq!(
                (program.course().n_done(), program.course().n_due()),
                (0, 0)
            );
            program.address();
            // What was stored is there once the list is.
            program.arrive(CourseAction::Arrived(
                file,
                Content::List(at_hand::list(lang)),
            ));
            assert_eq!(program.course().n_done(), 2, "{address}");
            assert_eq!(program.course().progress.stored(), "puzzle shift");
        }
    }
}

/// The course as each page that was opened holds it.
fn held(program: &Program) -> Vec<Rc<Course>> {
    let learn = program.state.get().map(|page: &LearnPage| &page.course);
    let lesson = program.state.get().map(|page: &LessonPage| &page.course);
    let review = program.state.get().map(|page: &ReviewPage| &page.course);
    let teach = program.state.get().map(|page: &TeachPage| &page.course);
    let held = [learn, lesson, review, teach].into_iter().flatten();
    held.cloned().collect()
}

#[test]
fn the_pages_of_the_course_have_one_record_whichever_of_them_changes_it() {
    let stored = [(
        "bitqueens.boxes",
        "bitqueens boxes 1\nmask.quiz.1 1 1 1 right\n",
    )];
    let mut program = Program::open_stored("learn/mask/", &stored);
    let places = ["learn/", "learn/review/", "learn/teachers/", "learn/mask/"];
    let mut changes = Vec::new();
    let mut check = |program: &Program, what: &str| {
        let held = held(program);
        assert!(held.iter().all(|of| Rc::ptr_eq(of, &held[0])), "{what}");
        changes.push(Rc::clone(&held[0]));
    };
    for place in places {
        program.go(place);
        check(&program, place);
    }
    assert_eq!(held(&program).len(), 4);
    program.act(LessonAction::Done(true));
    check(&program, "done");
    program.act(program.on_quiz(0, give(0)));
    check(&program, "answered");
    program.go("learn/review/");
    program.act(ReviewAction::Answer(AnswerAction::Reveal));
    check(&program, "reviewed");
    program.arrive(CourseAction::Today(30_000));
    check(&program, "a day");
    program.act(LearnAction::ClearProgress);
    check(&program, "cleared");
    program.act(LearnAction::BringBack);
    check(&program, "brought back");
    program.go("ja/step/");
    check(&program, "left");
    assert!(changes.windows(2).all(|two| !Rc::ptr_eq(&two[0], &two[1])));
    assert_eq!(program.course().progress.stored(), "mask");
    assert_eq!(program.course().shown, None);
}
