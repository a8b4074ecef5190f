//! The actions of a player.

use super::{CounterKind, Move};
use bitqueens_core::solver::{Machine, Phase};

/// An event of the controls, the keys or a timer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerAction {
    Move(Move),
    SeekTyped(String),
    Play,
    /// Stop playing or seeking, here.
    Pause,
    /// Go on playing or seeking: a beat of the timer.
    Tick,
    Pace(Pace),
    Speed(Speed),
}

impl PlayerAction {
    /// True for what happens without the reader.
    pub const fn is_automatic(&self) -> bool {
        matches!(self, Self::Tick)
    }

    pub const fn is_jump(&self) -> bool {
        match self {
            Self::Move(to) => to.is_jump(),
            Self::SeekTyped(_) => true,
            _ => false,
        }
    }
}

bitqueens_core::named! {
    /// The distance of one move: a view of the same sequence of micro-steps.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Pace {
        /// One line of the loop.
        #[default]
        MicroStep => "micro-step",
        /// To the next queen set.
        Placement => "placement",
        /// To the next row without a free square.
        DeadEnd => "dead-end",
        /// To the next full board.
        Solution => "solution",
    }
}

impl Pace {
    /// True where the step that a search carried out last is an event of the pace.
    pub fn stands_on(self, machine: &Machine) -> bool {
        match self {
            Self::MicroStep => true,
            Self::Placement => machine.phase() == Phase::Place,
            Self::DeadEnd => machine.at_dead_end(),
            Self::Solution => machine.phase() == Phase::Solution,
        }
    }

    /// The count that grows by one with each move.
    pub const fn counter(self) -> CounterKind {
        match self {
            Self::MicroStep => CounterKind::Steps,
            Self::Placement => CounterKind::Placements,
            Self::DeadEnd => CounterKind::DeadEnds,
            Self::Solution => CounterKind::Solutions,
        }
    }
}

bitqueens_core::named! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Speed {
        /// One move a second.
        Slow => "slow",
        /// Three moves a second.
        #[default]
        Normal => "normal",
        /// Twelve moves a second.
        Fast => "fast",
        /// Sixty moves a second, about one a frame.
        Fastest => "fastest",
        /// Many moves a frame.
        Full => "full",
    }
}

impl Speed {
    /// The next higher speed.
    pub fn faster(self) -> Option<Self> {
        let mut speeds = Self::ALL.into_iter();
        speeds.find(|speed| *speed == self)?;
        speeds.next()
    }

    pub const fn beat_ms(self) -> u32 {
        match self {
            Self::Slow => 1_000,
            Self::Normal => 333,
            Self::Fast => 83,
            Self::Fastest | Self::Full => 16,
        }
    }

    /// True where a solution that is passed on the way stands for a moment: quicker steps cannot be seen.
    pub const fn holds_solutions(self) -> bool {
        matches!(self, Self::Slow | Self::Normal | Self::Fast)
    }

    pub const fn moves(self) -> u64 {
        match self {
            Self::Full => 16_000,
            _ => 1,
        }
    }
}
