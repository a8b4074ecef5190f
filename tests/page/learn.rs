//! The course as HTML.

use bitqueens::{
    course::at_hand,
    pages::lesson::{HandFigure, LessonAction, Press, pressed},
    site::SiteAction,
    text::{Lang, unbroken},
};
use bitqueens_core::bits::BitOrder;

use crate::{
    contains,
    course_texts::{course_list, lessons},
    drawn, folder,
    lesson_page::{REVEAL, give},
    page_at,
    program::Program,
    up,
};

#[test]
fn the_list_names_every_lesson_in_both_languages() {
    for lang in Lang::ALL {
        let html = page_at(&format!("{}learn/", folder(lang.tag())));
        let titles = &at_hand::list(lang).titles;
        for ((lesson, card), title) in course_list()
            .lessons
            .iter()
            .zip(&at_hand::cards(lang).0)
            .zip(titles)
        {
            contains(
                &html,
                &[
                    &format!("data-lesson=\"{}\"", lesson.slug),
                    &format!("href=\"{}learn/{}/\"", up(lang.tag(), 1), lesson.slug),
                    &unbroken(title),
                    // What stands in code is an element of its own.
                    card.outcome.rsplit('`').next().unwrap(),
                ],
            );
        }
        // A drawing for each lesson, for those of the short way once more, and for the board to solve.
        let n_drawn = course_list().lessons.len() + course_list().way().count() + 1;
        assert_eq!(html.matches("class=\"lesson-picture\"").count(), n_drawn);
        let way = html.split("data-way=\"\"").nth(1).unwrap();
        let way = way.split("</section>").next().unwrap();
        assert_eq!(
            way.matches("data-way-lesson=").count(),
            course_list().way().count()
        );
        for branch in course_list()
            .way()
            .flat_map(|lesson| course_list().branches(lesson))
        {
            contains(way, &[titles[course_list().index(branch)].as_str()]);
        }
        // A browser lays out each element of each picture: there are far fewer than cells.
        let pictures: Vec<_> = html.split("class=\"drawing\"").skip(1).collect();
        assert_eq!(pictures.len(), n_drawn);
        let drawn = pictures
            .iter()
            .filter_map(|html| html.split("</svg>").next());
        let elements: usize = drawn.map(|picture| picture.matches("</").count()).sum();
        assert!(
            elements <= 24 * pictures.len(),
            "{elements} elements in {} pictures",
            pictures.len()
        );
        let solve = html.find("data-action=\"solve\"").unwrap();
        assert!(solve < html.find("data-lesson=").unwrap(), "the first card");
        contains(
            &html,
            &[&format!("href=\"{}solve/#n=4\"", up(lang.tag(), 1))],
        );
        assert!(!html.contains("data-done"));
    }
}

#[test]
fn going_on_comes_first_and_leads_to_the_next_lesson() {
    let go_on = |done: &str| {
        let stored = [("bitqueens.progress", done)];
        let html = drawn(&Program::open_stored("learn/", &stored));
        let link = html.split("data-action=\"go-on\" href=\"").nth(1);
        let href = link.map(|rest| rest.split('"').next().unwrap().to_owned());
        (href, html)
    };
    let (href, html) = go_on("");
    assert_eq!(href.as_deref(), Some("../learn/puzzle/"));
    contains(&html, &["Begin here"]);
    let before = html.split("data-action=\"go-on\"").next().unwrap();
    assert_eq!(before.matches("<a ").count(), 1, "the first link");
    let (href, html) = go_on("puzzle row cost");
    assert_eq!(href.as_deref(), Some("../learn/operators/"));
    contains(&html, &["Go on"]);
    let all = course_list().lessons.iter().map(|lesson| &*lesson.slug);
    let all = all.collect::<Vec<_>>().join(" ");
    assert_eq!(go_on(&all).0, None);
}

#[test]
fn what_is_done_is_marked_and_can_be_cleared() {
    let main = course_list()
        .lessons
        .iter()
        .filter(|lesson| !lesson.part.is_advanced());
    let n_main = main.clone().count();
    let n_beside = course_list().lessons.len() - n_main;
    let stored = [("bitqueens.progress", "or mask")];
    let html = drawn(&Program::open_stored("learn/", &stored));
    assert_eq!(html.matches("data-done=\"\"").count(), 2);
    contains(
        &html,
        &[
            &format!(
                "2 of {n_main} lessons of the main course done. 0 of {n_beside} advanced lessons done."
            ),
            "data-action=\"clear-progress\"",
        ],
    );
    assert!(!html.contains("disabled"));
    // The main course is done without the advanced lessons.
    let main = main
        .map(|lesson| &*lesson.slug)
        .collect::<Vec<_>>()
        .join(" ");
    let html = drawn(&Program::open_stored(
        "learn/",
        &[("bitqueens.progress", &main)],
    ));
    contains(
        &html,
        &[
            "The main course is done.",
            &format!("0 of {n_beside} advanced lessons done."),
        ],
    );
    let cleared = page_at("learn/");
    contains(
        &cleared,
        &[
            &format!("0 of {n_main} lessons of the main course done."),
            "disabled",
        ],
    );
}

