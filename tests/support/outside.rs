//! What holds for every text that comes from outside: the tests ask it of the kept ones, `cargo fuzz` of those it makes.
//!
//! Nothing panics, what is read is written and read as the same again, and what is refused is said in every language.
#![allow(dead_code, reason = "a target of the fuzzer asks one of them")]

use std::{collections::BTreeMap, sync::LazyLock};

use bitqueens::{
    course::{BoxesText, CourseFiles},
    pages::{
        bits::words::expression_fault,
        count::{CountAction, words as count},
        review::{ReviewAction, words as review},
        step::{StepAction, StepPage, StepperAction, words::snapshot_problem},
        teach::{ClassMarks, words::marks},
    },
    player::{Move, PlayerAction},
    question::hand_in::{HandIn, PastedLine, pasted},
    site::{Address, Awake, Problems, Route},
    text::{Lang, Sentence, packed, unpacked, words as common},
};
use bitqueens_core::{
    bits::{Radix, Scope, View, Width, Word},
    counting::{Ledger, checksum},
    program::{Export, Judgement, Program as Notation, ProgramRun, Stop},
    solver::{Machine, Size, Snapshot},
};
use bitqueens_course::{
    CourseFile, Glossary, Lesson, LessonCards, LessonList, TeachersEdition, reader,
};

use crate::program::Program;

/// A question that is asked of every text of a kind.
pub(crate) type Holds = fn(&[u8]);

/// The kinds of texts, by the names of their folders in `fuzz/seeds`.
pub(crate) const KINDS: [(&str, Holds); 9] = [
    ("ledger", ledger),
    ("snapshot", snapshot),
    ("address", address),
    ("program", program),
    ("expression", expression),
    ("boxes", boxes),
    ("hand_in", hand_in),
    ("lesson_file", lesson_file),
    ("lesson_text", lesson_text),
];

/// More micro-steps than any search has carried out.
const NEVER: u64 = 1 << 53;

/// The text as a browser reads it from a file or an address.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Asserts that something is said, in every language.
#[track_caller]
fn said(sentence: &Sentence) {
    assert!(
        Lang::ALL
            .iter()
            .all(|lang| !sentence.in_lang(*lang).is_empty())
    );
}

/// A record of a count, in a file.
pub(crate) fn ledger(bytes: &[u8]) {
    let text = text(bytes);
    one_ledger(&text);
    // No chance finds a checksum.
    one_ledger(&format!("{text} {:016x}", checksum(text.as_bytes())));
}

fn one_ledger(text: &str) {
    match text.parse::<Ledger>() {
        Err(error) => {
            assert!(!error.to_string().is_empty());
            said(&count::not_opened(error));
        }
        Ok(ledger) => {
            assert_eq!(ledger.to_string(), text);
            assert!(ledger.n_done() <= ledger.plan().len());
            assert_eq!(ledger.outcome().is_none(), ledger.next_left(0).is_some());
            let mut merged = ledger.clone();
            assert_eq!(merged.merge(&ledger), Ok(()));
            assert_eq!(merged.entries(), ledger.entries());
            let all = 0..ledger.plan().len();
            assert_eq!(ledger.without(&[all]).n_done(), 0);
        }
    }
    let mut program = Program::open("count/");
    let (text, now) = (text.to_owned(), Awake::default());
    program.act(CountAction::OpenFile { text, now });
}

