//! An exercise in work: the question of a seed, and the reader's attempt at it.

use super::Exercise;
use crate::question::{AnswerAction, AnswerOutcome, Attempt, KeptAttempt, Policy, Question};

/// As many seeds are tried for questions that are not alike: few bits make few questions.
const TRIES: usize = 200;

/// An exercise in work.
#[derive(Clone, Debug, PartialEq)]
pub struct Drill {
    exercise: Exercise,
    /// The number of the question: 0 is the lesson's own.
    pub seed: u64,
    pub attempt: Attempt,
    /// True once the reader has found the right answer, to this question or another of the exercise.
    pub was_right: bool,
}

impl Drill {
    /// The question of a seed, with nothing answered.
    pub fn new(exercise: Exercise, seed: u64) -> Self {
        let question = exercise.question(seed);
        let policy = Policy::graded(&question.kind);
        Self {
            exercise,
            seed,
            attempt: Attempt::new(question, policy),
            was_right: false,
        }
    }

    /// So many questions of its kind with their seeds, no two alike: its own first, then those of the seeds that
    /// follow. Where the exercise has fewer, it is those.
    pub fn several(&self, n_questions: usize) -> Vec<(u64, Question)> {
        let mut several = vec![(self.seed, self.attempt.question.clone())];
        let mut seed = self.seed;
        for _ in 0..TRIES {
            if several.len() == n_questions {
                break;
            }
            seed = seed.wrapping_add(1).max(1);
            let question = self.exercise.question(seed);
            if several.iter().all(|(_, other)| *other != question) {
                several.push((seed, question));
            }
        }
        several
    }

    /// Asks the question of a seed, with nothing answered unless it is asked already; tells whether it is another one.
    pub fn ask(&mut self, seed: u64) -> bool {
        let is_other = self.seed != seed;
        if is_other {
            *self = Self::new(self.exercise, seed);
        }
        is_other
    }

    /// Goes on in another language.
    pub fn read_in(&mut self, exercise: Exercise) {
        self.exercise = exercise;
        self.attempt.question = exercise.question(self.seed);
    }

    /// Goes on with what is kept of the question.
    pub fn resume(&mut self, kept: Option<&KeptAttempt>) {
        self.attempt = Self::new(self.exercise, self.seed).attempt.resumed(kept);
    }

    /// Carries out what the reader does about the question.
    pub fn answer(&mut self, action: AnswerAction) -> AnswerOutcome {
        let outcome = self.attempt.apply(action);
        self.was_right |= outcome == AnswerOutcome::Right && !self.attempt.shown;
        outcome
    }

    /// Asks another question.
    pub fn turn_to_next(&mut self) {
        self.turn_to(self.exercise.next_seed(self.seed));
    }

    /// Asks the lesson's own question again.
    pub fn turn_to_own(&mut self) {
        self.turn_to(0);
    }

    fn turn_to(&mut self, seed: u64) {
        *self = Self {
            was_right: self.was_right,
            ..Self::new(self.exercise, seed)
        };
    }
}
