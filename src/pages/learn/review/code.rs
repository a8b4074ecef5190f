//! A line of the loop, written from nothing and judged by what it does.

use bitqueens_core::{
    program::{Judgement, Program, ProgramRun, Verdict},
    solver::{Phase, Size},
};

use crate::{
    pages::learn::words::review as words,
    question::{
        Answer, AnswerKind, Given, Judge, LineVerdict, Question, Replies, line_of, with_line,
    },
    text::{listing_text, mistake, outcome},
};

/// The board on which the queens are looked at.
const BOARD: &str = "board";

/// Asks for the line of the loop that a step carries out. Any line that does the same is right.
pub fn code_question(phase: Phase) -> Question {
    let (at, code) = line_of(phase).map_or((0, ""), |(at, line)| (at, line.code.trim()));
    Question {
        name: "",
        prompt: words::line(at + 1),
        kind: AnswerKind::Code(phase),
        given: Given::Nothing,
        right: Answer::Text(code.to_owned()),
        replies: Replies::Judge(Judge(judged)),
        answer: words::printed(code),
    }
}

/// Judges a text in the place of the line that a step carries out.
fn judged(phase: Phase, text: &str) -> LineVerdict {
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
