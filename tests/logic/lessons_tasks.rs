//! Exercises: the right answers, told without bits, and the reasons of the wrong ones.

use std::cmp::Ordering;

use bitqueens::{
    course::{Exercise, ORDER, at_hand, exercises},
    question::{AnswerKind, Given, Question, Reason, RowTask, TargetWord},
    text::{Lang, Sentence},
};
use bitqueens_core::{
    bits::{BitOrder, Scope, View, Width},
    solver::{Line, Machine, OpenRow, Size},
};

use crate::{course_texts::lessons, lesson_page::right};

/// Every exercise of the course with its questions of the first seeds.
fn questions(seeds: u64) -> impl Iterator<Item = (Exercise, Question)> {
    let exercises = lessons().flat_map(exercises);
    exercises
        .flat_map(move |exercise| (0..seeds).map(move |seed| (exercise, exercise.question(seed))))
}

/// The questions about rows among them, with what they are made of.
fn row_questions(seeds: u64) -> impl Iterator<Item = (RowTask, Question)> {
    questions(seeds).filter_map(|(exercise, question)| match (exercise, &question.given) {
        (Exercise::Row { word, .. }, Given::Row { row, .. }) => {
            let (word, row) = (word, *row);
            Some((RowTask { word, row }, question))
        }
        _ => None,
    })
}

/// What is said of each bit, of each choice, or of any wrong answer.
fn reasons(question: &Question) -> Vec<Sentence> {
    let n_reasons = match &question.kind {
        AnswerKind::Bits(n_bits) => *n_bits,
        AnswerKind::Choice(choices) => u8::try_from(choices.len()).unwrap(),
        _ => 1,
    };
    let reasons = (0..n_reasons).map(|at| question.reason(at, ORDER));
    reasons.collect()
}

/// The queens in plain columns, counted from the right, row 0 first.
fn columns(row: &OpenRow) -> Vec<u8> {
    row.placement().powers().to_vec()
}

/// Tells whether a queen's line comes through a bit of the row, by counting squares on the board.
fn runs(queen: (usize, u8), line: Line, row: usize, power: u8) -> bool {
    let (queen_row, queen_power) = queen;
    let rows = i64::try_from(row - queen_row).unwrap();
    let columns = i64::from(power) - i64::from(queen_power);
    match line {
        Line::Left => columns == rows,
        Line::Down => columns == 0,
        Line::Right => columns == -rows,
    }
}

fn oracle(word: TargetWord, open: &OpenRow, power: u8) -> bool {
    let columns = columns(open);
    let row = columns.len();
    let by = |line: Line, power: u8| {
        let mut queens = columns.iter().copied().enumerate();
        queens.any(|queen| runs(queen, line, row, power))
    };
    let attacked = |power: u8| Line::ALL.into_iter().any(|line| by(line, power));
    let left = |power: u8| !attacked(power) && open.tried() >> power & 1 == 0;
    match word {
        TargetWord::Attack(line) => by(line, power),
        TargetWord::LeftWithGhosts => by(Line::Left, power),
        TargetWord::Occupied => attacked(power),
        TargetWord::Bitmap => left(power),
        TargetWord::Bit => left(power) && !(0..power).any(left),
    }
}

#[test]
fn the_answers_about_rows_are_those_of_plain_columns() {
    let mut n_rows = 0;
    for (task, question) in row_questions(300) {
        for power in 0..question.n_bits().unwrap() {
            let expected = right(&question) >> power & 1 == 1;
            assert_eq!(
                expected,
                oracle(task.word, &task.row, power),
                "{task:?} {power}"
            );
        }
        assert_eq!(
            right(&question) >> question.n_bits().unwrap(),
            0,
            "{task:?}"
        );
        n_rows += 1;
    }
    assert!(n_rows >= 9 * 300, "{n_rows}");
}

