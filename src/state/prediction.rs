//! Predicting: the reader says the bits of a word before the stepper shows them.

use super::{
    Action, Address, Answer, Checked, Environment, Held, Notice, Pace, Page, Playback, Rooms,
    State, Stepping, Walk, spoken::Telling,
};
use crate::{
    bits::BitOrder,
    lessons::{Asked, Position, RowTask},
    solver::{Line, Machine, Phase},
    text::{
        Sentence,
        course::{ask_word, check_result},
        narrate,
    },
};

/// What is asked, and what was.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prediction {
    /// The word that is asked for now.
    pub question: Option<Box<Question>>,
    /// The step whose word was right just now, and how many bits it has.
    pub right: Option<(u64, u8)>,
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

/// What a reader does about the word that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PredictAction {
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

    /// The question in words.
    #[must_use]
    pub fn prompt(&self) -> Sentence {
        let position = &self.task.position;
        ask_word(self.task.asked.name(), position.row(), position.size())
    }

    /// What the last check said; `None` before the first.
    #[must_use]
    pub fn checked(&self, order: BitOrder) -> Option<Checked> {
        Checked::of(&self.answer, |power| self.task.explain(power, order))
    }

    /// The question, and after a check what it said.
    fn said(&self, order: BitOrder) -> Sentence {
        match self.checked(order) {
            None => self.prompt(),
            Some(Checked {
                sentence, reasons, ..
            }) => reasons.iter().fold(sentence, Sentence::and),
        }
    }
}

/// Stepping on the page on which each word is asked for before it is shown.
#[derive(Debug)]
pub struct Predicting;

impl Rooms for Predicting {
    fn open(state: &mut State, environment: &Environment) {
        Stepping::open(state, environment);
    }

    fn follow(state: &mut State, address: &Address) -> Option<Notice> {
        if state.page != Page::Predict {
            state.pause_silently();
            return None;
        }
        state.open_stepper(address)
    }

    fn place(state: &State) -> Option<Address> {
        (state.page == Page::Predict).then(|| state.stepper_address())
    }

    fn act(state: &mut State, action: &Action) -> Option<Notice> {
        let held = state.stepper.held;
        match (action, held) {
            (Action::Predict(action), _) => return state.predict(*action),
            // The click that ends a hold.
            (Action::Press(_), Held::Ended) => {}
            (Action::Walk(walk) | Action::Press(walk), _) if state.would_ask(*walk) => {
                state.ask();
                return None;
            }
            (Action::Repeat, Held::Down(walk) | Held::Repeating(walk)) => {
                state.stepper.held = Held::Repeating(walk);
                // A question waits for its answer, however long the button is held.
                if state.would_ask(walk) {
                    state.ask();
                }
                if state.prediction.question.is_some() {
                    return None;
                }
            }
            _ => {}
        }
        Stepping::act(state, action)
    }

    fn settle(state: &mut State) {
        Stepping::settle(state);
        state.settle_prediction();
    }

    fn same(one: &State, other: &State) -> bool {
        one.prediction == other.prediction && Stepping::same(one, other)
    }
}

impl State {
    /// Whether a move asks first: one micro-step forward does, to a word, unless it has been
    /// asked for already.
    fn would_ask(&self, walk: Walk) -> bool {
        let by_one = match walk {
            Walk::StepForward => true,
            Walk::Next => self.stepper.pace == Pace::MicroStep,
            _ => false,
        };
        self.page == Page::Predict
            && by_one
            && self.prediction.question.is_none()
            && Question::before(self.stepper.machine()).is_some()
    }

    fn ask(&mut self) {
        self.stepper.pause_silently();
        self.prediction.question = Question::before(self.stepper.machine()).map(Box::new);
        self.tell_question();
    }

    fn predict(&mut self, action: PredictAction) -> Option<Notice> {
        let question = self.prediction.question.as_mut()?;
        match action {
            PredictAction::Set { power, on } => question.answer.set(power, on),
            PredictAction::Check => {
                question.answer.check();
                if question.answer.is_right() {
                    return self.go_on_right();
                }
                self.tell_question();
            }
            PredictAction::Reveal => return self.go_on(),
        }
        None
    }

    fn go_on(&mut self) -> Option<Notice> {
        Stepping::act(self, &Action::Walk(Walk::StepForward))
    }

    fn go_on_right(&mut self) -> Option<Notice> {
        let n_bits = self.prediction.question.as_ref()?.answer.n_bits;
        let notice = self.go_on();
        let machine = self.stepper.machine();
        let said = |order| check_result(n_bits.into(), 0).and(&narrate(machine, order));
        let said = [BitOrder::MsbLeft, BitOrder::LsbLeft].map(said);
        self.prediction.right = Some((machine.counters().steps, n_bits));
        self.stepper.tell(Telling::Said(Box::new(said)));
        notice
    }

    /// A question is about the micro-step to come, and ends where the reader goes elsewhere.
    fn settle_prediction(&mut self) {
        let machine = self.stepper.machine();
        let (size, here) = (machine.size(), machine.counters().steps);
        let stays = self.page == Page::Predict && self.stepper.playback == Playback::Paused;
        self.prediction.question.take_if(|question| {
            let next = &question.next;
            !stays || (next.size(), next.counters().steps) != (size, here + 1)
        });
        self.prediction
            .right
            .take_if(|(step, _)| *step != here || self.prediction.question.is_some());
    }

    fn tell_question(&mut self) {
        if let Some(question) = &self.prediction.question {
            let said = [BitOrder::MsbLeft, BitOrder::LsbLeft].map(|order| question.said(order));
            self.stepper.tell(Telling::Said(Box::new(said)));
        }
    }
}
