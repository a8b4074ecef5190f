//! The questions of a day, and the test of a part.

use std::collections::BTreeSet;

use bitqueens::{
    course::{
        Boxes, BoxesText, CourseAction, CoursePart, N_TESTED, Progress, ReviewKind, ReviewQuestion,
        test_questions,
    },
    pages::review::{ReviewAction, RoundPlan},
    question::{Answer, AnswerAction, AnswerKind},
    text::Lang,
};

use super::{TODAY, act, all, answer, attempt, item, lesson, on_day, page, round};
use crate::{
    course_texts::course_list,
    lesson_page::{give, right},
    program::Program,
};

/// The program on the review with all lessons done.
fn review() -> Program {
    let slugs = course_list().lessons.iter().map(|lesson| &*lesson.slug);
    let slugs = slugs.collect::<Vec<_>>().join(" ");
    on_day(TODAY, "learn/review/", &[(Progress::KEY, &slugs)])
}

fn next(program: &mut Program) {
    act(program, ReviewAction::Next);
}

#[test]
fn five_right_answers_end_the_round_and_more_can_be_asked_for() {
    let mut program = review();
    let mut asked = BTreeSet::new();
    for _ in 0..5 {
        asked.insert(item(&program).question.name());
        answer(&mut program, true);
        next(&mut program);
    }
    assert_eq!(asked.len(), 5);
    assert_eq!(round(&program).item, None);
    assert_eq!(program.course().n_due(), 0);
    act(&mut program, ReviewAction::More);
    for _ in 0..5 {
        assert!(asked.insert(item(&program).question.name()));
        answer(&mut program, true);
        next(&mut program);
    }
    assert_eq!(round(&program).item, None);
}

#[test]
fn a_wrong_answer_is_asked_again_before_the_next_new_question_and_drawn_anew() {
    let mut program = review();
    let first = item(&program).clone();
    answer(&mut program, false);
    next(&mut program);
    assert_eq!(item(&program).question, first.question);
    assert_ne!(item(&program).seed, first.seed);
    answer(&mut program, true);
    next(&mut program);
    assert_ne!(item(&program).question, first.question);
    assert_eq!(
        program
            .course()
            .shelf
            .boxes
            .place(first.question)
            .unwrap()
            .number,
        1
    );
}

#[test]
fn only_the_first_answer_counts_and_nothing_goes_on_before_it() {
    let mut program = review();
    let first = item(&program).clone();
    next(&mut program);
    act(&mut program, ReviewAction::More);
    assert_eq!(*item(&program), first);
    answer(&mut program, false);
    let boxes = program.course().shelf.boxes.clone();
    if let ReviewKind::Quiz(_) = item(&program).question.kind {
        let right = right(&attempt(&program).question);
        let give = AnswerAction::Give(Some(right.into()));
        act(&mut program, ReviewAction::Answer(give));
        assert!(attempt(&program).is_right());
    }
    assert_eq!(item(&program).first(), Some(false));
    assert_eq!(program.course().shelf.boxes, boxes);
}

#[test]
fn an_answer_that_was_shown_is_a_wrong_one() {
    let mut boxes = Boxes::default();
    let question = all()
        .into_iter()
        .find(|question| question.name() == "mask.exercise.1")
        .unwrap();
    boxes.put(question, false, TODAY - 1);
    let stored = [(BoxesText::KEY, &*BoxesText::stored(&boxes))];
    let mut program = on_day(TODAY, "learn/review/", &stored);
    act(&mut program, ReviewAction::Answer(AnswerAction::Reveal));
    act(&mut program, ReviewAction::Answer(AnswerAction::Check));
    assert_eq!(item(&program).first(), Some(false));
    assert_eq!(
        program.course().shelf.boxes.place(question).unwrap().number,
        1
    );
}

#[test]
fn a_line_that_cannot_be_read_does_not_count() {
    let mut boxes = Boxes::default();
    let question = all()
        .into_iter()
        .find(|question| question.name() == "line.pick")
        .unwrap();
    boxes.put(question, false, TODAY - 1);
    let stored = [(BoxesText::KEY, &*BoxesText::stored(&boxes))];
    let mut program = on_day(TODAY, "learn/review/", &stored);
    for (text, first) in [
        ("bit = ;", None),
        ("bit = bitmap[row] & -bitmap[row];", Some(true)),
        ("bit = 1;", Some(true)),
    ] {
        let give = AnswerAction::Give(Some(Answer::Text(text.to_owned())));
        for action in [give, AnswerAction::Check] {
            act(&mut program, ReviewAction::Answer(action));
        }
        assert_eq!(item(&program).first(), first);
    }
    assert_eq!(
        program.course().shelf.boxes.place(question).unwrap().number,
        2
    );
}

#[test]
fn an_exercise_is_drawn_anew_and_never_the_lesson_s_own() {
    let program = review();
    assert_ne!(item(&program).seed, 0);
    for day in 0..20 {
        let slugs = "places mask shift";
        let program = on_day(TODAY + day, "learn/review/", &[(Progress::KEY, slugs)]);
        assert_ne!(item(&program).seed, 0);
    }
}

#[test]
fn a_reader_who_always_presses_the_same_place_is_near_chance() {
    let (mut n_right, mut n_asked, mut expected) = ([0_u32; 2], 0_u32, 0.0);
    for seed in 1..60 {
        for part in CoursePart::tested() {
            let address = format!("learn/test/#part={}&seed={seed}", part.name());
            let mut program = Program::open(&address);
            while let Some(item) = round(&program).item.clone() {
                let question = &item.attempt().unwrap().question;
                if let (ReviewKind::Quiz(_), AnswerKind::Choice(choices)) =
                    (item.question.kind, &question.kind)
                {
                    let n_choices = u32::try_from(choices.len()).unwrap();
                    for (count, at) in n_right.iter_mut().zip([0, n_choices - 1]) {
                        *count += u32::from(right(question) == u64::from(at));
                    }
                    n_asked += 1;
                    expected += 1.0 / f64::from(n_choices);
                }
                answer(&mut program, true);
                next(&mut program);
            }
        }
    }
    assert!(300 < n_asked);
    for count in n_right {
        let share = f64::from(count) / expected;
        assert!(
            (0.8..1.2).contains(&share),
            "{count} of {n_asked}, {expected} by chance"
        );
    }
}

