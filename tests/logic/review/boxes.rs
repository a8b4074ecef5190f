//! The boxes alone.

use std::collections::BTreeSet;

use bitqueens::course::{Boxes, MOST_A_DAY, N_BOXES, Progress, ReviewQuestion, Turn};
use proptest::prelude::*;

use super::{TODAY, all, done, everything, lesson, names};
use crate::course_texts::course_list;

/// Something that happens to a question: which one, and after how many days. A clock may go back.
#[derive(Clone, Copy, Debug)]
enum Event {
    Put(usize, i32),
    Answer(usize, bool, i32),
}

fn events() -> impl Strategy<Value = Vec<Event>> {
    events_after(0)
}

/// Events whose clock goes back by so many days at most.
fn events_after(back: i32) -> impl Strategy<Value = Vec<Event>> {
    let event = prop_oneof![
        (0..40_usize, -back..3).prop_map(|(at, days)| Event::Put(at, days)),
        (0..40_usize, any::<bool>(), -back..20)
            .prop_map(|(at, is_right, days)| Event::Answer(at, is_right, days)),
    ];
    prop::collection::vec(event, 0..60)
}

/// The boxes after some events, and the day of the last.
fn after(events: &[Event]) -> (Boxes, u32) {
    let questions = all();
    let (mut boxes, mut day) = (Boxes::default(), TODAY);
    for event in events {
        match *event {
            Event::Put(at, days) => {
                day = day.saturating_add_signed(days);
                boxes.put(questions[at], at % 2 == 0, day);
            }
            Event::Answer(at, is_right, days) => {
                day = day.saturating_add_signed(days);
                boxes.answer(questions[at], is_right, day);
            }
        }
    }
    (boxes, day)
}

/// The questions in the order in which they are asked, if each is answered right.
fn queue(boxes: &Boxes, progress: &Progress, today: u32) -> Vec<(Turn, ReviewQuestion)> {
    let mut boxes = boxes.clone();
    let mut asked = Vec::new();
    let next = || {
        let first = boxes.first(course_list(), progress, today, |question| {
            asked.contains(&question)
        })?;
        boxes.answer(first.1, true, today);
        asked.push(first.1);
        Some(first)
    };
    std::iter::from_fn(next).collect()
}

#[test]
fn a_right_answer_on_its_day_moves_up_and_the_days_double() {
    let question = all()[0];
    let mut boxes = Boxes::default();
    boxes.put(question, true, TODAY);
    let mut day = TODAY;
    let boxes_up = [2, 3, 4, 5, 6, 7, 7].into_iter();
    for (number, days) in boxes_up.zip([2, 4, 8, 16, 32, 64, 64]) {
        let place = boxes.place(question).unwrap();
        assert_eq!((place.number, place.due() - day), (number, days));
        day += days;
        // Ahead of its day it stays, and so does its day.
        boxes.answer(question, true, day - 1);
        let early = boxes.place(question).unwrap();
        assert_eq!((early.number, early.due()), (number, day));
        boxes.answer(question, true, day);
    }
    boxes.answer(question, false, day);
    let place = boxes.place(question).unwrap();
    assert_eq!((place.number, place.due()), (1, day));
}

#[test]
fn a_right_answer_each_day_moves_up_as_one_on_its_day_does() {
    let (every, on_its_day) = (all()[0], all()[1]);
    let mut boxes = Boxes::default();
    for question in [every, on_its_day] {
        boxes.put(question, true, TODAY);
    }
    for day in TODAY + 1..TODAY + 128 {
        boxes.answer(every, true, day);
        if boxes.place(on_its_day).unwrap().is_due(day) {
            boxes.answer(on_its_day, true, day);
        }
        let [every, on_its_day] =
            [every, on_its_day].map(|question| boxes.place(question).unwrap());
        assert_eq!(
            (every.number, every.day),
            (on_its_day.number, on_its_day.day)
        );
    }
    assert_eq!(boxes.place(every).unwrap().number, N_BOXES);
}

#[test]
fn what_is_known_after_more_days_goes_above_the_box_of_those_days() {
    let question = all()[0];
    for (days, number) in [
        (2, 3),
        (3, 3),
        (4, 4),
        (7, 4),
        (8, 5),
        (63, 7),
        (64, 7),
        (9_999, 7),
    ] {
        let mut boxes = Boxes::default();
        boxes.answer(question, true, TODAY);
        boxes.answer(question, true, TODAY + days);
        assert_eq!(boxes.place(question).unwrap().number, number, "{days}");
        // What its lesson has put in was answered there alone, so its days say little.
        let mut boxes = Boxes::default();
        boxes.put(question, true, TODAY);
        boxes.answer(question, true, TODAY + days);
        assert_eq!(boxes.place(question).unwrap().number, 3, "{days}");
    }
}

