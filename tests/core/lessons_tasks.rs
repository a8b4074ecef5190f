//! Exercises: the right answers, told without bits, and the reasons of the wrong ones.

use bitqueens::{
    bits::{BitOrder, Width, Word},
    lessons::{
        Asked, Because, COURSE, Exercise, Lesson, Position, Reason, RowTask, Side, Task, Trick,
    },
    solver::{Line, Machine, Size},
};

/// Every exercise of the course with its questions of the first seeds.
fn tasks(seeds: u64) -> impl Iterator<Item = Task> {
    COURSE
        .iter()
        .flat_map(Lesson::exercises)
        .flat_map(move |exercise| (0..seeds).map(|seed| exercise.task(seed)))
}

/// The position in plain columns: the queens' columns from the right, and the asked row.
fn columns(position: &Position) -> Vec<u8> {
    let power = |queen: &u32| (0..27).find(|power| 1_u32 << power == *queen).unwrap();
    position.queens().iter().map(power).collect()
}

/// Whether a queen's line comes through a bit of the row, by counting squares on the board.
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

fn oracle(asked: Asked, position: &Position, power: u8) -> bool {
    let columns = columns(position);
    let row = columns.len();
    let by = |line: Line, power: u8| {
        let mut queens = columns.iter().copied().enumerate();
        queens.any(|queen| runs(queen, line, row, power))
    };
    let attacked = |power: u8| Line::ALL.into_iter().any(|line| by(line, power));
    let left = |power: u8| !attacked(power) && position.tried() >> power & 1 == 0;
    match asked {
        Asked::Line(line) => by(line, power),
        Asked::LeftWithGhosts => by(Line::Left, power),
        Asked::Occupied => attacked(power),
        Asked::Bitmap => left(power),
        Asked::Bit => left(power) && !(0..power).any(left),
    }
}

#[test]
fn the_answers_about_rows_are_those_of_plain_columns() {
    let mut n_rows = 0;
    for task in tasks(300) {
        if let Task::Row(RowTask { asked, position }) = &task {
            for power in 0..task.n_bits() {
                let expected = task.expected() >> power & 1 == 1;
                assert_eq!(
                    expected,
                    oracle(*asked, position, power),
                    "{task:?} {power}"
                );
            }
            assert_eq!(task.expected() >> task.n_bits(), 0, "{task:?}");
            n_rows += 1;
        }
    }
    assert!(n_rows >= 9 * 300, "{n_rows}");
}

#[test]
fn the_answers_about_numbers() {
    for value in 1..=255_u32 {
        let x = Word::cut(value, Width::BYTE);
        let answer = |trick| Task::Word { trick, x }.expected();
        let lowest = (0..8).map(|bit| 1 << bit).find(|bit| value & bit != 0);
        let lowest = u64::from(lowest.unwrap());
        let value = u64::from(value);
        assert_eq!(answer(Trick::Number), value);
        assert_eq!(answer(Trick::Negated), 256 - value);
        assert_eq!(answer(Trick::LowestBit), lowest);
        assert_eq!(answer(Trick::WithoutLowest), value - lowest);
        let turned = x.to_string().chars().rev().collect::<String>();
        assert_eq!(format!("{:08b}", answer(Trick::Mirrored)), turned);
    }
}

#[test]
fn each_wrong_bit_is_found_and_no_other() {
    for task in tasks(40) {
        let expected = task.expected();
        assert!(task.is_right(expected), "{task:?}");
        for power in 0..task.n_bits() {
            let answer = expected ^ 1 << power;
            assert!(!task.is_right(answer));
            let wrong = task
                .check(answer)
                .into_iter()
                .filter(|verdict| !verdict.is_right())
                .collect::<Vec<_>>();
            assert_eq!(wrong.len(), 1, "{task:?}");
            assert_eq!(wrong[0].power, power);
        }
        let drawn = task
            .check(expected)
            .iter()
            .map(|v| v.power)
            .collect::<Vec<_>>();
        assert!(drawn.into_iter().rev().eq(0..task.n_bits()));
    }
}

