//! A reader over 200 days: what is asked comes in time, and every lesson can become known.

use bitqueens::course::{Boxes, MOST_A_DAY, Progress, ReviewKind, ReviewQuestion, Standing, Turn};
use bitqueens_core::SplitMix64;

use super::TODAY;
use crate::course_texts::course_list;

/// What came of the days.
#[derive(Debug)]
struct Course {
    /// The most days that a question was asked or left after its day.
    latest: u32,
    /// The lessons that were known on some evening.
    known: Vec<bool>,
    /// The questions that were asked.
    n_asked: usize,
    /// The answers on the day that took most.
    most_answers: usize,
}

/// Five right answers a day for 200 days, 85 of 100 answers being right, and a lesson on some days of a week.
fn course(days_of_a_lesson: &[u32], seed: u64) -> Course {
    let (mut boxes, mut progress) = (Boxes::default(), Progress::default());
    let mut random = SplitMix64::new(seed);
    let mut lessons = course_list().lessons.iter();
    let mut course = Course {
        latest: 0,
        known: vec![false; course_list().lessons.len()],
        n_asked: 0,
        most_answers: 0,
    };
    for day in 0..200 {
        let today = TODAY + day;
        let mut n_answers = 0;
        while boxes.n_due(course_list(), &progress, today) != 0 {
            let (turn, question) = boxes
                .first(course_list(), &progress, today, |_| false)
                .unwrap();
            if let Turn::Due(of) = turn {
                course.latest = course.latest.max(today - of);
            }
            boxes.answer(question, random.bits() % 100 < 85, today);
            n_answers += 1;
        }
        course.most_answers = course.most_answers.max(n_answers);
        let waiting = boxes.places().filter(|(_, place)| place.n_answers != 0);
        let late = waiting.map(|(_, place)| today.saturating_sub(place.due()));
        course.latest = course.latest.max(late.max().unwrap_or(0));
        for (known, lesson) in course.known.iter_mut().zip(course_list().lessons.iter()) {
            *known |= Standing::of(lesson, &progress, &boxes) == Standing::Known;
        }
        if days_of_a_lesson.contains(&(day % 7)) {
            let Some(lesson) = lessons.next() else {
                continue;
            };
            for question in ReviewQuestion::of(lesson) {
                if !matches!(question.kind, ReviewKind::Code(_)) {
                    boxes.put(question, random.bits() % 100 < 70, today);
                }
            }
            progress.set(lesson, true);
        }
    }
    let places = boxes.places();
    course.n_asked = places.filter(|(_, place)| place.n_answers != 0).count();
    course
}

#[test]
fn nothing_is_more_than_a_week_late_and_every_lesson_can_become_known() {
    for days in [&[0, 1, 2, 3, 4, 5, 6][..], &[0, 2, 4]] {
        for seed in 1..=5 {
            let course = course(days, seed);
            assert!(course.latest <= 7, "{days:?} {seed}: {course:?}");
            assert!(
                course.known.iter().all(|known| *known),
                "{days:?} {seed}: {course:?}"
            );
            // The lines of the loop are among them.
            assert_eq!(course.n_asked, ReviewQuestion::all(course_list()).count());
            assert!(
                course.most_answers <= MOST_A_DAY * 3,
                "{days:?} {seed}: {course:?}"
            );
        }
    }
}