#[test]
fn a_day_begins_with_a_new_question_unless_one_is_late() {
    let progress = done(&["puzzle"]);
    let due = ReviewQuestion::of(lesson("mask")).next().unwrap();
    for (days, begins_new) in [(1, true), (4, true), (5, false), (6, false)] {
        let mut boxes = Boxes::default();
        boxes.answer(due, false, TODAY);
        let queue = queue(&boxes, &progress, TODAY + days);
        let turns: Vec<_> = queue.iter().take(2).map(|(turn, _)| *turn).collect();
        let mut expected = [Turn::New, Turn::Due(TODAY)];
        if !begins_new {
            expected.reverse();
        }
        assert_eq!(turns, expected, "{days} days");
    }
}

#[test]
fn what_was_wrong_in_its_lesson_is_asked_first_on_the_same_day_and_what_was_right_later() {
    let (wrong, right) = (all()[0], all()[1]);
    let mut boxes = Boxes::default();
    boxes.put(right, true, TODAY);
    boxes.put(wrong, false, TODAY);
    let progress = done(&["shift"]);
    let places = [wrong, right].map(|question| boxes.place(question).unwrap());
    assert_eq!(places.map(|place| place.number), [1, 2]);
    assert_eq!(places.map(|place| place.days_left(TODAY)), [0, 2]);
    let asked = boxes
        .first(course_list(), &progress, TODAY, |_| false)
        .unwrap();
    assert_eq!(asked, (Turn::Due(TODAY), wrong));
    // Right in the review, it is out of the way until the next day.
    boxes.answer(wrong, true, TODAY);
    let place = boxes.place(wrong).unwrap();
    assert_eq!((place.number, place.days_left(TODAY)), (1, 1));
}

#[test]
fn a_second_answer_on_a_day_moves_nothing_up() {
    let question = all()[0];
    let mut boxes = Boxes::default();
    boxes.answer(question, false, TODAY);
    for _ in 0..9 {
        boxes.answer(question, true, TODAY);
        assert_eq!(boxes.place(question).unwrap().number, 1);
    }
    boxes.answer(question, true, TODAY + 1);
    assert_eq!(boxes.place(question).unwrap().number, 2);
}

#[test]
fn a_lesson_moves_no_question_that_is_in_a_box() {
    let question = all()[0];
    let mut boxes = Boxes::default();
    boxes.answer(question, true, TODAY);
    let before = boxes.clone();
    for was_right in [true, false] {
        boxes.put(question, was_right, TODAY + 9);
    }
    assert_eq!(boxes, before);
}

#[test]
fn questions_of_lessons_that_are_done_are_new_and_others_are_not_asked() {
    let progress = done(&["puzzle"]);
    let queue = queue(&Boxes::default(), &progress, TODAY);
    let own: Vec<_> = ReviewQuestion::of(lesson("puzzle")).collect();
    assert_eq!(queue.len(), own.len());
    for (turn, question) in queue {
        assert_eq!(turn, Turn::New);
        assert!(own.contains(&question));
    }
    let nothing = Boxes::default().first(course_list(), &Progress::default(), TODAY, |_| false);
    assert_eq!(nothing, None);
}

#[test]
fn of_two_places_the_one_of_the_later_day_stays_unless_it_is_still_to_come() {
    let question = all()[0];
    let often = |day: u32| {
        let mut boxes = Boxes::default();
        for day in [day - 60, day - 40, day] {
            boxes.answer(question, true, day);
        }
        boxes
    };
    let once = |day: u32| {
        let mut boxes = Boxes::default();
        boxes.answer(question, false, day);
        boxes
    };
    for (mut one, other, number) in [
        (often(TODAY - 10), once(TODAY), 1),
        (once(TODAY), often(TODAY - 10), 1),
        (often(TODAY), once(TODAY - 1), 7),
        (often(TODAY), once(TODAY), 7),
        (once(TODAY + 1), often(TODAY - 10), 7),
    ] {
        one.merge(&other, TODAY);
        assert_eq!(one.place(question).unwrap().number, number);
    }
}

#[test]
fn a_day_that_is_still_to_come_does_not_keep_a_question_away() {
    let question = all()[0];
    let mut boxes = Boxes::default();
    boxes.answer(question, true, TODAY + 100_000);
    assert_eq!(boxes.n_due(course_list(), &Progress::default(), TODAY), 1);
    boxes.answer(question, true, TODAY);
    assert_eq!(boxes.place(question).unwrap().day, TODAY);
}

