//! The pages beside the lessons: the glossary, and the plans for teachers.

use std::collections::BTreeSet;

use bitqueens::{
    pages::learn::{
        Appendix, Block, LearnPage, Open, PlanLink, lesson,
        words::{glossary::GLOSSARY, teachers::PLANS},
    },
    pages::write::Stage,
    text::{Phrase, Span, spans},
};
use bitqueens_core::{
    counting::known,
    solver::{Machine, Phase, Size},
};

use crate::program::Program;

fn is_japanese(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}')
}

#[track_caller]
fn is_plain(Phrase { ja, en }: Phrase) {
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
    for (name, appendix) in [
        ("teachers", Appendix::Teachers),
        ("glossary", Appendix::Glossary),
    ] {
        let hash = format!("learn/{name}/");
        let program = Program::open(&hash);
        let page = program.page::<LearnPage>();
        assert_eq!(page.open.appendix(), Some(appendix));
        assert_eq!((program.said(), program.address()), ("", hash));
        assert!(lesson(name).is_none(), "no lesson has the same address");
    }
    let mut program = Program::open("learn/glossary/#bitmap");
    let open = &program.page::<LearnPage>().open;
    assert_eq!(*open, Open::Glossary(Some("bitmap")));
    assert_eq!(program.address(), "learn/glossary/#bitmap");
    program.go("learn/or/");
    assert_eq!(program.address(), "learn/or/");
    let program = Program::open("learn/glossary/#chess");
    assert!(
        program.said().contains("no term of that name"),
        "{}",
        program.said()
    );
    assert_eq!(program.page::<LearnPage>().open, Open::Glossary(None));
}

#[test]
fn the_lesson_of_a_term_says_it() {
    let mut unsaid = Vec::new();
    for term in GLOSSARY.iter().flat_map(|group| group.terms) {
        let Some(lesson) = lesson(term.lesson) else {
            assert_eq!(term.lesson, "");
            continue;
        };
        let mut said = format!("{} {}", lesson.title.ja, lesson.card.outcome.ja);
        for (phrase, _) in crate::lessons::phrases(lesson) {
            said.push_str(phrase.ja);
        }
        for block in lesson.blocks {
            if let Block::Code(code) = block {
                said.push_str(code);
            }
        }
        let signs = term.sign.split_whitespace().chain([term.sign]);
        let names = term.also.ja.split('、').chain([term.name.ja]);
        let mut names = names.chain(signs).filter(|name| !name.is_empty());
        if !names.any(|name| said.contains(name)) {
            unsaid.push(term.slug);
        }
    }
    assert_eq!(unsaid, [""; 0]);
}

#[test]
fn every_term_is_there_once_in_both_languages_and_its_lesson_exists() {
    let terms: Vec<_> = GLOSSARY.iter().flat_map(|group| group.terms).collect();
    let slugs: BTreeSet<_> = terms.iter().map(|term| term.slug).collect();
    assert_eq!(slugs.len(), terms.len());
    for term in terms {
        assert!(
            term.slug
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte == b'-')
        );
        assert!(
            term.lesson.is_empty() || lesson(term.lesson).is_some(),
            "{}",
            term.lesson
        );
        assert!(!term.name.ja.is_empty() && !term.name.en.is_empty());
        assert!(term.meaning.ja.contains(is_japanese), "{}", term.slug);
        assert!(
            term.meaning.ja.ends_with(['。', '`']),
            "{}",
            term.meaning.ja
        );
        assert!(term.meaning.en.ends_with(['.', '`']), "{}", term.meaning.en);
        is_plain(term.meaning);
    }
    // The words of the code all have their entry.
    for word in ["left", "down", "right", "mask", "bitmap", "bit"] {
        let mut signs = GLOSSARY.iter().flat_map(|group| group.terms);
        assert!(signs.any(|term| term.sign == word), "{word}");
    }
}

