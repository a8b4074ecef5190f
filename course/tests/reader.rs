//! Mistakes in a text are found with their file and line.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod support;

use bitqueens_course::{
    Block, CourseFile,
    reader::{Files, course},
};
use serde::de::DeserializeOwned;
use support::{changed, mistake, texts};

/// What is said of the course with a text replaced in one file.
fn said(file: &str, from: &str, to: &str) -> Vec<String> {
    let mut files = texts();
    let text = files.get_mut(file).unwrap();
    assert!(text.contains(from), "{file} has no {from}");
    *text = text.replacen(from, to, 1);
    mistakes_of(&files)
}

fn mistakes_of(files: &Files) -> Vec<String> {
    let mistakes = course(files).map_or_else(|mistakes| mistakes, |_| Vec::new());
    mistakes.iter().map(ToString::to_string).collect()
}

/// Asserts that one mistake is found, in the line of that text.
#[track_caller]
fn finds(file: &str, from: &str, to: &str, words: &str) {
    let line = texts()[file]
        .split(from)
        .next()
        .unwrap()
        .matches('\n')
        .count()
        + 1;
    let said = said(file, from, to);
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].starts_with(&format!("{file}:{line}: ")), "{said:?}");
    assert!(said[0].contains(words), "{said:?}");
}

/// Whether a file is read as what was written, and a part of it as nothing.
fn read<T: DeserializeOwned + PartialEq>(bytes: &[u8], cut: &[u8], written: &T) -> (bool, bool) {
    let [whole, part] = [bytes, cut].map(CourseFile::read::<T>);
    (whole.as_ref() == Some(written), part.is_none())
}

#[test]
fn the_text_has_no_mistake_and_is_read_again_from_its_files() {
    for course in course(&texts()).unwrap() {
        for (file, bytes) in course.files() {
            let cut = &bytes[..bytes.len() / 2];
            // What is cut off is nothing.
            let (is_same, is_refused) = match &file {
                CourseFile::List => read(&bytes, cut, &course.list),
                CourseFile::Cards => read(&bytes, cut, &course.cards),
                CourseFile::Glossary => read(&bytes, cut, &course.glossary),
                CourseFile::Teachers => read(&bytes, cut, &course.teachers),
                CourseFile::Lesson(slug) => {
                    let lesson = course.lessons.iter().find(|lesson| lesson.slug == *slug);
                    read(&bytes, cut, lesson.unwrap())
                }
            };
            assert!(
                is_same && is_refused,
                "{}",
                file.name(course.language.tag())
            );
        }
    }
}

const JA: &str = "lessons/shift.ja.md";
const EN: &str = "lessons/shift.en.md";

#[test]
fn a_step_is_walked_to() {
    let place = "at: N = 4; step = 44; phase = left; row = 2";
    let mut files = texts();
    for (wrong, words) in [
        (
            "at: N = 4; step = 45; phase = left; row = 2",
            "is `down` in row 2",
        ),
        (
            "at: N = 4; step = 44; phase = left; row = 1",
            "is `left` in row 2",
        ),
        (
            "at: N = 4; step = 440; phase = left; row = 2",
            "the search ends after 121 steps",
        ),
        ("at: N = 9; step = 44; phase = left; row = 2", "up to 8"),
        ("at: N = 28; step = 44; phase = left; row = 2", ""),
        (
            "at: N = 4; step = x; phase = left; row = 2",
            "`x` is no number",
        ),
        ("at: N = 4; step = 44; phase = left", "`row = …` is missing"),
    ] {
        for file in [JA, EN] {
            let text = texts()[file].replace(place, wrong);
            assert_ne!(text, texts()[file]);
            files.insert(file.to_owned(), text);
        }
        let mistakes = mistakes_of(&files);
        assert_eq!(mistakes.len(), 1);
        assert!(mistakes[0].contains(words), "{}", mistakes[0]);
    }
}

