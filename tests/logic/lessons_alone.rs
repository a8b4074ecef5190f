//! Lessons about words by themselves, before a board needs them: what they say is worked out again.

use bitqueens::{
    pages::learn::{Lesson, Picture, exercises},
    question::Question,
    text::Lang,
};

use crate::{course_texts::lesson, lesson_page::right, lessons_right::says};

/// The first table of a lesson, its cells as they are read.
fn table(slug: &str) -> Vec<Vec<String>> {
    let mut figures = lesson(slug).map(Lesson::figures).unwrap();
    let rows = figures.find_map(|figure| match &figure.picture {
        Picture::Table { rows, .. } => Some(rows),
        _ => None,
    });
    let row = |row: &Vec<String>| row.iter().map(|cell| cell.replace('`', "")).collect();
    rows.unwrap().iter().map(row).collect()
}

/// The first exercise of a lesson, drawn so often, with its English words.
fn drawn(slug: &str) -> impl Iterator<Item = (String, Question)> {
    let exercise = exercises(lesson(slug).unwrap()).next().unwrap();
    (0..2_000).map(move |seed| {
        let question = exercise.question(seed);
        (question.prompt.in_lang(Lang::En).to_owned(), question)
    })
}

#[test]
fn each_group_of_four_bits_has_its_digit() {
    for (at, row) in table("hex").iter().enumerate() {
        let cells = [at, at + 8].map(|value| [format!("{value:04b}"), format!("{value:x}")]);
        assert!(row.iter().eq(cells.iter().flatten()), "{row:?}");
    }
    says(
        "hex",
        "`0x3f` は 3 が `0011`、f が `1111`",
        "`0x3f` is `0011` and `1111`",
    );
    let word = 0b1011_0110;
    for said in [
        format!("`{word:b}`"),
        format!("`{word:#x}`"),
        format!("{} × 16 + {} = {word}", word / 16, word % 16),
        format!("`{:08b}`", 0x3f),
        format!("16 + 12 = {}", 0x1c),
    ] {
        says("hex", &said, &said);
    }
    let (one, other) = (99, 99 | 4);
    says(
        "hex",
        &format!(
            "`{one:08b}` は {one} ですが、4 の位を 1 にすると {other} です。16 進数なら `{one:#x}` が `{other:#x}`"
        ),
        &format!(
            "`{one:08b}` is {one}, and with a 1 in its 4s place it is {other}. In hexadecimal `{one:#x}` just becomes `{other:#x}`"
        ),
    );
    for (prompt, question) in drawn("hex") {
        let digits = prompt.split('`').nth(1).unwrap().trim_start_matches("0x");
        let bits = digits.chars().map(|digit| digit.to_digit(16).unwrap());
        let word = bits.fold(0, |word, digit| 16 * word + digit);
        assert_eq!(right(&question), u64::from(word), "{prompt}");
    }
}
