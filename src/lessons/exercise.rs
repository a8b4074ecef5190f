//! What a lesson asks its reader to predict.

use super::{Asked, Draw, Place, Position, RowTask, Task, Trick};
use crate::{
    bits::{Width, Word},
    solver::Size,
};

/// A kind of question with the one the lesson itself asks.
#[derive(Clone, Copy, Debug)]
pub enum Exercise {
    /// A question about a number.
    Word {
        /// The question.
        trick: Trick,
        /// The lesson's number.
        x: u32,
        /// The bits asked for.
        width: Width,
    },
    /// A question about a row of the board.
    Row {
        /// The word asked for.
        asked: Asked,
        /// The lesson's row: the row in work there.
        place: Place,
    },
}

/// The boards that exercises are drawn on: large enough to have a solution, small enough to see.
const SIDES: std::ops::RangeInclusive<u8> = 4..=8;

/// How many seeds are tried for a question other than the one before.
const TRIES: u64 = 100;

impl Exercise {
    /// The next seed whose question differs from this seed's.
    ///
    /// Few bits make few questions, and two seeds may draw the same one.
    #[must_use]
    pub fn next_seed(&self, seed: u64) -> u64 {
        let task = self.task(seed);
        (1..=TRIES)
            .map(|further| seed.wrapping_add(further))
            // 0 is the lesson's own question and is never drawn.
            .find(|&next| next != 0 && self.task(next) != task)
            .unwrap_or(1)
    }

    /// The question of a seed: 0 is the lesson's own, any other draws one.
    ///
    /// The same seed always gives the same question, so that it can be part of an address.
    #[must_use]
    pub fn task(&self, seed: u64) -> Task {
        let mut draw = Draw::new(seed);
        match (*self, seed) {
            (Self::Word { trick, x, width }, 0) => Task::Word {
                trick,
                x: Word::cut(x, width),
            },
            (Self::Word { trick, width, .. }, _) => Task::Word {
                trick,
                // 0 has no lowest 1 and teaches nothing here.
                x: Word::cut(1 + draw.below(width.mask()), width),
            },
            (Self::Row { asked, place }, 0) => Task::Row(RowTask {
                asked,
                position: Position::of(&place.machine()),
            }),
            (Self::Row { asked, .. }, _) => {
                let sizes = Size::all()
                    .filter(|size| SIDES.contains(&size.get()))
                    .collect::<Vec<_>>();
                let number = draw.below(u32::try_from(sizes.len()).unwrap_or(0));
                let size = usize::try_from(number)
                    .ok()
                    .and_then(|number| sizes.get(number).copied())
                    .unwrap_or(Size::FIRST_SCREEN);
                let position = Position::drawn(&mut draw, size);
                let position = match asked {
                    Asked::Bit => position.with_some_tried(&mut draw),
                    _ => position,
                };
                Task::Row(RowTask { asked, position })
            }
        }
    }
}
