//! Predicting: the reader says what comes before the stepper shows it.

use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, LoopWord, Machine, OpenRow, Phase},
};

use super::{Fork, ForkKind, Mode, StepPage, is_one_step};
use crate::{
    player::Move,
    question::{
        AnswerAction, AnswerOutcome, Attempt, Attempts, KeptAttempt, Policy, Question, RowTask,
        TargetWord, words,
    },
    site::Preferences,
    text::{Sentence, narrate},
};

/// The question that is open, and the answer that was right just now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prediction {
    pub question: Option<Box<StepQuestion>>,
    pub right: Option<RightAnswer>,
}

/// An answer that was right just now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RightAnswer {
    pub step: u64,
    pub said: Sentence,
}

/// A question about the micro-step to come.
#[derive(Clone, Debug, PartialEq)]
pub struct StepQuestion {
    pub source: StepSource,
    pub attempt: Attempt,
    /// The search before the micro-step.
    before: Machine,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepSource {
    /// Which way the loop goes on.
    Way(ForkKind),
    /// The bits of the word that it computes.
    Word(RowTask),
}

impl StepQuestion {
    /// The number of the check that says what a wrong choice overlooks; the first says only that it is wrong.
    const WAY_EXPLAINS: u64 = 2;

    /// The first question about the micro-step to come, where there is one.
    fn before(machine: &Machine) -> Option<Self> {
        Self::way_before(machine).or_else(|| Self::word_before(machine))
    }

    /// The question about the micro-step to come of which something is kept.
    fn begun(machine: &Machine, attempts: &Attempts) -> Option<Self> {
        let questions = [Self::word_before, Self::way_before];
        let mut questions = questions.iter().filter_map(|before| before(machine));
        let mut begun = questions.find(|question| attempts.at(&question.place()).is_some())?;
        begun.resume(attempts);
        Some(begun)
    }

    fn resume(&mut self, attempts: &Attempts) {
        self.attempt.resume(attempts.at(&self.place()));
    }

    /// The place under which it is kept: `step.5.14.word`.
    fn place(&self) -> String {
        let (n, step) = (self.before.size(), self.before.counters().steps);
        let word = match self.source {
            StepSource::Way(_) => "way",
            StepSource::Word(_) => "word",
        };
        format!("{}{n}.{step}.{word}", StepPage::ATTEMPTS)
    }

    fn way_before(machine: &Machine) -> Option<Self> {
        let fork = Fork::before(machine)?;
        let explains = Self::WAY_EXPLAINS;
        Some(Self {
            source: StepSource::Way(fork.kind),
            attempt: Attempt::new(fork.question(), Policy::Graded { explains }),
            before: machine.clone(),
        })
    }

    fn word_before(machine: &Machine) -> Option<Self> {
        let word = match machine.upcoming()? {
            Phase::Pick => TargetWord::Bit,
            Phase::Left => TargetWord::Attack(Line::Left),
            Phase::Down => TargetWord::Attack(Line::Down),
            Phase::Right => TargetWord::Attack(Line::Right),
            Phase::Free => TargetWord::Bitmap,
            _ => return None,
        };
        let mut next = machine.clone();
        next.advance();
        let row = OpenRow::of(&next);
        let task = RowTask { word, row };
        let question = Question {
            prompt: words::ask_word(word.name(), row.row(), row.placement().size()),
            ..Question::of_row(task)
        };
        let policy = Policy::graded(&question.kind);
        Some(Self {
            source: StepSource::Word(task),
            attempt: Attempt::new(question, policy),
            before: machine.clone(),
        })
    }

    pub fn step(&self) -> u64 {
        self.before.counters().steps + 1
    }

    /// The place after the micro-step.
    pub fn next(&self) -> Machine {
        let mut next = self.before.clone();
        next.advance();
        next
    }

    fn is_about(&self, machine: &Machine) -> bool {
        let key = |place: &Machine| (place.size(), place.counters().steps);
        key(&self.before) == key(machine)
    }

    pub const fn word(&self) -> Option<&RowTask> {
        match &self.source {
            StepSource::Word(task) => Some(task),
            StepSource::Way(_) => None,
        }
    }

    /// The word of the binary rows that is asked for.
    pub fn loop_word(&self) -> Option<LoopWord> {
        self.word()?.word.loop_word()
    }

    /// The action of a press on a square by row and column: it turns the bit over where the row is asked for.
    pub fn pressed(&self, [row, column]: [u8; 2], order: BitOrder) -> Option<AnswerAction> {
        let is_asked = self.word().is_some_and(|task| task.row.row() == row);
        let power = order.column(column, self.before.size().get());
        is_asked.then_some(AnswerAction::Turn(power))
    }