#[test]
fn every_reason_is_true_and_decides_the_bit() {
    for (task, question) in row_questions(120) {
        let (word, open) = (task.word, &task.row);
        let columns = columns(open);
        let row = columns.len();
        for power in 0..question.n_bits().unwrap() {
            let expected = right(&question) >> power & 1 == 1;
            let attacked = oracle(TargetWord::Occupied, open, power);
            let asks_for_free = matches!(word, TargetWord::Bitmap | TargetWord::Bit);
            match task.reason(power) {
                Reason::Attack { attack, queen } => {
                    let queen_row = usize::from(attack.queen_row);
                    assert_eq!(columns[queen_row], queen);
                    assert!(runs((queen_row, queen), attack.line, row, power));
                    assert_eq!(expected, !asks_for_free, "{task:?}");
                }
                Reason::OtherLine {
                    attack,
                    queen,
                    asked,
                } => {
                    let queen_row = usize::from(attack.queen_row);
                    assert_eq!(columns[queen_row], queen);
                    assert!(runs((queen_row, queen), attack.line, row, power));
                    assert_ne!(attack.line, asked);
                    assert!(!expected, "{task:?}");
                }
                Reason::NoLine { .. } => {
                    assert!(!expected);
                    assert!(!Line::ALL.into_iter().any(|line| {
                        let mut queens = columns.iter().copied().enumerate();
                        queens.any(|queen| runs(queen, line, row, power))
                    }));
                }
                Reason::Free => {
                    assert!(!attacked);
                    assert_eq!(expected, asks_for_free);
                }
                Reason::Tried => {
                    assert!(open.tried() >> power & 1 == 1 && !expected);
                }
                Reason::LowestFree => assert!(expected && !attacked),
                Reason::LowerIsFree { power: lower } => {
                    assert!(lower < power && oracle(TargetWord::Bit, open, lower));
                    assert!(!expected && !attacked);
                }
            }
        }
    }
}

#[test]
fn every_drawn_row_is_a_step_of_the_search() {
    for (_, question) in questions(25) {
        let Given::Row { row, .. } = &question.given else {
            assert_eq!(question.step(), None);
            continue;
        };
        let mut machine = Machine::new(question.size().unwrap());
        for _ in 0..question.step().unwrap() {
            assert!(machine.advance().is_some());
        }
        assert_eq!(OpenRow::of(&machine), *row);
        assert_eq!(machine.row(), Some(row.row()));
    }
}

#[test]
fn a_wrong_bit_of_row_2_names_queen_and_line() {
    let exercise = lessons()
        .flat_map(exercises)
        .find(|exercise| {
            matches!(
                exercise,
                Exercise::Row {
                    word: TargetWord::Bitmap,
                    ..
                }
            )
        })
        .unwrap();
    let question = exercise.question(0);
    assert_eq!((question.n_bits(), right(&question)), (Some(5), 0b10000));
    let place = (question.size(), question.step());
    assert_eq!(place, (Size::new(5).ok(), Some(15)));
    assert_eq!(
        question.prompt.in_lang(Lang::Ja),
        "N = 5 の盤です。行2の `bitmap` を予想してください。"
    );
    let free = question.reason(4, ORDER);
    assert_eq!(
        free.in_lang(Lang::Ja),
        "列0を通る効き筋はありません。空いているマスです。"
    );
    assert_eq!(
        free.in_lang(Lang::En),
        "No queen attacks column 0: it is free."
    );
    let attacked = question.reason(0, ORDER);
    assert_eq!(
        attacked.in_lang(Lang::Ja),
        "列4には、行0・列4のクイーンが真下（down）に効いています。"
    );
    assert_eq!(
        attacked.in_lang(Lang::En),
        "The column (down) of the queen in row 0, column 4 runs through column 4."
    );
    // With the lowest bit on the left, as on other pages, the same square is column 0.
    let Given::Row { row, .. } = question.given else {
        panic!("a bitmap is asked of a row");
    };
    let word = TargetWord::Bitmap;
    let turned = RowTask { word, row }.explain(0, BitOrder::LsbLeft);
    assert!(turned.in_lang(Lang::En).contains("row 0, column 0"));
}

