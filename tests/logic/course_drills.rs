//! The exercises of a lesson as a reader goes through them.

use std::collections::BTreeSet;

use bitqueens::{
    course::{ORDER, exercises},
    draw::{Hover, Mark, Pointed},
    pages::lesson::{BlockAction, LessonAction},
    question::{Check, Given},
    text::Lang,
};
use proptest::prelude::*;

use crate::{
    course_texts::{course_list, lesson, lessons},
    lesson_page::{self, CHECK, REVEAL, give, right},
    program::Program,
};

fn verdict(program: &Program) -> Check {
    program.exercise(0).attempt.verdict(ORDER).unwrap()
}

fn done(program: &Program) -> String {
    program.course().progress.stored()
}

/// Does something with the first exercise.
fn with_first(program: &Program, action: BlockAction) -> Program {
    program.after(program.on_exercise(0, action))
}

fn after(hash: &str, actions: &[BlockAction]) -> Program {
    let start = Program::open(hash);
    let actions = actions.iter();
    actions.fold(start, |program, action| {
        with_first(&program, action.clone())
    })
}

fn set(power: u8) -> BlockAction {
    lesson_page::set(power, true)
}

#[test]
fn a_wrong_bit_of_row_2_s_bitmap_names_queen_and_line() {
    let marks = |program: &Program| -> Vec<_> {
        let field = program.exercise(0).attempt.field(ORDER);
        field.iter().map(|bit| bit.verdict).collect()
    };
    // How many they are, which they are, and why.
    let first = after("learn/mask/", &[set(4), set(3), CHECK]);
    let said = verdict(&first);
    assert!(!said.right && said.reasons.is_empty());
    assert_eq!(said.sentence.in_lang(Lang::En), "One of 5 bits is wrong.");
    assert_eq!(marks(&first), [None; 5]);
    let second = with_first(&first, CHECK);
    assert_eq!(verdict(&second).reasons, []);
    let right = Some(true);
    assert_eq!(marks(&second), [right, Some(false), right, right, right]);
    let program = with_first(&second, CHECK);
    let said = verdict(&program);
    let next = [&first, &second, &program].map(|of| verdict(of).next.is_some());
    assert_eq!(next, [true, true, false]);
    let [reason] = said.reasons.as_slice() else {
        panic!("{:?}", said.reasons);
    };
    assert!(
        reason
            .in_lang(Lang::En)
            .contains("queen in row 1, column 2"),
        "{}",
        reason.in_lang(Lang::En)
    );
    assert!(
        reason
            .in_lang(Lang::En)
            .to_lowercase()
            .contains("left diagonal"),
        "{}",
        reason.in_lang(Lang::En)
    );
    assert!(
        reason.in_lang(Lang::Ja).contains("行1・列2のクイーン"),
        "{}",
        reason.in_lang(Lang::Ja)
    );
}

#[test]
fn the_board_is_covered_until_the_answer_is_right() {
    let hidden = |program: &Program| {
        let board = program.exercise(0).attempt.board(ORDER).unwrap();
        let marks = board.squares.iter().map(|square| square.mark);
        marks.filter(|mark| *mark == Mark::Hidden).count()
    };
    let start = Program::open("learn/mask/");
    assert_eq!(hidden(&start), 15);
    assert_eq!(hidden(&with_first(&start, CHECK)), 15);
    let right = after("learn/mask/", &[set(4), CHECK]);
    assert_eq!(hidden(&right), 0);
    let said = verdict(&right);
    assert!(said.right && said.reasons.is_empty());
    assert_eq!(right.exercise(0).attempt.question.step(), Some(15));
}

