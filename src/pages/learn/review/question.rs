//! The questions that are kept in boxes.

use crate::{
    pages::learn::{COURSE, LessonSummary, words::review as words},
    question::{
        Answer, AnswerKind, Given, Judge, LineVerdict, Question, Replies, line_of, with_line,
    },
    text::{listing_text, mistake, outcome},
};
use bitqueens_core::{
    SplitMix64,
    program::{Judgement, Program, ProgramRun, Verdict},
    solver::{Phase, Size},
};

/// The lines of the loop that a reader writes, and the lesson that has each.
const LINES: [(Phase, &str); 10] = [
    (Phase::Start, "whole"),
    (Phase::Pick, "lowest"),
    (Phase::Clear, "next"),
    (Phase::Place, "whole"),
    (Phase::Left, "shift"),
    (Phase::Down, "shadow"),
    (Phase::Right, "shift"),
    (Phase::Free, "mask"),
    (Phase::Solution, "whole"),
    (Phase::Backtrack, "whole"),
];

/// What is asked of a lesson. Quizzes and exercises are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewKind {
    /// One of its quizzes.
    Quiz(usize),
    /// One of its exercises, drawn anew.
    Exercise(usize),
    /// The line of the loop that a step carries out.
    Code(Phase),
}

/// A question of a lesson.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewQuestion {
    pub lesson: &'static LessonSummary,
    pub kind: ReviewKind,
}

impl ReviewQuestion {
    pub fn of(lesson: &'static LessonSummary) -> impl Iterator<Item = Self> {
        let quizzes = (0..lesson.n_quizzes).map(ReviewKind::Quiz);
        let exercises = (0..lesson.n_exercises).map(ReviewKind::Exercise);
        let lines = LINES.iter().filter(|(_, slug)| *slug == lesson.slug);
        let lines = lines.map(|(phase, _)| ReviewKind::Code(*phase));
        let kinds = quizzes.chain(exercises).chain(lines);
        kinds.map(move |kind| Self { lesson, kind })
    }

    /// Every question, in the order of the course.
    pub fn all() -> impl Iterator<Item = Self> {
        COURSE.iter().flat_map(Self::of)
    }

    /// Its name in stored texts: `shift.quiz.1`, `shift.exercise.2`, `line.left`.
    pub fn name(self) -> String {
        let slug = &self.lesson.slug;
        match self.kind {
            ReviewKind::Quiz(at) => format!("{slug}.quiz.{}", at + 1),
            ReviewKind::Exercise(at) => format!("{slug}.exercise.{}", at + 1),
            ReviewKind::Code(phase) => format!("line.{}", phase.name()),
        }
    }

    /// A number that follows from the question and a seed, and looks random.
    pub(super) fn number(self, seed: u64) -> u64 {
        let mut numbers = SplitMix64::new(seed);
        for byte in self.name().bytes() {
            numbers = SplitMix64::new(numbers.bits() ^ u64::from(byte));
        }
        numbers.bits()
    }
}

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
