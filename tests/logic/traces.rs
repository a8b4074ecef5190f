//! Turns of the loop as a table: beside the listing as it is printed, run line by line.

use bitqueens::{
    course::{Exercise, exercises},
    question::{Answer, AnswerAction, AnswerKind, AnswerOutcome, Attempt, Policy, Question, Trace},
    text::Lang,
};
use bitqueens_core::{
    program::{LISTING, Program, ProgramRun, listing_text},
    solver::{Phase, Size},
};

use crate::course_texts::lesson;

/// The words of the row in work whenever the listing comes to `while`, as the table's cells.
fn turns(size: Size) -> Vec<String> {
    let program = Program::read(&listing_text()).unwrap();
    let mut run = ProgramRun::new(&program, size);
    let mut turns = Vec::new();
    while let Some(Ok(ran)) = run.next() {
        let ends_a_turn = matches!(
            LISTING[ran.line()].phase,
            Some(Phase::Start | Phase::Free | Phase::Solution | Phase::Backtrack)
        );
        let number = |name| run.number(name).unwrap();
        let Ok(row) = usize::try_from(number("row")) else {
            break;
        };
        if ends_a_turn {
            let n = size.len();
            let words = ["left", "down", "right", "bitmap"];
            let words = words.map(|name| run.array(name).unwrap()[row]);
            let words = std::iter::once(number("bit")).chain(words);
            let words: Vec<_> = words.map(|word| format!("{word:0n$b}")).collect();
            turns.push(format!("{row} {}", words.join(" ")));
        }
    }
    turns
}

fn exercise() -> Exercise {
    let mut exercises = exercises(lesson("exits").unwrap());
    let is_trace = |of: &Exercise| matches!(of.question(0).kind, AnswerKind::Trace(_));
    exercises.find(is_trace).unwrap()
}

fn table(question: &Question) -> (&Trace, &str) {
    match (&question.kind, &question.right) {
        (AnswerKind::Trace(trace), Answer::Text(right)) => (trace, right),
        other => panic!("a table: {other:?}"),
    }
}

#[test]
fn every_table_is_what_the_listing_comes_to_and_is_filled_from_its_first_line() {
    for seed in 0..500 {
        let question = exercise().question(seed);
        let (trace, right) = table(&question);
        let before = trace.before.cells(trace.size).join(" ");
        let turns = turns(trace.size);
        let found = turns.windows(trace.n_turns + 1).any(|turns| {
            let (first, asked) = turns.split_first().unwrap();
            *first == before && asked.join(" ") == right
        });
        assert!(found, "{seed}: {before}, {right}");
        // No row above the first is needed, and the search goes up.
        let row = |at: usize| {
            Trace::cell(right, at * Trace::NAMES.len())
                .parse::<u8>()
                .unwrap()
        };
        let rows: Vec<_> = (0..trace.n_turns).map(row).collect();
        assert!(rows.iter().all(|row| trace.before.row <= *row), "{seed}");
        assert!(rows.windows(2).any(|pair| pair[1] < pair[0]), "{seed}");
    }
}

#[test]
fn zeros_in_front_are_left_out_or_written_and_the_first_wrong_cell_is_explained() {
    let question = exercise().question(0);
    let (trace, right) = table(&question);
    let short: Vec<_> = right
        .split(' ')
        .map(|cell| match cell.trim_start_matches('0') {
            "" => "0",
            cell => cell,
        })
        .collect();
    let mut attempt = Attempt::new(question.clone(), Policy::graded(&question.kind));
    let mut check = |text: String| {
        attempt.apply(AnswerAction::Give(Some(Answer::Text(text))));
        let outcome = attempt.apply(AnswerAction::Check);
        (outcome, attempt.verdict(bitqueens::course::ORDER).unwrap())
    };
    assert_eq!(check(short.join(" ")).0, AnswerOutcome::Right);
    // A cell is empty, or a digit is none of a binary number: no answer.
    assert_eq!(
        check(Trace::with_cell(right, 3, "")).0,
        AnswerOutcome::Missing
    );
    assert!(!trace.holds(&Trace::with_cell(right, 3, "2"), true));
    // Two cells are wrong: the first is explained, by its line of the loop.
    let text = Trace::with_cell(&Trace::with_cell(right, 2, "1"), 8, "1");
    let (outcome, said) = check(text);
    assert_eq!(outcome, AnswerOutcome::Wrong);
    let reasons: Vec<_> = said.reasons.iter().map(|of| of.in_lang(Lang::En)).collect();
    assert_eq!(reasons, ["`left = (0000 | 0001) << 1 = 0010`."]);
}

#[test]
fn every_cell_is_kept_however_quickly_the_next_one_is_written() {
    let question = exercise().question(0);
    let (_, right) = table(&question);
    let mut attempt = Attempt::new(question.clone(), Policy::graded(&question.kind));
    for (at, cell) in right.split(' ').enumerate() {
        for end in 1..=cell.len() {
            let digits = cell[..end].to_owned();
            attempt.apply(AnswerAction::Fill { at, digits });
        }
    }
    assert_eq!(attempt.draft, Some(Answer::Text(right.to_owned())));
    assert_eq!(attempt.apply(AnswerAction::Check), AnswerOutcome::Right);
}