#[test]
fn a_lesson_is_done_when_each_quiz_was_answered_and_each_exercise_was_right() {
    for lesson in lessons() {
        let mut program = Program::open(&format!("learn/{}/", lesson.slug));
        for quiz in 0..lesson.quizzes().count() {
            assert_eq!(done(&program), "", "{}", lesson.slug);
            program.act(program.on_quiz(quiz, give(0)));
        }
        for exercise in 0..lesson.exercises().count() {
            assert_eq!(done(&program), "", "{}", lesson.slug);
            let expected = program.exercise(exercise).attempt.question.right.clone();
            let bits = expected.value().unwrap_or(0);
            for power in (0..32).filter(|power| bits >> power & 1 == 1) {
                program.act(program.on_exercise(exercise, set(power)));
            }
            // Bits leave this out, and other kinds the bits.
            program.act(program.on_exercise(exercise, give(expected)));
            program.act(program.on_exercise(exercise, CHECK));
        }
        assert_eq!(done(&program), lesson.slug);
    }
}

#[test]
fn a_number_a_square_and_a_choice_are_checked_and_answered_with_a_reason() {
    for (slug, wrong, words) in [
        ("learn/cost/", 8, "multiplied, and not added"),
        ("learn/backtrack/", 0, "Go up a row at a time"),
        ("learn/exits/", 0, "Row 4 is the last one"),
    ] {
        let nothing = after(slug, &[CHECK]);
        assert_eq!(
            verdict(&nothing).sentence.in_lang(Lang::En),
            "Give an answer first, then check it."
        );
        let program = after(slug, &[give(wrong), CHECK]);
        let said = verdict(&program);
        assert!(!said.right, "{slug}");
        assert!(
            said.reasons[0].in_lang(Lang::En).contains(words),
            "{:?}",
            said.reasons
        );
        let expected = right(&program.exercise(0).attempt.question);
        let program = with_first(&program, give(expected));
        let said = verdict(&with_first(&program, CHECK));
        assert!(
            said.right && said.sentence.in_lang(Lang::En).starts_with("Right. "),
            "{slug}"
        );
        let shown = verdict(&after(slug, &[REVEAL]));
        assert!(
            shown.right && !shown.sentence.in_lang(Lang::En).starts_with("Right."),
            "{slug}"
        );
    }
}

#[test]
fn being_shown_the_answer_is_not_finding_it() {
    let shown = [REVEAL, CHECK];
    let program = after("learn/mask/", &shown);
    assert_eq!(done(&program), "");
    let said = verdict(&program);
    assert!(said.right && program.exercise(0).attempt.shown);
    // The board draws the others.
    assert_eq!(said.reasons.len(), 1);
    assert!(
        said.sentence
            .in_lang(Lang::En)
            .contains("= 10000, 16 in decimal")
    );
    assert_eq!(done(&program.after(LessonAction::Done(true))), "mask");
}

#[test]
fn an_answer_that_is_shown_says_each_sentence_once_and_counts_in_grammar() {
    for lesson in lessons() {
        for seed in 0..20 {
            let mut program = Program::open(&format!("learn/{}/#seed={seed}", lesson.slug));
            program.act(program.on_exercise(0, REVEAL));
            let said = verdict(&program);
            let mut all = said.reasons;
            all.push(said.sentence);
            let different: BTreeSet<_> = all
                .iter()
                .map(|sentence| (sentence.in_lang(Lang::En), sentence.in_lang(Lang::Ja)))
                .collect();
            assert_eq!(
                different.len(),
                all.len(),
                "{} {seed}: {all:?}",
                lesson.slug
            );
            for (sentence, _) in different {
                let one = sentence
                    .split([' ', ','])
                    .zip(sentence.split([' ', ',']).skip(1));
                for (number, counted) in one {
                    let many = ["solutions", "queens", "squares", "bits", "rows"];
                    assert!(number != "1" || !many.contains(&counted), "{sentence}");
                }
            }
        }
    }
}

#[test]
fn a_bit_changed_after_the_check_loses_its_mark_alone() {
    let program = after("learn/mask/", &[CHECK, CHECK, set(0)]);
    let field = program.exercise(0).attempt.field(ORDER);
    let marks: Vec<_> = field.iter().map(|bit| bit.verdict).collect();
    let right = Some(true);
    assert_eq!(marks, [Some(false), right, right, right, None]);
}

