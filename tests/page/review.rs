//! The review, the tests and what is known of a lesson, as HTML.

use bitqueens::{
    course::{
        Boxes, BoxesText, COURSE, Course, CoursePart, N_TESTED, ReviewKind, ReviewQuestion, judged,
        words,
    },
    pages::review::{ReviewAction, ReviewPage},
    question::{Answer, AnswerAction},
    site::Environment,
    text::Lang,
};

use crate::{contains, drawn, folder, page_at, program::Program};

const TODAY: u32 = 20_600;

/// The program with some questions in the boxes since yesterday, and some lessons done.
fn with(address: &str, names: &[&str], done: &str) -> Program {
    let mut boxes = Boxes::default();
    for question in ReviewQuestion::all() {
        if names.contains(&question.name().as_str()) {
            boxes.put(question, TODAY - 1);
        }
    }
    Program::open_in(Environment {
        address: address.into(),
        stored: vec![
            (BoxesText::KEY.into(), BoxesText::stored(&boxes)),
            (Course::KEY.into(), done.into()),
        ],
        today: TODAY,
        ..Environment::default()
    })
}

fn review(program: &mut Program, action: ReviewAction) {
    program.act(action);
}

fn answer(program: &mut Program, actions: impl IntoIterator<Item = AnswerAction>) {
    for action in actions {
        let round = program.page::<ReviewPage>().round();
        let asked = round.and_then(|round| round.item.as_ref()?.attempt.as_deref());
        // What is typed as a line is run by what draws the review.
        let action = judged(asked.unwrap(), action, None);
        review(program, ReviewAction::Answer(action));
    }
}

fn give(answer: impl Into<Answer>) -> AnswerAction {
    AnswerAction::Give(Some(answer.into()))
}

#[test]
fn the_documents_are_whole_before_anything_was_answered() {
    for lang in Lang::ALL {
        let html = page_at(&format!("{}learn/review/", folder(lang.tag())));
        contains(
            &html,
            &[
                "data-review=\"\"",
                "data-due=\"0\"",
                "data-rest=\"\"",
                "data-box=\"1\" data-count=\"0\"",
                "data-box=\"7\"",
                "bitqueens boxes 1",
                words::review::TITLE.in_lang(lang),
            ],
        );
        let html = page_at(&format!("{}learn/test/", folder(lang.tag())));
        for part in CoursePart::ALL {
            contains(&html, &[&format!("#part={}\"", part.name())]);
        }
    }
}

#[test]
fn the_list_says_what_is_due_and_what_is_known_in_words() {
    for (lang, due, words) in [
        (
            Lang::En,
            "5 questions are due today.",
            ["not begun", "begun", "read"],
        ),
        (
            Lang::Ja,
            "今日の復習は 5 問です。",
            ["まだ", "途中", "読んだ"],
        ),
    ] {
        let address = format!("{}learn/", folder(lang.tag()));
        let html = drawn(&with(&address, &["or.quiz.1"], "puzzle row"));
        contains(&html, &[due, "data-due=\"5\"", "data-action=\"review\""]);
        for (standing, word) in ["not-begun", "begun", "read"].into_iter().zip(words) {
            let mark = html.split(&format!("data-standing=\"{standing}\"")).nth(1);
            let mark = mark.unwrap().split("</span>").nth(1).unwrap();
            assert!(mark.contains(word), "{mark}");
        }
        assert_eq!(html.matches("data-standing=").count(), COURSE.len());
        assert_eq!(
            html.matches("data-action=\"test\"").count(),
            CoursePart::ALL.len()
        );
    }
}

#[test]
fn a_lesson_s_end_says_when_its_questions_come_again() {
    for (names, said) in [
        (&[][..], "come again on later days"),
        (
            &["or.quiz.1"],
            "The next is asked again today at the earliest.",
        ),
    ] {
        let html = drawn(&with("learn/or/", names, ""));
        contains(
            &html,
            &[said, &format!("data-in-boxes=\"{}\"", names.len())],
        );
    }
}

#[test]
fn each_kind_of_question_is_asked_answered_and_says_where_it_stands() {
    let line = Answer::Text("bit = bitmap[row] & -bitmap[row];".to_owned());
    for (name, kind, actions) in [
        ("or.quiz.1", "quiz", vec![give(0)]),
        ("or.exercise.1", "exercise", vec![AnswerAction::Reveal]),
        ("line.pick", "line", vec![give(line), AnswerAction::Check]),
    ] {
        let mut program = with("learn/review/", &[name], "");
        let html = drawn(&program);
        contains(
            &html,
            &[
                &format!("data-question=\"{name}\" data-kind=\"{kind}\""),
                "1 to go",
                "Only the first answer counts.",
            ],
        );
        assert!(!html.contains("data-action=\"next-question\""));
        // No button draws another question in its place.
        assert!(!html.contains("data-action=\"draw\""));
        answer(&mut program, actions);
        let html = drawn(&program);
        contains(
            &html,
            &["data-first=", "data-action=\"next-question\"", "in box"],
        );
    }
}

#[test]
fn a_line_is_asked_for_by_its_comment_and_no_code_is_shown_before() {
    let mut program = with("learn/review/", &["line.left"], "");
    let html = drawn(&program);
    contains(
        &html,
        &[
            "Write line 8 of the loop.",
            "// go to the next row and work out its left",
        ],
    );
    assert!(!html.contains("&lt;&lt; 1"), "the line is not there");
    let text = "row += 1; left[row] = left[row-1] | bit;".to_owned();
    let actions = [give(Answer::Text(text)), AnswerAction::Check];
    answer(&mut program, actions);
    let html = drawn(&program);
    contains(
        &html,
        &[
            "data-verdict=\"wrong\"",
            "in line 8",
            "This site writes it so:",
            "&lt;&lt; 1",
        ],
    );
}

#[test]
fn a_test_shows_its_place_and_at_its_end_the_way_back_to_what_was_missed() {
    let mut program = with("learn/test/#part=words&seed=3", &[], "");
    for number in 1..=N_TESTED {
        let html = drawn(&program);
        contains(
            &html,
            &[
                "data-test=\"words\" data-seed=\"3\"",
                &format!("Question {number} of {N_TESTED}"),
            ],
        );
        let round = program.page::<ReviewPage>().round().unwrap();
        let action = match round.item.as_ref().unwrap().question.kind {
            ReviewKind::Quiz(_) => give(0),
            ReviewKind::Exercise(_) | ReviewKind::Code(_) => AnswerAction::Reveal,
        };
        answer(&mut program, [action]);
        review(&mut program, ReviewAction::Next);
    }
    let html = drawn(&program);
    contains(
        &html,
        &[
            "data-result=",
            "Read the lesson again",
            "part=words&amp;seed=4",
        ],
    );
}

#[test]
fn stored_boxes_that_cannot_be_read_are_told_with_a_way_to_keep_them() {
    let program = Program::open_stored("learn/review/", &[(BoxesText::KEY, "nonsense")]);
    contains(
        &drawn(&program),
        &[
            "data-set-aside=\"\"",
            "data-action=\"save-aside\"",
            "data-action=\"forget-aside\"",
        ],
    );
}
