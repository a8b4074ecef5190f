//! The lines that are handed in: found in whatever they were pasted with, judged anew, as a table.

use std::collections::BTreeSet;

use bitqueens::{
    course::{CourseFiles, CoursePart, Work, at_hand, exercises},
    pages::{
        teach::{AnswerMark, ClassMarks, MarkedWork, Row, Unmarked, Who},
        write::{Stage, WriteAction, WritePage},
    },
    question::{
        Answer, AnswerKind,
        hand_in::{Damage, HandIn, HandInAnswer, PastedLine, pasted},
    },
    site::Environment,
    text::{Lang, listing_text},
};
use bitqueens_course::WriteStage;

use crate::{
    course_texts::{course_list, lessons},
    program::Program,
};

const DAY: u32 = 20_783;

fn given(tries: u64, answer: impl Into<Answer>) -> HandInAnswer {
    let answer = answer.into();
    HandInAnswer::Given { tries, answer }
}

/// The right answers of a lesson's exercises, each from its seed.
fn right(slug: &str, seeds: &[u64]) -> Vec<Answer> {
    let lesson = at_hand::lesson(slug, Lang::En).unwrap();
    let drawn = exercises(lesson).zip(seeds);
    drawn
        .map(|(exercise, seed)| exercise.question(*seed).right)
        .collect()
}

/// Another answer of the same kind.
fn wrong(slug: &str, at: usize, seed: u64) -> Answer {
    let lesson = at_hand::lesson(slug, Lang::En).unwrap();
    let question = exercises(lesson).nth(at).unwrap().question(seed);
    let right = match &question.right {
        Answer::Value(right) => *right,
        // The first cell of a trace is a row of the board.
        Answer::Text(cells) => {
            let (_, rest) = cells.split_once(' ').unwrap();
            return Answer::Text(format!("9 {rest}"));
        }
    };
    let other = match question.kind {
        AnswerKind::Bits(_) => right ^ 1,
        AnswerKind::Choice(_) | AnswerKind::Square(_) => u64::from(right == 0),
        _ => right + 1,
    };
    other.into()
}

fn of_lesson(slug: &str, seeds: Vec<u64>, answers: Vec<HandInAnswer>) -> HandIn {
    HandIn::new(format!("lesson.{slug}"), seeds, DAY, answers)
}

/// The homework of a pupil with every answer right at a try.
fn homework(slug: &str, pupil: u64, tries: u64) -> HandIn {
    let n = at_hand::lesson(slug, Lang::En).unwrap().exercises().count();
    let seeds = vec![100 + pupil; n];
    let answers = right(slug, &seeds)
        .into_iter()
        .map(|answer| given(tries, answer));
    of_lesson(slug, seeds, answers.collect())
}

fn marks(text: &str, names: &[String]) -> ClassMarks {
    let files = CourseFiles::at_hand();
    let mut marks = ClassMarks::default();
    for line in pasted(text) {
        marks.take(line, names, (&files, Lang::En));
    }
    marks.sort();
    marks
}

#[track_caller]
fn only(marks: &ClassMarks) -> &MarkedWork {
    assert_eq!(marks.unread, []);
    assert_eq!(marks.works.len(), 1);
    &marks.works[0]
}

#[track_caller]
fn row(text: &str) -> Row {
    let marks = marks(text, &[]);
    let rows = &only(&marks).rows;
    assert_eq!(rows.len(), 1);
    rows[0].clone()
}