#[test]
fn a_number_is_worked_out() {
    const PUZZLE: &str = "lessons/puzzle.en.md";
    let (right, line) = (
        "{92 = solutions(8)}",
        "Rows and columns are numbered from 0",
    );
    let way = |wrong: &str| {
        let mut files = texts();
        for file in [PUZZLE, "lessons/puzzle.ja.md"] {
            let text = files.get_mut(file).unwrap();
            assert!(text.contains(right));
            *text = text.replace(right, wrong);
        }
        let mistakes = course(&files).map_or_else(|mistakes| mistakes, |_| Vec::new());
        mistakes.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    for (wrong, words) in [
        ("{93 = solutions(8)}", "`solutions(8)` comes to 92"),
        ("{92 = solutions(7)}", "comes to 40"),
        ("{92=solutions(8)}", "is to be as `{92 = solutions(8)}`"),
        (
            "{92 = queens(8)}",
            "`queens` is no count; there are classes, ",
        ),
        ("{92 = solutions(13)}", "`13` is no N up to 12"),
        ("{92 = nodes(bitmap, 9)}", "`9` is no N up to 8"),
        ("{92 = nodes(8)}", "`nodes` has other values"),
        ("{92 = solutions(8}", "is not closed"),
        ("{92 = 90 +}", "`90 +`: "),
        ("`{0101 = 6}`", "comes to 0110"),
    ] {
        let said = way(wrong);
        let n = texts()[PUZZLE]
            .split(line)
            .next()
            .unwrap()
            .matches('\n')
            .count()
            + 1;
        let ja = Vec::from([format!("lessons/puzzle.ja.md:{n}: ")]);
        assert!(
            said.iter().all(|of| of.contains(words)),
            "{wrong}: {said:?}"
        );
        assert!(said[0].starts_with(&ja[0]), "{wrong}: {said:?}");
    }
    for right in [
        "{92 = 182 - solutions(8) + ones(0b1011 & (1 + 2))}",
        "{1,234 = 1234}",
        "`{0101 = choose(5, 4)}`",
    ] {
        assert_eq!(way(right), [""; 0], "{right}");
    }
    // The number alone is shown, and each language says how it comes about.
    let course = course(&texts()).unwrap();
    for texts in &course {
        let lesson = texts
            .lessons
            .iter()
            .find(|lesson| lesson.slug == "puzzle")
            .unwrap();
        let prose = lesson.blocks.iter().filter_map(|block| match block {
            Block::Prose(text) => Some(text.as_str()),
            _ => None,
        });
        let prose: String = prose.collect();
        assert!(prose.contains("92") && !prose.contains('{'), "{prose}");
    }
    finds(
        PUZZLE,
        right,
        "92",
        "the numbers are worked out by solutions(5); solutions(8)",
    );
}

#[test]
fn an_empty_file_is_a_mistake() {
    for file in ["glossary.ja.md", "teachers.en.md", EN] {
        let mut files = texts();
        files.insert(file.to_owned(), " \n".to_owned());
        assert_eq!(
            mistakes_of(&files),
            [format!("{file}:1: the file is empty")]
        );
    }
}

#[test]
fn the_languages_have_the_same_blocks() {
    finds(
        EN,
        "step = 44; phase",
        "step = 45; phase",
        "this is `at: N = 4; step = 44;",
    );
    finds(EN, "right: Three", "wrong: Three", "`right` stands here");
    finds(
        EN,
        "## Why shifting back",
        "### Why shifting back",
        "the heading has 2 signs",
    );
    finds(
        EN,
        "```exercise\nrow: left",
        "```quiz\nrow: left",
        "this is `exercise`",
    );
    let said = said(
        EN,
        "With every row down",
        "A further paragraph.\n\nWith every row down",
    );
    assert_eq!(said.len(), 1, "{said:?}");
    finds(
        "lessons/loop.en.md",
        "```\nwalk(place",
        "```\nrun(place",
        "the code is another",
    );
    let mut files = texts();
    files.remove(EN);
    let mistakes = mistakes_of(&files);
    assert!(mistakes[0].contains("lessons/shift.en.md is missing"));
}

#[test]
fn what_is_named_is_known() {
    finds(EN, "[shift](shift)", "[shift](shifts)", "no term `shifts`");
    for (from, to, words) in [
        (
            "fault: shift-once",
            "fault: shift-twice",
            "`shift-twice` is no fault",
        ),
        (
            "picture: board; N = 4; step = 40",
            "picture: bord; N = 4; step = 40",
            "no picture",
        ),
        (
            "rows = left down right",
            "rows = left up right",
            "`up` is no row",
        ),
        ("to: bits", "to: bit", "`bit` is no page"),
        ("row: left", "row: lft", "`lft` is no word of a row"),
        ("part: words", "part: word", "is no part"),
        ("part: words 3", "part: words 4", "lesson"),
        ("```fault", "```faults", "`faults` is no block"),
    ] {
        let said = mistake("shift", from, to);
        assert!(
            said.starts_with("lessons/") && said.contains(words),
            "{said}"
        );
    }
}

#[test]
fn a_quiz_has_one_right_answer() {
    let mut files = texts();
    for file in [JA, EN] {
        let text = files.get_mut(file).unwrap();
        *text = text.replace("\nright: ", "\nwrong: ");
    }
    let mistakes = mistakes_of(&files);
    assert!(mistakes[0].contains("one `right`"));
}

#[test]
fn a_quiz_has_two_wrong_answers_at_least() {
    let mut files = texts();
    for file in [JA, EN] {
        let text = files.get_mut(file).unwrap();
        let from = text.rfind("\nwrong: ").unwrap();
        let below = &text[from + 1..];
        let n_letters: usize = below.lines().take(2).map(|line| line.len() + 1).sum();
        text.replace_range(from..from + n_letters, "");
    }
    let mistakes = mistakes_of(&files);
    assert!(mistakes[0].contains("two `wrong`"));
}

/// Asserts what is said where a text is replaced in both files of the edition for teachers.
#[track_caller]
fn teachers_say(from: &str, to: &str, words: &str) {
    let mut files = texts();
    for file in ["teachers.ja.md", "teachers.en.md"] {
        let text = files.get_mut(file).unwrap();
        assert!(text.contains(from), "{file} has no {from}");
        *text = text.replacen(from, to, 1);
    }
    let said = &mistakes_of(&files)[0];
    assert!(
        said.starts_with("teachers.") && said.contains(words),
        "{said}"
    );
}

#[test]
fn a_class_takes_50_minutes_and_names_what_is_there() {
    teachers_say("### 12 ", "### 13 ", "46 minutes and not 45");
    for (from, to, words) in [
        ("homework: mask", "homework: masks", "no lesson `masks`"),
        (
            "show: lesson; slug = row",
            "show: lesson; slug = rows",
            "no lesson `rows`",
        ),
        ("show: solve", "show: chess", "`chess` is no link"),
        (
            "number = 2; seed = 0",
            "number = 2",
            "`seed = …` is missing",
        ),
        ("stage = order", "stage = ordre", "`ordre` is no stage"),
        ("step = 86; phase", "step = 87; phase", "is `pick` in row 1"),
        ("homework: row\n", "", "`homework` is missing"),
        ("```strips", "```stripes", "`strips` is to stand here"),
    ] {
        teachers_say(from, to, words);
    }
    finds(
        "teachers.en.md",
        "### 15 min",
        "### 16 min",
        "15 minutes elsewhere",
    );
    finds(
        "teachers.en.md",
        "seed = 2",
        "seed = 3",
        "this is `show: sheet; slug = row",
    );
    finds(
        "teachers.en.md",
        "enough: The list",
        "good: The list",
        "`enough` stands here",
    );
}

#[test]
fn an_example_stands_above_its_exercise_and_has_nothing_in_it() {
    for (below, words) in [
        (
            "```example\n```\n\n## Why\n\nText.\n\n",
            "stands above the `exercise`",
        ),
        (
            "```example\n```\n\n```example\n```\n\n",
            "stands above the `exercise`",
        ),
        ("```example\nrow: left\n```\n\n", "`example` has no `row`"),
    ] {
        let mut files = texts();
        for file in [JA, EN] {
            let text = texts()[file].replace("```example\n```\n\n", below);
            assert_ne!(text, texts()[file]);
            files.insert(file.to_owned(), text);
        }
        let mistakes = mistakes_of(&files);
        assert_eq!(mistakes.len(), 1);
        assert!(mistakes[0].contains(words), "{}", mistakes[0]);
    }
}

#[test]
fn a_formula_has_the_same_values_in_every_language() {
    let en = "lessons/arithmetic.en.md";
    finds(
        en,
        "ask: `x` is a signed number of 8 bits. Predict `x >> {n}`.",
        "ask: `x` is a signed number of 8 bits. Predict `x >> 2`.",
        "the values are n",
    );
}

#[test]
fn a_formula_asks_for_what_can_be_drawn_and_worked_out() {
    for (from, to, words) in [
        (
            "formula: x >> n",
            "formula: x >> m",
            "`x >> m`: \"m\" at character 5 has no value",
        ),
        ("formula: x >> n", "formula: x >>", "`x >>`:"),
        ("formula: x >> n", "formula: x & 0", "do not differ"),
        ("width: 8", "width: 3", "the width of seed 0"),
        ("x = -76 of", "x = -176 of", "-176 is not from -128 to 127"),
        (
            "x = -76 of -128..127; n",
            "x = -76 of a..127; n",
            "`a` is no number",
        ),
        (
            "n = 2 of 1..3",
            "x = 2 of 1..3",
            "`x` is no name, or stands twice",
        ),
        (
            "n = 2 of 1..3",
            "n = 2 of 1..3; result = 2",
            "`result` is no name, or stands twice",
        ),
        ("given: x", "given: y", "`y` of `given` is no name"),
        ("{result:b}", "{result:q}", "`q` is no form of a value"),
        ("{result:b}", "{result:b0}", "b1 to b32"),
        ("{result:b}", "{result:b33}", "b1 to b32"),
        ("{x >> 7 & 1}", "{x >> 7 & 1", "without its other half"),
        ("view: signed", "view: sign", "`sign` is no view"),
        ("answer:", "after:", "`exercise` has no `after`"),
    ] {
        let said = mistake("arithmetic", from, to);
        assert!(said.contains(words), "{to}: {said}");
    }
}

#[test]
fn a_value_in_a_text_has_1_to_32_bits() {
    for form in ["b1", "b32"] {
        let to = format!("{{result:{form}}}");
        assert!(changed("arithmetic", "{result:b}", &to).is_ok(), "{form}");
    }
}

#[test]
fn a_lesson_that_became_part_of_another_is_none_itself() {
    let and = mistake("and", "formerly: not ghost", "formerly: not mask");
    assert!(and.contains("`mask` is a lesson"), "{and}");
    let quiz = mistake("and", "formerly: ghost.quiz.1", "formerly: mask.quiz.1");
    assert!(quiz.contains("`mask` is a lesson"), "{quiz}");
    let courses = changed("and", "formerly: not ghost", "formerly: not ghost other").unwrap();
    for course in courses {
        let and = course.list.lessons.iter().find(|of| of.slug == "and");
        let and = and.unwrap();
        assert_eq!(and.formerly, ["not", "ghost", "other"]);
        assert_eq!(
            and.moved,
            [["ghost.quiz.1", "and.quiz.2"].map(str::to_owned)]
        );
    }
}

#[test]
fn a_picture_has_a_board_that_it_can_be_drawn_on() {
    for (lesson, from, to, words) in [
        (
            "edges",
            "N = 8; bit = 2",
            "N = 8; bit = 8",
            "`bit` is to be below 8",
        ),
        ("backtrack", "tree; N = 4", "tree; N = 9", "up to 8"),
        ("cost", "costs; N = 8", "costs; N = 27", "up to 8"),
    ] {
        let said = mistake(lesson, from, to);
        assert!(said.contains(words), "{to}: {said}");
    }
}
