//! Ten thousand questions of each exercise: solved by their own answer, refused with one bit wrong.

use bitqueens::{
    course::{Exercise, Lesson},
    draw::Mark,
    question::{AnswerAction, AnswerKind, Attempt, Given, Policy, Question, Replies},
    text::Lang,
};
use std::collections::HashMap;

use crate::{
    course_texts::{lesson, lessons},
    lesson_page::{self, right},
};

const SEEDS: u64 = 2_000;

#[test]
fn the_equation_of_an_answer_holds_for_the_whole_word() {
    let mut n_seen = 0;
    for (lesson, exercise) in of_bits() {
        for seed in 0..2_000 {
            let question = exercise.question(seed);
            let Given::Row { row, .. } = &question.given else {
                continue;
            };
            let words = row.words();
            let (down, right) = (u64::from(words.down), u64::from(words.right));
            let whole = [
                ("(left | bit) << 1 = ", words.left),
                ("left | down | right = ", words.left | down | right),
            ];
            for (equation, whole) in whole {
                if question.answer.in_lang(Lang::En).contains(equation) {
                    n_seen += 1;
                    assert_eq!(lesson_page::right(&question), whole, "{lesson} {seed}");
                }
            }
        }
    }
    assert!(n_seen > 1_000, "{n_seen}");
}

#[test]
fn two_thousand_questions_of_each_exercise_are_solved_and_refused_with_one_bit_wrong() {
    for (lesson, exercise) in of_bits() {
        for seed in 0..SEEDS {
            let question = exercise.question(seed);
            let (n_bits, expected) = (question.n_bits().unwrap(), right(&question));
            assert!((4..=27).contains(&n_bits), "{lesson} {seed}");
            assert_eq!(expected >> n_bits, 0, "{lesson} {seed}");
            let policy = Policy::graded(&question.kind);
            let mut attempt = Attempt::new(question, policy);
            let mut check = |bits: u64| {
                for power in 0..n_bits {
                    let on = bits >> power & 1 == 1;
                    attempt.apply(AnswerAction::Set { power, on });
                }
                attempt.apply(AnswerAction::Check);
                (attempt.is_right(), attempt.wrong().collect::<Vec<_>>())
            };
            assert_eq!(check(expected), (true, Vec::new()), "{lesson} {seed}");
            let power = u8::try_from(seed % u64::from(n_bits)).unwrap();
            let wrong = check(expected ^ 1 << power);
            assert_eq!(wrong, (false, vec![power]), "{lesson} {seed}");
            let all = (0..n_bits).rev().collect();
            assert_eq!(check(!expected), (false, all), "{lesson} {seed}");
        }
    }
}

#[test]
fn a_question_has_a_reason_for_each_bit() {
    for (lesson, exercise) in exercises() {
        for seed in 0..200 {
            let question = exercise.question(seed);
            let has_each = match (&question.kind, &question.replies) {
                (AnswerKind::Bits(n_bits), Replies::Each(reasons)) => {
                    reasons.len() == usize::from(*n_bits)
                }
                (AnswerKind::Bits(n_bits), Replies::Row(task)) => task.n_bits() == *n_bits,
                (AnswerKind::Choice(choices), Replies::Each(replies)) => {
                    replies.len() == choices.len()
                }
                (AnswerKind::Trace(trace), Replies::Each(reasons)) => {
                    reasons.len() == trace.n_cells()
                }
                (AnswerKind::Bits(_), _) => false,
                (_, replies) => matches!(replies, Replies::Any(_)),
            };
            assert!(has_each, "{lesson} {seed}: {:?}", question.replies);
        }
    }
}

/// The exercises that ask for bits.
fn of_bits() -> impl Iterator<Item = (&'static str, Exercise)> {
    exercises().filter(|(_, exercise)| exercise.question(0).n_bits().is_some())
}

#[test]
fn questions_of_other_kinds_take_their_own_answer_and_refuse_another() {
    let mut kinds = HashMap::new();
    for (lesson, exercise) in exercises() {
        for seed in 0..SEEDS {
            let question = exercise.question(seed);
            let kind = &question.kind;
            if matches!(kind, AnswerKind::Bits(_)) {
                continue;
            }
            assert!(kind.takes(&question.right), "{lesson} {seed}");
            let is_open = kind.start().is_none_or(|start| !kind.takes(&start));
            assert!(is_open, "{lesson} {seed}");
            let answers = kinds
                .entry((lesson, kind.name()))
                .or_insert_with(HashMap::new);
            let answer = kind.say(&question.right).in_lang(Lang::En).to_owned();
            *answers.entry(answer).or_insert(0) += 1;
        }
    }
    assert!(6 <= kinds.len(), "{:?}", kinds.keys());
    for ((lesson, _), answers) in kinds {
        // No answer is right so often that it can be given without thinking.
        let most = answers.values().max().unwrap();
        assert!(2 * most <= SEEDS, "{lesson}: {answers:?}");
    }
}

#[test]
fn the_line_through_a_square_is_that_of_plain_columns() {
    for (numbers, _, question) in numbers("shadow", 2) {
        let [row, column] = numbers[..] else {
            panic!("{numbers:?}");
        };
        let Given::Board(board) = &question.given else {
            panic!("a board");
        };
        let queens = board.squares.iter().filter(|of| of.mark == Mark::Queen);
        let lines = queens.flat_map(|queen| {
            let (up, across) = (
                row - u64::from(queen.row),
                i64::from(queen.column) - i64::try_from(column).unwrap(),
            );
            let through = [
                across == i64::try_from(up).unwrap(),
                across == 0,
                -across == i64::try_from(up).unwrap(),
            ];
            (0..3).filter(move |line| through[usize::try_from(*line).unwrap()])
        });
        let lines: Vec<u64> = lines.collect();
        assert!(lines.len() <= 1, "{lines:?}");
        assert_eq!(right(&question), lines.first().copied().unwrap_or(3));
    }
}

