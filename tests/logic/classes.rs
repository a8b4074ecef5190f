//! The edition for teachers: it leads to what it names, and says what the search does.

use std::collections::BTreeSet;

use bitqueens::{
    course::{Exercise, at_hand, exercises, to_homework, to_sheet_of},
    pages::{
        lesson::{LessonPage, Reading},
        write::Stage,
    },
    text::{Lang, Phrase},
};
use bitqueens_core::{
    counting::known,
    solver::{Machine, Phase, Size, Solutions},
};
use bitqueens_course::{LessonPlan, NoteBlock, PlanLink, TeachersEdition, WriteStage};

use crate::{
    appendix::{is_japanese, is_plain},
    course_texts::{course_list, editions, lesson},
    program::Program,
};

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

/// The edition in English.
fn edition() -> &'static TeachersEdition {
    editions()[1]
}

/// Every link of a class.
fn links(plan: &LessonPlan) -> impl Iterator<Item = &PlanLink> {
    plan.steps.iter().flat_map(|step| &step.links)
}

/// The same text of both languages' plans.
fn both<T>(pair: [&'static T; 2], text: impl Fn(&'static T) -> &'static str) -> Phrase {
    let [ja, en] = pair.map(text);
    Phrase::new(&[(Lang::Ja, ja), (Lang::En, en)])
}

