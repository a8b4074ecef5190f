//! Every question of every lesson: it enters a box from its lesson, is asked, and moves by its answer.

use std::collections::BTreeSet;

use bitqueens::{
    course::{BoxPlace, Boxes, BoxesText, N_BOXES, ORDER, ReviewKind, ReviewQuestion},
    pages::{lesson::BlockAction, review::ReviewAction},
    question::{AnswerAction, AnswerKind},
};

use super::{TODAY, act, all, answer, attempt, given_as, item, names, on_day};
use crate::{course_texts::course_list, lesson_page::give, program::Program};

/// The program on the review, with one question that was answered right so often that it stands in a box.
fn in_box(question: ReviewQuestion, number: u8) -> Program {
    let day = TODAY - BoxPlace::days(number);
    let text = format!(
        "bitqueens boxes 1\n{} {number} {day} 9 right\n",
        question.name()
    );
    on_day(TODAY, "learn/review/", &[(BoxesText::KEY, &text)])
}

#[test]
fn every_question_goes_up_by_a_right_answer_and_back_to_the_first_box_by_a_wrong_one() {
    for question in all() {
        for number in 1..=N_BOXES {
            for (is_right, after) in [(true, (number + 1).min(N_BOXES)), (false, 1)] {
                let mut program = in_box(question, number);
                assert_eq!(item(&program).question, question);
                answer(&mut program, is_right);
                let place = program.course().shelf.boxes.place(question).unwrap();
                let found = (place.number, place.day, place.n_answers, place.is_right);
                assert_eq!(found, (after, TODAY, 10, is_right), "{}", question.name());
            }
        }
    }
}

#[test]
fn every_question_enters_a_box_by_its_answer_in_the_lesson() {
    for lesson in &course_list().lessons {
        let mut program = on_day(TODAY, &format!("learn/{}/", lesson.slug), &[]);
        for at in 0..lesson.n_quizzes {
            let choose = program.on_quiz(at, give(0));
            program.act(choose);
        }
        for at in 0..lesson.n_exercises {
            let exercise = program.exercise(at);
            let question = &exercise.attempt.question;
            let actions = given_as(&question.kind, &question.right);
            for action in actions.into_iter().chain([AnswerAction::Check]) {
                let action = program.on_exercise(at, BlockAction::Answer(action));
                program.act(action);
            }
        }
        let of_lesson = ReviewQuestion::of(lesson);
        let of_lesson = of_lesson.filter(|of| !matches!(of.kind, ReviewKind::Code(_)));
        let expected: BTreeSet<_> = of_lesson.map(ReviewQuestion::name).collect();
        let boxes = &program.course().shelf.boxes;
        assert_eq!(names(boxes).into_iter().collect::<BTreeSet<_>>(), expected);
        for (name, place) in boxes.places() {
            let expected = if place.is_right { (2, 2) } else { (1, 0) };
            assert_eq!((place.number, place.days_left(TODAY)), expected, "{name}");
            assert!(place.is_right || name.contains("quiz"), "{name}");
        }
    }
}

#[test]
fn a_check_of_what_is_not_whole_is_no_answer_whatever_is_asked_for() {
    let mut kinds = BTreeSet::new();
    for question in all() {
        let mut program = in_box(question, 2);
        let kind = attempt(&program).question.kind.clone();
        kinds.insert(kind.name());
        let before = program.course().shelf.boxes.clone();
        let not_whole = match kind {
            // Bits are whole from the start, and a quiz is checked by its answer.
            AnswerKind::Bits(_)
            | AnswerKind::Code(_)
            | AnswerKind::Mend
            | AnswerKind::Expression(_) => continue,
            AnswerKind::Trace(_) => vec![0],
            _ if matches!(question.kind, ReviewKind::Quiz(_)) => continue,
            AnswerKind::Number => vec![AnswerKind::MOST + 1],
            AnswerKind::Square(_) => vec![99, 100],
            AnswerKind::Order(_) => vec![0, 1, 11],
            AnswerKind::Choice(answers) => vec![answers.len() as u64],
        };
        act(&mut program, ReviewAction::Answer(AnswerAction::Check));
        for given in not_whole {
            let give = AnswerAction::Give(Some(given.into()));
            for action in [give, AnswerAction::Check] {
                act(&mut program, ReviewAction::Answer(action));
            }
            assert_eq!(item(&program).first(), None, "{}: {given}", question.name());
            assert!(attempt(&program).verdict(ORDER).is_some(), "it says so");
        }
        assert_eq!(program.course().shelf.boxes, before);
        answer(&mut program, true);
    }
    assert!(2 < kinds.len(), "the exercises ask for {kinds:?}");
}

#[test]
fn every_name_belongs_to_one_question_and_is_read_again() {
    let names: BTreeSet<_> = all().into_iter().map(ReviewQuestion::name).collect();
    assert_eq!(names.len(), all().len());
    let mut boxes = Boxes::default();
    for question in all() {
        boxes.put(question, true, TODAY);
    }
    let read = BoxesText::read(&BoxesText::stored(&boxes));
    assert_eq!((read.boxes, read.unread), (boxes, vec![]));
}
