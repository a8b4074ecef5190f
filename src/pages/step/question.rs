//! Predicting: the reader gives the bits of a word before the stepper shows them.

use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, LoopWord, Machine, OpenRow, Phase},
};

use super::{Mode, StepPage, Stepper, is_one_step};
use crate::{
    player::{Move, Player, Timeline},
    question::{Answer, Check, FieldBit, RowTask, TargetWord, field, words},
    site::Preferences,
    text::{Sentence, narrate},
};

/// The question that is open, and the answer that was right just now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prediction {
    /// The word that is asked for now.
    pub question: Option<Box<WordQuestion>>,
    /// The step whose word was right just now, and how many bits it has.
    pub right: Option<(u64, u8)>,
}

/// A word that is asked for before the micro-step that computes it is carried out.
#[derive(Clone, Debug, PartialEq)]
pub struct WordQuestion {
    /// The question.
    pub task: RowTask,
    /// The reader's bits.
    pub answer: Answer,
    /// The place after the micro-step.
    pub next: Machine,
}

/// An action of the reader about the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionAction {
    /// Give a bit of the answer a value.
    Set {
        /// The bit's power of two.
        power: u8,
        /// Its value.
        on: bool,
    },
    /// Turn the bit of a square over, by row and column; a press elsewhere does nothing.
    Press(Option<[u8; 2]>),
    /// Compare the answer with the right bits; right bits carry the step out.
    Check,
    /// Carry the step out, whatever the answer.
    Reveal,
}

impl WordQuestion {
    /// The question about the micro-step to come, where it computes a word.
    fn before(machine: &Machine) -> Option<Self> {
        let word = match machine.upcoming()? {
            Phase::Pick => TargetWord::Bit,
            Phase::Left => TargetWord::Line(Line::Left),
            Phase::Down => TargetWord::Line(Line::Down),
            Phase::Right => TargetWord::Line(Line::Right),
            Phase::Free => TargetWord::Bitmap,
            _ => return None,
        };
        let mut next = machine.clone();
        next.advance();
        let task = RowTask {
            word,
            row: OpenRow::of(&next),
        };
        Some(Self {
            answer: Answer::new(task.n_bits(), task.expected()),
            task,
            next,
        })
    }

    /// The word of the binary rows that is asked for.
    #[must_use]
    pub const fn word(&self) -> LoopWord {
        match self.task.word {
            TargetWord::Line(line) => LoopWord::Attack(line),
            TargetWord::Bit => LoopWord::Bit,
            _ => LoopWord::Bitmap,
        }
    }

    /// The question in words.
    #[must_use]
    pub fn prompt(&self) -> Sentence {
        let row = &self.task.row;
        words::ask_word(self.task.word.name(), row.row(), row.placement().size())
    }

    /// The reader's bits as drawn.
    #[must_use]
    pub fn field(&self, order: BitOrder) -> Vec<FieldBit> {
        field(&self.answer, Some(self.next.size()), order)
    }

    /// Returns what the last check said, with the reason for one wrong bit at most; the board shows
    /// the others. `None` before the first check.
    #[must_use]
    pub fn check(&self, order: BitOrder) -> Option<Check> {
        let mut check = Check::of(&self.answer, |power| self.task.explain(power, order))?;
        check.reasons.truncate(self.answer.explains().into());
        Some(check)
    }

    /// Turns the bit of a square of the row over.
    fn press(&mut self, square: Option<[u8; 2]>, order: BitOrder) {
        if let Some([row, column]) = square
            && row == self.task.row.row()
        {
            let power = order.column(column, self.next.size().get());
            self.answer.set(power, self.answer.bits >> power & 1 == 0);
        }
    }

    /// The question, and after a check what it said.
    fn told(&self, order: BitOrder) -> Sentence {
        match self.check(order) {
            None => self.prompt(),
            Some(Check {
                sentence, reasons, ..
            }) => reasons.iter().fold(sentence, Sentence::and),
        }
    }
}

impl Prediction {
    /// Ends a question where the reader has gone elsewhere: it is about the micro-step to come.
    pub(super) fn update(&mut self, mode: Mode, stepper: &Stepper) {
        let machine = stepper.machine();
        let (size, here) = (machine.size(), machine.counters().steps);
        let stays = mode == Mode::Predict && !stepper.player.is_moving();
        self.question.take_if(|question| {
            let next = &question.next;
            !stays || (next.size(), next.counters().steps) != (size, here + 1)
        });
        self.right
            .take_if(|(step, _)| *step != here || self.question.is_some());
    }
}

impl StepPage {
    /// Tells whether a move asks first: one micro-step forward does, to a word, unless it has been
    /// asked for already.
    pub(super) fn would_ask(&self, to: Move) -> bool {
        self.mode == Mode::Predict
            && is_one_step(to, self.stepper.player.pace)
            && self.prediction.question.is_none()
            && WordQuestion::before(self.stepper.machine()).is_some()
    }

    pub(super) fn ask(&mut self, preferences: Preferences) {
        self.stepper.player.stop();
        self.prediction.question = WordQuestion::before(self.stepper.machine()).map(Box::new);
        self.tell_question(preferences.order);
    }

    pub(super) fn answer(
        &mut self,
        action: QuestionAction,
        preferences: Preferences,
    ) -> Option<Sentence> {
        let order = preferences.order;
        let question = self.prediction.question.as_mut()?;
        match action {
            QuestionAction::Set { power, on } => question.answer.set(power, on),
            QuestionAction::Press(square) => question.press(square, order),
            QuestionAction::Check => {
                question.answer.check();
                if question.answer.is_right() {
                    return self.go_on_right(preferences);
                }
                self.tell_question(order);
            }
            QuestionAction::Reveal => return self.step_forward(preferences),
        }
        None
    }

    fn player(&mut self) -> &mut Player<Timeline> {
        &mut self.stepper.player
    }

    fn go_on_right(&mut self, preferences: Preferences) -> Option<Sentence> {
        let n_bits = self.prediction.question.as_ref()?.answer.n_bits;
        let notice = self.step_forward(preferences);
        let machine = self.stepper.machine();
        let right = words::check_result(n_bits.into(), 0);
        let told = right.and(&narrate(machine, preferences.order));
        self.prediction.right = Some((machine.counters().steps, n_bits));
        self.player().announcer.tell(told);
        notice
    }

    fn tell_question(&mut self, order: BitOrder) {
        if let Some(question) = &self.prediction.question {
            let told = question.told(order);
            self.player().announcer.tell(told);
        }
    }
}