proptest! {
    #[test]
    fn no_question_is_lost(events in events(), today in 0..100_u32) {
        let (boxes, day) = after(&events);
        for question in all() {
            let happened = events.iter().any(|event| match *event {
                Event::Put(at, _) | Event::Answer(at, ..) => all()[at] == question,
            });
            prop_assert_eq!(boxes.place(question).is_some(), happened);
        }
        // Each has a turn, or had it today; and each is due after the longest time.
        let at = day + today;
        let queue = queue(&boxes, &Progress::default(), at);
        let asked: BTreeSet<_> = queue.iter().map(|(_, question)| question.name()).collect();
        for (name, place) in boxes.places() {
            prop_assert!((1..=N_BOXES).contains(&place.number));
            prop_assert!(asked.contains(name) || place.day == at);
            prop_assert!(place.is_due(day + 64));
        }
    }

    #[test]
    fn a_clock_that_goes_back_loses_no_question_and_keeps_none_away(
        events in events_after(400), today in 0..60_000_u32,
    ) {
        let (boxes, _) = after(&events);
        for (at, question) in all().into_iter().enumerate() {
            let happened = events.iter().any(|event| match *event {
                Event::Put(of, _) | Event::Answer(of, ..) => of == at,
            });
            prop_assert_eq!(boxes.place(question).is_some(), happened);
        }
        // Whatever day it is, no question is further away than the last box keeps it.
        for (_, place) in boxes.places() {
            prop_assert!((1..=N_BOXES).contains(&place.number));
            prop_assert!(place.days_left(today) <= 64);
        }
        // On any day all of them can be asked, but for those that were answered right on it.
        let queue = queue(&boxes, &Progress::default(), today);
        let done = boxes.places().filter(|(_, place)| place.day == today && place.is_right && place.n_answers != 0);
        prop_assert_eq!(queue.len() + done.count(), boxes.places().count());
    }

    #[test]
    fn a_wrong_answer_is_asked_again_before_any_new_question_but_the_first(
        events in events(), later in 0..40_u32,
    ) {
        let (boxes, day) = after(&events);
        let queue = queue(&boxes, &everything(), day + later);
        let mut after_the_first = queue.iter().skip(1);
        let new = after_the_first.position(|(turn, _)| *turn == Turn::New).map_or(queue.len(), |at| at + 1);
        for question in all() {
            if boxes.place(question).is_some_and(|place| !place.is_right) {
                let at = queue.iter().position(|(_, of)| *of == question);
                prop_assert!(at.is_some_and(|at| at < new));
            }
        }
    }

    #[test]
    fn what_is_due_comes_first_and_the_oldest_before_the_others(events in events(), later in 0..40_u32) {
        let (boxes, day) = after(&events);
        let queue = queue(&boxes, &everything(), day + later);
        prop_assert_eq!(queue.len(), boxes.turns(course_list(), &everything(), day + later).count());
        prop_assert!(queue.iter().skip(1).map(|(turn, _)| turn).is_sorted());
        for (turn, _) in queue {
            match turn {
                Turn::Due(of) => prop_assert!(of <= day + later),
                Turn::Ahead(of) => prop_assert!(day + later < of),
                Turn::New => {}
            }
        }
    }

    #[test]
    fn five_are_due_on_a_day_at_most(events in events(), later in 0..40_u32) {
        let (mut boxes, day) = after(&events);
        let (today, progress) = (day + later, everything());
        let mut n_right = boxes
            .places()
            .filter(|(_, place)| place.day == today && place.is_right && place.n_answers != 0)
            .count();
        while boxes.n_due(course_list(), &progress, today) != 0 {
            prop_assert!(boxes.n_due(course_list(), &progress, today) + n_right <= MOST_A_DAY);
            let (turn, question) = boxes.first(course_list(), &progress, today, |_| false).unwrap();
            prop_assert!(!matches!(turn, Turn::Ahead(_)));
            boxes.answer(question, true, today);
            n_right += 1;
        }
        prop_assert!(MOST_A_DAY <= n_right);
    }

    #[test]
    fn it_does_not_matter_which_boxes_are_merged_into_which(
        [one, two, three] in [events(), events(), events()], today in TODAY..TODAY + 600,
    ) {
        let [one, two, three] = [one, two, three].map(|events| after(&events).0);
        let merged = |list: &[&Boxes]| {
            let mut all = Boxes::default();
            for boxes in list {
                all.merge(boxes, today);
            }
            all
        };
        let all = merged(&[&one, &two, &three]);
        prop_assert_eq!(&merged(&[&three, &one, &two]), &all);
        prop_assert_eq!(&merged(&[&merged(&[&two, &three]), &one]), &all);
        prop_assert_eq!(&merged(&[&all, &one, &all]), &all);
        for boxes in [&one, &two, &three] {
            prop_assert!(names(boxes).iter().all(|name| names(&all).contains(name)));
        }
    }
}
