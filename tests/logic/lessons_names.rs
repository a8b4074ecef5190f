//! No line of code stands before the lesson that teaches it.

use bitqueens::{
    course::{Block, Exercise, Lesson},
    text::Lang,
};

use crate::course_texts::lessons;

/// The names and signs of the code, with the lesson that teaches each.
const TAUGHT: [(&str, &str); 27] = [
    ("bit", "layout"),
    ("left", "shadow"),
    ("down", "layout"),
    ("right", "shadow"),
    ("bitmap", "and"),
    ("|", "operators"),
    ("<<", "shadow"),
    (">>", "shadow"),
    ("~", "operators"),
    ("&", "operators"),
    ("mask", "and"),
    ("n", "and"),
    ("x", "places"),
    ("^", "operators"),
    ("m", "onebit"),
    ("==", "code"),
    ("!=", "code"),
    ("search", "recursion"),
    ("if", "code"),
    ("for", "code"),
    ("return", "code"),
    ("board", "recursion"),
    ("solutions", "recursion"),
    ("row", "recursion"),
    ("column", "recursion"),
    ("while", "code"),
    ("else", "code"),
];

/// The parts of a line: names, numbers and signs.
fn parts(code: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let kind = |c: char| {
        if c.is_ascii_alphanumeric() || c == '_' {
            1
        } else if c.is_whitespace() || "()[]{};,:.".contains(c) {
            0
        } else if c == '~' {
            3
        } else {
            2
        }
    };
    let mut last = 0;
    for c in code.chars() {
        match kind(c) {
            0 => {}
            3 => parts.push(c.into()),
            now if now == last => parts.last_mut().unwrap().push(c),
            _ => parts.push(c.into()),
        }
        last = kind(c);
    }
    parts
}

#[test]
fn a_line_is_taken_apart() {
    assert_eq!(
        parts("bitmap = mask & ~(left | down)"),
        ["bitmap", "=", "mask", "&", "~", "left", "|", "down"]
    );
    assert_eq!(parts("row -= 1; x<<2"), ["row", "-=", "1", "x", "<<", "2"]);
}

/// The code that a lesson shows: its own lines, those of its faults, and the names and formulas of
/// its exercises.
fn code(lesson: &'static Lesson) -> Vec<String> {
    let mut code = Vec::new();
    for block in &lesson.blocks {
        match block {
            Block::Code(line) => code.push(line.clone()),
            Block::Break(trial) => {
                code.extend(trial.lines.iter().flatten().cloned());
            }
            Block::Exercise(exercise) => {
                let question = Exercise::from(exercise).question(0);
                code.push(question.name.to_owned());
                // The answer begins with the formula: `left = (left | bit) << 1 = 01000`.
                let answer = question
                    .answer
                    .in_lang(Lang::En)
                    .split(',')
                    .next()
                    .unwrap_or("");
                if answer.starts_with(question.name) && answer.matches('=').count() == 2 {
                    code.push(answer.to_owned());
                }
            }
            _ => {}
        }
    }
    code
}

#[test]
fn no_name_and_no_sign_stands_before_the_lesson_that_teaches_it() {
    let at = |slug: &str| lessons().position(|lesson| lesson.slug == slug).unwrap();
    let mut n_found = 0;
    for (here, lesson) in lessons().enumerate() {
        for line in code(lesson) {
            for part in parts(&line) {
                let taught = TAUGHT.iter().find(|(name, _)| *name == part);
                if let Some((name, slug)) = taught {
                    n_found += 1;
                    assert!(
                        at(slug) <= here,
                        "{}: `{name}` of {slug} in {line}",
                        lesson.slug
                    );
                }
            }
        }
    }
    assert!(100 < n_found, "{n_found}");
    // In the first part there are no lines yet.
    let first = lessons().take_while(|lesson| lesson.slug != "shadow");
    assert!(
        first
            .flat_map(Lesson::trials)
            .all(|trial| trial.lines.is_none())
    );
}
