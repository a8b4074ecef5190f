//! The questions of the lessons in their boxes: the review, the tests, what is known.

mod boxes;
mod every;
mod lines;
mod round;
mod standing;
mod stored;

use bitqueens::{
    pages::learn::{
        BlockAction, Boxes, COURSE, LearnAction, LearnPage, LessonSummary, LineAnswer, LineVerdict,
        Progress, ReviewAction, ReviewItem, ReviewQuestion, ReviewTask, Round, entry,
    },
    question::AnswerKind,
    site::Environment,
    text::LISTING,
};
use bitqueens_core::solver::Phase;

use crate::program::Program;

/// A day of 2026.
const TODAY: u32 = 20_600;

fn all() -> Vec<ReviewQuestion> {
    ReviewQuestion::all().collect()
}

fn lesson(slug: &str) -> &'static LessonSummary {
    entry(slug).unwrap()
}

fn done(slugs: &[&str]) -> Progress {
    Progress::read(&slugs.join(" "))
}

fn everything() -> Progress {
    done(&COURSE.each_ref().map(|lesson| lesson.slug))
}

/// The program on a day, with some texts stored.
fn on_day(today: u32, address: &str, stored: &[(&str, &str)]) -> Program {
    let stored = stored.iter();
    Program::open_in(Environment {
        address: address.into(),
        stored: stored
            .map(|(key, text)| ((*key).into(), (*text).into()))
            .collect(),
        today,
        ..Environment::default()
    })
}

fn page(program: &Program) -> &LearnPage {
    program.page()
}

fn round(program: &Program) -> &Round {
    page(program).round().unwrap()
}

fn item(program: &Program) -> &ReviewItem {
    round(program).item.as_ref().unwrap()
}

fn act(program: &mut Program, action: ReviewAction) {
    program.act(LearnAction::Review(action));
}

/// The line as the page prints it.
fn printed(phase: Phase) -> &'static str {
    let mut lines = LISTING.iter();
    lines
        .find(|line| line.phase == Some(phase))
        .unwrap()
        .code
        .trim()
}

/// Answers the question that is asked, right or wrong.
fn answer(program: &mut Program, right: bool) {
    let actions = match item(program).task.clone().unwrap() {
        ReviewTask::Quiz { quiz, .. } => {
            let mut answers = quiz.answers.iter();
            let at = answers.position(|answer| answer.right == right).unwrap();
            vec![ReviewAction::Do(BlockAction::Choose(at))]
        }
        ReviewTask::Exercise(drill) => {
            let (kind, expected) = (drill.question.kind, drill.answer.expected);
            let given = if right {
                expected
            } else {
                wrong(kind, expected)
            };
            let actions = given_as(kind, given).into_iter();
            let actions = actions.chain([BlockAction::Check]);
            actions.map(ReviewAction::Do).collect()
        }
        ReviewTask::Line(_) => {
            let text = "row = row;".to_owned();
            let verdict = if right {
                LineVerdict::Right(bitqueens::pages::learn::words::review::LINE_RIGHT.into())
            } else {
                LineVerdict::Shown
            };
            vec![ReviewAction::Write(LineAnswer { text, verdict })]
        }
    };
    for action in actions {
        act(program, action);
    }
    assert_eq!(item(program).first, Some(right));
}

/// A whole answer of a kind that is not the expected one.
fn wrong(kind: AnswerKind, expected: u64) -> u64 {
    let others: Vec<u64> = match kind {
        AnswerKind::Bits(_) => vec![expected ^ 1],
        AnswerKind::Order(lines) => {
            let mut order: Vec<_> = (1..=lines.len()).collect();
            let number = |order: &[usize]| {
                order
                    .iter()
                    .fold(0, |all, line| AnswerKind::with_line(all, *line))
            };
            let one = number(&order);
            order.swap(0, 1);
            vec![one, number(&order)]
        }
        _ => vec![0, 1, 2],
    };
    let mut others = others.into_iter();
    others
        .find(|other| *other != expected && kind.takes(*other))
        .unwrap()
}

/// What a reader does to give an answer of a kind, before it is checked.
fn given_as(kind: AnswerKind, given: u64) -> Vec<BlockAction> {
    match kind {
        AnswerKind::Bits(n_bits) => {
            let set = |power: u8| BlockAction::Set {
                power,
                on: given >> power & 1 == 1,
            };
            (0..n_bits).map(set).collect()
        }
        _ => vec![BlockAction::Give(given)],
    }
}

/// Every name in the boxes.
fn names(boxes: &Boxes) -> Vec<String> {
    boxes.places().map(|(name, _)| name.to_owned()).collect()
}
