//! A question worked out line by line, then one whose last bits are left to the reader.

use super::{BlockAction, Drill, Exercise};

/// How much of a question is worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// All of it, with the reason of each bit.
    Worked,
    /// All but the lower half of its bits.
    Faded,
}

/// A worked example of an exercise. The exercise itself, on another board or number, follows below it.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// How much of it is worked out.
    pub level: Level,
    /// The question and the answer.
    pub drill: Drill,
}

/// The seed of the first example; 0 is the exercise's own question.
const FIRST: u64 = 1;

/// The number of seeds that are tried for a question whose lower half has a 1.
const TRIES: u64 = 100;

impl Example {
    /// The first example of an exercise, worked out.
    pub(super) fn new(exercise: Exercise) -> Self {
        Self::worked(exercise, FIRST)
    }

    fn worked(exercise: Exercise, seed: u64) -> Self {
        let mut drill = Drill::new(exercise, seed);
        drill.answer.reveal();
        Self {
            level: Level::Worked,
            drill,
        }
    }

    /// A question with its upper bits set. What is left has a 1, or nothing would be left to do.
    fn faded(exercise: Exercise, seed: u64) -> Self {
        let drawn = |seed| Drill::new(exercise, seed);
        let seeds = (0..TRIES).map(|further| seed.wrapping_add(further).max(FIRST));
        let asks = |drill: &Drill| drill.answer.expected & left_open(drill) != 0;
        let mut drill = seeds.map(drawn).find(asks).unwrap_or_else(|| drawn(seed));
        drill.answer.bits = drill.answer.expected & !left_open(&drill);
        Self {
            level: Level::Faded,
            drill,
        }
    }

    pub(super) fn apply(&mut self, action: BlockAction) {
        let exercise = self.drill.exercise();
        let next = exercise.next_seed(self.drill.seed);
        match (self.level, action) {
            (Level::Worked, BlockAction::Draw) | (Level::Faded, BlockAction::Restore) => {
                *self = Self::worked(exercise, next);
            }
            (Level::Worked, BlockAction::Fade) | (Level::Faded, BlockAction::Draw) => {
                *self = Self::faded(exercise, next);
            }
            (_, BlockAction::Set { .. } | BlockAction::Check | BlockAction::Reveal) => {
                self.drill.apply(action);
            }
            _ => {}
        }
    }
}

/// The bits that are left to the reader: the lower half.
fn left_open(drill: &Drill) -> u64 {
    (1 << drill.answer.n_bits.div_ceil(2)) - 1
}