#[test]
fn numbers_that_are_asked_for_are_those_of_another_way() {
    for (numbers, prompt, question) in numbers("places", 1) {
        let bits = prompt.split('`').nth(1).unwrap();
        let value = bits
            .bytes()
            .fold(0, |value, bit| 2 * value + u64::from(bit - b'0'));
        assert_eq!(right(&question), value, "{numbers:?}");
    }
    for (numbers, _, question) in numbers("and", 0) {
        let first = numbers.get(1).copied().unwrap_or(0);
        assert_eq!(
            right(&question),
            (first..first + numbers[0])
                .map(|power| 2_u64.pow(u32::try_from(power).unwrap()))
                .sum::<u64>()
        );
    }
}

fn exercises() -> impl Iterator<Item = (&'static str, Exercise)> {
    let exercises = |lesson: &'static Lesson| {
        let exercises = bitqueens::course::exercises(lesson);
        exercises.map(|exercise| (&*lesson.slug, exercise))
    };
    lessons().flat_map(exercises)
}

#[test]
fn no_lesson_is_answered_by_the_answer_of_the_one_before() {
    let answers = |lesson: &'static Lesson| {
        let questions = bitqueens::course::exercises(lesson).map(|exercise| exercise.question(0));
        questions
            .map(|question| (question.n_bits(), question.right))
            .collect::<Vec<_>>()
    };
    for pair in lessons().collect::<Vec<_>>().windows(2) {
        let before = answers(pair[0]);
        for answer in answers(pair[1]) {
            assert!(!before.contains(&answer), "{}: {answer:?}", pair[1].slug);
        }
    }
}

/// The drawn questions of the only own exercise of a lesson, with the numbers of the English prompt.
fn numbers(slug: &str, index: usize) -> impl Iterator<Item = (Vec<u64>, String, Question)> {
    let mut exercises = bitqueens::course::exercises(lesson(slug).unwrap());
    let exercise = exercises.nth(index).unwrap();
    (0..2_000).map(move |seed| {
        let question = exercise.question(seed);
        let prompt = question.prompt.in_lang(Lang::En).to_owned();
        let digits = prompt.split(|c: char| !c.is_ascii_digit());
        let numbers = digits.filter_map(|digits| digits.parse().ok()).collect();
        (numbers, prompt, question)
    })
}

#[test]
fn the_squares_that_a_queen_attacks_are_those_of_plain_columns() {
    for (numbers, _, question) in numbers("puzzle", 0) {
        let [row, column, asked, ..] = numbers[..] else {
            panic!("{numbers:?}");
        };
        let n = u64::from(question.n_bits().unwrap());
        for of in 0..n {
            let expected = of == column || of.abs_diff(column) == asked.abs_diff(row);
            let bit = right(&question) >> (n - 1 - of) & 1 == 1;
            assert_eq!(bit, expected, "{numbers:?} column {of}");
        }
    }
}

#[test]
fn the_word_of_named_columns_has_its_ones_where_it_says() {
    for (numbers, prompt, question) in numbers("row", 0) {
        let (n, free) = (numbers[0], &numbers[1..numbers.len() - 1]);
        let ones_are_free = prompt.ends_with("a free square.");
        for column in 0..n {
            let bit = right(&question) >> (n - 1 - column) & 1 == 1;
            assert_eq!(bit, free.contains(&column) == ones_are_free, "{prompt}");
        }
    }
}

#[test]
fn a_row_of_a_list_is_the_bit_of_its_column() {
    for (numbers, prompt, question) in numbers("layout", 1) {
        let n = numbers[0];
        let (columns, row) = numbers[1..].split_at(usize::try_from(n).unwrap());
        let column = columns[usize::try_from(row[0]).unwrap()];
        assert_eq!(right(&question), 1 << (n - 1 - column), "{prompt}");
    }
}

#[test]
fn the_boards_left_out_are_a_power_of_the_columns() {
    for (numbers, prompt, question) in numbers("cost", 0) {
        let (n, row) = (numbers[0], numbers[1]);
        let boards = (row + 1..n).fold(1, |boards, _| boards * n);
        assert_eq!(right(&question), boards, "{prompt}");
    }
}

#[test]
fn the_flags_are_the_sums_of_rows_and_columns() {
    for (numbers, prompt, question) in numbers("flags", 0) {
        let n = numbers[0];
        let end = prompt.find(" (row, column)").unwrap();
        let digits = prompt[..end].split(|c: char| !c.is_ascii_digit());
        let digits: Vec<u64> = digits.filter_map(|digits| digits.parse().ok()).collect();
        let sums = digits[1..].chunks(2).map(|queen| queen[0] + queen[1]);
        let flags = sums.fold(0, |flags, sum| flags | 1 << sum);
        assert_eq!(
            (right(&question), u64::from(question.n_bits().unwrap())),
            (flags, 2 * n - 1),
            "{prompt}"
        );
    }
}

#[test]
fn exercises_are_drawn_from_many_questions() {
    for (lesson, exercise) in exercises() {
        let mut drawn = HashMap::new();
        for seed in 1..=500 {
            let question = exercise.question(seed);
            *drawn
                .entry((
                    question.prompt.in_lang(Lang::En).to_owned(),
                    question
                        .kind
                        .say(&question.right)
                        .in_lang(Lang::En)
                        .to_owned(),
                ))
                .or_insert(0) += 1;
        }
        assert!(10 <= drawn.len(), "{lesson} has {} questions", drawn.len());
    }
}