/// The texts of a plan that stand around its steps.
fn around(plan: &'static LessonPlan) -> Vec<&'static str> {
    let ends = [&plan.aim, &plan.know, &plan.enough, &plan.good, &plan.help];
    let pairs = plan.wrong.iter().chain([&plan.ticket]).flatten();
    pairs.chain(ends).map(String::as_str).collect()
}

#[test]
fn ten_classes_of_50_minutes_are_told_in_both_languages() {
    let [ja, en] = editions();
    assert_eq!(en.plans.len(), 10);
    for plans in ja.plans.iter().zip(&en.plans).map(|(ja, en)| [ja, en]) {
        let [ja, en] = plans;
        let minutes: u32 = en.steps.iter().map(|step| u32::from(step.minutes)).sum();
        assert_eq!(minutes + u32::from(LessonPlan::TICKET), 50, "{}", en.title);
        assert!(3 <= en.wrong.len(), "{}", en.title);
        assert_eq!(around(ja).len(), around(en).len());
        for (ja, en) in around(ja).into_iter().zip(around(en)) {
            is_plain(Phrase::new(&[(Lang::Ja, ja), (Lang::En, en)]));
            assert!(ja.contains(is_japanese), "{ja}");
        }
        for steps in ja.steps.iter().zip(&en.steps).map(|(ja, en)| [ja, en]) {
            let ask = both(steps, |step| &step.ask);
            for phrase in [
                ask,
                both(steps, |step| &step.what),
                both(steps, |step| &step.expect),
            ] {
                is_plain(phrase);
                assert!(
                    phrase.in_lang(Lang::Ja).contains(is_japanese),
                    "{}",
                    phrase.in_lang(Lang::Ja)
                );
            }
            assert!(ask.in_lang(Lang::En).ends_with('?') && ask.in_lang(Lang::Ja).ends_with('。'));
            assert!(!steps[0].links.is_empty() && steps[0].links == steps[1].links);
        }
    }
    let notes = |of: &'static TeachersEdition| of.before.iter().chain(&of.notes);
    for notes in notes(ja).zip(notes(en)).map(|(ja, en)| [ja, en]) {
        is_plain(both(notes, |note| &note.title));
        let [ja, en] = notes.map(|note| &note.blocks);
        assert_eq!(ja.len(), en.len());
        for blocks in ja.iter().zip(en) {
            match blocks {
                (NoteBlock::Text(ja), NoteBlock::Text(en))
                | (NoteBlock::Table { caption: ja, .. }, NoteBlock::Table { caption: en, .. }) => {
                    is_plain(Phrase::new(&[(Lang::Ja, ja), (Lang::En, en)]));
                }
                (ja, en) => assert_eq!((ja, en), (&NoteBlock::Strips, &NoteBlock::Strips)),
            }
        }
    }
}

#[test]
fn each_link_of_a_class_leads_to_what_it_names() {
    for link in edition().plans.iter().flat_map(links) {
        match link {
            PlanLink::Lesson(slug) => assert!(lesson(slug).is_some(), "{slug}"),
            PlanLink::Sheet { slug, number, seed } => {
                let index = usize::from(*number) - 1;
                let address = to_sheet_of(course_list().lesson(slug).unwrap(), *number, *seed);
                let program = Program::open(&address.to_string());
                let open = program.open_lesson();
                assert_eq!((program.said(), open.sheet), ("", Some(index)), "{slug}");
                let question = exercises(lesson(slug).unwrap()).nth(index).unwrap();
                let exercise = open.exercises().nth(index).unwrap();
                assert_eq!(
                    exercise.attempt.question,
                    question.question(*seed),
                    "{slug}"
                );
            }
            PlanLink::Count(n) => assert!(Size::new(*n).is_ok()),
            PlanLink::Write(stage) => assert!(Stage::from_name(stage.name()).is_some()),
            PlanLink::Step(_) | PlanLink::Solve | PlanLink::Ladder => {}
        }
    }
    // A link says the number of a stage, which is its place on the page.
    assert!(Stage::ALL.map(Stage::name) == WriteStage::ALL.map(WriteStage::name));
    let comments = PlanLink::Write(WriteStage::Comments);
    let writes = edition().plans.iter();
    let writes = writes.filter(|plan| links(plan).any(|link| *link == comments));
    assert_eq!(writes.count(), 1, "one coding class");
}

#[test]
fn each_lesson_of_the_main_course_is_in_a_class() {
    let shown = edition().plans.iter().flat_map(links);
    let shown = shown.filter_map(|link| match link {
        PlanLink::Lesson(slug) => Some(slug),
        _ => None,
    });
    let homework = edition().plans.iter().map(|plan| &plan.homework);
    let shown: BTreeSet<_> = shown.chain(homework).collect();
    for lesson in course_list()
        .lessons
        .iter()
        .filter(|of| !of.part.is_advanced())
    {
        assert!(shown.contains(&lesson.slug), "{}", lesson.slug);
    }
}

/// The questions that an address opens.
fn asked(address: &str) -> Vec<String> {
    let program = Program::open(address);
    assert_eq!(program.said(), "", "{address}");
    let exercises = program.open_lesson().exercises();
    exercises
        .map(|exercise| format!("{:?}", exercise.attempt.question))
        .collect()
}

#[test]
fn a_pupil_s_number_draws_every_question_of_a_lesson() {
    let lessons = course_list().lessons.iter();
    for lesson in lessons.filter(|of| of.n_exercises != 0) {
        let slug = &*lesson.slug;
        for pupil in [1, 7, 40, 999] {
            let address = format!("learn/{slug}/#pupil={pupil}");
            let number = usize::try_from(pupil).unwrap();
            assert_eq!(to_homework(lesson, number).to_string(), address);
            // The number stays in the address, and seeds that are a pupil's lead to it.
            let program = Program::open(&address);
            assert_eq!(program.address(), address);
            assert_eq!(program.open_lesson().pupil(), Some(number));
            let seeds = vec![(100 + pupil).to_string(); lesson.n_exercises].join(".");
            let by_seeds = Program::open(&format!("learn/{slug}/#seed={seeds}"));
            assert_eq!(by_seeds.address(), address);
            let questions = |lang| drawn(slug, 100 + pupil, lang);
            assert_eq!(asked(&address), questions(Lang::En), "{address}");
            assert_eq!(asked(&format!("ja/{address}")), questions(Lang::Ja));
        }
    }
}

/// The questions of a lesson as they are drawn from a seed.
fn drawn(slug: &str, seed: u64, lang: Lang) -> Vec<String> {
    let drawn = |exercise: Exercise| format!("{:?}", exercise.question(seed));
    let exercises = exercises(at_hand::lesson(slug, lang).unwrap());
    exercises.map(drawn).collect()
}

#[test]
fn neighbours_cannot_copy_the_homework_of_a_class() {
    for plan in &edition().plans {
        let slug = &*plan.homework;
        // In a class of 40 no question comes too often.
        let drawn: Vec<_> = (101..=140)
            .map(|seed| drawn(slug, seed, Lang::En))
            .collect();
        let different: BTreeSet<_> = drawn.iter().collect();
        assert!(20 <= different.len(), "{slug}: {}", different.len());
        let repeated = drawn.windows(2).filter(|pair| pair[0] == pair[1]).count();
        assert!(repeated <= 2, "{slug}: {repeated}");
    }
}

#[test]
fn a_number_that_no_pupil_has_is_refused_with_a_sentence() {
    for (address, words) in [
        ("learn/mask/#pupil=0", "pupil must be"),
        ("learn/mask/#pupil=1000", "pupil must be"),
        ("learn/mask/#pupil=x", "pupil must be"),
        ("learn/mask/#key=0", "key must be"),
        ("learn/mask/#key=100", "key must be"),
        ("learn/mask/#key=", "key must be"),
    ] {
        let program = Program::open(address);
        assert!(
            program.said().contains(words),
            "{address}: {}",
            program.said()
        );
        assert_eq!(program.address(), "learn/mask/");
    }
    let program = Program::open("learn/mask/#key=99");
    assert_eq!((program.said(), program.open_lesson().key), ("", Some(99)));
    assert_eq!(program.address(), "learn/mask/#key=99");
    let page = program.page::<LessonPage>();
    assert!(matches!(page.open, Reading::Lesson(_)));
}

/// The binary words of a text, in order.
fn binary_words(text: &str) -> Vec<u32> {
    let codes = text.split('`').skip(1).step_by(2);
    let words = codes.filter_map(|code| u32::from_str_radix(code, 2).ok());
    words.collect()
}

/// A ticket's binary words, the same in both languages.
fn ticket(class: usize) -> [Vec<u32>; 2] {
    let [ja, en] = editions().map(|of| of.plans[class].ticket.each_ref());
    let [ja, en] = [ja, en].map(|ticket| ticket.map(|text| binary_words(text)));
    assert_eq!(ja, en);
    en
}

#[test]
fn the_tickets_are_answered_right() {
    // A queen in column 1 of five.
    assert_eq!(ticket(0), [vec![], vec![1 << (4 - 1)]]);
    assert!(edition().plans[0].ticket[1].ends_with("which is 8."));

    let [queen, answer] = ticket(1);
    let mut machine = Machine::new(size(5));
    let asked = (Phase::Free, Some(1), Some(queen[0]));
    while (machine.phase(), machine.row(), machine.queens().next()) != asked {
        machine.next().unwrap();
    }
    let words = machine.words(1);
    let (left, joined) = (u32::try_from(words.left).unwrap(), words.down | words.right);
    let expected = [
        words.bitmap,
        left,
        words.down,
        words.right,
        left | joined,
        words.bitmap,
    ];
    assert_eq!(answer, expected);

    let [bitmap, answer] = ticket(2);
    let bit = bitmap[0] & bitmap[0].wrapping_neg();
    let negative = bitmap[0].wrapping_neg() & 0b11111;
    assert_eq!(answer, [negative, bit, bitmap[0] ^ bit]);

    // The last row of N = 4, as it is entered on the way to the first solution.
    let [bitmap, answer] = ticket(3);
    let mut machine = Machine::new(size(4));
    while (machine.phase(), machine.row(), machine.words(3).bitmap)
        != (Phase::Free, Some(3), bitmap[0])
    {
        machine.next().unwrap();
    }
    assert_eq!(answer, bitmap);
    while machine.advance() != Some(Phase::Solution) {}
    assert_eq!(machine.row(), Some(2));
    assert!(edition().plans[3].ticket[1].ends_with("`row` is 2."));

    let [given, answer] = ticket(4);
    let [left, bit] = given[..] else {
        panic!("a shadow and a queen are given")
    };
    assert_eq!(answer, [(left | bit) << 1, left | bit << 1]);

    let mirrored = "4 2 0 3 1"
        .split(' ')
        .map(|column| 4 - column.parse::<u8>().unwrap());
    let mirrored = mirrored
        .map(|column| column.to_string())
        .collect::<Vec<_>>()
        .join(" ");
    for edition in editions() {
        let [ask, answer] = &edition.plans[5].ticket;
        assert!(ask.contains("`4 2 0 3 1`") && answer.contains(&mirrored));
    }

    // Class 7: the solutions of N = 7 by the square of row 0's queen.
    let first = Solutions::new(size(7)).map(|solution| solution.bits()[0].trailing_zeros());
    let first: Vec<u32> = first.collect();
    let counted = |squares: std::ops::Range<u32>| {
        let there = first.iter().filter(|square| squares.contains(square));
        there.count()
    };
    assert_eq!((counted(0..3), counted(3..4), first.len()), (17, 6, 40));
    for edition in editions() {
        let [ask, answer] = &edition.plans[6].ticket;
        for (text, number) in [(ask, "17"), (ask, "6"), (answer, "40")] {
            assert!(text.contains(number), "{text}");
        }
    }

    let [x, answer] = ticket(7);
    assert_eq!(answer, [x[0] | 1 << 3, x[0] & !(1 << 2)]);
    assert_eq!(x[0] >> 5 & 1, 1);
    let signed = u8::try_from(x[0]).unwrap().cast_signed();
    for edition in editions() {
        let answer = &edition.plans[7].ticket[1];
        assert!(answer.contains(&signed.to_string()), "{answer}");
    }

    let [quarters, answer] = ticket(8);
    assert_eq!(quarters[0] & quarters[1], 0);
    assert_eq!(answer, [quarters[0] | quarters[1]]);

    let [words, answer] = ticket(9);
    let [a, b] = words[..] else {
        panic!("two words are given")
    };
    assert_eq!(answer, [a & b, a ^ b]);
    for edition in editions() {
        let answer = &edition.plans[9].ticket[1];
        assert!(answer.contains(&format!("`{:#04x}`", a ^ b)), "{answer}");
    }
}

/// The place that a link of a class steps to.
fn stepped(class: usize, step: usize, link: usize) -> Machine {
    match &edition().plans[class].steps[step].links[link] {
        PlanLink::Step(place) => place.machine(),
        other => panic!("{other:?} is no step"),
    }
}

#[test]
fn the_numbers_of_the_classes() {
    let n_12 = known(size(12));
    assert_eq!((n_12.total, n_12.unique), (14_200, 1_787));
    // The shadows of class 2, and what becomes of them without a queen.
    let words = stepped(1, 1, 1).words(1);
    assert_eq!(
        (words.left, words.down, words.right),
        (0b00100, 0b00010, 0b00001)
    );
    assert_eq!(
        (words.left << 1, words.down, words.right >> 1),
        (0b01000, 0b00010, 0)
    );
    assert_eq!(stepped(1, 2, 1).words(2).left, 0b11000);
    // The first dead end of N = 4 in classes 3 and 4, and the squares that wait above it.
    for machine in [stepped(2, 3, 0), stepped(3, 4, 3)] {
        let waiting = [0, 1, 2].map(|row| machine.words(row).bitmap);
        assert_eq!(waiting, [0b1110, 0b1000, 0]);
    }
    // Class 3: a word and its opposite make 0.
    assert_eq!((0b0011 + 0b1101) & 0b1111, 0);
    // Class 10: the digits of the close.
    assert_eq!(0xb6 & 0x0f, 0x06);
    // Class 7: N = 16 has more than six times as many as N = 15, and N = 5 has 4 twice, and 2.
    let more = known(size(16)).total / known(size(15)).total;
    assert_eq!(more, 6);
    let first = Solutions::new(size(5)).map(|solution| solution.bits()[0].trailing_zeros());
    let [right, middle] = first.fold([0, 0], |[right, middle], square| {
        [right + u8::from(square < 2), middle + u8::from(square == 2)]
    });
    assert_eq!([right, middle], [4, 2]);
    // Class 8: the lowest 1, a word with a sign, the turns until 0.
    let x = 0b0101_1000_u8;
    assert_eq!(
        (x & x.wrapping_neg(), 0b1001_0100_u8.count_ones()),
        (0b1000, 3)
    );
    // Class 9: the halves of the lesson fit.
    assert_eq!(0b0101_0110 & 0b1000_1001, 0);
    // Class 6: 92 = 11 * 8 + 4 in 12 classes, and 10 = 8 + 2 in two.
    for (n, of_8, rest) in [(8, 11, 4), (5, 1, 2)] {
        let known = known(size(n));
        assert_eq!((known.total, known.unique), (of_8 * 8 + rest, of_8 + 1));
    }
}

#[test]
fn the_key_of_the_strips_is_the_way_to_the_first_solution() {
    let tables = edition().notes.iter().flat_map(|note| &note.blocks);
    let key = tables.filter_map(|block| match block {
        NoteBlock::Table { rows, heads, .. }
            if heads.last().is_some_and(|head| head == "`bit`") =>
        {
            Some(rows)
        }
        _ => None,
    });
    let rows: Vec<_> = key.flat_map(|rows| rows.iter()).collect();
    let solution = Solutions::new(size(5)).next().unwrap();
    assert_eq!(rows.len(), solution.bits().len());
    let mut machine = Machine::new(size(5));
    for (row, cells) in (0..).zip(rows) {
        while !(machine.row() == Some(row) && matches!(machine.phase(), Phase::Free | Phase::Start))
        {
            machine.next().unwrap();
        }
        let words = machine.words(row);
        let bit = solution.bits()[usize::from(row)];
        let words = [
            words.left,
            words.down.into(),
            words.right.into(),
            words.bitmap.into(),
            bit.into(),
        ];
        let expected: Vec<_> = words.iter().map(|word| format!("`{word:05b}`")).collect();
        assert_eq!(cells[0], row.to_string());
        for (cell, expected) in cells[1..].iter().zip(expected) {
            assert_eq!(*cell, expected);
        }
    }
}

#[test]
fn the_text_is_cited_as_the_file_for_reference_managers_has_it() {
    let file = include_str!("../../CITATION.cff");
    let title = "Bitqueens: the course in bit operations, with classes for teachers";
    let version = env!("CARGO_PKG_VERSION");
    assert!(file.contains(&format!("title: \"{title}\"")));
    assert!(file.contains(&format!("version: {version}\n")));
    for licence in ["MIT", "Apache-2.0"] {
        assert!(file.contains(&format!("  - {licence}\n")));
    }
    let licences = |text: &str| text.contains("MIT") && text.contains("Apache-2.0");
    let cites = |text: &str| text.contains(title) && text.contains(&format!("version {version}"));
    for edition in editions() {
        let blocks = edition.before.iter().flat_map(|note| &note.blocks);
        let texts = blocks.filter_map(|block| match block {
            NoteBlock::Text(text) => Some(text),
            _ => None,
        });
        assert!(texts.clone().any(|text| cites(text)));
        assert!(texts.clone().any(|text| licences(text)));
    }
}
