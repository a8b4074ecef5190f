//! What is known of a lesson.

use bitqueens::course::{Boxes, Progress, ReviewQuestion, Standing};

use super::{TODAY, done, lesson};
use crate::course_texts::course_list;

#[test]
fn a_lesson_is_known_when_each_of_its_questions_was_right_on_two_further_days() {
    let of = lesson("shift");
    let mut boxes = Boxes::default();
    let standing = |boxes: &Boxes, slugs: &[&str]| Standing::of(of, &done(slugs), boxes);
    assert_eq!(standing(&boxes, &[]), Standing::NotBegun);
    assert_eq!(standing(&boxes, &["row"]), Standing::NotBegun);
    assert_eq!(standing(&boxes, &["shift"]), Standing::Read);
    let questions: Vec<_> = ReviewQuestion::of(of).collect();
    boxes.put(questions[0], true, TODAY);
    assert_eq!(standing(&boxes, &[]), Standing::Begun);
    assert_eq!(standing(&boxes, &["shift"]), Standing::Read);
    for question in &questions {
        boxes.put(*question, true, TODAY);
    }
    for (day, expected) in [(1, Standing::Read), (3, Standing::Known)] {
        for question in &questions {
            assert_eq!(standing(&boxes, &["shift"]), Standing::Read);
            boxes.answer(*question, true, TODAY + day);
        }
        assert_eq!(standing(&boxes, &["shift"]), expected);
    }
    // A wrong answer takes it back, whether or not the lesson is marked.
    boxes.answer(questions[1], false, TODAY + 9);
    assert_eq!(standing(&boxes, &["shift"]), Standing::Read);
    assert_eq!(
        Standing::of(of, &Progress::default(), &boxes),
        Standing::Begun
    );
}

#[test]
fn every_lesson_has_a_question() {
    for lesson in &course_list().lessons {
        assert!(
            ReviewQuestion::of(lesson).next().is_some(),
            "{}",
            lesson.slug
        );
    }
}
