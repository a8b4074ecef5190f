//! The questions that are kept in boxes.

use crate::{
    course::{CourseFiles, LessonList, LessonSummary, Source, words::review as words},
    question::{AnswerKind, Question, Replies, line_of},
    text::Lang,
};
use bitqueens_core::{SplitMix64, solver::Phase};
use bitqueens_course::CourseFile;

/// The lines of the loop that a reader writes, and the lesson that has each.
const LINES: [(Phase, &str); 10] = [
    (Phase::Start, "whole"),
    (Phase::Pick, "lowest"),
    (Phase::Clear, "next"),
    (Phase::Place, "whole"),
    (Phase::Left, "shift"),
    (Phase::Down, "shift"),
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

    /// The questions of every lesson, in the order of the list.
    pub fn all(list: &'static LessonList) -> impl Iterator<Item = Self> {
        list.lessons.iter().flat_map(Self::of)
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

    /// The name that it had in a lesson that became part of its lesson.
    pub fn former_name(self) -> Option<&'static str> {
        let name = self.name();
        let mut moved = self.lesson.moved.iter();
        moved.find_map(|[before, now]| (*now == name).then_some(&**before))
    }

    /// The file that it is taken from; `None` where the program says it all.
    pub fn file(self) -> Option<CourseFile> {
        match self.kind {
            ReviewKind::Quiz(_) | ReviewKind::Exercise(_) => {
                Some(CourseFile::Lesson(self.lesson.slug.clone()))
            }
            ReviewKind::Code(_) => None,
        }
    }

    /// Where it comes from; `None` until its lesson is fetched.
    pub fn source(self, files: &CourseFiles, lang: Lang) -> Option<Source> {
        let lesson = || files.lesson(&self.lesson.slug, lang);
        Some(match self.kind {
            ReviewKind::Quiz(at) => Source::Quiz(lesson()?.quizzes().nth(at)?),
            ReviewKind::Exercise(at) => Source::Exercise(lesson()?.exercises().nth(at)?.into()),
            ReviewKind::Code(phase) => Source::Line(phase),
        })
    }

    /// A number that follows from the question and a seed, and looks random. It is not 0, the seed of the lesson's own
    /// question.
    pub fn number(self, seed: u64) -> u64 {
        let mut numbers = SplitMix64::new(seed);
        for byte in self.name().bytes() {
            numbers = SplitMix64::new(numbers.bits() ^ u64::from(byte));
        }
        numbers.bits().max(1)
    }
}

/// Asks for the line of the loop that a step carries out. Any line that does the same is right.
pub fn code_question(phase: Phase) -> Question {
    let (at, code) = line_of(phase).map_or((0, ""), |(at, line)| (at, line.code.trim()));
    Question::new(
        AnswerKind::Code(phase),
        code.to_owned(),
        words::line(at + 1),
        Replies::Line,
        words::printed(code),
    )
}