#[test]
fn a_line_is_read_as_it_was_written_whatever_a_mail_does_to_it() {
    let line = of_lesson(
        "shift",
        vec![107, 0],
        vec![given(1, 12), HandInAnswer::Shown { tries: 3 }],
    );
    assert_eq!(
        line.to_string().rsplit_once("; ").unwrap().0,
        "bitqueens{1; lesson.shift; 107.0; 2026-11-26; 1:12, 3?"
    );
    let text = line.to_string();
    let wrapped: String = text
        .chars()
        .enumerate()
        .flat_map(|(at, of)| {
            let broken = at % 20 == 19;
            [
                Some(of),
                broken.then_some('\n'),
                broken.then_some('>'),
                broken.then_some(' '),
            ]
        })
        .flatten()
        .collect();
    for sent in [
        text.clone(),
        text.replace(' ', ""),
        text.replace(' ', "\r\n> > "),
        text.replace(' ', "\u{a0}"),
        text.replace("; ", ";=\r\n"),
        text.replacen('b', "B", 1),
        format!("Dear teacher, here it is: {text}. Best wishes {{}}"),
        format!("\"2026/11/26 9:12\tAda\t{text}\"\n"),
        wrapped,
    ] {
        let found = pasted(&sent);
        assert_eq!(found.len(), 1, "{sent}");
        assert_eq!(found[0].read, Ok(line.clone()), "{sent}");
    }
}

#[test]
fn every_change_of_one_sign_is_seen() {
    let line = homework("shift", 7, 2).to_string();
    let inside = "bitqueens{".len()..line.len() - 1;
    let mut n_seen = 0;
    for at in inside {
        let own = line.as_bytes()[at];
        for other in *b"0a;.,:?-t" {
            if own == other || own == b' ' {
                continue;
            }
            let mut changed = line.clone().into_bytes();
            changed[at] = other;
            let changed = String::from_utf8(changed).unwrap();
            let found = pasted(&changed);
            assert_eq!(found.len(), 1, "{changed}");
            assert_eq!(found[0].read, Err(Damage::Changed), "{changed}");
            n_seen += 1;
        }
        // A sign that was lost.
        if own != b' ' {
            let lost = format!("{}{}", &line[..at], &line[at + 1..]);
            assert_eq!(pasted(&lost)[0].read, Err(Damage::Changed), "{lost}");
        }
    }
    assert!(300 < n_seen);
}

#[test]
fn every_exercise_is_handed_in_and_judged_at_twenty_seeds() {
    for lesson in lessons().filter(|lesson| lesson.exercises().count() != 0) {
        let n = lesson.exercises().count();
        let line = |seed: u64| {
            let seeds = vec![seed; n];
            let rights = right(&lesson.slug, &seeds).into_iter().enumerate();
            let answers = rights.map(|(at, answer)| {
                // Every fourth one is wrong.
                if seed % 4 == 3 {
                    given(1, wrong(&lesson.slug, at, seed))
                } else {
                    given(seed + 1, answer)
                }
            });
            of_lesson(&lesson.slug, seeds.clone(), answers.collect()).to_string()
        };
        let text = (0..20).map(line).collect::<Vec<_>>().join("\n");
        let marks = marks(&text, &[]);
        let table = only(&marks);
        assert_eq!(
            table.work,
            Work::Lesson(course_list().lesson(&lesson.slug).unwrap())
        );
        assert_eq!(
            (table.rows.len(), table.n_questions),
            (20, n),
            "{}",
            lesson.slug
        );
        for row in &table.rows {
            let seed = row.seeds[0];
            let expected = if seed % 4 == 3 { 0 } else { n };
            assert_eq!(row.n_right(), expected, "{} {seed}", lesson.slug);
            assert_eq!(row.n_first(), if seed == 0 { n } else { 0 });
        }
        let n_wrong: usize = table.wrong().iter().map(|(_, of)| of.n_wrong()).sum();
        assert_eq!(n_wrong, 5 * n, "{}", lesson.slug);
    }
}