#[test]
fn a_seed_draws_the_same_ten_questions_of_the_part() {
    for part in CoursePart::tested() {
        let address = format!("learn/test/#part={}&seed=7", part.name());
        let program = Program::open(&address);
        assert_eq!((program.said(), program.address()), ("", address.clone()));
        let RoundPlan::Test { questions, .. } = &round(&program).plan else {
            panic!("{address} opens a test");
        };
        let names: BTreeSet<_> = questions.iter().map(|(of, _)| of.name()).collect();
        assert_eq!((questions.len(), names.len()), (N_TESTED, N_TESTED));
        assert!(questions.iter().all(|(of, _)| of.lesson.part == part));
        let lessons: BTreeSet<_> = questions.iter().map(|(of, _)| &*of.lesson.slug).collect();
        assert!(2 < lessons.len(), "questions of several lessons are mixed");
        assert_eq!(round(&program), round(&Program::open(&address)));
        let other = Program::open(&address.replace('7', "8"));
        assert_ne!(round(&program).plan, round(&other).plan);
    }
}

#[test]
fn a_test_tells_its_result_by_lesson_and_feeds_the_boxes_of_lessons_that_are_done() {
    let slugs: Vec<_> = course_list()
        .lessons
        .iter()
        .map(|lesson| &*lesson.slug)
        .collect();
    let unread_slug = &*test_questions(CoursePart::Words, 3, course_list())[0]
        .0
        .lesson
        .slug;
    let slugs: Vec<_> = slugs
        .into_iter()
        .filter(|slug| *slug != unread_slug)
        .collect();
    let stored = slugs.join(" ");
    let mut program = on_day(
        TODAY,
        "learn/test/#part=words&seed=3",
        &[(Progress::KEY, &stored)],
    );
    let mut wrong = Vec::new();
    let (mut n_asked, mut unread) = (0, 0);
    while round(&program).item.is_some() {
        let question = item(&program).question;
        let is_right = n_asked % 3 != 0;
        if !is_right {
            wrong.push(&*question.lesson.slug);
        }
        answer(&mut program, is_right);
        let place = program.course().shelf.boxes.place(question);
        let expected =
            (question.lesson.slug != unread_slug).then_some(if is_right { 2 } else { 1 });
        assert_eq!(place.map(|place| place.number), expected);
        unread += usize::from(place.is_none());
        n_asked += 1;
        next(&mut program);
    }
    assert_eq!(n_asked, N_TESTED);
    assert_ne!(
        unread, 0,
        "a question of a lesson that is not done is asked"
    );
    let result = round(&program).by_lesson(course_list());
    assert_eq!(result.iter().map(|(.., n)| n).sum::<usize>(), N_TESTED);
    let missed = result.iter().filter(|(_, right, of)| right < of);
    let missed: BTreeSet<_> = missed.map(|(lesson, ..)| &*lesson.slug).collect();
    assert_eq!(missed, wrong.into_iter().collect());
}

#[test]
fn a_test_without_a_seed_has_one_in_its_address_and_without_a_part_has_a_choice() {
    let program = on_day(TODAY, "learn/test/#part=loop", &[]);
    assert_eq!(
        program.address(),
        format!("learn/test/#part=loop&seed={TODAY}")
    );
    let program = Program::open("learn/test/");
    assert_eq!(
        (program.said(), program.address()),
        ("", "learn/test/".to_owned())
    );
    assert_eq!(page(&program).round(), None);
    for (address, said) in [
        (
            "learn/test/#part=nothing",
            "part must be search, words, loop, bits, counting or appendix",
        ),
        (
            "learn/test/#part=loop&seed=x",
            "seed must be a whole number, 0 or more",
        ),
    ] {
        let program = Program::open(address);
        assert!(program.said().contains(said), "{}", program.said());
    }
}

#[test]
fn the_same_address_keeps_what_was_answered_and_another_begins_anew() {
    let mut program = Program::open("learn/test/#part=words&seed=3");
    answer(&mut program, true);
    let before = round(&program).clone();
    program.go("ja/learn/test/#part=words&seed=3");
    assert_eq!(program.preferences().language, Lang::Ja);
    assert_eq!(round(&program).answered, before.answered);
    program.go("learn/test/#part=words&seed=3");
    assert_eq!(*round(&program), before);
    program.go("learn/test/#part=words&seed=4");
    assert!(round(&program).answered.is_empty());
}

#[test]
fn a_day_that_begins_asks_what_is_due_then() {
    let mut program = on_day(TODAY, "learn/review/", &[]);
    assert_eq!(round(&program).item, None);
    let question = ReviewQuestion::of(lesson("mask")).next().unwrap();
    program.go("learn/mask/");
    let quiz = program.open_lesson().lesson.quizzes().next().unwrap();
    let right = quiz.answers.iter().position(|answer| answer.right);
    let choose = program.on_quiz(0, give(right.unwrap() as u64));
    program.act(choose);
    program.go("learn/review/");
    assert_eq!(round(&program).item, None, "in two days");
    program.go("learn/");
    program.arrive(CourseAction::Today(TODAY + 2));
    program.go("learn/review/");
    assert_eq!(item(&program).question, question);
}
