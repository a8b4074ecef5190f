//! The answer of an opening is worked out while it is read, and mistakes in one are found.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod support;

use bitqueens_course::{GuessKind, Lesson};
use support::{changed, mistake};

#[test]
fn the_answer_of_an_opening_is_worked_out_while_reading() {
    for (slug, from, to, words) in [
        (
            "row",
            "kind: number; ",
            "kind: guess; ",
            "no kind of answer",
        ),
        ("row", "text = 1 << n;", "text = 1 << m;", "`1 << m`"),
        (
            "puzzle",
            "count = solutions",
            "count = boards",
            "is no count",
        ),
        ("puzzle", "N = 3\n", "N = 13\n", "no N up to 12"),
        (
            "exits",
            "step = 33; phase = solution; row = 3\nresult",
            "step = 34; phase = solution; row = 3\nresult",
            "step 34 of N = 5 is",
        ),
        ("and", "right: ", "wrong: ", "one `right`"),
        ("recursion", "line: `3`\n", "", "three to nine"),
        ("burnside", "N = 11\n", "N = 13\n", "no N up to 12"),
        ("ranks", "rank = 17", "rank = 16", "10000"),
        ("ranks", "chosen = 2; rank = 17", "chosen = 9", "5"),
        (
            "row",
            "```opening\n",
            "```opening\nhint: x\n",
            "has no `hint`",
        ),
    ] {
        let said = mistake(slug, from, to);
        assert!(said.contains(words), "{slug}: {said}");
    }
    // The answer follows what is asked.
    let right = |slug: &str, from: &str, to: &str| {
        let courses = changed(slug, from, to).unwrap();
        let answers = courses.iter().map(|course| {
            let lesson = course.lessons.iter().find(|lesson| lesson.slug == slug);
            let opening = lesson.and_then(Lesson::opening).unwrap();
            (matches!(opening.kind, GuessKind::Number), opening.right)
        });
        let answers: Vec<_> = answers.collect();
        assert_eq!(
            answers[0], answers[1],
            "{slug}: both languages ask the same"
        );
        answers[0]
    };
    assert_eq!(
        right(
            "puzzle",
            "count = solutions; N = 3",
            "count = solutions; N = 4",
        ),
        (true, 2)
    );
    let classes = right("classes", "classes; N = 8", "classes; N = 6");
    assert_eq!(classes, (true, 1));
    let pairs = right("ranks", "chosen = 2; rank = 17", "chosen = 2");
    assert_eq!(pairs, (true, 10));
    let lines = right("recursion", "line: `1`\nline: `2`", "line: `2`\nline: `1`");
    assert_eq!(lines, (false, 213));
    // It stands at the top.
    let below = mistake("row", "```opening\n", "A paragraph.\n\n```opening\n");
    assert!(below.contains("begins with its `opening`"), "{below}");
}
