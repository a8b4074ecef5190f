//! One question about a number.

use std::cmp::Ordering;

use super::words::number as words;
use crate::{
    question::{Given, Question},
    text::Sentence,
};
use bitqueens_core::bits::{ClearLowest, IsolateLowest, Word};
use bitqueens_course::Trick;

/// One question about a number.
///
/// ```
/// use bitqueens::pages::learn::{NumberTask, Trick};
/// use bitqueens_core::bits::{Width, Word};
///
/// let task = NumberTask { trick: Trick::LowestBit, x: Word::cut(22, Width::BYTE) };
/// assert_eq!(task.result().value(), 0b10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberTask {
    /// The word asked for.
    pub trick: Trick,
    /// The number.
    pub x: Word,
}

/// The side of the lowest 1 that a bit stands on. In a word of zeros all stand on the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// A higher bit.
    Left,
    /// The lowest 1 itself.
    At,
    /// A lower bit, which is 0.
    Right,
}

impl NumberTask {
    /// The right word.
    pub fn result(&self) -> Word {
        let x = self.x;
        match self.trick {
            Trick::Number => x,
            Trick::Inverted => !x,
            Trick::Negated => x.negated(),
            Trick::LowestBit => IsolateLowest::of(x).result,
            Trick::WithoutLowest => ClearLowest::of(x).result,
            Trick::Mirrored => {
                let set = x.width().bits().filter(|&bit| x.contains(bit));
                set.fold(Word::zero(x.width()), |word, bit| {
                    word.with(self.mirror(bit))
                })
            }
        }
    }

    /// The bit that changes places with this one when the word is mirrored.
    pub fn mirror(&self, power: u8) -> u8 {
        self.x.width().get() - 1 - power
    }

    /// The side of the lowest 1 of x that a bit stands on.
    pub fn side(&self, power: u8) -> Side {
        match u32::from(power).cmp(&self.x.value().trailing_zeros()) {
            Ordering::Less => Side::Right,
            Ordering::Equal => Side::At,
            Ordering::Greater => Side::Left,
        }
    }

    /// The name of the word asked for, as in the code; empty where the code has none.
    pub const fn name(&self) -> &'static str {
        match self.trick {
            Trick::Number => "x",
            Trick::Inverted => "~x",
            Trick::Negated => "-x",
            Trick::LowestBit => "x & -x",
            Trick::WithoutLowest => "x & (x - 1)",
            Trick::Mirrored => "",
        }
    }

    /// Asks for the word.
    pub fn question(&self) -> Question {
        let n_bits = self.x.width().get();
        Question {
            name: self.name(),
            prompt: words::prompt(self),
            given: match self.trick {
                // Its own bits would be the answer.
                Trick::Number => Given::Places,
                _ => Given::Words(vec![("x", self.x)]),
            },
            answer: words::answer(self),
            ..Question::of_bits(n_bits, self.result().value(), |power| self.reason(power))
        }
    }

    fn reason(&self, power: u8) -> Sentence {
        match self.trick {
            Trick::Number => words::reason_of_place(1 << power, self.x.value()),
            Trick::Inverted if self.x.contains(power) => words::INVERTED_ONE.into(),
            Trick::Inverted => words::INVERTED_ZERO.into(),
            Trick::Mirrored => words::reason_of_mirror(power, self.mirror(power)),
            trick => words::reason_of_lowest(trick, self.side(power)).into(),
        }
    }
}
