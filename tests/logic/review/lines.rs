//! Lines of the loop that a reader writes, judged by what they do.

use bitqueens::{
    course::{self, ORDER, ReviewKind, ReviewQuestion, code_question},
    question::{
        Answer, AnswerAction, AnswerKind, AnswerOutcome, Attempt, Policy, line_of, with_line,
    },
    text::{LISTING, Lang, listing_text},
};
use std::collections::BTreeSet;

use bitqueens_core::solver::Phase;

use super::printed;
use crate::course_texts::course_list;

fn lines() -> Vec<Phase> {
    let lines = ReviewQuestion::all(course_list()).filter_map(|question| match question.kind {
        ReviewKind::Code(phase) => Some(phase),
        _ => None,
    });
    lines.collect()
}

/// What a line comes to, and what is said of it.
#[track_caller]
fn judged(phase: Phase, text: &str) -> (AnswerOutcome, String) {
    let question = code_question(phase);
    let policy = Policy::graded(&question.kind);
    let mut attempt = Attempt::new(question, policy);
    let text = Answer::Text(text.to_owned());
    assert_eq!(
        attempt.apply(AnswerAction::Give(Some(text))),
        AnswerOutcome::Open
    );
    let check = course::judged(&attempt, AnswerAction::Check, None);
    let outcome = attempt.apply(check);
    (
        outcome,
        attempt.verdict(ORDER).unwrap().sentence.into_lang(Lang::En),
    )
}

#[test]
fn the_line_that_stands_in_the_field_is_judged_not_the_one_that_was_drawn_last() {
    for phase in lines() {
        let (_, line) = line_of(phase).unwrap();
        let mut attempt = Attempt::new(
            code_question(phase),
            Policy::graded(&AnswerKind::Code(phase)),
        );
        for typed in 0..line.code.len() {
            let drawn = Answer::Text(line.code[..typed].to_owned());
            attempt.apply(AnswerAction::Give(Some(drawn)));
            let mut asked = attempt.clone();
            let check = course::judged(&attempt, AnswerAction::Check, Some(line.code.to_owned()));
            assert_eq!(
                asked.apply(check),
                AnswerOutcome::Right,
                "{phase:?}: {typed}"
            );
            assert_eq!(asked.given(), Some(&Answer::Text(line.code.to_owned())));
        }
    }
}

#[track_caller]
fn said(phase: Phase, text: &str) -> String {
    judged(phase, text).1
}

#[test]
fn every_line_that_carries_out_a_step_is_asked_for_once() {
    let asked: BTreeSet<_> = lines().into_iter().map(Phase::name).collect();
    let phases = LISTING.iter().filter_map(|line| line.phase);
    let phases = phases.filter(|phase| *phase != Phase::Finished);
    assert_eq!(asked, phases.map(Phase::name).collect());
    assert_eq!(asked.len(), lines().len());
}

#[test]
fn the_line_as_it_is_printed_is_right() {
    for phase in lines() {
        let (at, line) = line_of(phase).unwrap();
        assert_eq!(LISTING[at].code, line.code);
        assert_eq!(with_line(phase, printed(phase)), listing_text());
        let (outcome, said) = judged(phase, printed(phase));
        assert_eq!(outcome, AnswerOutcome::Right, "{said}");
        assert_eq!(
            code_question(phase).right,
            Answer::Text(printed(phase).into())
        );
    }
}

#[test]
fn another_text_that_does_the_same_is_right() {
    for (phase, text) in [
        (Phase::Pick, "bit = bitmap[row] & (~bitmap[row] + 1);"),
        (
            Phase::Clear,
            "bitmap[row] = bitmap[row] & (bitmap[row] - 1);",
        ),
        (Phase::Clear, "bitmap[row] -= bit;"),
        (
            Phase::Left,
            "left[row+1] = (bit | left[row]) * 2; row = row + 1;",
        ),
        (
            Phase::Left,
            "row += 1; left[row] = left[row-1] << 1 | bit << 1;",
        ),
        (Phase::Down, "down[row] = bit + down[row-1];"),
        (Phase::Right, "right[row] = (bit | right[row-1]) >> 1;"),
        (
            Phase::Free,
            "bitmap[row] = mask & ~left[row] & ~down[row] & ~right[row];",
        ),
        (Phase::Start, "bitmap[0] = (1 << n) - 1;"),
        (Phase::Solution, "row -= 1; solutions = solutions + 1;"),
    ] {
        let (outcome, said) = judged(phase, text);
        if text.contains('*') {
            // The notation has no product.
            assert_eq!(outcome, AnswerOutcome::Missing, "{text}");
        } else {
            assert_eq!(outcome, AnswerOutcome::Right, "{text}: {said}");
        }
    }
}

#[test]
fn a_line_that_does_something_else_is_wrong_and_says_why() {
    for (phase, text, why) in [
        (
            Phase::Left,
            "row += 1; left[row] = (left[row-1] | bit) >> 1;",
            "`left` of row 1",
        ),
        (
            Phase::Left,
            "row += 1; left[row] = left[row-1] | bit << 1;",
            "`left` of row 2",
        ),
        (Phase::Down, "down[row] = bit;", "`down` of row 2"),
        (
            Phase::Free,
            "bitmap[row] = ~(left[row] | down[row] | right[row]);",
            "beyond the board",
        ),
        (Phase::Clear, "bit = bit;", "tried again"),
        (Phase::Start, "bitmap[0] = 1;", "was not tried"),
        (Phase::Solution, "row -= 1;", "does not grow"),
        (Phase::Backtrack, "row = -1;", "was not tried"),
        (
            Phase::Place,
            "bit = bit;",
            "`board` does not hold its queens",
        ),
        (
            Phase::Place,
            "board[row] = 1;",
            "`board` does not hold its queens",
        ),
    ] {
        let (outcome, _) = judged(phase, text);
        assert_eq!(outcome, AnswerOutcome::Wrong, "{text}");
        assert!(
            said(phase, text).contains(why),
            "{text}: {}",
            said(phase, text)
        );
    }
}

#[test]
fn a_line_that_cannot_be_read_is_no_answer() {
    for (text, why) in [
        ("", "Write the line before you check it."),
        ("   ", "Write the line before you check it."),
        ("bit = ;", "Line 4, column 15:"),
        ("bit = ?;", "Replace the `?`"),
        ("}", "Line"),
        ("bit = bitmap[row] @ 1;", "not in this notation"),
    ] {
        assert_eq!(
            judged(Phase::Pick, text).0,
            AnswerOutcome::Missing,
            "{text}"
        );
        assert!(
            said(Phase::Pick, text).contains(why),
            "{text}: {}",
            said(Phase::Pick, text)
        );
    }
}
