//! The actions of a player.

use super::{Pace, Speed};

/// A move along a sequence.
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
    /// To step 0.
    First,
    /// To the end.
    Last,
    /// To the next solution.
    NextSolution,
    /// To the previous solution.
    PreviousSolution,
    /// To the next dead end.
    NextDeadEnd,
    /// To a step by its number.
    Seek(u64),
}

impl Move {
    /// Tells whether it is a jump, which the browser's Back undoes, not one step of many.
    pub const fn is_jump(self) -> bool {
        !matches!(
            self,
            Self::StepForward | Self::StepBack | Self::Next | Self::Back
        )
    }
}

/// An event of the controls, the keys or a timer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerAction {
    /// Move.
    Move(Move),
    /// Go to the step whose number was typed.
    SeekTyped(String),
    /// Start playing.
    Play,
    /// Stop playing or searching, here.
    Pause,
    /// Carry on playing or searching: the timer's next beat.
    Tick,
    /// Change how far one move goes.
    Pace(Pace),
    /// Change how fast playing moves.
    Speed(Speed),
}

impl PlayerAction {
    /// Tells whether it happens without the reader.
    pub const fn is_automatic(&self) -> bool {
        matches!(self, Self::Tick)
    }

    /// Tells whether it asks for a jump.
    pub const fn is_jump(&self) -> bool {
        match self {
            Self::Move(to) => to.is_jump(),
            Self::SeekTyped(_) => true,
            _ => false,
        }
    }
}

/// The action of a key, for a player that moves by itself or rests.
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
