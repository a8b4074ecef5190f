//! Predicting: the reader says what comes before the stepper shows it.

use bitqueens_core::{bits::BitOrder, solver::Machine};

use super::{BranchQuestion, Mode, StepPage, Stepper, WordQuestion, is_one_step};
use crate::{
    player::Move,
    question::words,
    site::Preferences,
    text::{Sentence, narrate},
};

/// The question that is open, and the answer that was right just now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prediction {
    /// What is asked for now.
    pub question: Option<OpenQuestion>,
    /// The step at which an answer was right just now, and how many bits it has: a way on has none.
    pub right: Option<(u64, u8)>,
}

/// A question about the micro-step to come.
#[derive(Clone, Debug, PartialEq)]
pub enum OpenQuestion {
    /// Which way the loop goes on.
    Branch(Box<BranchQuestion>),
    /// The bits of the word that it computes.
    Word(Box<WordQuestion>),
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
    /// Choose a way on, as drawn, from 0.
    Choose(u8),
    /// Compare the answer with the right one; a right answer goes on.
    Check,
    /// Go on, whatever the answer.
    Reveal,
}

impl OpenQuestion {
    /// The first question about the micro-step to come, where there is one.
    fn before(machine: &Machine) -> Option<Self> {
        let branch = BranchQuestion::before(machine).map(Box::new);
        branch
            .map(Self::Branch)
            .or_else(|| Self::word_before(machine))
    }

    fn word_before(machine: &Machine) -> Option<Self> {
        WordQuestion::before(machine).map(Box::new).map(Self::Word)
    }

    /// The step that is asked about.
    pub fn step(&self) -> u64 {
        match self {
            Self::Branch(branch) => branch.place.counters().steps + 1,
            Self::Word(word) => word.next.counters().steps,
        }
    }

    /// How often the answer was checked.
    pub const fn n_checks(&self) -> u64 {
        match self {
            Self::Branch(branch) => branch.answer.n_checks,
            Self::Word(word) => word.answer.n_checks,
        }
    }

    fn is_about(&self, machine: &Machine) -> bool {
        let size = match self {
            Self::Branch(branch) => branch.place.size(),
            Self::Word(word) => word.next.size(),
        };
        (size, self.step()) == (machine.size(), machine.counters().steps + 1)
    }

    /// The question, and after a check what it said. What is said of a way on is part of the view.
    fn told(&self, order: BitOrder) -> Sentence {
        match self {
            Self::Branch(_) => Sentence::default(),
            Self::Word(word) => word.told(order),
        }
    }

    /// Compares the answer; returns the number of bits of a right one.
    fn check(&mut self) -> Option<u8> {
        let answer = match self {
            Self::Branch(branch) => {
                branch.check();
                &branch.answer
            }
            Self::Word(word) => {
                word.answer.check();
                &word.answer
            }
        };
        answer.is_right().then_some(answer.n_bits)
    }
}

impl Prediction {
    /// The word that is asked for.
    pub fn word(&self) -> Option<&WordQuestion> {
        match self.question.as_ref()? {
            OpenQuestion::Word(word) => Some(word),
            OpenQuestion::Branch(_) => None,
        }
    }

    /// The way on that is asked for.
    pub fn branch(&self) -> Option<&BranchQuestion> {
        match self.question.as_ref()? {
            OpenQuestion::Branch(branch) => Some(branch),
            OpenQuestion::Word(_) => None,
        }
    }

    /// Ends a question where the reader has gone elsewhere: it is about the micro-step to come.
    pub(super) fn update(&mut self, mode: Mode, stepper: &Stepper) {
        let machine = stepper.machine();
        let stays = mode == Mode::Predict && !stepper.is_moving();
        self.question
            .take_if(|question| !stays || !question.is_about(machine));
        self.right
            .take_if(|(step, _)| !stays || *step != machine.counters().steps);
    }
}

impl StepPage {
    /// The question that is next: the way on comes before the word.
    fn next_question(&self) -> Option<OpenQuestion> {
        let machine = self.stepper.machine();
        match self.prediction.question {
            None => OpenQuestion::before(machine),
            Some(OpenQuestion::Branch(_)) => OpenQuestion::word_before(machine),
            Some(OpenQuestion::Word(_)) => None,
        }
    }

    /// Tells whether a move asks first: one micro-step forward does, unless everything about it has
    /// been asked already.
    pub(super) fn would_ask(&self, to: Move) -> bool {
        self.mode == Mode::Predict
            && is_one_step(to, self.stepper.pace)
            && self.next_question().is_some()
    }

    /// Tells whether the line to come would answer what is asked, now or by the next press.
    pub fn hides_next_line(&self) -> bool {
        self.mode == Mode::Predict
            && !self.stepper.is_moving()
            && self.prediction.word().is_none()
            && BranchQuestion::before(self.stepper.machine()).is_some()
    }

    pub(super) fn ask(&mut self, preferences: Preferences) {
        self.stepper.stop();
        self.prediction = Prediction {
            question: self.next_question(),
            right: None,
        };
        self.tell_question(preferences.order);
    }

    pub(super) fn answer(
        &mut self,
        action: QuestionAction,
        preferences: Preferences,
    ) -> Option<Sentence> {
        let order = preferences.order;
        let question = self.prediction.question.as_mut()?;
        match (action, &mut *question) {
            (QuestionAction::Set { power, on }, OpenQuestion::Word(word)) => {
                word.answer.set(power, on);
            }
            (QuestionAction::Press(square), OpenQuestion::Word(word)) => word.press(square, order),
            (QuestionAction::Choose(choice), OpenQuestion::Branch(branch)) => branch.choose(choice),
            (QuestionAction::Check, _) => {
                if let Some(n_bits) = question.check() {
                    return self.go_on_right(n_bits, preferences);
                }
                self.prediction.right = None;
                self.tell_question(order);
            }
            (QuestionAction::Reveal, _) => return self.step_forward(preferences),
            _ => {}
        }
        None
    }

    /// Goes on after a right answer: to the word that is asked for next, or to the next step.
    fn go_on_right(&mut self, n_bits: u8, preferences: Preferences) -> Option<Sentence> {
        let notice = self.step_forward(preferences);
        let machine = self.stepper.machine();
        let next = match self.prediction.word() {
            Some(word) if word.answer.checked.is_none() => word.prompt(),
            _ => narrate(machine, preferences.order),
        };
        let told = words::check_result(n_bits.into(), 0).and(&next);
        self.prediction.right = Some((machine.counters().steps, n_bits));
        self.stepper.announcer.tell(told);
        notice
    }

    fn tell_question(&mut self, order: BitOrder) {
        if let Some(question) = &self.prediction.question {
            let told = question.told(order);
            self.stepper.announcer.tell(told);
        }
    }
}
