//! One exercise in work: its question and the answer that the reader has given it.

use super::{BlockAction, Exercise, Given, ORDER, Question};
use crate::{
    draw::{Bits, Board, Cover},
    question::{Answer, AnswerKind, Check, FieldBit, field, words as said},
};

/// As many seeds are tried for questions that are not alike: few bits make few questions.
const TRIES: usize = 200;

/// One exercise in work.
#[derive(Clone, Debug, PartialEq)]
pub struct Drill {
    exercise: Exercise,
    /// The number of the question: 0 is the lesson's own.
    pub seed: u64,
    /// The question.
    pub question: Question,
    /// The reader's bits, or another kind of answer as one number.
    pub answer: Answer,
    /// True once the reader has found the right bits, on this question or another of the exercise.
    pub was_right: bool,
}

impl Drill {
    /// The question of a seed, with no bit set.
    pub fn new(exercise: Exercise, seed: u64) -> Self {
        let question = exercise.question(seed);
        Self {
            exercise,
            seed,
            answer: Answer {
                bits: question.kind.start(),
                ..Answer::new(question.n_bits(), question.expected)
            },
            question,
            was_right: false,
        }
    }

    /// So many questions of its kind, no two alike, without the reader's bits: its own first, then those of the seeds
    /// that follow. Where the exercise has fewer, it is those.
    pub fn several(&self, n_questions: usize) -> Vec<Self> {
        let mut several = vec![Self::new(self.exercise, self.seed)];
        let mut seed = self.seed;
        for _ in 0..TRIES {
            if several.len() == n_questions {
                break;
            }
            seed = seed.wrapping_add(1).max(1);
            let question = self.exercise.question(seed);
            if several.iter().all(|drill| drill.question != question) {
                several.push(Self::new(self.exercise, seed));
            }
        }
        several
    }

    /// Asks the question of a seed, with no bit set unless it is asked already.
    pub(super) fn ask(&mut self, seed: u64) {
        if self.seed != seed {
            *self = Self::new(self.exercise, seed);
        }
    }

    pub(super) fn apply(&mut self, action: BlockAction) {
        match action {
            BlockAction::Set { power, on } => self.answer.set(power, on),
            // A number, a square, an order or a choice that was shown stands as it is.
            BlockAction::Give(given) if self.answer.n_bits == 0 && !self.answer.revealed => {
                self.answer.bits = given;
            }
            BlockAction::Check => {
                self.answer.check();
                self.was_right |= self.answer.is_right() && !self.answer.revealed;
            }
            BlockAction::Reveal => self.answer.reveal(),
            BlockAction::Draw => self.turn_to(self.exercise.next_seed(self.seed)),
            BlockAction::Restore => self.turn_to(0),
            _ => {}
        }
    }

    fn turn_to(&mut self, seed: u64) {
        *self = Self {
            was_right: self.was_right,
            ..Self::new(self.exercise, seed)
        };
    }

    /// The reader's bits as drawn, from the left.
    pub fn field(&self) -> Vec<FieldBit> {
        field(&self.answer, self.question.size(), ORDER)
    }

    /// The board with the row that is asked about, hidden until the answer is right; `None`
    /// where the question has no board.
    pub fn board(&self) -> Option<Board> {
        match &self.question.given {
            Given::Board(board) => Some(board.clone()),
            Given::Row { row, cover } => {
                let cover = if self.answer.is_right() {
                    Cover::Off
                } else {
                    *cover
                };
                Some(Board::of_row(row, cover, ORDER))
            }
            Given::Words(_) | Given::Signed(_) | Given::Places => None,
        }
    }

    /// Says what the last check found; `None` before the first. Of wrong bits the first check says how many they are,
    /// the second marks them, and the third says why. A right answer is said in full, one
    /// that was shown with its reasons.
    pub fn verdict(&self) -> Option<Check> {
        let (answer, question) = (&self.answer, &self.question);
        let (given, right) = (answer.checked?, answer.is_right());
        let (sentence, reasons) = match question.kind {
            _ if right && answer.revealed => (question.answer.clone(), question.why()),
            _ if right => {
                let right = said::check_result(answer.n_bits.into(), 0);
                (right.and(&question.answer), Vec::new())
            }
            AnswerKind::Bits(_) => {
                let mut check = Check::of(answer, |power| question.reason(power))?;
                if !answer.explains() {
                    check.reasons.clear();
                }
                return Some(check);
            }
            kind if kind.takes(given) => (said::NOT_RIGHT.into(), vec![question.reply(given)]),
            _ => (said::NOTHING_GIVEN.into(), Vec::new()),
        };
        Some(Check {
            serial: answer.n_checks,
            right,
            sentence,
            reasons,
        })
    }

    /// The right bits as cells of a sheet of paper.
    pub fn paper_row(&self) -> Bits {
        let (name, value) = (self.question.name, self.answer.expected);
        Bits::new(name, value, self.answer.n_bits, self.question.size(), ORDER)
    }
}
