//! The problem that a lesson opens with.

use super::{BlockAction, Picture, words};
use crate::{
    question::AnswerKind,
    text::{Phrase, Sentence},
};

/// The problem that a lesson opens with. The reader guesses before reading; nothing is marked, and
/// the guess stands beside the answer at the lesson's end.
#[derive(Clone, Copy, Debug)]
pub struct LessonOpening {
    /// The problem.
    pub ask: Phrase,
    /// What is drawn with it.
    pub picture: Option<Picture>,
    /// What is asked for.
    pub kind: AnswerKind,
    /// The answer.
    pub right: u64,
    /// Why, said at the end.
    pub result: Phrase,
}

/// The reader's guess at an opening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpeningGuess {
    /// What the reader has set so far.
    pub draft: u64,
    /// What stands at the lesson's end; `None` before the first guess.
    pub kept: Option<u64>,
}

impl LessonOpening {
    /// Says the guess, where there is one, beside the answer, and why.
    pub fn told(&self, guess: Option<u64>) -> Sentence {
        let right = self.kind.say(self.right);
        let told = match guess {
            None => words::opening::answer(&right),
            Some(guess) if guess == self.right => words::opening::same(&right),
            Some(guess) => words::opening::other(&self.kind.say(guess), &right),
        };
        told.and(&self.result.into())
    }
}

impl OpeningGuess {
    /// The guess that was stored; what the opening does not take is left out.
    pub fn stored(opening: &LessonOpening, guess: Option<u64>) -> Self {
        let kept = guess.filter(|guess| opening.kind.takes(*guess));
        Self {
            draft: kept.unwrap_or(0),
            kept,
        }
    }

    pub(super) fn apply(&mut self, kind: AnswerKind, action: BlockAction) {
        match (action, kind) {
            (BlockAction::Set { power, on }, AnswerKind::Bits(n_bits)) if power < n_bits => {
                self.draft = self.draft & !(1 << power) | u64::from(on) << power;
            }
            // Bits are complete from the start, so they are kept when the reader says so.
            (BlockAction::Check, AnswerKind::Bits(_)) => self.kept = Some(self.draft),
            (BlockAction::Give(answer), kind) if !matches!(kind, AnswerKind::Bits(_)) => {
                self.draft = answer;
                if kind.takes(answer) {
                    self.kept = Some(answer);
                }
            }
            _ => {}
        }
    }
}
