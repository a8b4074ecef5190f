//! One exercise and the bits that the reader has given it.

use crate::lessons::{Exercise, Task};

/// An exercise in work.
#[derive(Clone, Debug)]
pub struct Drill {
    exercise: Exercise,
    /// Which question it is: 0 is the lesson's own.
    pub seed: u64,
    /// The question.
    pub task: Task,
    /// The reader's bits.
    pub answer: u64,
    /// The bits that were checked last; `None` before the first check.
    pub checked: Option<u64>,
    /// Whether the right bits have been shown.
    pub revealed: bool,
    /// How often the answer was checked or shown, so that the same words are said anew.
    pub n_checks: u64,
    /// Whether the reader has found the right bits for this exercise, on this question or another.
    pub was_right: bool,
}

impl PartialEq for Drill {
    fn eq(&self, other: &Self) -> bool {
        // An exercise never changes in its place; its question and the reader's doing can.
        (self.seed, self.answer, self.checked, self.n_checks)
            == (other.seed, other.answer, other.checked, other.n_checks)
            && (self.revealed, self.was_right) == (other.revealed, other.was_right)
            && self.task == other.task
    }
}

impl Drill {
    /// The question of a seed, with no bit set.
    #[must_use]
    pub fn new(exercise: Exercise, seed: u64) -> Self {
        Self {
            exercise,
            seed,
            task: exercise.task(seed),
            answer: 0,
            checked: None,
            revealed: false,
            n_checks: 0,
            was_right: false,
        }
    }

    /// Whether the bits that were checked are right.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.checked.is_some_and(|bits| self.task.is_right(bits))
    }

    pub(super) fn set(&mut self, power: u8, on: bool) {
        if power < self.task.n_bits() {
            let bit = 1_u64 << power;
            self.answer = if on {
                self.answer | bit
            } else {
                self.answer & !bit
            };
        }
    }

    pub(super) fn check(&mut self) {
        self.checked = Some(self.answer);
        self.n_checks += 1;
        self.was_right |= self.is_right() && !self.revealed;
    }

    pub(super) fn reveal(&mut self) {
        self.revealed = true;
        self.answer = self.task.expected();
        self.checked = Some(self.answer);
        self.n_checks += 1;
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
