//! The questions that a lesson asks.

use bitqueens_course::{Lesson, Place, RowWord, Trick, WrittenExercise};

use super::{NumberTask, Random, questions};
use crate::question::{Question, RowTask, TargetWord};
use bitqueens_core::{
    bits::{Width, Word},
    solver::{Line, OpenRow, Size},
};

/// The function that asks a lesson's question: the lesson's own without `Random`, else one drawn from a seed.
///
/// It is a function of `questions`, with its words beside it.
#[derive(Clone, Copy, Debug)]
pub struct Ask(pub fn(Option<Random>) -> Question);

impl PartialEq for Ask {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::fn_addr_eq(self.0, other.0)
    }
}

impl Eq for Ask {}

/// A kind of question, with the one that the lesson itself asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exercise {
    /// A question about a number.
    Number {
        /// The word asked for.
        trick: Trick,
        /// The lesson's number.
        x: u32,
        /// The number of bits asked for.
        width: Width,
    },
    /// A question about a row of the board.
    Row {
        /// The word asked for.
        word: TargetWord,
        /// The lesson's row: the row in work there.
        place: Place,
    },
    /// A question that the lesson makes by itself.
    Custom(Ask),
}

impl From<&WrittenExercise> for Exercise {
    /// The exercise that a text of the course names.
    fn from(written: &WrittenExercise) -> Self {
        match *written {
            WrittenExercise::Number { trick, x, width } => Self::Number { trick, x, width },
            WrittenExercise::Row { word, place } => {
                let word = match word {
                    RowWord::Left => TargetWord::Line(Line::Left),
                    RowWord::Down => TargetWord::Line(Line::Down),
                    RowWord::Right => TargetWord::Line(Line::Right),
                    RowWord::LeftWithGhosts => TargetWord::LeftWithGhosts,
                    RowWord::Occupied => TargetWord::Occupied,
                    RowWord::Bitmap => TargetWord::Bitmap,
                    RowWord::Bit => TargetWord::Bit,
                };
                Self::Row { word, place }
            }
            WrittenExercise::Question(name) => Self::Custom(questions::asked(name)),
        }
    }
}

/// The exercises of a lesson, from the top.
pub fn exercises(lesson: &Lesson) -> impl Iterator<Item = Exercise> {
    lesson.exercises().map(Exercise::from)
}

/// The boards that exercises are drawn on: large enough to have a solution, small enough to see.
const SIDES: std::ops::RangeInclusive<u8> = 4..=8;

/// The number of seeds that are tried for a question other than the one before.
const TRIES: u64 = 100;

impl Exercise {
    /// The next seed whose question differs from this seed's.
    ///
    /// Few bits make few questions, and two seeds may draw the same one.
    pub fn next_seed(&self, seed: u64) -> u64 {
        let question = self.question(seed);
        (1..=TRIES)
            .map(|further| seed.wrapping_add(further))
            // 0 is the lesson's own question, which no seed draws.
            .find(|&next| next != 0 && self.question(next) != question)
            .unwrap_or(1)
    }

    /// The question of a seed: 0 is the lesson's own, any other draws one.
    ///
    /// The same seed always gives the same question, so that it can be part of an address.
    pub fn question(&self, seed: u64) -> Question {
        let random = (seed != 0).then(|| Random::new(seed));
        match *self {
            Self::Custom(ask) => ask.0(random),
            Self::Number { trick, x, width } => {
                // 0 has no lowest 1 and teaches nothing here.
                let x = random.map_or(x, |mut random| 1 + random.below(width.mask()));
                let x = Word::cut(x, width);
                NumberTask { trick, x }.question()
            }
            Self::Row { word, place } => {
                let row = random.map_or_else(
                    || OpenRow::of(&place.machine()),
                    |random| drawn_row(random, word),
                );
                Question::of_row(RowTask { word, row })
            }
        }
    }
}

fn drawn_row(mut random: Random, word: TargetWord) -> OpenRow {
    let sizes = Size::all().filter(|size| SIDES.contains(&size.get()));
    let sizes = sizes.collect::<Vec<_>>();
    let size = random.choose(&sizes).unwrap_or(Size::FIRST_SCREEN);
    let placement = random.placement(size);
    match word {
        TargetWord::Bit => random.tried(placement),
        _ => placement.into(),
    }
}
