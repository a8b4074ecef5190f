//! Predicting: the reader says the bits of a word before the stepper shows them.

use super::{Answer, Checked, Pace, Playback, Stepper, Walk, spoken::Telling};
use crate::{
    bits::BitOrder,
    lessons::{Asked, Position, RowTask},
    solver::{Line, Machine, Phase},
    text::{Notice, Sentence},
};

/// Whether values are asked for before they are shown, and the question that is open.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prediction {
    /// Whether values are asked for.
    pub on: bool,
    /// What is asked now.
    pub question: Option<Box<Question>>,
}

/// A word that is asked for before the micro-step that computes it is carried out.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The question.
    pub task: RowTask,
    /// The reader's bits.
    pub answer: Answer,
    /// The place after the micro-step.
    pub next: Machine,
}

/// What a reader does about predictions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PredictAction {
    /// Ask for values, or show them at once.
    On(bool),
    /// Give a bit of the answer a value.
    Set {
        /// The bit's power of two.
        power: u8,
        /// Its value.
        on: bool,
    },
    /// Compare the answer with what is right; right bits carry the step out.
    Check,
    /// Carry the step out, whatever the answer.
    Reveal,
}

impl Question {
    /// The question about the micro-step to come, where it computes a word.
    fn before(machine: &Machine) -> Option<Self> {
        let asked = match machine.upcoming()? {
            Phase::Pick => Asked::Bit,
            Phase::Left => Asked::Line(Line::Left),
            Phase::Down => Asked::Line(Line::Down),
            Phase::Right => Asked::Line(Line::Right),
            Phase::Free => Asked::Bitmap,
            _ => return None,
        };
        let mut next = machine.clone();
        next.advance();
        let task = RowTask {
            asked,
            position: Position::of(&next),
        };
        Some(Self {
            answer: Answer::new(task.n_bits(), task.expected()),
            task,
            next,
        })
    }

    /// What the last check said; `None` before the first.
    #[must_use]
    pub fn checked(&self, order: BitOrder) -> Option<Checked> {
        Checked::of(&self.answer, |power| self.task.explain(power, order))
    }

    /// The question, and after a check what it said.
    pub(super) fn sentence(&self, order: BitOrder) -> Sentence {
        match self.checked(order) {
            None => self.task.prompt(),
            Some(Checked {
                sentence, reasons, ..
            }) => reasons.iter().fold(sentence, Sentence::and),
        }
    }
}

impl Stepper {
    /// Moves, or asks for the value that the move would show.
    pub(super) fn walk(&mut self, walk: Walk) -> Option<Notice> {
        if self.would_ask(walk) {
            self.pause_silently();
            self.prediction.question = Question::before(self.machine()).map(Box::new);
            self.tell_question();
            return None;
        }
        self.go(walk)
    }

    /// Whether a move asks first: one micro-step forward does, to a word, unless it has been
    /// asked for already.
    pub(super) fn would_ask(&self, walk: Walk) -> bool {
        let by_one = match walk {
            Walk::StepForward => true,
            Walk::Next => self.pace == Pace::MicroStep,
            _ => false,
        };
        self.prediction.on
            && by_one
            && self.prediction.question.is_none()
            && Question::before(self.machine()).is_some()
    }

    /// Does what the reader asks about predictions.
    pub(super) fn predict(&mut self, action: PredictAction) -> Option<Notice> {
        if let PredictAction::On(on) = action {
            self.prediction.on = on;
            return None;
        }
        let question = self.prediction.question.as_mut()?;
        match action {
            PredictAction::Set { power, on } => question.answer.set(power, on),
            PredictAction::Check => {
                question.answer.check();
                if question.answer.is_right() {
                    let n_bits = question.answer.n_bits;
                    let notice = self.go(Walk::StepForward);
                    let there = Box::new(self.machine().clone());
                    self.tell(Telling::Predicted { n_bits, there });
                    return notice;
                }
                self.tell_question();
            }
            PredictAction::Reveal => return self.go(Walk::StepForward),
            PredictAction::On(_) => {}
        }
        None
    }

    /// A question is about the micro-step to come, so it ends where the reader goes elsewhere.
    pub(super) fn settle_prediction(&mut self) {
        let here = self.machine().counters().steps + 1;
        let size = self.machine().size();
        let stays = self.prediction.on && self.playback == Playback::Paused;
        self.prediction.question.take_if(|question| {
            let next = &question.next;
            !stays || (next.size(), next.counters().steps) != (size, here)
        });
    }

    fn tell_question(&mut self) {
        if let Some(question) = self.prediction.question.clone() {
            self.tell(Telling::Asked(question));
        }
    }
}
