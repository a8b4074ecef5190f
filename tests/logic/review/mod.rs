//! The questions of the lessons in their boxes: the review, the tests, what is known.

mod boxes;
mod every;
mod lines;
mod round;
mod simulation;
mod standing;
mod stored;

use bitqueens::{
    course::{Boxes, LessonSummary, Progress, ReviewQuestion, judged},
    pages::review::{ReviewAction, ReviewItem, ReviewPage, Round},
    question::{Answer, AnswerAction, AnswerKind, Attempt, Trace},
    site::Environment,
    text::LISTING,
};
use bitqueens_core::solver::Phase;

use crate::course_texts::course_list;
use crate::program::Program;

/// A day of 2026.
const TODAY: u32 = 20_600;

fn all() -> Vec<ReviewQuestion> {
    ReviewQuestion::all(course_list()).collect()
}

fn lesson(slug: &str) -> &'static LessonSummary {
    course_list().lesson(slug).unwrap()
}

fn done(slugs: &[&str]) -> Progress {
    Progress::read(&slugs.join(" "))
}

fn everything() -> Progress {
    done(
        &course_list()
            .lessons
            .iter()
            .map(|lesson| &*lesson.slug)
            .collect::<Vec<_>>(),
    )
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

fn page(program: &Program) -> &ReviewPage {
    program.page()
}

fn round(program: &Program) -> &Round {
    page(program).round().unwrap()
}

fn item(program: &Program) -> &ReviewItem {
    round(program).item.as_ref().unwrap()
}

/// What is typed as a line is run before the state hears of it, as by what draws the review.
fn act(program: &mut Program, action: ReviewAction) {
    let round = page(program).round();
    let asked = round.and_then(|round| round.item.as_ref()?.attempt());
    let action = match (action, asked) {
        (ReviewAction::Answer(action), Some(asked)) => {
            ReviewAction::Answer(judged(asked, action, None))
        }
        (action, _) => action,
    };
    program.act(action);
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

/// The attempt at the question that is asked.
fn attempt(program: &Program) -> &Attempt {
    item(program).attempt().unwrap()
}

/// Answers the question that is asked, right or wrong.
fn answer(program: &mut Program, right: bool) {
    let question = attempt(program).question.clone();
    let mut actions = match (&question.kind, &question.right) {
        (AnswerKind::Code(phase), _) if right => vec![AnswerAction::Give(Some(Answer::Text(
            printed(*phase).to_owned(),
        )))],
        (AnswerKind::Code(_), _) => vec![AnswerAction::Reveal],
        (kind, expected) => {
            let given = match (right, expected) {
                (true, _) => expected.clone(),
                (false, Answer::Value(expected)) => wrong(kind, *expected).into(),
                (false, Answer::Text(expected)) => Answer::Text(Trace::with_cell(expected, 0, "9")),
            };
            given_as(kind, &given)
        }
    };
    // A quiz is checked by its answer, and what was shown counts at once.
    actions.push(AnswerAction::Check);
    for action in actions {
        act(program, ReviewAction::Answer(action));
    }
    assert_eq!(item(program).first(), Some(right));
}

/// A whole answer of a kind that is not the expected one.
fn wrong(kind: &AnswerKind, expected: u64) -> u64 {
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
        .find(|other| *other != expected && kind.takes(&(*other).into()))
        .unwrap()
}

/// What a reader does to give an answer of a kind, before it is checked.
fn given_as(kind: &AnswerKind, given: &Answer) -> Vec<AnswerAction> {
    match (kind, given) {
        (AnswerKind::Bits(n_bits), Answer::Value(given)) => {
            let set = |power: u8| AnswerAction::Set {
                power,
                on: given >> power & 1 == 1,
            };
            (0..*n_bits).map(set).collect()
        }
        _ => vec![AnswerAction::Give(Some(given.clone()))],
    }
}

/// Every name in the boxes.
fn names(boxes: &Boxes) -> Vec<String> {
    boxes.places().map(|(name, _)| name.to_owned()).collect()
}