#[test]
fn every_lesson_is_drawn_in_both_languages() {
    let is_japanese =
        |character: char| matches!(character, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}');
    for lesson in lessons() {
        let english = page_at(&format!("learn/{}/", lesson.slug));
        let japanese = page_at(&format!("ja/learn/{}/", lesson.slug));
        assert!(!english.contains(is_japanese), "{english}");
        let title = &at_hand::lesson(&lesson.slug, Lang::Ja).unwrap().title;
        assert!(japanese.contains(&unbroken(title)));
        for html in [&english, &japanese] {
            let boards = lesson.finds().filter(|of| !of.run.queens.is_empty());
            let figures = lesson.figures().count() + boards.count();
            assert_eq!(html.matches("<figure ").count(), figures, "{}", lesson.slug);
            let exercises = lesson.exercises().count();
            assert_eq!(html.matches("data-exercise=").count(), exercises);
            assert_eq!(html.matches("data-example=\"worked\"").count(), 1);
            assert!(!html.contains('`'), "{}", lesson.slug);
        }
    }
}

#[test]
fn an_example_stands_there_with_its_answer_and_its_reasons() {
    for lesson in lessons() {
        for path in ["learn", "ja/learn"] {
            let html = page_at(&format!("{path}/{}/", lesson.slug));
            let (_, example) = html.split_once("data-example=\"worked\"").unwrap();
            let (example, _) = example.split_once("</section>").unwrap();
            let (_, verdict) = example.split_once("data-verdict=\"right\"").unwrap();
            contains(example, &["data-solved=\"true\"", "data-action=\"fade\""]);
            contains(verdict, &["<p class=\"result\">", "<li>"]);
        }
    }
}

#[test]
fn an_answer_that_was_shown_cannot_be_given_anew() {
    for (slug, gives, n_fields) in [
        ("recursion", "data-action=\"answer\"", 2),
        ("exits", "data-answer=", 8),
        ("backtrack", "role=\"grid\"", 2),
    ] {
        let mut program = Program::open(&format!("learn/{slug}/"));
        program.act(program.on_exercise(0, REVEAL));
        let html = drawn(&program);
        // Those of the example and of the exercise.
        let (_, levels) = html.split_once("data-example=").unwrap();
        let fields: Vec<_> = levels
            .split('<')
            .filter(|tag| tag.contains(gives))
            .collect();
        assert_eq!(fields.len(), n_fields, "{slug}");
        let stands = |tag: &&str| tag.contains("readonly") || tag.contains("disabled");
        assert!(
            slug == "backtrack" || fields.iter().all(stands),
            "{fields:?}"
        );
        assert!(!levels.contains("press-board"), "{slug}");
    }
}

#[test]
fn a_queen_of_a_figure_moves_and_goes_back_in_another_lesson() {
    let mut program = Program::open("learn/puzzle/");
    let queen = |row: u8, column: u8| format!("row {row}, column {column}, queen");
    contains(&drawn(&program), &[&queen(2, 1)]);
    press(&mut program, 0, &Press::Square((0, 4)));
    contains(&drawn(&program), &[&queen(0, 4)]);
    program.go("learn/row/");
    program.go("learn/puzzle/");
    contains(&drawn(&program), &[&queen(2, 1)]);
}

#[test]
fn of_the_figures_of_a_lesson_the_stage_shows_the_one_that_is_read_and_no_other() {
    let mut n_stages = 0;
    for lesson in lessons() {
        let mut program = Program::open(&format!("learn/{}/", lesson.slug));
        let n_states = lesson.stage().count();
        let html = drawn(&program);
        assert_eq!(
            html.contains("data-stage=\"\""),
            0 < n_states,
            "{}",
            lesson.slug
        );
        // What is none of its states changes nothing.
        for read in (0..n_states).rev().chain([0, n_states, usize::MAX]) {
            program.act(LessonAction::Show(read));
            let state = if read < n_states { read } else { 0 };
            let html = drawn(&program);
            let figures: Vec<_> = html.split("lesson-figure staged\">").skip(1).collect();
            assert_eq!(figures.len(), n_states, "{}", lesson.slug);
            for (number, figure) in figures.into_iter().enumerate() {
                let (picture, _) = figure.split_once('>').unwrap();
                assert_eq!(
                    picture.contains("data-shown"),
                    number == state,
                    "{}",
                    lesson.slug
                );
                contains(figure, &[&format!("data-sets-state=\"{}\"", number + 1)]);
            }
            if 0 < n_states {
                contains(&html, &[&format!("data-state=\"{}\"", state + 1)]);
                n_stages += 1;
            }
        }
    }
    assert!(30 * 4 < n_stages);
}