#[test]
fn every_question_and_every_reason_has_words() {
    for lang in Lang::ALL {
        for exercise in at_hand::lessons(lang).iter().flat_map(exercises) {
            for question in (0..60).map(|seed| exercise.question(seed)) {
                let prompt = question.prompt.in_lang(lang);
                assert!(prompt.matches('`').count().is_multiple_of(2), "{prompt}");
                let reasons = reasons(&question);
                let reasons = reasons.iter().map(|reason| reason.in_lang(lang));
                for text in reasons.chain([prompt]) {
                    // The code of a small loop has braces of its own.
                    let is_code = matches!(exercise, Exercise::Custom(_));
                    assert!(is_code || !text.contains(['{', '}']), "{text}");
                    let is_whole = match lang {
                        Lang::Ja => text.ends_with('。'),
                        Lang::En => text.is_ascii() && text.ends_with(['.', '?']),
                    };
                    assert!(is_whole, "{text}");
                    let begins = lang == Lang::Ja || !text.starts_with(char::is_lowercase);
                    assert!(begins, "{text}");
                }
            }
        }
    }
}

/// The text between backticks behind some words.
fn code_behind<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    let (_, behind) = text.split_once(&format!("{words} `"))?;
    Some(behind.split_once('`')?.0)
}

#[test]
fn a_formula_that_is_asked_for_is_what_core_makes_of_the_given_words() {
    let mut n_checked = 0;
    for (exercise, question) in questions(300) {
        let (view, words) = match &question.given {
            Given::Words(words) => (View::Unsigned, words),
            Given::Signed(words) => (View::Signed, words),
            _ => continue,
        };
        let prompt = question.prompt.in_lang(Lang::En);
        let formula = code_behind(prompt, "Predict")
            .or_else(|| code_behind(prompt, "Predict the bits of"))
            .filter(|_| prompt.ends_with("`."));
        let (Exercise::Formulas(_), Some(formula)) = (exercise, formula) else {
            continue;
        };
        let scope = Scope::new(Width::new(question.n_bits().unwrap()).unwrap(), view);
        let scope = words
            .iter()
            .fold(scope, |scope, (name, word)| scope.with(name, word.value()));
        let n = prompt.split_once("`n` is ").map_or(0, |(_, n)| {
            let digits: String = n.chars().take_while(char::is_ascii_digit).collect();
            digits.parse().unwrap()
        });
        let result = scope.with("n", n).evaluate(formula).unwrap().result;
        assert_eq!(u64::from(result.value()), right(&question), "{prompt}");
        n_checked += 1;
    }
    assert!(6 * 300 <= n_checked, "{n_checked}");
}

#[test]
fn a_number_that_is_written_as_bits_is_the_one_of_the_prompt() {
    let mut n_checked = 0;
    for (_, question) in questions(300) {
        let prompt = question.prompt.in_lang(Lang::En);
        let number = prompt.strip_prefix("Write ");
        let Some(number) = number.and_then(|rest| rest.strip_suffix(" as 8 bits.")) else {
            continue;
        };
        assert_eq!(right(&question), number.parse::<u64>().unwrap());
        for (power, reason) in reasons(&question).iter().enumerate() {
            let is_in = right(&question) >> power & 1 == 1;
            let said = format!(
                ": {} is {}in it.",
                1 << power,
                if is_in { "" } else { "not " }
            );
            assert!(reason.in_lang(Lang::En).ends_with(&said), "{prompt} {said}");
        }
        n_checked += 1;
    }
    assert_eq!(n_checked, 300);
}

#[test]
fn the_sides_of_the_lowest_one() {
    let mut n_checked = 0;
    for (_, question) in questions(300) {
        let Given::Words(words) = &question.given else {
            continue;
        };
        if !["x & -x", "-x", "bitmap & ~bit"].contains(&question.name) {
            continue;
        }
        let lowest = words[0].1.value().trailing_zeros();
        for (power, reason) in (0_u32..).zip(reasons(&question)) {
            let begins = match power.cmp(&lowest) {
                Ordering::Less => "Right of the lowest 1",
                Ordering::Equal => "This is the lowest 1",
                Ordering::Greater => "Left of the lowest 1",
            };
            assert!(reason.in_lang(Lang::En).starts_with(begins), "{power}");
        }
        n_checked += 1;
    }
    assert_eq!(n_checked, 3 * 300);
}
