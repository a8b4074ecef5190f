//! Lessons about words by themselves, before a board needs them: what they say is worked out again.

use bitqueens::{
    course::{Lesson, Picture, exercises},
    question::{Given, Question},
    text::{Lang, grouped},
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
    drawn_of(slug, 0)
}

/// An exercise of a lesson, counted from 0, drawn so often, with its English words.
fn drawn_of(slug: &str, number: usize) -> impl Iterator<Item = (String, Question)> {
    let exercise = exercises(lesson(slug).unwrap()).nth(number).unwrap();
    (0..2_000).map(move |seed| {
        let question = exercise.question(seed);
        (question.prompt.in_lang(Lang::En).to_owned(), question)
    })
}

#[test]
fn each_group_of_four_bits_has_its_digit() {
    for (value, row) in (8..16).zip(table("hex")) {
        assert_eq!(
            row,
            [
                format!("{value:04b}"),
                format!("{value:x}"),
                value.to_string()
            ]
        );
    }
    assert_eq!(table("hex").len(), 8);
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
    let (one, other) = (0b0110_0011, 0b0110_0111);
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

#[test]
fn the_truth_table_is_that_of_two_words_read_downwards() {
    let rows = table("operators");
    let word = |column: usize| {
        let bits = rows.iter().map(|row| row[column].parse::<u32>().unwrap());
        bits.fold(0, |word, bit| 2 * word + bit)
    };
    let [a, b] = [word(0), word(1)];
    let words = [a & b, a | b, a ^ b, !a & 15];
    assert_eq!([2, 3, 4, 5].map(word), words);
    let [a, b] = [a, b].map(|word| format!("`{word:04b}`"));
    let [and, or, xor, not] = words.map(|word| format!("`{word:04b}`"));
    says(
        "operators",
        &format!("{a} と {b} なら、`&` は {and}、`|` は {or}、`^` は {xor}、`~a` は {not}"),
        &format!(
            "For {a} and {b} the results are the columns of the table, read downwards: {and} for `&`, {or} for `|`, {xor} for `^`, {not} for `~a`"
        ),
    );
    for (prompt, question) in drawn("operators") {
        let formula = prompt.split('`').nth(1).unwrap();
        let [a, b] = words_of(&question)[..] else {
            panic!("{prompt}");
        };
        let expected = match formula {
            "a & b" => a & b,
            "a | b" => a | b,
            "a ^ b" => a ^ b,
            _ => b & (255 - a),
        };
        assert_eq!(right(&question), expected, "{prompt}");
    }
}

/// The words that a question gives.
fn words_of(question: &Question) -> Vec<u64> {
    let Given::Words(words) = &question.given else {
        panic!("words");
    };
    words.iter().map(|(_, word)| word.value().into()).collect()
}

#[test]
fn lamps_are_flipped_as_often_as_their_switches_are_pressed() {
    for (number, row) in table("elsewhere").iter().enumerate() {
        let lamps = (0..3).rev().filter(|lamp| number >> lamp & 1 == 1);
        let lamps: Vec<String> = lamps.map(|lamp: usize| lamp.to_string()).collect();
        let said = if lamps.is_empty() {
            "none".to_owned()
        } else {
            lamps.join(", ")
        };
        assert_eq!(*row, [number.to_string(), format!("{number:03b}"), said]);
    }
    let sets = grouped(2_u64.pow(20));
    says(
        "elsewhere",
        &format!("20 個のものの集合は {sets} 通り"),
        &format!("With 20 things there are {sets} sets"),
    );
    for (prompt, question) in drawn_of("elsewhere", 2) {
        let [s, a, b] = words_of(&question)[..] else {
            panic!("{prompt}");
        };
        let order = prompt
            .split(": ")
            .nth(1)
            .unwrap()
            .split('.')
            .next()
            .unwrap();
        let times = |switch: char| order.matches(switch).count();
        let lamp = |at: u8| {
            let flips = [('a', a), ('b', b)]
                .map(|(name, word)| times(name) * usize::from(word >> at & 1 == 1));
            (usize::from(s >> at & 1 == 1) + flips.iter().sum::<usize>()) % 2 == 1
        };
        let expected: u64 = (0..6).filter(|at| lamp(*at)).map(|at| 1 << at).sum();
        assert_eq!(right(&question), expected, "{prompt}");
    }
}
