//! One exercise and the bits that the reader has given it.

use crate::{
    lessons::{Exercise, Task},
    state::Answer,
};

/// An exercise in work.
#[derive(Clone, Debug)]
pub struct Drill {
    exercise: Exercise,
    /// Which question it is: 0 is the lesson's own.
    pub seed: u64,
    /// The question.
    pub task: Task,
    /// The reader's bits.
    pub answer: Answer,
    /// Whether the reader has found the right bits for this exercise, on this question or another.
    pub was_right: bool,
}

impl PartialEq for Drill {
    fn eq(&self, other: &Self) -> bool {
        // An exercise never changes in its place; its question and the reader's doing can.
        (self.seed, self.answer, self.was_right) == (other.seed, other.answer, other.was_right)
            && self.task == other.task
    }
}

impl Drill {
    /// The question of a seed, with no bit set.
    #[must_use]
    pub fn new(exercise: Exercise, seed: u64) -> Self {
        let task = exercise.task(seed);
        Self {
            exercise,
            seed,
            answer: Answer::new(task.n_bits(), task.expected()),
            task,
            was_right: false,
        }
    }

    pub(super) fn check(&mut self) {
        self.answer.check();
        self.was_right |= self.answer.is_right() && !self.answer.revealed;
    }

    pub(super) fn draw(&mut self) {
        self.turn_to(self.exercise.next_seed(self.seed));
    }

    pub(super) fn restore(&mut self) {
        self.turn_to(0);
    }

    fn turn_to(&mut self, seed: u64) {
        *self = Self {
            was_right: self.was_right,
            ..Self::new(self.exercise, seed)
        };
    }
}
