//! What a reader does on the stepping page, in short words.

use bitqueens::{
    app::Action,
    pages::step::{StepAction, StepPage, StepQuestion, StepSource, StepperAction},
    player::{JumpButton, Move, Playback, PlayerAction},
    question::{AnswerAction, TargetWord},
};
use bitqueens_core::solver::{Machine, Size};
use proptest::prelude::*;

use crate::program::Program;

/// A size that there is.
pub(crate) fn size(n: u8) -> Size {
    Size::new(n).expect("a side from 1 to 27")
}

/// Any move; `far` says which steps are typed.
pub(crate) fn any_move(far: impl Strategy<Value = u64>) -> impl Strategy<Value = Move> {
    let steps = [Move::StepForward, Move::StepBack, Move::Next, Move::Back];
    prop_oneof![
        4 => prop::sample::select(steps.to_vec()),
        5 => prop::sample::select(JumpButton::ALL.map(|button| button.to).to_vec()),
        1 => far.prop_map(Move::Seek),
    ]
}

/// Every place of a search, from step 0 to its end.
pub(crate) fn places(n: u8) -> Vec<Machine> {
    let mut machine = Machine::new(size(n));
    let mut places = vec![machine.clone()];
    while machine.advance().is_some() {
        places.push(machine.clone());
    }
    places
}

/// The place after so many micro-steps, walked to one by one.
pub(crate) fn replay(n: u8, step: u64) -> Machine {
    let mut machine = Machine::new(size(n));
    for _ in 0..step {
        machine.advance();
    }
    machine
}

/// What the controls of the stepper do.
pub(crate) fn first(action: PlayerAction) -> StepAction {
    StepAction::First(StepperAction::Player(action))
}

/// What the controls of the second stepper do.
pub(crate) fn second(action: PlayerAction) -> StepAction {
    StepAction::Second(StepperAction::Player(action))
}

/// A move of the stepper.
pub(crate) fn step(to: Move) -> StepAction {
    first(PlayerAction::Move(to))
}

/// The timer's next beat.
pub(crate) fn tick() -> StepAction {
    first(PlayerAction::Tick)
}

/// A bit of the answer.
pub(crate) fn set(power: u8, on: bool) -> StepAction {
    StepAction::Question(AnswerAction::Set { power, on })
}

/// The word that the page asks for, if it asks for one.
pub(crate) fn asked(program: &Program) -> Option<TargetWord> {
    let question = program.step_page().prediction.word();
    Some(question?.word()?.word)
}

/// The way on that the page asks for, if it asks for one.
pub(crate) fn asked_way(program: &Program) -> Option<&StepQuestion> {
    let question = program.step_page().prediction.question.as_deref();
    question.filter(|question| matches!(question.source, StepSource::Way(_)))
}

/// Chooses a way on, from 0 as drawn.
pub(crate) fn choose(choice: u64) -> StepAction {
    StepAction::Question(AnswerAction::Give(Some(choice.into())))
}

/// The program after the reader has chosen a way on, from 0 as drawn, and had it checked.
pub(crate) fn chosen(program: &Program, choice: u64) -> Program {
    let chosen = program.after(choose(choice));
    chosen.after(StepAction::Question(AnswerAction::Check))
}

/// The program where the way on is answered, if it is asked for; a word may be asked for then.
pub(crate) fn past_way(program: Program) -> Program {
    match asked_way(&program) {
        Some(way) => chosen(
            &program,
            way.attempt.question.right_value().expect("a choice"),
        ),
        None => program,
    }
}

/// The program after the reader has given these bits and had them checked.
pub(crate) fn answered(program: &Program, bits: u64) -> Program {
    let n = program.machine().size().get();
    let set = (0..n).fold(program.clone(), |program, power| {
        program.after(set(power, bits >> power & 1 == 1))
    });
    set.after(StepAction::Question(AnswerAction::Check))
}

impl Program {
    /// The stepping page.
    #[track_caller]
    pub(crate) fn step_page(&self) -> &StepPage {
        self.page()
    }

    /// The place where the stepper stands.
    #[track_caller]
    pub(crate) fn machine(&self) -> &Machine {
        self.step_page().stepper.machine()
    }

    /// Micro-steps carried out at that place.
    #[track_caller]
    pub(crate) fn at(&self) -> u64 {
        self.machine().counters().steps
    }

    /// Tells whether the stepper stands still.
    #[track_caller]
    pub(crate) fn is_paused(&self) -> bool {
        self.step_page().stepper.playback == Playback::Paused
    }

    /// The program after an action that changes something.
    #[track_caller]
    pub(crate) fn changed(&self, action: impl Into<Action>) -> Self {
        let mut next = self.clone();
        assert!(next.act(action), "the action changes something");
        next
    }

    /// The program after a move.
    #[track_caller]
    pub(crate) fn moved(&self, to: Move) -> Self {
        self.changed(step(to))
    }

    /// The program after one micro-step forward.
    #[track_caller]
    pub(crate) fn forward(&self) -> Self {
        self.moved(Move::StepForward)
    }

    /// The program when nothing moves any more.
    #[track_caller]
    pub(crate) fn settled(mut self) -> Self {
        while !self.is_paused() {
            assert!(self.act(tick()), "a beat changes something");
        }
        self
    }
}