/// What the page makes at the end of a test, with every answer right at first or none.
fn test_line(part: CoursePart, seed: u64, is_right: bool) -> String {
    use bitqueens::{
        course::{ReviewKind, judged},
        pages::review::{ReviewAction, ReviewPage},
        question::AnswerAction,
    };
    let mut program = Program::open_in(Environment {
        address: format!("learn/test/#part={}&seed={seed}", part.name()),
        today: DAY,
        ..Environment::default()
    });
    for _ in 0..10 {
        let round = program.page::<ReviewPage>().round().unwrap();
        assert_eq!(round.hand_in(program.course()), None);
        let item = round.item.as_ref().unwrap();
        let attempt = item.attempt().unwrap().clone();
        let right = attempt.question.right.clone();
        let send = |program: &mut Program, action| {
            program.act(ReviewAction::Answer(action));
        };
        let kind = item.question.kind;
        if is_right {
            match (kind, &right) {
                (ReviewKind::Quiz(_), _) => send(&mut program, AnswerAction::Give(Some(right))),
                (ReviewKind::Code(_), _) => {
                    send(&mut program, AnswerAction::Give(Some(right)));
                    let round = program.page::<ReviewPage>().round().unwrap();
                    let attempt = round.item.as_ref().unwrap().attempt().unwrap().clone();
                    send(&mut program, judged(&attempt, AnswerAction::Check, None));
                }
                (_, Answer::Value(value)) if attempt.question.n_bits().is_some() => {
                    for power in 0..attempt.question.n_bits().unwrap() {
                        let on = value >> power & 1 == 1;
                        send(&mut program, AnswerAction::Set { power, on });
                    }
                    send(&mut program, AnswerAction::Check);
                }
                _ => {
                    send(&mut program, AnswerAction::Give(Some(right.clone())));
                    send(&mut program, AnswerAction::Check);
                }
            }
            // What is tried after the answer that counts is not handed in.
            if let ReviewKind::Quiz(_) = kind {
                let other = u64::from(attempt.question.right_value() == Some(0));
                send(&mut program, AnswerAction::Give(Some(other.into())));
            }
        } else if let ReviewKind::Quiz(_) = kind {
            let other = u64::from(attempt.question.right_value() == Some(0));
            send(&mut program, AnswerAction::Give(Some(other.into())));
        } else {
            send(&mut program, AnswerAction::Reveal);
        }
        program.act(ReviewAction::Next);
    }
    let page = program.page::<ReviewPage>();
    let hand_in = page.round().unwrap().hand_in(&page.course);
    hand_in.unwrap().to_string()
}

#[test]
fn a_test_of_every_part_is_handed_in_and_judged_as_the_page_did() {
    for part in CoursePart::tested() {
        for seed in [107, 20_783] {
            let row_of = row(&test_line(part, seed, true));
            assert_eq!(
                (row_of.n_right(), row_of.n_first()),
                (10, 10),
                "{part:?} {seed}: {row_of:?}"
            );
            let who = if seed == 107 {
                Who::Pupil(7, None)
            } else {
                Who::Line(1)
            };
            assert_eq!(row_of.who, who);
            let none = row(&test_line(part, seed, false));
            assert_eq!(none.n_right(), 0, "{part:?} {seed}");
        }
    }
}

#[test]
fn a_program_is_handed_in_and_run_again() {
    for (text, is_right) in [
        (listing_text(), true),
        (listing_text().replace("<< 1", "<< 2"), false),
    ] {
        let mut program = Program::open("write/#stage=comments");
        program.act(WriteAction::Type(text));
        let none = program.page::<WritePage>().hand_in(Lang::En, DAY);
        assert_eq!(none, None, "before it is run");
        program.act(WriteAction::Run);
        let hand_in = program.page::<WritePage>().hand_in(Lang::En, DAY).unwrap();
        let row = row(&format!("Hana Sato\t{hand_in}"));
        assert_eq!(row.who, Who::Named("Hana Sato".to_owned()));
        assert_eq!(row.n_right(), usize::from(is_right));
        if !is_right {
            assert!(
                matches!(&row.marks[0], AnswerMark::Wrong { tries: 1, .. }),
                "{row:?}"
            );
        }
    }
    // The stages are called the same where they are written and where they are judged.
    let written: Vec<_> = Stage::ALL.iter().map(|stage| stage.name()).collect();
    let judged: Vec<_> = WriteStage::ALL.iter().map(|stage| stage.name()).collect();
    assert_eq!(written, judged);
}

