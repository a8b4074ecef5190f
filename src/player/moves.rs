//! The moves of a player: their buttons, their keys, and where each leads.

use bitqueens_core::bits::BitOrder;

use super::{CounterTarget, Pace, Player, PlayerAction, Sequence, words};
use crate::text::{Phrase, Sentence};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// One step forward, whatever the pace.
    StepForward,
    /// One step back, whatever the pace.
    StepBack,
    /// One unit of the pace forward.
    Next,
    /// One unit of the pace back.
    Back,
    First,
    Last,
    NextSolution,
    PreviousSolution,
    NextDeadEnd,
    Seek(u64),
}

impl Move {
    /// True for a jump, which the browser's Back undoes; false for one step of many.
    pub const fn is_jump(self) -> bool {
        !matches!(
            self,
            Self::StepForward | Self::StepBack | Self::Next | Self::Back
        )
    }
}

/// A jump that has a button.
#[derive(Clone, Copy, Debug)]
pub struct JumpButton {
    pub to: Move,
    /// The button's `data-action`.
    pub name: &'static str,
    pub label: Phrase,
    /// What the button shows where there is no room for its label.
    pub sign: Phrase,
}

impl JumpButton {
    /// The jumps in the order of their buttons.
    pub const ALL: [Self; 5] = [
        Self::new(Move::First, "first", words::FIRST, words::FIRST),
        Self::new(
            Move::PreviousSolution,
            "previous-solution",
            words::PREVIOUS_SOLUTION,
            words::TO_SOLUTION,
        ),
        Self::new(
            Move::NextSolution,
            "next-solution",
            words::NEXT_SOLUTION,
            words::TO_SOLUTION,
        ),
        Self::new(
            Move::NextDeadEnd,
            "next-dead-end",
            words::NEXT_DEAD_END,
            words::TO_DEAD_END,
        ),
        Self::new(Move::Last, "last", words::LAST, words::LAST),
    ];

    const fn new(to: Move, name: &'static str, label: Phrase, sign: Phrase) -> Self {
        Self {
            to,
            name,
            label,
            sign,
        }
    }
}

/// The action of a key; `moving` says whether the player moves by itself.
pub fn key(key: &str, moving: bool) -> Option<PlayerAction> {
    Some(PlayerAction::Move(match key {
        "ArrowRight" => Move::StepForward,
        "ArrowLeft" => Move::StepBack,
        "Home" => Move::First,
        "End" => Move::Last,
        "n" => Move::NextSolution,
        "p" => Move::PreviousSolution,
        " " if moving => return Some(PlayerAction::Pause),
        " " => return Some(PlayerAction::Play),
        _ => return None,
    }))
}

impl<S: Sequence> Player<S> {
    /// Moves; returns what could not be done.
    pub fn go(&mut self, step: Move, order: BitOrder) -> Option<Sentence> {
        self.stop();
        let here = self.step();
        let to = CounterTarget::step;
        match step {
            Move::Next | Move::StepForward | Move::Last if self.sequence.is_finished() => {
                Some(words::AT_END.into())
            }
            Move::Back | Move::StepBack | Move::First if here == 0 => Some(words::AT_START.into()),
            Move::StepForward => self.seek(to(here + 1), None, order),
            Move::StepBack => self.seek(to(here - 1), None, order),
            Move::Next => self.seek(self.next(self.pace), None, order),
            Move::Back => self.seek(self.previous(self.pace), None, order),
            Move::First => self.seek(to(0), None, order),
            Move::Last => self.seek(CounterTarget::END, None, order),
            Move::Seek(step) => self.seek_step(step, order),
            Move::NextSolution => {
                let missing = Some(words::NO_NEXT_SOLUTION.into());
                self.seek(self.next(Pace::Solution), missing, order)
            }
            Move::NextDeadEnd => {
                let missing = Some(words::NO_NEXT_DEAD_END.into());
                self.seek(self.next(Pace::DeadEnd), missing, order)
            }
            Move::PreviousSolution => match self.previous(Pace::Solution) {
                CounterTarget { value: 0, .. } => Some(words::NO_PREVIOUS_SOLUTION.into()),
                target => self.seek(target, None, order),
            },
        }
    }
}
