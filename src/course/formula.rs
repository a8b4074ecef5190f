//! The question of a formula, which the lesson's text says.

use super::words::listed;
use crate::{
    question::{AnswerKind, Given, Question, Replies},
    text::Sentence,
};
use bitqueens_core::bits::{View, Width, Word};
use bitqueens_course::{Calculation, Filled, FilledPiece, Formula, FormulaGiven};

/// The question of a seed: 0 is the lesson's own.
pub(crate) fn question(formulas: &'static [Formula], seed: u64) -> Option<Question> {
    let (formula, values) = Formula::seeded(formulas, seed)?;
    Some(Drawn { formula, values }.question())
}

/// A formula with the values of its names and of its result.
struct Drawn {
    formula: &'static Formula,
    values: Vec<u32>,
}

impl Drawn {
    fn question(&self) -> Question {
        let formula = self.formula;
        let (result, width) = (self.values.last().copied(), formula.width(&self.values));
        let right = Word::cut(result.unwrap_or(0), width.unwrap_or(Width::MAX)).value();
        let question = match width {
            Some(width) => Question::of_bits(width.get(), right, |power| self.reason(power)),
            None => Question::new(
                AnswerKind::Number,
                u64::from(right),
                Sentence::default(),
                Replies::Any(self.reason(0)),
                Sentence::default(),
            ),
        };
        Question {
            name: &formula.name,
            prompt: self.fill(&formula.ask, &self.values),
            given: self.given(width.unwrap_or(Width::BYTE)),
            answer: self.fill(&formula.answer, &self.values),
            ..question
        }
    }

    fn given(&self, width: Width) -> Given {
        let word = |(name, at): &'static (String, usize)| {
            (name.as_str(), Word::cut(self.values[*at], width))
        };
        let FormulaGiven::Words(words) = &self.formula.given else {
            return Given::Places;
        };
        let words: Vec<_> = words.iter().map(word).collect();
        match self.formula.view {
            View::Signed => Given::Signed(words),
            View::Unsigned if words.is_empty() => Given::Nothing,
            View::Unsigned => Given::Words(words),
        }
    }

    /// The first reply that is said of a bit.
    fn reason(&self, power: u8) -> Sentence {
        let values = [&self.values[..], &[power.into()]].concat();
        let is_of = |bits: &Calculation| bits.value(&values, self.formula.view) >> power & 1 == 1;
        let mut replies = self.formula.replies.iter();
        let reply = replies.find(|(bits, _)| bits.as_ref().is_none_or(is_of));
        reply.map_or_else(Sentence::default, |(_, text)| self.fill(text, &values))
    }

    fn fill(&self, text: &Filled, values: &[u32]) -> Sentence {
        let value = |calculation: &Calculation| calculation.value(values, self.formula.view);
        let pieces = text.iter().map(|piece| match piece {
            FilledPiece::Words(words) => words.clone(),
            FilledPiece::Decimal(calculation) => Word::cut(value(calculation), Width::MAX)
                .value_in(self.formula.view)
                .to_string(),
            FilledPiece::Bits(calculation, n_bits) => {
                let own = || {
                    self.formula
                        .width(values)
                        .map_or(Width::MAX.get(), Width::get)
                };
                let n_bits = n_bits.unwrap_or_else(own);
                let bits = value(calculation) & u32::MAX >> (u32::BITS - u32::from(n_bits));
                format!("{bits:0width$b}", width = usize::from(n_bits))
            }
            FilledPiece::Hexadecimal(calculation) => format!("{:x}", value(calculation)),
            FilledPiece::Sum(calculation) => {
                let value = value(calculation);
                let worths = (0..u32::BITS).rev().map(|power| 1_u32 << power);
                listed(worths.filter(|worth| value & worth != 0), " + ")
            }
        });
        Sentence::same_in_all(&pieces.collect::<String>())
    }
}