/// Presses in a figure of the open lesson.
fn press(program: &mut Program, number: usize, press: &Press) {
    let figures = HandFigure::all(program.open_lesson());
    let changed = pressed(&figures, figures[number].at, press);
    program.act(LessonAction::Redraw(changed));
}

#[test]
fn a_figure_that_was_moved_says_its_values_and_prints_those_of_the_text() {
    let mut program = Program::open("learn/precedence/");
    let figure = |program: &Program, number: usize| {
        let html = drawn(program);
        let figures = html.split("<figure class=\"lesson-figure").skip(1);
        let figure = figures.collect::<Vec<_>>()[number].to_owned();
        figure.split_once("</figure>").unwrap().0.to_owned()
    };
    let first = figure(&program, 0);
    assert!(!first.contains("data-moved") && !first.contains("of-text"));
    contains(
        &first,
        &[
            "aria-label=\"left\"",
            "aria-label=\"bit\"",
            "does not move: ",
        ],
    );
    let name = "left".to_owned();
    press(&mut program, 0, &Press::Bit { name, power: 4 });
    for (number, result) in ["00011010", "00101100"].into_iter().enumerate() {
        let moved = figure(&program, number);
        contains(&moved, &["data-moved=\"\"", "data-action=\"figure-back\""]);
        let (hand, text) = moved.split_once("<div class=\"of-text\">").unwrap();
        contains(hand, &["left\" data-value=\"18\""]);
        contains(text, &["left\" data-value=\"2\"", result]);
        contains(
            text,
            &[
                "<span class=\"of-hand\"><span>With </span><code class=\"whole\" translate=\"no\"><span data-word=\"left\">left</span><span> = </span><span>00010010<",
            ],
        );
    }
    press(&mut program, 0, &Press::Back);
    assert!(!drawn(&program).contains("data-moved"));
}

#[test]
fn a_question_about_attacked_squares_does_not_say_which_are_free() {
    let html = page_at("learn/puzzle/");
    let exercise = html.split("data-exercise=\"0\"").nth(1).unwrap();
    contains(
        exercise,
        &["data-mark=\"empty\"", "row 0, column 0, no queen"],
    );
    assert!(!exercise.contains(", free\"") && !exercise.contains("data-mark=\"free\""));
}

#[test]
fn a_sketch_says_its_squares_and_names_its_queens() {
    // The queens of the ring, one of each row but two, and those of the row that is searched first.
    contains(
        &page_at("learn/edges/"),
        &[
            "aria-label=\"A board of 8 rows and 8 columns. 12 squares are crossed. Queens: row 0, column 5\"",
        ],
    );
    contains(
        &page_at("learn/ring/"),
        &[
            "aria-label=\"A board of 8 rows and 8 columns. 48 squares are shaded. 14 squares are crossed. Queens: row 0, column 7; row 1, column 3; row 2, column 0; row 5, column 1; row 6, column 6; row 7, column 4\"",
        ],
    );
}

#[test]
fn the_lessons_keep_the_highest_bit_left_and_the_list_says_so() {
    let mut program = Program::open("learn/");
    let note = "Every lesson draws the highest bit on the left";
    assert!(!drawn(&program).contains(note));
    program.share(SiteAction::Order(BitOrder::LsbLeft));
    contains(&drawn(&program), &[note]);
    for lesson in lessons() {
        for state in ["", "#sheet=1"] {
            let hash = format!("learn/{}/{state}", lesson.slug);
            program.go(&hash);
            assert_eq!(drawn(&program), page_at(&hash), "{}", lesson.slug);
        }
    }
}

#[test]
fn a_count_of_places_is_drawn_as_a_number() {
    let html = page_at("learn/precedence/");
    let row = html.split("data-row-of=\"&lt;&lt; 1\"").nth(1).unwrap();
    let row = row.split("</div>").next().unwrap();
    contains(row, &["<span class=\"decimal\">1</span>"]);
    assert!(!row.contains("data-bit"), "{row}");
}

#[test]
fn no_decimal_number_stands_beside_bits_before_the_lesson_on_place_values() {
    for lang in ["", "ja/"] {
        for lesson in ["puzzle", "row"] {
            let mut program = Program::open(&format!("{lang}learn/{lesson}/"));
            if lesson == "puzzle" {
                program.act(program.on_trial(0, give(1)));
            }
            let html = drawn(&program);
            assert_eq!(html.contains("data-found"), lesson == "puzzle");
            assert!(!html.contains("<span class=\"decimal\">"), "{lang}{lesson}");
            let numbers = html.matches("class=\"decimal\"").count();
            // The figure of the second lesson has four; its caption says where they are explained.
            assert_eq!(
                numbers,
                if lesson == "row" { 4 } else { 0 },
                "{lang}{lesson}"
            );
        }
        let later = page_at(&format!("{lang}learn/shift/"));
        assert!(later.contains("<span class=\"decimal\">"));
    }
}
