//! The course as HTML.

use bitqueens::{
    course::{Block, COURSE, at_hand},
    pages::lesson::{BlockAction, HandFigure, LessonAction, Press, pressed},
    question::{Answer, AnswerAction},
    site::SiteAction,
    text::{Lang, unbroken},
};
use bitqueens_core::bits::BitOrder;

use crate::{
    contains,
    course_texts::lessons,
    drawn, folder,
    lesson_page::{CHECK, REVEAL, give, set},
    page_at,
    program::Program,
    up,
};

#[test]
fn the_list_names_every_lesson_in_both_languages() {
    for lang in Lang::ALL {
        let html = page_at(&format!("{}learn/", folder(lang.tag())));
        let titles = &at_hand::list(lang).titles;
        for ((lesson, card), title) in COURSE.iter().zip(&at_hand::cards(lang).0).zip(titles) {
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
        // A drawing for each lesson, and for the board to solve.
        assert_eq!(
            html.matches("class=\"lesson-picture\"").count(),
            COURSE.len() + 1
        );
        // A browser lays out each element of each picture: there are far fewer than cells.
        let pictures: Vec<_> = html.split("class=\"drawing\"").skip(1).collect();
        assert_eq!(pictures.len(), COURSE.len() + 1);
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
    let (href, html) = go_on("puzzle row or");
    assert_eq!(href.as_deref(), Some("../learn/places/"));
    contains(&html, &["Go on"]);
    let all = COURSE.iter().map(|lesson| &*lesson.slug);
    let all = all.collect::<Vec<_>>().join(" ");
    assert_eq!(go_on(&all).0, None);
}

#[test]
fn a_part_is_folded_until_the_reader_goes_on_in_it_or_has_been_in_it() {
    let open = |html: &str| {
        let parts = html.split("<details").skip(1);
        let heads = parts.map(|part| part.split('>').next().unwrap().contains(" open"));
        heads.collect::<Vec<_>>()
    };
    assert_eq!(open(&page_at("learn/")), [true, false, false, false, false]);
    let stored = [("bitqueens.progress", "ring puzzle")];
    assert_eq!(
        open(&drawn(&Program::open_stored("learn/", &stored))),
        [true, false, false, false, true]
    );
    let mut program = Program::open("learn/ones/");
    program.go("learn/");
    assert_eq!(open(&drawn(&program)), [true, false, false, true, false]);
}

#[test]
fn what_is_done_is_marked_and_can_be_cleared() {
    let main = COURSE.iter().filter(|lesson| !lesson.part.is_advanced());
    let n_main = main.clone().count();
    let n_beside = COURSE.len() - n_main;
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
fn a_lesson_carries_the_contract_s_attributes() {
    let html = page_at("learn/mask/");
    contains(
        &html,
        &[
            "<article data-lesson=\"mask\" data-done=\"false\"",
            "data-exercise=\"0\" data-seed=\"0\" data-solved=\"false\"",
            "data-bits=\"bitmap\" data-value=\"0\"",
            "data-mark=\"hidden\"",
            "data-action=\"check\"",
            "data-action=\"reveal\"",
            "data-action=\"draw\"",
            "data-action=\"done\"",
            "data-action=\"previous-lesson\" href=\"../../learn/and/\"",
            "data-action=\"next-lesson\" href=\"../../learn/ghost/\"",
            "data-action=\"to-step\" href=\"../../step/#n=5&amp;at=86\"",
            "data-action=\"onward\" href=\"../../bits/#e=mask+%26+%7E%28left+%7C+down+%7C+right%29\"",
            "data-action=\"sheet\" href=\"../../learn/mask/#sheet=1&amp;questions=4\"",
        ],
    );
    assert!(!html.contains("data-action=\"restore\""));
    assert!(!html.contains("style=") && !html.contains("onclick="));
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
fn a_begun_example_says_how_far_it_is() {
    let is_example: fn(&Block) -> bool = |block| matches!(block, Block::Example(_));
    for (slug, words) in [
        ("or", "in dashed frames, are given."),
        ("recursion", "= □."),
        ("backtrack", "places a queen in column □."),
        ("exits", "The beginning is worked out."),
    ] {
        let mut program = Program::open(&format!("learn/{slug}/"));
        let worked = drawn(&program);
        program.act(program.on_block(is_example, 0, BlockAction::Fade));
        let begun = drawn(&program);
        contains(
            &begun,
            &["data-example=\"faded\"", "data-solved=\"false\"", words],
        );
        assert!(!worked.contains(words), "{slug}");
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
fn the_fast_count_is_drawn_for_the_address() {
    contains(
        &page_at("learn/join/#rows=10100110&half=2"),
        &[
            "data-join=\"10100110\"",
            "data-solutions=\"12\"",
            "data-total=\"92\"",
            "name=\"half\"",
        ],
    );
    contains(
        &page_at("learn/rowsets/#rows=10100110"),
        &["data-join=\"10100110\"", "data-quarter=\"north-west\""],
    );
    contains(
        &page_at("learn/halves/"),
        &[
            "In the words below each bit is a diagonal",
            "class=\"pair-words\"",
        ],
    );
    let after_the_last = page_at("learn/join/#half=99");
    contains(
        &after_the_last,
        &["greater than the number of halves", "role=\"status\""],
    );
}

#[test]
fn every_kind_of_figure_is_drawn() {
    contains(
        &page_at("learn/layout/"),
        &[
            "class=\"numbered\"",
            "data-number=\"16\"",
            "10000 = 16",
            "data-order=\"msb\"",
        ],
    );
    contains(
        &page_at("learn/shift/"),
        &[
            "data-bits=\"left\" data-value=\"24\"",
            "data-mark=\"queen\"",
        ],
    );
    contains(
        &page_at("learn/stack/"),
        &[
            "data-array-row=\"2\" data-in-work=\"\"",
            "data-suspended=\"\"",
            "data-just-run",
        ],
    );
    let symmetry = page_at("learn/symmetry/");
    assert_eq!(symmetry.matches("class=\"drawing small-board\"").count(), 8);
    contains(&symmetry, &["quarter turn + mirrored"]);
    // A half turn leaves one board alone, all four turns the other.
    let classes = page_at("learn/classes/");
    assert_eq!(classes.matches("class=\"drawing small-board\"").count(), 16);
    assert_eq!(classes.matches("data-same=\"\"").count(), 1 + 3);
    contains(&classes, &["the same again"]);
    contains(
        &page_at("learn/sixteen/"),
        &["data-work=\"none\"", "1,879,019,821", "18,182,301"],
    );
    contains(
        &page_at("learn/glossary/"),
        &["data-appendix=\"glossary\"", "data-term=\"bitmap\""],
    );
    for page in ["step/", "solve/", "bits/", "ladder/", "count/", "learn/or/"] {
        let up = up("en", page.matches('/').count());
        let link = format!("data-action=\"terms\" href=\"{up}learn/glossary/\"");
        contains(&page_at(page), &[&link]);
    }
    contains(
        &page_at("learn/places/"),
        &["data-part=\"worth\"", "32 + 8 + 2 = 42"],
    );
    contains(&page_at("learn/lowest/"), &["data-part=\"carries\""]);
    // Lines of code that follow each other are one listing.
    let shadow = page_at("learn/shadow/");
    assert_eq!(shadow.matches("<pre ").count(), 2);
    contains(&shadow, &["(left | bit) &lt;&lt; 1\ndown  ="]);
    contains(
        &page_at("learn/backtrack/"),
        &["17 nodes with the empty board, 4 dead ends, 2 solutions"],
    );
    let cost = page_at("learn/cost/");
    contains(
        &cost,
        &["<b>19,173,960</b>", "<b>109,600</b>", "<b>2,056</b>"],
    );
    let methods = page_at("learn/methods/");
    let flags = page_at("learn/flags/");
    assert_eq!(flags.matches("data-same=\"\"").count(), 3);
    contains(
        &methods,
        &["scope=\"row\"><code class=\"whole\" translate=\"no\">corner-edge</code></th>"],
    );
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
        let figures = html.split("<figure class=\"lesson-figure\">").skip(1);
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
                "<span class=\"of-hand\"><span>With </span><code class=\"whole\" translate=\"no\">left = 00010010<",
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
fn a_question_replies_to_the_answer_that_was_chosen() {
    let mut program = Program::open("learn/shadow/");
    let quiz = |program: &Program| {
        let html = drawn(program);
        let (_, quiz) = html.split_once("data-quiz=\"0\"").unwrap();
        quiz.split_once("</section>").unwrap().0.to_owned()
    };
    assert!(!quiz(&program).contains("data-verdict"));
    program.act(program.on_quiz(0, give(0)));
    contains(
        &quiz(&program),
        &[
            "data-answer=\"0\" aria-pressed=\"true\"",
            "data-verdict=\"wrong\"",
            "<p class=\"result\">Wrong.</p>",
        ],
    );
    program.act(program.on_quiz(0, give(1)));
    contains(
        &quiz(&program),
        &["data-verdict=\"right\"", "<p class=\"result\">Right.</p>"],
    );
    // What is not there changes nothing.
    let before = drawn(&program);
    program.act(program.on_quiz(9, give(1)));
    assert_eq!(drawn(&program), before);
}

#[test]
fn an_expression_is_judged_and_the_first_wrong_case_stands_in_columns() {
    let made = |program: &mut Program, text: &str| {
        let typed = AnswerAction::Type(Some(Answer::Text(text.to_owned())));
        for action in [BlockAction::Answer(typed), CHECK] {
            let is_puzzle = |block: &Block| matches!(block, Block::Puzzle(_));
            program.act(program.on_block(is_puzzle, 0, action));
        }
        let html = drawn(program);
        let puzzle = html.split("data-puzzle=\"lowest-one\"").nth(1).unwrap();
        puzzle.split("</section>").next().unwrap().to_owned()
    };
    for (tag, right, no_other, wrong) in [
        (
            "",
            "Right in all 256 cases, with 3 operators.",
            "No fewer will do: 102 expressions have fewer",
            "x = 00000010</code><span> the expression is ",
        ),
        (
            "ja/",
            "256 通りすべてで合っています。演算子は 3 個です。",
            "もっと少ない式は 102 個あり",
            "x = 00000010</code><span> のとき、この式は ",
        ),
    ] {
        let mut program = Program::open(&format!("{tag}learn/lowest/"));
        let html = drawn(&program);
        contains(
            &html,
            &["data-state=\"open\" data-fewest=\"3\"", "data-expression"],
        );
        assert!(!html.contains("puzzle-answer"), "before a try");
        let right_one = made(&mut program, "x & 1 + ~x");
        contains(&right_one, &["data-state=\"right\" data-operators=\"3\""]);
        contains(&right_one, &[right, no_other, "puzzle-answer"]);
        let longer = made(&mut program, "x & ~x + 1 & x");
        contains(&longer, &["data-state=\"right\" data-operators=\"4\""]);
        assert!(!longer.contains(no_other), "it is not the shortest");
        let too_long = made(&mut program, "x & x & x & ~x + 1");
        contains(&too_long, &["data-state=\"wrong\" data-operators=\"5\""]);
        let other = made(&mut program, "x & 1");
        contains(
            &other,
            &[
                "data-state=\"wrong\" data-operators=\"1\"",
                wrong,
                "data-row-of=\"&amp; 1\"",
                "data-row-of=\"x &amp; 1\"",
            ],
        );
        for refused in ["x & -x", "x & 2", "y", "x &", ""] {
            let refused = made(&mut program, refused);
            contains(&refused, &["data-state=\"wrong\" data-fewest"]);
        }
    }
}

#[test]
fn a_fault_is_found_by_running_it_and_shows_its_board() {
    let mut program = Program::open("learn/shadow/");
    let html = drawn(&program);
    contains(
        &html,
        &["data-break=\"wrong-way\"", "left = (left | bit) &gt;&gt; 1"],
    );
    assert!(!html.contains("data-found"));
    contains(&html, &["N = 5 has 10 solutions.", "it never ends"]);
    program.act(program.on_trial(0, give(1)));
    contains(
        &drawn(&program),
        &[
            "data-break=\"wrong-way\" data-guess=\"1\" data-found=\"23\"",
            "With N = 5 it placed 117 queens and counted 23 solutions. There are 10.",
            "the queen in row 0, column 4 attacks the one in row 1, column 3",
        ],
    );
    program.act(program.on_trial(7, give(1)));
    // A fault that never ends, and one that finds nothing.
    for (slug, found) in [
        ("next", "99998"),
        ("exits", "0"),
        ("and", "93825"),
        ("order", "10"),
    ] {
        let mut program = Program::open(&format!("ja/learn/{slug}/"));
        program.act(program.on_trial(0, give(1)));
        contains(&drawn(&program), &[&format!("data-found=\"{found}\"")]);
    }
}

#[test]
fn a_lesson_opens_with_a_problem_and_ends_with_the_guess_beside_the_answer() {
    let mut program = Program::open("learn/puzzle/");
    let html = drawn(&program);
    let [opening, closing] =
        ["data-opening=\"number\"", "class=\"closing\""].map(|part| html.find(part).unwrap());
    let figure = html.find("<figure").unwrap();
    assert!(opening < figure && figure < closing);
    // Without scripts the answer is folded behind the problem.
    let folded = html.find("<details class=\"folded\">").unwrap();
    assert!(opening < folded && folded < figure);
    contains(&html, &["The answer is 0. In the middle she attacks"]);
    assert!(!html.contains("data-guess"));
    program.act(LessonAction::Block {
        at: 0,
        action: give(4),
    });
    let html = drawn(&program);
    assert_eq!(html.matches("data-guess=\"4\"").count(), 2);
    contains(
        &html,
        &[
            "Your guess: 4. It stands beside the answer",
            "You said 4. The answer is 0. In the middle",
            "data-right=\"0\"",
        ],
    );
    for (lesson, parts) in [
        (
            "layout",
            &["data-opening=\"square\"", "class=\"press-board\""][..],
        ),
        (
            "shift",
            &["data-opening=\"word\"", "data-action=\"keep-guess\""],
        ),
        (
            "recursion",
            &["data-opening=\"order\"", "data-answer=\"3\""],
        ),
        ("order", &["data-opening=\"choice\"", "data-answer=\"2\""]),
    ] {
        contains(&page_at(&format!("learn/{lesson}/")), parts);
    }
}

#[test]
fn the_answers_of_a_lesson_stand_behind_it_for_the_printer() {
    let html = page_at("learn/places/");
    let answers = html.split("data-answers=\"\"").nth(1).unwrap();
    contains(
        answers,
        &["26 = 00011010.", "<b>Think first</b> <q>2</q><span>: "],
    );
    contains(
        &page_at("ja/learn/signed/"),
        &["<q>-12</q><span>：</span><span>-128"],
    );
    let html = page_at("learn/puzzle/");
    let answers = html.split("data-answers=\"\"").nth(1).unwrap();
    contains(
        answers,
        &[
            "<b>Break it</b> <span>5\u{a0}×\u{a0}4\u{a0}×\u{a0}3\u{a0}×\u{a0}2\u{a0}×\u{a0}1 =\u{a0}120",
        ],
    );
}

#[test]
fn a_wrong_answer_says_why_and_a_right_one_leads_to_its_step() {
    let mut program = Program::open("learn/mask/");
    let set = set(3, true);
    program.act(program.on_exercise(0, set));
    program.act(program.on_exercise(0, CHECK));
    contains(&drawn(&program), &["The next check marks the wrong bits."]);
    program.act(program.on_exercise(0, CHECK));
    contains(&drawn(&program), &["The next check says why."]);
    program.act(program.on_exercise(0, CHECK));
    contains(
        &drawn(&program),
        &[
            "role=\"status\" data-verdict=\"wrong\"",
            "2 of 5 bits are wrong.",
            // The first wrong bit is explained, the line of the other is drawn.
            "<li>No queen attacks column 0: it is free.</li>",
            "data-drawn=\"right\"",
            "data-value=\"8\"",
        ],
    );
    program.act(program.on_exercise(0, REVEAL));
    contains(
        &drawn(&program),
        &[
            "data-verdict=\"right\"",
            "data-solved=\"true\"",
            "bitmap = mask &amp; ~(left | down | right) = 10000, 16 in decimal",
            "data-action=\"to-row\" href=\"../../step/#n=5&amp;at=15\"",
        ],
    );
}

#[test]
fn a_drawn_question_can_be_left_again() {
    let html = page_at("learn/shift/#seed=0.7");
    contains(
        &html,
        &[
            "data-exercise=\"1\" data-seed=\"7\"",
            "Predict 2 #7",
            "data-action=\"restore\"",
            "href=\"../../learn/shift/#seed=0.7&amp;sheet=2&amp;questions=4\"",
        ],
    );
}

#[test]
fn a_sheet_has_empty_cells_and_another_has_the_answer() {
    let html = page_at("learn/ghost/#seed=3&sheet=1");
    contains(
        &html,
        &[
            "data-sheet=\"\"",
            "data-action=\"print\"",
            "data-action=\"close-sheet\" href=\"../../learn/ghost/#seed=3\"",
            "Question sheet · Ghost bits",
            "Answers · Ghost bits",
            "data-answered=\"false\" data-paper=\"left\"",
            "data-answered=\"true\" data-paper=\"left\"",
            "data-ghosts=\"3\"",
        ],
    );
    assert!(!html.contains("data-exercise"));
    let answer = html.split("data-answered=\"true\"").nth(1).unwrap();
    let bits = answer.split("class=\"bit blank\"").skip(1);
    let bits: String = bits
        .map(|bit| {
            if bit.split('<').next().unwrap().ends_with('1') {
                '1'
            } else {
                '0'
            }
        })
        .collect();
    assert_eq!(bits, format!("{:07b}", 52));
    let numbers = page_at("ja/learn/places/#sheet=1");
    contains(
        &numbers,
        &[
            "問題用紙",
            "128 ",
            "26 を 8 ビットの 2 進数で表してください。",
        ],
    );
}

#[test]
fn a_sheet_of_several_questions_has_their_answers_by_the_same_numbers() {
    for (lang, name) in [
        ("en", "<span>Question 2</span> <span>#1</span>"),
        ("ja", "<span>問 2</span> <span>#1</span>"),
    ] {
        let html = page_at(&format!(
            "{}learn/places/#sheet=1&questions=6",
            folder(lang)
        ));
        let sheets = html.split("<section class=\"sheet\"").skip(1);
        for sheet in sheets {
            assert_eq!(sheet.matches("<li data-seed=").count(), 6);
            assert_eq!(sheet.matches(name).count(), 1);
        }
        assert_eq!(html.matches("data-answered=\"false\"").count(), 6);
        assert_eq!(html.matches("data-answered=\"true\"").count(), 6);
        assert!(!html.contains("data-at-most"));
    }
}

#[test]
fn the_page_for_teachers_has_its_plans_as_cards_then_its_tools() {
    for lang in Lang::ALL {
        let html = page_at(&format!("{}learn/teachers/", folder(lang.tag())));
        let up = up(lang.tag(), 2);
        contains(
            &html,
            &[
                "href=\"#questions\"",
                "href=\"#steps\"",
                "href=\"#plans\"",
                &format!("data-action=\"to-exercise\" href=\"{up}learn/puzzle/\""),
                &format!(
                    "data-action=\"to-sheet\" href=\"{up}learn/puzzle/#sheet=1&amp;questions=4\""
                ),
                &format!(
                    "data-action=\"to-projector\" href=\"{up}step/#n=5&amp;at=15&amp;present=1\""
                ),
                "width=\"760\" height=\"600\"",
            ],
        );
        assert!(html.find("data-tool=\"steps\"") < html.find("id=\"plans\""));
        let (cards, rest) = html.split_once("data-tool=\"class\"").unwrap();
        for number in 1..=9 {
            contains(cards, &[&format!("href=\"#plan-{number}\"")]);
            contains(rest, &[&format!("id=\"plan-{number}\"")]);
        }
        let minutes = if lang == Lang::Ja {
            "<span>50 分</span>"
        } else {
            "<span>50 min</span>"
        };
        assert_eq!(cards.matches(minutes).count(), 9);
    }
}

#[test]
fn a_sketch_names_its_queens() {
    // The queens of the ring, one of each row but two, and those of the row that is searched first.
    contains(
        &page_at("learn/edges/"),
        &["aria-label=\"Queens: row 0, column 5\""],
    );
    contains(
        &page_at("learn/ring/"),
        &[
            "aria-label=\"Queens: row 0, column 7; row 1, column 3; row 2, column 0; row 5, column 1; row 6, column 6; row 7, column 4\"",
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