#[test]
fn the_same_verdict_twice_is_told_apart() {
    let program = after("learn/mask/", &[CHECK]);
    let again = with_first(&program, CHECK);
    assert_ne!(verdict(&program).serial, verdict(&again).serial);
    assert_eq!(verdict(&program).sentence, verdict(&again).sentence);
}

#[test]
fn the_pointer_marks_a_square_of_a_drill_s_board() {
    let program = Program::open("learn/mask/");
    let hover = Hover {
        row: Some(1),
        column: 2,
    };
    let mut board = program.exercise(0).attempt.board(ORDER).unwrap();
    board.hover(hover);
    // The queens that attack it are not marked: they would answer.
    let mut marked = board
        .squares
        .iter()
        .filter(|square| square.pointed.is_some());
    let square = marked.next().unwrap();
    assert_eq!(
        (square.row, square.column, square.pointed),
        (1, 2, Some(Pointed::Here))
    );
    assert_eq!(marked.count(), 0);
}

#[test]
fn a_sheet_has_the_question_and_its_answer() {
    let program = Program::open("learn/shift/#seed=0.0.7&sheet=3");
    let exercise = program.exercise(2);
    assert_eq!((program.open_lesson().sheet, exercise.seed), (Some(2), 7));
    let row = exercise.attempt.question.paper_row(ORDER).unwrap();
    let answer = row
        .cells
        .iter()
        .fold(0, |word, bit| word << 1 | u64::from(bit.on));
    assert_eq!(answer, right(&exercise.attempt.question));
    let size = exercise.attempt.question.size().unwrap().len();
    assert_eq!(row.cells.len(), size + row.n_ghosts());
    assert_eq!(program.address(), "learn/shift/#seed=0.0.7&sheet=3");
}

#[test]
fn the_free_and_the_attacked_squares_are_asked_of_different_rows() {
    let questions = |slug: &str| {
        let exercises = exercises(lesson(slug).unwrap());
        let rows = exercises.filter_map(|exercise| match exercise.question(0).given {
            Given::Row { row, .. } => Some(row),
            _ => None,
        });
        rows.collect::<Vec<_>>()
    };
    // The complement of one answer is not the other.
    let [free, attacked] = &questions("mask")[..] else {
        panic!("two rows");
    };
    assert_ne!(free, attacked);
}

proptest! {
    #[test]
    fn drawn_exercises_are_judged_bit_by_bit(lesson in 0..course_list().lessons.len(), seed in any::<u64>(), answer in any::<u64>()) {
        let mut program = Program::open(&format!("learn/{}/#seed={seed}", course_list().lessons[lesson].slug));
        let n_bits = program.exercise(0).attempt.question.n_bits();
        prop_assume!(n_bits.is_some());
        let n_bits = n_bits.unwrap();
        for power in 0..n_bits {
            let on = answer >> power & 1 == 1;
            program.act(program.on_exercise(0, lesson_page::set(power, on)));
        }
        for _ in 0..3 {
            program.act(program.on_exercise(0, CHECK));
        }
        let said = verdict(&program);
        let mask = u64::MAX >> (64 - u32::from(n_bits));
        let expected = right(&program.exercise(0).attempt.question);
        let n_wrong = usize::try_from(((answer ^ expected) & mask).count_ones()).unwrap();
        prop_assert_eq!(said.right, n_wrong == 0);
        // The first wrong bit is explained.
        let mut wrong = (0..n_bits).rev().filter(|power| (answer ^ expected) >> power & 1 == 1);
        let first = wrong.next().map(|power| program.exercise(0).attempt.question.reason(power, ORDER));
        prop_assert_eq!(&said.reasons, &first.into_iter().collect::<Vec<_>>());
        let field = program.exercise(0).attempt.field(ORDER);
        let marked = field.iter().filter(|bit| bit.verdict == Some(false)).count();
        prop_assert_eq!(marked, n_wrong);
        for reason in &said.reasons {
            for lang in Lang::ALL {
                prop_assert!(!reason.in_lang(lang).is_empty());
            }
        }
    }
}