    /// The question, and after a check its outcome with one reason: the board shows the others.
    pub fn sentence(&self, order: BitOrder) -> Sentence {
        let Some(check) = self.attempt.verdict(order) else {
            return self.attempt.question.prompt.clone();
        };
        let next = check.next.map(Sentence::from);
        let more = check.reasons.iter().take(1).chain(&next);
        more.fold(check.sentence, Sentence::and)
    }
}

impl Prediction {
    pub fn word(&self) -> Option<&StepQuestion> {
        self.question
            .as_deref()
            .filter(|question| question.word().is_some())
    }
}

impl StepPage {
    /// Ends a question where the reader has gone elsewhere: it is about the micro-step to come.
    pub(super) fn update_prediction(&mut self) {
        let machine = self.stepper.machine();
        let stays = self.mode == Mode::Predict && !self.stepper.is_moving();
        let prediction = &mut self.prediction;
        let ended = prediction
            .question
            .take_if(|question| !stays || !question.is_about(machine));
        if let Some(question) = ended {
            self.attempts.forget_below(&question.place());
        }
        prediction
            .right
            .take_if(|right| !stays || right.step != machine.counters().steps);
    }

    /// Asks again what was begun at this place before a reload.
    pub(super) fn ask_what_was_begun(&mut self) {
        let rests = self.mode == Mode::Predict && !self.stepper.is_moving();
        if rests && self.prediction.question.is_none() {
            let begun = StepQuestion::begun(self.stepper.machine(), &self.attempts);
            self.prediction.question = begun.map(Box::new);
        }
    }

    /// Takes what another tab has stored of a question. Where it forgot it, what is asked stays.
    pub(super) fn hear_of(&mut self, place: &str, stored: Option<KeptAttempt>) {
        let is_forgotten = stored.is_none();
        self.attempts.hear(place, stored);
        let question = self.prediction.question.as_mut();
        if let Some(question) = question.filter(|question| question.place() == place)
            && !is_forgotten
        {
            question.resume(&self.attempts);
        }
    }

    /// The question that is next: the way on comes before the word.
    fn next_question(&self) -> Option<StepQuestion> {
        let machine = self.stepper.machine();
        match self
            .prediction
            .question
            .as_ref()
            .map(|question| question.source)
        {
            None => StepQuestion::before(machine),
            Some(StepSource::Way(_)) => StepQuestion::word_before(machine),
            Some(StepSource::Word(_)) => None,
        }
    }

    /// True for a move that asks first: one micro-step forward, unless everything about it has been asked.
    pub(super) fn would_ask(&self, to: Move) -> bool {
        self.mode == Mode::Predict
            && is_one_step(to, self.stepper.pace)
            && self.next_question().is_some()
    }

    /// True while the line to come would answer the current question or the next one.
    pub fn hides_next_line(&self) -> bool {
        self.mode == Mode::Predict
            && !self.stepper.is_moving()
            && self.prediction.word().is_none()
            && Fork::before(self.stepper.machine()).is_some()
    }

    pub(super) fn ask(&mut self, preferences: Preferences) {
        self.stepper.stop();
        let mut question = self.next_question().map(Box::new);
        if let Some(question) = &mut question {
            question.resume(&self.attempts);
        }
        self.prediction = Prediction {
            question,
            right: None,
        };
        self.tell_question(preferences.order);
    }

    pub(super) fn answer(
        &mut self,
        action: AnswerAction,
        preferences: Preferences,
    ) -> Option<Sentence> {
        let question = self.prediction.question.as_mut()?;
        let outcome = question.attempt.apply(action);
        let (place, kept) = (question.place(), question.attempt.keep());
        // What is answered is over.
        if matches!(outcome, AnswerOutcome::Right | AnswerOutcome::Shown) {
            self.attempts.forget_below(&place);
        } else {
            self.attempts.keep(place, kept);
        }
        let attempt = &question.attempt;
        match outcome {
            AnswerOutcome::Open | AnswerOutcome::Kept => None,
            AnswerOutcome::Right => {
                let said = words::right(attempt.question.n_bits());
                self.go_on_right(said, preferences)
            }
            AnswerOutcome::Shown => self.step_forward(preferences),
            AnswerOutcome::Missing | AnswerOutcome::Wrong => {
                self.prediction.right = None;
                self.tell_question(preferences.order);
                None
            }
        }
    }

    /// Goes on after a right answer: to the word that is asked for next, or to the next step.
    fn go_on_right(&mut self, said: Sentence, preferences: Preferences) -> Option<Sentence> {
        let notice = self.step_forward(preferences);
        let machine = self.stepper.machine();
        let next = match self.prediction.word() {
            Some(word) if word.attempt.checked.is_none() => word.attempt.question.prompt.clone(),
            _ => narrate(machine, preferences.order),
        };
        let sentence = said.clone().and(&next);
        let step = machine.counters().steps;
        self.prediction.right = Some(RightAnswer { step, said });
        self.stepper.announcer.tell(sentence);
        notice
    }

    fn tell_question(&mut self, order: BitOrder) {
        if let Some(question) = &self.prediction.question {
            let sentence = question.sentence(order);
            self.stepper.announcer.tell(sentence);
        }
    }
}