#[test]
fn every_reason_is_true_and_decides_the_bit() {
    for task in tasks(120) {
        let Task::Row(RowTask { asked, position }) = &task else {
            continue;
        };
        let columns = columns(position);
        let row = columns.len();
        for verdict in task.check(0) {
            let power = verdict.power;
            let attacked = oracle(Asked::Occupied, position, power);
            let asks_for_free = matches!(asked, Asked::Bitmap | Asked::Bit);
            let Because::Row(reason) = verdict.because else {
                panic!("{task:?} is not about a number")
            };
            match reason {
                Reason::Attack { attack, queen } => {
                    let queen_row = usize::from(attack.queen_row);
                    assert_eq!(columns[queen_row], queen);
                    assert!(runs((queen_row, queen), attack.line, row, power));
                    assert_eq!(verdict.expected, !asks_for_free, "{task:?}");
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
                    assert!(!verdict.expected, "{task:?}");
                }
                Reason::NoLine { .. } => {
                    assert!(!verdict.expected);
                    assert!(!Line::ALL.into_iter().any(|line| {
                        let mut queens = columns.iter().copied().enumerate();
                        queens.any(|queen| runs(queen, line, row, power))
                    }));
                }
                Reason::Free => {
                    assert!(!attacked);
                    assert_eq!(verdict.expected, asks_for_free);
                }
                Reason::Tried => {
                    assert!(position.tried() >> power & 1 == 1 && !verdict.expected);
                }
                Reason::LowestFree => assert!(verdict.expected && !attacked),
                Reason::LowerIsFree { power: lower } => {
                    assert!(lower < power && oracle(Asked::Bit, position, lower));
                    assert!(!verdict.expected && !attacked);
                }
            }
        }
    }
}

#[test]
fn the_sides_of_the_lowest_one() {
    let x = Word::cut(0b0001_0100, Width::BYTE);
    let trick = Trick::Negated;
    let sides = Task::Word { trick, x }
        .check(0)
        .into_iter()
        .map(|verdict| match verdict.because {
            Because::Lowest { side, .. } => side,
            other => panic!("{other:?}"),
        });
    let mut expected = vec![Side::Left; 5];
    expected.extend([Side::At, Side::Right, Side::Right]);
    assert!(sides.eq(expected));
}

#[test]
fn every_drawn_row_is_a_step_of_the_search() {
    for task in tasks(25) {
        let Task::Row(RowTask { position, .. }) = &task else {
            assert_eq!(task.step(), None);
            continue;
        };
        let (size, step) = task.step().unwrap();
        let mut machine = Machine::new(size);
        for _ in 0..step {
            assert!(machine.advance().is_some());
        }
        assert_eq!(Position::of(&machine), *position);
        assert_eq!(machine.row(), Some(position.row()));
    }
}

#[test]
fn a_wrong_bit_of_row_2_names_queen_and_line() {
    let exercise = COURSE
        .iter()
        .flat_map(Lesson::exercises)
        .find(|exercise| {
            matches!(
                exercise,
                Exercise::Row {
                    asked: Asked::Bitmap,
                    ..
                }
            )
        })
        .unwrap();
    let task = exercise.task(0);
    assert_eq!((task.n_bits(), task.expected()), (5, 0b10000));
    assert_eq!(task.step(), Some((Size::new(5).unwrap(), 15)));
    assert_eq!(
        task.prompt().ja,
        "N = 5 の盤です。行2の `bitmap` を予想してください。"
    );

    let verdicts = task.check(0b00001);
    let said = |idx: usize, order| task.explain(verdicts[idx].power, order);
    let right = verdicts.iter().map(bitqueens::lessons::Verdict::is_right);
    assert!(right.eq([false, true, true, true, false]));
    let free = said(0, BitOrder::MsbLeft);
    assert_eq!(free.ja, "列0を通る効き筋はありません。空いているマスです。");
    assert_eq!(free.en, "No queen attacks column 0: it is free.");
    let attacked = said(4, BitOrder::MsbLeft);
    assert_eq!(
        attacked.ja,
        "列4には、行0・列4のクイーンの down の縦が通ります。"
    );
    assert_eq!(
        attacked.en,
        "The column (down) of the queen in row 0, column 4 runs through column 4."
    );
    // With the lowest bit on the left the same square is column 0.
    assert!(said(4, BitOrder::LsbLeft).en.contains("row 0, column 0"));
}

#[test]
fn every_question_and_every_reason_has_words() {
    for task in tasks(60) {
        let prompt = task.prompt();
        assert!(prompt.ja.ends_with('。'), "{}", prompt.ja);
        assert!(prompt.en.is_ascii() && prompt.en.ends_with(['.', '?']));
        for text in [prompt.ja, prompt.en] {
            assert!(text.matches('`').count().is_multiple_of(2), "{text}");
        }
        for verdict in task.check(!task.expected()) {
            let reason = task.explain(verdict.power, BitOrder::MsbLeft);
            assert!(reason.ja.ends_with('。'), "{}", reason.ja);
            assert!(
                reason.en.is_ascii() && reason.en.ends_with('.'),
                "{}",
                reason.en
            );
            assert!(
                reason.en.starts_with(|c: char| !c.is_lowercase()),
                "{}",
                reason.en
            );
        }
    }
}
