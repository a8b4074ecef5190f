//! The pages beside the lessons: the glossary, and the edition for teachers opens from its address.

use std::collections::BTreeSet;

use bitqueens::{
    course::{Block, at_hand},
    pages::learn::{Contents, LearnPage},
    site::Route,
    text::{Lang, Phrase, Span, spans},
};

use bitqueens_course::Term;

use crate::{
    course_texts::{card, course_list, lesson, terms},
    program::Program,
};

pub(crate) fn is_japanese(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}')
}

#[track_caller]
pub(crate) fn is_plain(phrase: Phrase) {
    let [ja, en] = [Lang::Ja, Lang::En].map(|lang| phrase.in_lang(lang));
    assert!(!en.contains(is_japanese), "{en}");
    for text in [ja, en] {
        assert_eq!(text.trim(), text);
        assert!(
            !text.contains(['！', '!', '　']) || text.contains("`!`"),
            "{text}"
        );
        assert!(text.matches('`').count().is_multiple_of(2), "{text}");
    }
    let code = |text| {
        let codes = spans(text).filter_map(|span| match span {
            Span::Code(code) => Some(code),
            Span::Words(_) | Span::Term { .. } => None,
        });
        codes.collect::<BTreeSet<_>>()
    };
    assert_eq!(code(ja), code(en), "both languages name the same code");
}

#[test]
fn the_pages_beside_the_lessons_open_from_their_addresses() {
    for (name, route) in [
        ("teachers", Route::Teach),
        ("glossary", Route::Learn),
        ("review", Route::Review),
        ("test", Route::Review),
    ] {
        let hash = format!("learn/{name}/");
        let program = Program::open(&hash);
        assert_eq!(program.state.route, route);
        assert_eq!((program.said(), program.address()), ("", hash));
        assert!(lesson(name).is_none(), "no lesson has the same address");
    }
    let mut program = Program::open("learn/glossary/#bitmap");
    let open = &program.page::<LearnPage>().open;
    assert_eq!(*open, Contents::Glossary(Some("bitmap")));
    assert_eq!(program.address(), "learn/glossary/#bitmap");
    program.go("learn/mask/");
    assert_eq!(program.address(), "learn/mask/");
    let program = Program::open("learn/glossary/#chess");
    assert!(
        program.said().contains("no term of that name"),
        "{}",
        program.said()
    );
    assert_eq!(program.page::<LearnPage>().open, Contents::Glossary(None));
}

#[test]
fn the_lesson_of_a_term_says_it() {
    let mut unsaid = Vec::new();
    for term in terms(Lang::Ja) {
        let Some(lesson) = at_hand::lesson(&term.lesson, Lang::Ja) else {
            assert_eq!(term.lesson, "");
            continue;
        };
        let outcome = &card(course_list().lesson(&lesson.slug).unwrap(), Lang::Ja).outcome;
        let mut said = format!("{} {outcome}", lesson.title);
        for (phrase, _) in crate::lessons::phrases(lesson) {
            said.push_str(phrase.in_lang(Lang::Ja));
        }
        for block in &lesson.blocks {
            if let Block::Code(code) = block {
                said.push_str(code);
            }
        }
        let signs = term.sign.split_whitespace().chain([term.sign.as_str()]);
        let names = term.also.split('、').chain([term.name.as_str()]);
        let mut names = names.chain(signs).filter(|name| !name.is_empty());
        if !names.any(|name| said.contains(name)) {
            unsaid.push(&term.slug);
        }
    }
    assert_eq!(unsaid, [""; 0]);
}

#[test]
fn every_term_is_there_once_in_both_languages_and_its_lesson_exists() {
    let slugs: BTreeSet<_> = terms(Lang::En).map(|term| &term.slug).collect();
    assert_eq!(slugs.len(), terms(Lang::En).count());
    assert_eq!(slugs.len(), terms(Lang::Ja).count());
    for (ja, en) in terms(Lang::Ja).zip(terms(Lang::En)) {
        let same = |term: &Term| [&term.slug, &term.sign, &term.lesson].map(String::clone);
        assert_eq!(same(ja), same(en));
        let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
        assert!(en.slug.bytes().all(is_letter));
        assert!(
            en.lesson.is_empty() || lesson(&en.lesson).is_some(),
            "{}",
            en.lesson
        );
        assert!(!ja.name.is_empty() && !en.name.is_empty());
        assert!(ja.meaning.contains(is_japanese), "{}", ja.slug);
        assert!(ja.meaning.ends_with(['。', '`']), "{}", ja.meaning);
        assert!(en.meaning.ends_with(['.', '`']), "{}", en.meaning);
        let (ja, en) = (&*ja.meaning, &*en.meaning);
        is_plain(Phrase::new(&[(Lang::Ja, ja), (Lang::En, en)]));
    }
    // The words of the code all have their entry.
    for word in ["left", "down", "right", "mask", "bitmap", "bit"] {
        let mut signs = terms(Lang::En);
        assert!(signs.any(|term| term.sign == word), "{word}");
    }
}