/// Three hundred lines as they come, every tenth damaged in one of ten ways; returns which are whole.
fn three_hundred() -> (String, BTreeSet<u64>) {
    let (mut lines, mut whole) = (Vec::new(), BTreeSet::new());
    for number in 0..300_u64 {
        let pupil = 1 + number * 7 % 300;
        let line = homework("shift", pupil, 1 + pupil % 2).to_string();
        lines.push(match (number % 10, number / 10 % 5, number % 4) {
            (9, 0, _) => line[..line.len() / 2].to_owned(),
            (9, 1, _) => line.replacen("1:", "2:", 1).replacen("2:", "4:", 1),
            (9, 2, _) => line[12..].to_owned(),
            (9, 3, _) => line[..line.len() - 5].to_owned() + "}",
            (9, ..) => line.replacen("lesson.shift", "lesson.mask", 1),
            (_, _, 0) => line,
            (_, _, 1) => format!("> {}", line.replace("; ", ";\n> ")),
            (_, _, 2) => format!("Good morning,\n{line}\nbye"),
            // The same again.
            _ => format!("{line}\n\n{line}"),
        });
        if number % 10 != 9 {
            whole.insert(pupil);
        }
    }
    let text = lines.join("\n");
    (text, whole)
}

#[test]
fn three_hundred_pasted_lines_make_a_table_and_thirty_damaged_ones_are_named() {
    let names: Vec<_> = (1..=60).map(|number| format!("Pupil {number}")).collect();
    let (text, whole) = three_hundred();
    let marks = marks(&text, &names);
    assert_eq!(marks.works.len(), 1);
    let table = &marks.works[0];
    assert_eq!(table.rows.len(), 270);
    let there: BTreeSet<u64> = table
        .rows
        .iter()
        .map(|row| match row.who {
            Who::Pupil(number, _) => number as u64,
            ref other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(there, whole);
    for row in &table.rows {
        let Who::Pupil(number, name) = &row.who else {
            panic!()
        };
        assert_eq!(*name, names.get(number - 1).cloned());
        assert_eq!(row.n_right(), table.n_questions);
        let first = if number % 2 == 0 {
            table.n_questions
        } else {
            0
        };
        assert_eq!(row.n_first(), first, "{number}");
    }
    let numbers: Vec<_> = table.rows.iter().map(|row| row.who.clone()).collect();
    assert!(numbers.is_sorted(), "by the number in the class list");
    let damaged: Vec<_> = marks.unread.iter().map(|of| of.why.clone()).collect();
    assert_eq!(damaged.len(), 30);
    let n = |damage: Damage| {
        damaged
            .iter()
            .filter(|of| **of == Unmarked::Damaged(damage.clone()))
            .count()
    };
    assert_eq!(
        (n(Damage::NoEnd), n(Damage::NoBeginning), n(Damage::Changed)),
        (6, 6, 18)
    );
    let n_same = (0..300)
        .filter(|number| number % 4 == 3 && number % 10 != 9)
        .count();
    assert_eq!(marks.n_doubled, n_same);
    // Who is missing of the list is said.
    let missing: Vec<_> = table
        .missing(&names)
        .iter()
        .map(|(number, _)| *number as u64)
        .collect();
    let expected: Vec<_> = (1..=60).filter(|number| !whole.contains(number)).collect();
    assert_eq!(missing, expected);
}

#[test]
fn a_forged_line_is_seen_where_it_can_be() {
    let n = at_hand::lesson("shift", Lang::En)
        .unwrap()
        .exercises()
        .count();
    // Right answers under another seed: each is judged from the seed that the line says.
    let answers: Vec<_> = right("shift", &vec![107; n])
        .into_iter()
        .map(|answer| given(1, answer))
        .collect();
    let other_seed = of_lesson("shift", vec![108; n], answers);
    assert!(row(&other_seed.to_string()).n_right() < n);
    // Answers that were changed by hand: the check does not fit.
    let line = homework("shift", 7, 3).to_string();
    let marks_of = marks(&line.replacen("3:", "1:", 1), &[]);
    assert_eq!(marks_of.unread[0].why, Unmarked::Damaged(Damage::Changed));
    // An answer that the page does not take, with a check that fits.
    let impossible = of_lesson("shift", vec![107; n], vec![given(1, 1 << 40); n]);
    assert_eq!(
        marks(&impossible.to_string(), &[]).unread[0].why,
        Unmarked::NoAnswer
    );
    // A work of another course, and one with other questions.
    for work in ["lesson.nowhere", "test.search.1", "test", "write.all.2"] {
        let other = HandIn::new(work.to_owned(), vec![1], DAY, vec![given(1, 1); 2]);
        assert_eq!(
            marks(&other.to_string(), &[]).unread[0].why,
            Unmarked::OtherCourse,
            "{work}"
        );
    }
    // What cannot be seen: a line that is made anew with other answers is as valid as one of the page.
    assert_eq!(row(&homework("shift", 7, 1).to_string()).n_first(), n);
}

#[test]
fn several_lines_of_a_pupil_stand_together_and_are_counted() {
    let text = format!(
        "{}\n{}\n{}",
        homework("shift", 9, 2),
        homework("shift", 8, 1),
        homework("shift", 9, 1)
    );
    let marks = marks(&text, &[]);
    let rows = &only(&marks).rows;
    let places: Vec<_> = rows.iter().map(|row| row.place).collect();
    assert_eq!(places, [(1, 1), (1, 2), (2, 2)]);
}

#[test]
fn a_spreadsheet_opens_the_table_as_it_is() {
    let names = vec![
        "=HYPERLINK(\"x\")".to_owned(),
        "Sato, \"Hana\"".to_owned(),
        "Ada".to_owned(),
    ];
    let n = at_hand::lesson("shift", Lang::En)
        .unwrap()
        .exercises()
        .count();
    let wrong: Vec<_> = (0..n).map(|at| given(2, wrong("shift", at, 102))).collect();
    let text = format!(
        "{}\n{}",
        homework("shift", 1, 1),
        of_lesson("shift", vec![102; n], wrong)
    );
    let marks = marks(&text, &names);
    let table = only(&marks);
    let csv = table.spreadsheet(&names, Lang::En);
    assert!(
        csv.starts_with('\u{feff}'),
        "by it a spreadsheet knows UTF-8"
    );
    let lines: Vec<_> = csv.trim_start_matches('\u{feff}').split("\r\n").collect();
    assert_eq!(
        lines.len(),
        1 + 2 + 1 + 1,
        "heads, two lines, one that is missing, the end"
    );
    assert!(lines[0].starts_with("Number,Name,Day,Seed,Right,At the first try,Question 1"));
    assert!(
        lines[1].starts_with("1,\"'=HYPERLINK(\"\"x\"\")\",2026-11-26,101,"),
        "{}",
        lines[1]
    );
    assert!(
        lines[2].starts_with("2,\"Sato, \"\"Hana\"\"\",2026-11-26,102,0,0,0"),
        "{}",
        lines[2]
    );
    assert_eq!(lines[3], "3,Ada");
    let pasted = table.to_paste(&names, Lang::En);
    let pasted: Vec<_> = pasted.split('\n').collect();
    assert_eq!(pasted.len(), lines.len() - 1);
    assert!(pasted[1].starts_with("1\t'=HYPERLINK(\"x\")\t2026-11-26\t101\t"));
    assert!(pasted[2].starts_with("2\tSato, \"Hana\"\t2026-11-26\t102\t0\t0\t0"));
    assert_eq!(pasted[3], "3\tAda");
    // A word of bits keeps its zeros: a spreadsheet would read a number.
    let last = lines[2].rsplit(',').next().unwrap();
    assert!(last.contains('0') || last.contains('1'), "{last}");
}

#[test]
fn nothing_that_is_pasted_panics() {
    for text in [
        "",
        "bitqueens{",
        "}",
        "bitqueens{}",
        "bitqueens{;;;;;}",
        "ビット}bitqueens{１；２}",
        "bitqueens{bitqueens{}}",
        ";;;}",
    ] {
        let lines: Vec<PastedLine> = pasted(text);
        assert!(lines.iter().all(|line| line.read.is_err()), "{text}");
        marks(text, &[]);
    }
}
