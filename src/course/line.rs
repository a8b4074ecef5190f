//! The result of a line of the loop that a reader typed.

use crate::{
    course::words::review as words,
    question::{AnswerAction, AnswerKind, Attempt, LineVerdict, with_line},
    text::{listing_text, mistake, outcome},
};
use bitqueens_core::{
    program::{Judgement, Program, ProgramRun, Verdict},
    solver::{Phase, Size},
};

/// Returns the action; the check of a line becomes the result of the line in the field, or in the draft where there is
/// no field.
///
/// It runs programs, which is much code: only what draws such a line calls it, and is fetched late.
pub fn judged(attempt: &Attempt, action: AnswerAction, field: Option<String>) -> AnswerAction {
    let drafted = || Some(attempt.draft.as_ref()?.text()?.to_owned());
    match (&attempt.question.kind, &action) {
        (AnswerKind::Code(phase), AnswerAction::Check) => {
            let line = field.or_else(drafted).unwrap_or_default();
            let came_to = came_to(*phase, &line);
            AnswerAction::Judge { line, came_to }
        }
        _ => action,
    }
}

/// The board on which the queens are looked at.
const BOARD: &str = "board";

/// Runs a text in place of the line that a step carries out, and returns the result.
pub fn came_to(phase: Phase, text: &str) -> LineVerdict {
    let text = text.trim();
    if text.is_empty() {
        return LineVerdict::Unread(words::LINE_EMPTY.into());
    }
    let program = match Program::read(&with_line(phase, text)) {
        Ok(program) => program,
        Err(error) => return LineVerdict::Unread(mistake(&error)),
    };
    let judgement = Judgement::of(&program);
    if judgement.verdict() != Verdict::Right {
        return LineVerdict::Wrong(outcome(&judgement, &program));
    }
    // The counts do not say whether the queens stand on the board: the loop never reads it.
    let own = Program::read(&listing_text()).ok();
    if solutions(&program) == own.and_then(|own| solutions(&own)) {
        LineVerdict::Right(words::LINE_RIGHT.into())
    } else {
        LineVerdict::Wrong(words::LINE_NO_BOARD.into())
    }
}

/// The queens of each solution of N = 5, in no order; `None` where the program has no board.
fn solutions(program: &Program) -> Option<Vec<Vec<i64>>> {
    let mut names = program.names();
    let count = names.position(|name| name == (Judgement::COUNT, false))?;
    let mut run = ProgramRun::new(program, Size::new(5).ok()?);
    let mut boards = Vec::new();
    while let Some(Ok(_)) = run.next() {
        if run.writes().iter().any(|write| write.name == count) {
            boards.push(run.array(BOARD)?.to_vec());
        }
    }
    boards.sort_unstable();
    Some(boards)
}
