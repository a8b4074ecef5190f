//! A question of the course that is asked: in its lesson, in a review, in a test.

use bitqueens_core::{named, solver::Phase};
use bitqueens_course::{Block, FaultTrial, LessonFind, LessonOpening, LessonPuzzle, Quiz};

use super::{Exercise, Random, code_question};
use crate::question::{AnswerKind, Attempt, KeptAttempt, Policy, Question};

/// The most seeds that are tried for questions no two of which are alike: few bits make few questions.
const TRIES: usize = 200;

named! {
    /// How much of an example is worked out, by its name in `data-example`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Level {
        /// All of it, with its reasons.
        Worked => "worked",
        /// The beginning of its answer.
        Faded => "faded",
    }
}

/// Where a question comes from, in one language.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    Opening(&'static LessonOpening),
    Break(&'static FaultTrial),
    Puzzle(&'static LessonPuzzle),
    Find(&'static LessonFind),
    /// A seed draws the order of its answers.
    Quiz(&'static Quiz),
    /// A seed draws its numbers.
    Exercise(Exercise),
    /// The exercise on another board or number, worked out.
    Example(Exercise, Level),
    /// The line of the loop that a step carries out.
    Line(Phase),
}

impl Source {
    /// What a block of a lesson asks; `None` where it asks nothing.
    pub fn of(block: &'static Block) -> Option<Self> {
        Some(match block {
            Block::Opening(opening) => Self::Opening(opening),
            Block::Break(trial) => Self::Break(trial),
            Block::Puzzle(puzzle) => Self::Puzzle(puzzle),
            Block::Find(find) => Self::Find(find),
            Block::Quiz(quiz) => Self::Quiz(quiz),
            Block::Exercise(written) => Self::Exercise(written.into()),
            Block::Example(written) => Self::Example(written.into(), Level::Worked),
            _ => return None,
        })
    }

    /// Its name in the places of attempts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Opening(_) => "opening",
            Self::Break(_) => "break",
            Self::Puzzle(_) => "puzzle",
            Self::Find(_) => "find",
            Self::Quiz(_) => "quiz",
            Self::Exercise(_) => "exercise",
            Self::Example(..) => "example",
            Self::Line(_) => "line",
        }
    }

    /// The question of a seed; 0 is the lesson's own.
    pub fn question(self, seed: u64) -> Question {
        match self {
            Self::Opening(opening) => opening.into(),
            Self::Break(trial) => trial.into(),
            Self::Puzzle(puzzle) => puzzle.into(),
            Self::Find(find) => find.into(),
            Self::Quiz(quiz) => Question::from(quiz).in_order(&quiz_order(quiz, seed)),
            Self::Exercise(exercise) | Self::Example(exercise, _) => exercise.question(seed),
            Self::Line(phase) => code_question(phase),
        }
    }

    const fn policy(self, kind: &AnswerKind) -> Policy {
        match self {
            Self::Opening(_) | Self::Break(_) | Self::Puzzle(_) | Self::Find(_) => Policy::Guess,
            Self::Quiz(_) => Policy::Once,
            Self::Exercise(_) | Self::Example(..) | Self::Line(_) => Policy::graded(kind),
        }
    }
}

/// The answers of a quiz as a seed orders them, by their places in the text.
pub fn quiz_order(quiz: &Quiz, seed: u64) -> Vec<usize> {
    let n_answers = quiz.answers.len();
    match seed {
        0 => (0..n_answers).collect(),
        seed => Random::new(seed).order(n_answers),
    }
}

/// A question that is asked, with what the reader has answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    pub source: Source,
    pub seed: u64,
    pub attempt: Attempt,
    /// Whether the answer that counts was right, once there is one. A review and a test count the first answer. A lesson
    /// counts the first right one to an exercise, whichever its seed.
    pub counts: Option<bool>,
}

impl Asked {
    /// The question of a seed, with nothing answered.
    pub fn new(source: Source, seed: u64) -> Self {
        let question = source.question(seed);
        let policy = source.policy(&question.kind);
        Self {
            source,
            seed,
            attempt: Attempt::new(question, policy),
            counts: None,
        }
    }

    /// Asks the question of another seed. The answer that counts stays.
    pub fn turn_to(&mut self, seed: u64) {
        *self = Self {
            counts: self.counts,
            ..Self::new(self.source, seed)
        };
    }

    /// Goes on with the same question in another language; an example stays at its level.
    pub fn read_in(&mut self, source: Source) {
        self.source = match (self.source, source) {
            (Source::Example(_, level), Source::Example(exercise, _)) => {
                Source::Example(exercise, level)
            }
            _ => source,
        };
        self.attempt.question = source.question(self.seed);
    }

    /// What is kept of it.
    pub fn keep(&self) -> KeptAttempt {
        KeptAttempt {
            counts: self.counts,
            ..self.attempt.keep()
        }
    }

    /// The place of its block below the attempts of the course: `shift.exercise.2`.
    pub fn place_of_block(&self, slug: &str, number: usize) -> String {
        format!("{slug}.{}.{}", self.source.name(), number + 1)
    }

    /// Its own place: `shift.exercise.2.17`, `shift.example.1.faded.4103`.
    pub fn place(&self, of_block: &str) -> String {
        match self.source {
            Source::Exercise(_) => format!("{of_block}.{}", self.seed),
            Source::Example(_, level) => format!("{of_block}.{}.{}", level.name(), self.seed),
            _ => of_block.to_owned(),
        }
    }

    /// The next seed whose question is another one.
    pub fn next_seed(&self) -> u64 {
        self.several(2).get(1).map_or(1, |(seed, _)| *seed)
    }

    /// This many questions of its source with their seeds, no two alike: its own first, then those of the seeds that
    /// follow. There may be fewer.
    pub fn several(&self, n_questions: usize) -> Vec<(u64, Question)> {
        let mut several = vec![(self.seed, self.attempt.question.clone())];
        let mut seed = self.seed;
        for _ in 0..TRIES {
            if several.len() == n_questions {
                break;
            }
            // 0 is the lesson's own question, which no seed draws.
            seed = seed.wrapping_add(1).max(1);
            let question = self.source.question(seed);
            if several.iter().all(|(_, other)| *other != question) {
                several.push((seed, question));
            }
        }
        several
    }
}