/// A place of the search, in an address or on the command line.
pub(crate) fn snapshot(bytes: &[u8]) {
    let text = text(bytes);
    let link = Address::of(Route::Step).with("snapshot", &text);
    let mut program = Program::open(&link.to_string());
    let read = text.parse::<Snapshot>();
    match read.and_then(|snapshot| Ok((snapshot, Machine::resume(&snapshot)?))) {
        Err(error) => {
            assert!(!error.to_string().is_empty());
            said(&snapshot_problem(error));
            assert!(text.trim().is_empty() || program.notice().is_some());
        }
        Ok((snapshot, machine)) => {
            assert_eq!(machine.snapshot(), snapshot);
            assert_eq!(snapshot.to_string().parse(), Ok(snapshot));
            let mut walked = machine.clone();
            let steps = walked.by_ref().take(50).count();
            assert!((0..steps).all(|_| walked.retreat()));
            assert!(walked == machine, "{snapshot}");
            for to in [Move::Next, Move::Back, Move::PreviousSolution, Move::First] {
                let to = StepperAction::Player(PlayerAction::Move(to));
                program.act(StepAction::First(to));
                assert!(program.page::<StepPage>().stepper.step() < NEVER);
            }
        }
    }
}

/// A link.
pub(crate) fn address(bytes: &[u8]) {
    let text = text(bytes);
    let parsed = Address::parse(&text, &mut Problems::default());
    let mut problems = Problems::default();
    assert_eq!(Address::parse(&parsed.to_string(), &mut problems), parsed);
    assert_eq!(problems, Problems::default());
    let program = Program::open(&text);
    if let Some(notice) = program.notice() {
        said(notice);
        for lang in Lang::ALL {
            assert!(notice.in_lang(lang).chars().count() <= 1_000);
        }
    }
    let address = program.address();
    let again = Program::open(&address);
    assert_eq!(again.address(), address);
    assert_eq!(again.notice(), None, "{address}");
}

/// The reader's own program.
pub(crate) fn program(bytes: &[u8]) {
    let text = text(bytes);
    if let Some(packed) = packed(&text) {
        assert_eq!(unpacked(&packed), Some(text.clone()));
    }
    let n_lines = text.split('\n').count();
    let program = match Notation::read(&text) {
        Ok(program) => program,
        Err(error) => {
            assert!(error.spot.line < n_lines);
            said(&common::mistake(&error));
            return;
        }
    };
    let mut ends = true;
    for side in [1, 4, 10] {
        let size = Size::new(side).unwrap();
        let mut run = ProgramRun::new(&program, size).with_limit(20_000);
        for ran in run.by_ref() {
            match ran {
                Ok(ran) => assert!(ran.line() < n_lines),
                Err(stop) => {
                    ends &= stop != Stop::Endless;
                    said(&common::stopped(&program, stop, size));
                }
            }
        }
    }
    // The rest carries out millions of instructions where a program does not end.
    if ends {
        said(&common::outcome(&Judgement::of(&program), &program));
        for export in Export::ALL {
            let written = export.text(&program, "outside");
            assert!(written.len() <= 20_000 + 200 * text.len());
        }
    }
}

/// An expression of the bit lab, and what stands in its fields for numbers.
pub(crate) fn expression(bytes: &[u8]) {
    let text = text(bytes);
    let n_characters = text.chars().count();
    for (width, view) in [
        (4, View::Unsigned),
        (8, View::Signed),
        (32, View::Unsigned),
        (32, View::Signed),
    ] {
        let width = Width::new(width).unwrap();
        let scope = Scope::new(width, view).with("x", 0x5a6).with("y", 3);
        match scope.evaluate(&text) {
            Err(error) => {
                assert!(error.at <= n_characters && !error.to_string().is_empty());
                said(&expression_fault(&error));
            }
            // A step alone comes to what it comes to among the others.
            Ok(evaluation) => {
                for step in evaluation.steps.iter().rev().take(6) {
                    let alone = text.chars().skip(step.span.start).take(step.span.len());
                    let alone = scope.evaluate(&alone.collect::<String>());
                    assert_eq!(alone.map(|alone| alone.result), Ok(step.result));
                }
            }
        }
        for radix in Radix::ALL {
            if let Ok(word) = Word::read(&text, radix, width) {
                let again = Word::read(&word.to_string(), Radix::Binary, width);
                assert_eq!(again, Ok(word));
            }
        }
    }
    let link = Address::of(Route::Bits).with("w", 8).with("e", &text);
    address(link.to_string().as_bytes());
}

