//! The edition for teachers as HTML: ten classes, the strips of paper, the key of a homework.

use bitqueens::{
    course::{Content, CourseAction, CourseFile, TextFile, at_hand, exercises, to_key},
    site::Environment,
    text::Lang,
};

use bitqueens_course::LessonPlan;

use crate::{contains, course_texts::course_list, drawn, folder, page_at, program::Program, up};

#[test]
fn the_classes_are_whole_in_both_languages() {
    let plans = &at_hand::edition(Lang::En).plans;
    let n_steps: usize = plans.iter().map(|plan| plan.steps.len()).sum();
    for lang in Lang::ALL {
        let html = page_at(&format!("{}learn/teachers/", folder(lang.tag())));
        assert_eq!(html.matches("class=\"plan\"").count(), plans.len());
        assert_eq!(html.matches("data-minutes=").count(), n_steps + plans.len());
        for plan in &at_hand::edition(lang).plans {
            let up = up(lang.tag(), 2);
            let lesson = format!("learn/{}/", plan.homework);
            let path = format!("{}{lesson}", folder(lang.tag()));
            contains(
                &html,
                &[
                    &plan.title,
                    &format!("<code translate=\"no\">{path}#pupil=7</code>"),
                    &format!("data-action=\"homework\" href=\"{up}{lesson}#pupil=1\""),
                    &format!(
                        "data-action=\"key\" href=\"{up}{lesson}#key={}\"",
                        LessonPlan::PUPILS
                    ),
                ],
            );
        }
        contains(
            &html,
            &[
                "<code translate=\"no\">CITATION.cff</code>",
                "data-action=\"print\"",
            ],
        );
    }
}

#[test]
fn the_page_opens_with_the_way_to_the_marks_and_every_lesson_with_an_exercise_can_be_homework() {
    for lang in Lang::ALL {
        let html = page_at(&format!("{}learn/teachers/", folder(lang.tag())));
        let parts = ["class", "marks", "way", "questions", "steps", "moodle"];
        let places = parts.map(|name| html.find(&format!("data-tool=\"{name}\"")).unwrap());
        assert!(places.is_sorted(), "{places:?}");
        let steps = html.split("class=\"class-steps\"").nth(1).unwrap();
        let steps = steps.split("</ol>").next().unwrap();
        assert_eq!(steps.matches("<h3>").count(), 3);
        for lesson in &course_list().lessons {
            let is_offered = steps.contains(&format!("value=\"{}\"", lesson.slug));
            assert_eq!(is_offered, lesson.n_exercises != 0, "{}", lesson.slug);
        }
    }
}

#[test]
fn the_strips_have_the_columns_of_the_board_in_their_middle() {
    let html = page_at("learn/teachers/");
    let (board, cut) = html.split_once("data-strips=\"cut\"").unwrap();
    // Five rows of the board and of `bitmap`, a place for each strip; then the strips, twice.
    assert_eq!(board.matches("data-cells=\"5\"").count(), 5 + 5);
    assert_eq!(board.matches("data-cells=\"15\"").count(), 3);
    assert_eq!(cut.matches("data-cells=\"15\"").count(), 2 * 3);
    assert_eq!(html.matches("<i>").count(), 10 * 5 + 9 * 15);
}

#[test]
fn the_key_has_the_right_bits_of_every_number_and_the_link_to_hand_out() {
    for plan in &at_hand::edition(Lang::En).plans {
        let address = to_key(course_list().lesson(&plan.homework).unwrap(), 40).to_string();
        let html = page_at(&address);
        contains(&html, &["data-key=\"40\"", "data-action=\"close-key\""]);
        assert!(!html.contains("data-exercise"));
        let rows: Vec<_> = html.split("data-pupil=").skip(1).collect();
        assert_eq!(rows.len(), 40);
        for (pupil, row) in (1_u64..).zip(rows) {
            contains(row, &[&format!("{}/#pupil={pupil}\"", plan.homework)]);
            let cells = row.split("<td>").skip(1);
            let found: Vec<_> = cells
                .map(|cell| cell.split("</td>").next().unwrap())
                .map(|cell| {
                    cell.replace("<code translate=\"no\">", "")
                        .replace("</code>", "")
                })
                .map(|cell| cell.replace("&quot;", "\""))
                .collect();
            let exercises = exercises(at_hand::lesson(&plan.homework, Lang::En).unwrap());
            let right = exercises.map(|exercise| {
                let question = exercise.question(100 + pupil);
                let answer = question.kind.say(&question.right);
                answer.in_lang(Lang::En).replace('`', "")
            });
            assert_eq!(
                found,
                right.collect::<Vec<_>>(),
                "{} {pupil}",
                plan.homework
            );
        }
    }
    contains(
        &page_at("ja/learn/mask/#key=3"),
        &["宿題の答え · bitmap：空いているマス", "問題 1"],
    );
}

#[test]
fn without_a_list_of_lessons_the_pages_are_drawn() {
    let lang = Lang::En;
    for (address, file, content, part) in [
        (
            "learn/",
            CourseFile::Cards,
            Content::Cards(at_hand::cards(lang)),
            "data-way=\"\" data-lessons=\"0\"",
        ),
        (
            "learn/glossary/",
            CourseFile::Glossary,
            Content::Glossary(at_hand::glossary(lang)),
            "data-term=\"bitmap\"",
        ),
        (
            "learn/teachers/",
            CourseFile::Teachers,
            Content::Teachers(at_hand::edition(lang)),
            "class=\"plan\"",
        ),
    ] {
        let mut program = Program::open_in(Environment {
            address: address.into(),
            file: b"<html>".to_vec(),
            ..Environment::default()
        });
        program.arrive(CourseAction::Arrived(TextFile { file, lang }, content));
        contains(&drawn(&program), &[part]);
    }
}
