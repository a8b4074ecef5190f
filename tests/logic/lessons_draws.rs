//! The draws of every exercise: none gives its answer away, and pupils are asked different questions.
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of some thousands are compared as parts"
)]

use std::collections::{HashMap, HashSet};

use bitqueens::{
    course::{Exercise, exercises},
    question::{AnswerKind, Given, Question},
    text::Lang,
};

use crate::course_texts::lessons;

/// The seeds that every exercise is drawn from. Some questions search a board for each, which takes a debug build long.
const SEEDS: u64 = if cfg!(debug_assertions) {
    2_000
} else {
    20_000
};
/// The seeds of the homework of pupils 1 to 40.
const PUPILS: std::ops::RangeInclusive<u64> = 101..=140;

fn all() -> impl Iterator<Item = (String, Exercise)> {
    lessons().flat_map(|lesson| {
        let numbered = exercises(lesson).enumerate();
        numbered.map(|(at, exercise)| (format!("{} {}", lesson.slug, at + 1), exercise))
    })
}

/// What tells a question apart for a reader.
fn asked(question: &Question) -> String {
    let table = match &question.kind {
        AnswerKind::Trace(trace) => Some(trace),
        _ => None,
    };
    format!(
        "{} {:?} {table:?}",
        question.prompt.in_lang(Lang::En),
        question.given
    )
}

/// The words and the number of bits that are given.
fn given(question: &Question) -> Vec<u64> {
    match &question.given {
        Given::Words(words) | Given::Signed(words) => {
            words.iter().map(|(_, word)| word.value().into()).collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn no_answer_is_right_too_often_and_none_is_there_before_anything_is_done() {
    let mut wrong = Vec::new();
    for (name, exercise) in all() {
        let (mut answers, mut n_zero, mut n_given) = (HashMap::new(), 0, 0);
        let mut most_allowed = 0.15;
        for seed in 1..=SEEDS {
            let question = exercise.question(seed);
            let right = question.right_value();
            if let AnswerKind::Bits(_) = question.kind {
                n_zero += u64::from(right == Some(0));
                let last = given(&question).last().copied();
                n_given += u64::from(last == right && given(&question).len() == 1);
            }
            if let AnswerKind::Choice(choices) = &question.kind {
                most_allowed = 1.0 / choices.len() as f64 + 0.05;
            }
            let said = question.kind.say(&question.right);
            *answers
                .entry(said.in_lang(Lang::En).to_owned())
                .or_insert(0_u64) += 1;
        }
        let (answer, most) = answers.iter().max_by_key(|(_, n)| **n).unwrap();
        let part = *most as f64 / SEEDS as f64;
        // Where two quarters make no half the answer is 0, and that is to be seen.
        let zeros = if name == "halves 1" {
            SEEDS * 15 / 100
        } else {
            0
        };
        // So few seeds scatter by one in a hundred.
        let scatter = 0.8 / (SEEDS as f64).sqrt();
        if zeros < n_zero || 0 < n_given || most_allowed + scatter < part {
            wrong.push(format!(
                "{name}: {answer} is right in {part}; {n_zero} answers are 0, {n_given} are given"
            ));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn pupils_1_to_40_are_asked_thirty_questions_or_more() {
    let mut few = Vec::new();
    for (name, exercise) in all() {
        let different: HashSet<_> = PUPILS.map(|seed| asked(&exercise.question(seed))).collect();
        if different.len() < 30 {
            few.push(format!("{name}: {}", different.len()));
        }
    }
    assert!(few.is_empty(), "{few:#?}");
}

#[test]
fn the_lesson_s_own_question_is_no_press_of_check_either() {
    for (name, exercise) in all() {
        let question = exercise.question(0);
        if let AnswerKind::Bits(_) = question.kind {
            assert_ne!(question.right_value(), Some(0), "{name}");
        }
    }
}