/// The boxes of the review, taken along as text.
pub(crate) fn boxes(bytes: &[u8]) {
    let text = text(bytes);
    let read = BoxesText::read(&text);
    if let Some(why) = read.refused {
        said(&review::not_taken_in(why));
        assert!(read.boxes.is_empty());
    }
    assert_eq!(
        read.unread.is_empty(),
        review::left_out(&read.unread).is_none()
    );
    assert!(read.unread.iter().all(|line| *line < text.lines().count()));
    let again = BoxesText::read(&BoxesText::exported(&read.boxes, &read.progress));
    assert!(again.is_whole());
    assert_eq!(
        (&again.boxes, &again.progress),
        (&read.boxes, &read.progress)
    );
    let mut merged = read.boxes.clone();
    merged.merge(&again.boxes, u32::MAX);
    assert_eq!(merged, read.boxes);
    let mut program = Program::open("learn/review/");
    program.act(ReviewAction::TakeIn(text));
    said(program.notice().unwrap());
}

/// Lines that pupils hand in, pasted with what stands around them.
pub(crate) fn hand_in(bytes: &[u8]) {
    let text = text(bytes);
    lines(&text);
    // No chance finds a checksum.
    let is_field = |of: &char| of.is_ascii_graphic() && !"=>\\{}".contains(*of);
    let fields: String = text.chars().filter(is_field).collect();
    let sum = checksum(fields.as_bytes());
    lines(&format!("bitqueens{{{fields};{sum:016x}}}"));
}

fn lines(text: &str) {
    static FILES: LazyLock<CourseFiles> = LazyLock::new(CourseFiles::at_hand);
    let mut marked = ClassMarks::default();
    let names = ["Ada".to_owned()];
    for line in pasted(text) {
        let PastedLine { at, beside, read } = &line;
        assert!((1..=text.split('\n').count()).contains(at));
        assert!(beside.chars().count() <= 60);
        match read {
            Ok(hand_in) => assert_eq!(written(hand_in), Some(hand_in.clone())),
            Err(damage) => said(&marks::damage(damage).into()),
        }
        marked.take(line, &names, (&FILES, Lang::En));
    }
    marked.sort();
    for work in &marked.works {
        assert!(!work.spreadsheet(&names, Lang::Ja).is_empty());
    }
}

/// A line that is written and read.
fn written(hand_in: &HandIn) -> Option<HandIn> {
    let mut lines = pasted(&hand_in.to_string()).into_iter();
    lines.next().filter(|_| lines.next().is_none())?.read.ok()
}

/// The bytes of a file of the course, whichever of its files they are taken for.
pub(crate) fn lesson_file(bytes: &[u8]) {
    macro_rules! as_file {
        ($type:ty) => {
            if let Some(value) = CourseFile::read::<$type>(bytes) {
                let written = CourseFile::write(&value);
                assert!(written.len() <= bytes.len());
                assert_eq!(CourseFile::read(&written), Some(value));
            }
        };
    }
    as_file!(LessonList);
    as_file!(LessonCards);
    as_file!(Lesson);
    as_file!(Glossary);
    as_file!(TeachersEdition);
}

/// The Markdown of a lesson, with neither glossary nor edition for teachers beside it.
pub(crate) fn lesson_text(bytes: &[u8]) {
    let text = text(bytes);
    let mut files = BTreeMap::new();
    for language in Lang::ALL.map(Lang::tag) {
        for file in ["glossary", "teachers"] {
            files.insert(format!("{file}.{language}.md"), String::new());
        }
        files.insert(format!("lessons/any.{language}.md"), text.clone());
    }
    let mistakes = reader::course(&files).unwrap_err();
    assert!(!mistakes.is_empty());
    let n_lines = text.lines().count() + 1;
    for mistake in mistakes.iter().map(ToString::to_string) {
        let line = mistake.split(':').nth(1).and_then(|line| line.parse().ok());
        assert!(
            line.is_some_and(|line: usize| (1..=n_lines).contains(&line)),
            "{mistake}"
        );
    }
}
