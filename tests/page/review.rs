//! The review, the tests and what is known of a lesson, as HTML.

use bitqueens::{
    course::{Boxes, BoxesText, CoursePart, Progress, ReviewQuestion},
    site::Environment,
    text::Lang,
};

use crate::{contains, course_texts::course_list, drawn, folder, program::Program};

const TODAY: u32 = 20_600;

/// The program with some questions in the boxes since yesterday, and some lessons done.
fn with(address: &str, names: &[&str], done: &str) -> Program {
    let mut boxes = Boxes::default();
    for question in ReviewQuestion::all(course_list()) {
        if names.contains(&question.name().as_str()) {
            boxes.put(question, false, TODAY - 1);
        }
    }
    Program::open_in(Environment {
        address: address.into(),
        stored: vec![
            (BoxesText::KEY.into(), BoxesText::stored(&boxes)),
            (Progress::KEY.into(), done.into()),
        ],
        today: TODAY,
        ..Environment::default()
    })
}

#[test]
fn the_list_says_what_is_due_and_what_is_known_in_words() {
    for (lang, due, words) in [
        (
            Lang::En,
            "5 questions are due today.",
            ["not begun", "begun", "done"],
        ),
        (
            Lang::Ja,
            "今日の復習は 5 問です。",
            ["まだ", "途中", "終えた"],
        ),
    ] {
        let address = format!("{}learn/", folder(lang.tag()));
        let html = drawn(&with(&address, &["mask.quiz.1"], "puzzle row"));
        contains(&html, &[due, "data-due=\"5\"", "data-action=\"review\""]);
        for (standing, word) in ["not-begun", "begun", "read"].into_iter().zip(words) {
            let mark = html.split(&format!("data-standing=\"{standing}\"")).nth(1);
            let mark = mark.unwrap().split("</span>").nth(1).unwrap();
            assert!(mark.contains(word), "{mark}");
        }
        assert_eq!(
            html.matches("data-standing=").count(),
            course_list().lessons.len() + course_list().way().count()
        );
        assert_eq!(
            html.matches("data-action=\"test\"").count(),
            CoursePart::tested().count()
        );
    }
}

#[test]
fn a_lesson_s_end_says_when_its_questions_come_again() {
    for (names, said) in [
        (&[][..], "come again in the review"),
        (
            &["mask.quiz.1"],
            "The next is asked again today at the earliest.",
        ),
    ] {
        let html = drawn(&with("learn/mask/", names, ""));
        contains(
            &html,
            &[said, &format!("data-in-boxes=\"{}\"", names.len())],
        );
    }
}