#[test]
fn each_plan_fills_50_minutes_and_leads_to_what_it_names() {
    for plan in PLANS {
        let minutes: u32 = plan.steps.iter().map(|step| u32::from(step.minutes)).sum();
        assert_eq!(minutes, 50, "{}", plan.title.en);
        assert!(2 <= plan.wrong.len(), "{}", plan.title.en);
        let pairs = plan.wrong.iter().chain([&plan.ticket]).flatten();
        for phrase in pairs.copied().chain([plan.aim, plan.know]) {
            is_plain(phrase);
            assert!(phrase.ja.contains(is_japanese), "{}", phrase.ja);
        }
        for step in plan.steps {
            for phrase in [step.what, step.ask, step.expect] {
                is_plain(phrase);
                assert!(phrase.ja.contains(is_japanese), "{}", phrase.ja);
            }
            assert!(step.ask.en.ends_with('?') && step.ask.ja.ends_with('。'));
            assert!(!step.links.is_empty());
            for link in step.links {
                match link {
                    PlanLink::Lesson(slug) => assert!(lesson(slug).is_some(), "{slug}"),
                    PlanLink::Sheet(slug) => {
                        assert_ne!(lesson(slug).unwrap().exercises().count(), 0, "{slug}");
                    }
                    PlanLink::Step(place) => {
                        let machine = place.machine();
                        let found = (machine.phase(), machine.row());
                        assert_eq!(found, (place.phase(), Some(place.row())));
                    }
                    PlanLink::Solve | PlanLink::Count(_) => {}
                    PlanLink::Write { stage, number } => {
                        let opened = Stage::from_name(stage).unwrap();
                        assert_eq!(Stage::ALL[usize::from(*number) - 1], opened);
                    }
                }
            }
        }
    }
}

/// The binary words of a text, in order.
fn binary_words(text: &str) -> Vec<u32> {
    let codes = text.split('`').skip(1).step_by(2);
    let words = codes.filter_map(|code| u32::from_str_radix(code, 2).ok());
    words.collect()
}

#[test]
fn the_tickets_are_answered_right() {
    let [attacked, lowest, shifted] = [PLANS[0], PLANS[1], PLANS[2]].map(|plan| plan.ticket);
    let [queen] = binary_words(attacked[0].en)[..] else {
        panic!("one queen is given");
    };
    let mut machine = Machine::new(Size::new(5).unwrap());
    let asked = (Phase::Free, Some(1), Some(queen));
    while (machine.phase(), machine.row(), machine.queens().next()) != asked {
        machine.next().unwrap();
    }
    let words = machine.words(1);
    let (left, joined) = (u32::try_from(words.left).unwrap(), words.down | words.right);
    assert_eq!(
        binary_words(attacked[1].en),
        [
            words.bitmap,
            left,
            words.down,
            words.right,
            left | joined,
            words.bitmap
        ]
    );
    let [bitmap] = binary_words(lowest[0].en)[..] else {
        panic!("one bitmap is given");
    };
    let bit = bitmap & bitmap.wrapping_neg();
    assert_eq!(binary_words(lowest[1].en), [bit, bitmap ^ bit]);
    let [left, bit] = binary_words(shifted[0].en)[..] else {
        panic!("a shadow and a queen are given");
    };
    assert_eq!(
        binary_words(shifted[1].en),
        [(left | bit) << 1, left | bit << 1]
    );
    for [ask, answer] in PLANS.iter().map(|plan| plan.ticket) {
        assert_eq!(binary_words(ask.en), binary_words(ask.ja));
        assert_eq!(binary_words(answer.en), binary_words(answer.ja));
    }
}

#[test]
fn the_numbers_of_the_plans() {
    let known = known(Size::new(12).unwrap());
    assert_eq!((known.total, known.unique), (14_200, 1_787));
    let PlanLink::Step(shadow) = PLANS[0].steps[2].links[1] else {
        panic!("the shadow is stepped");
    };
    let words = shadow.machine().words(1);
    assert_eq!(
        (words.left, words.down, words.right),
        (0b00100, 0b00010, 0b00001)
    );
    assert_eq!(
        (words.left << 1, words.down, words.right >> 1),
        (0b01000, 0b00010, 0)
    );
    let PlanLink::Step(dead_end) = PLANS[1].steps[2].links[0] else {
        panic!("the dead end is stepped");
    };
    assert_eq!(dead_end.machine().words(2).bitmap, 0);
    assert_ne!(
        dead_end.machine().words(1).bitmap,
        0,
        "a square is left in row 1"
    );
}
