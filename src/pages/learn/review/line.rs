//! A line of the loop, written from nothing and judged by what it does.

use bitqueens_core::{
    program::{Judgement, Program, ProgramRun, Verdict},
    solver::{Phase, Size},
};

use crate::{
    pages::learn::words::review as words,
    text::{LISTING, ListingLine, Sentence, listing_text, mistake, outcome},
};

/// The board on which the queens are looked at.
const BOARD: &str = "board";

/// A line of the loop as the reader wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineAnswer {
    /// The text.
    pub text: String,
    /// What it came to.
    pub verdict: LineVerdict,
}

/// What a line came to in the loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineVerdict {
    /// It cannot be read, which is no answer.
    Unread(Sentence),
    /// The loop with it does what it should.
    Right(Sentence),
    /// It does not, and why.
    Wrong(Sentence),
    /// The reader asked for the line.
    Shown,
}

impl LineVerdict {
    /// Judges a line in the place of the one that a step carries out.
    pub fn of(phase: Phase, text: &str) -> Self {
        let text = text.trim();
        if text.is_empty() {
            return Self::Unread(words::LINE_EMPTY.into());
        }
        let program = match Program::read(&with_line(phase, text)) {
            Ok(program) => program,
            Err(error) => return Self::Unread(mistake(&error)),
        };
        let judgement = Judgement::of(&program);
        if judgement.verdict() != Verdict::Right {
            return Self::Wrong(outcome(&judgement, &program));
        }
        // The counts do not say whether the queens stand on the board: the loop never reads it.
        if solutions(&program)
            == Program::read(&listing_text())
                .ok()
                .and_then(|own| solutions(&own))
        {
            Self::Right(words::LINE_RIGHT.into())
        } else {
            Self::Wrong(words::LINE_NO_BOARD.into())
        }
    }

    /// Whether it is right; `None` where it is no answer.
    pub const fn is_right(&self) -> Option<bool> {
        match self {
            Self::Unread(_) => None,
            Self::Right(_) => Some(true),
            Self::Wrong(_) | Self::Shown => Some(false),
        }
    }

    /// What is said of it; nothing where the line is shown.
    pub const fn sentence(&self) -> Option<&Sentence> {
        match self {
            Self::Unread(sentence) | Self::Right(sentence) | Self::Wrong(sentence) => {
                Some(sentence)
            }
            Self::Shown => None,
        }
    }
}

/// The number of the line that a step carries out, from 0, and the line.
pub fn line_of(phase: Phase) -> Option<(usize, ListingLine)> {
    let mut lines = LISTING.into_iter().enumerate();
    lines.find(|(_, line)| line.phase == Some(phase))
}

/// The loop with a text in the place of a line, at the line's indent.
pub fn with_line(phase: Phase, text: &str) -> String {
    let text = text.replace(['\r', '\n'], " ");
    let lines = LISTING.iter().map(|line| {
        if line.phase == Some(phase) {
            let indent = line.code.len() - line.code.trim_start().len();
            format!("{:indent$}{text}\n", "")
        } else {
            format!("{}\n", line.code)
        }
    });
    lines.collect()
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
