//! Whether the page moves by itself, and how.

use super::{Aim, Counter, Goal};
use crate::{
    solver::{Machine, Phase},
    text::Notice,
};

/// How far one move goes: a view of the same sequence of micro-steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// One line of the loop.
    #[default]
    MicroStep,
    /// To the next queen set.
    Placement,
    /// To the next row without a free square.
    DeadEnd,
    /// To the next full board.
    Solution,
}

impl Pace {
    /// Every pace, the finest first.
    pub const ALL: [Self; 4] = [
        Self::MicroStep,
        Self::Placement,
        Self::DeadEnd,
        Self::Solution,
    ];

    /// The name on the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::MicroStep => "micro-step",
            Self::Placement => "placement",
            Self::DeadEnd => "dead-end",
            Self::Solution => "solution",
        }
    }

    /// The pace of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.name() == name)
    }

    /// The count that grows by one with each move.
    #[must_use]
    pub const fn counter(self) -> Counter {
        match self {
            Self::MicroStep => Counter::Steps,
            Self::Placement => Counter::Placements,
            Self::DeadEnd => Counter::DeadEnds,
            Self::Solution => Counter::Solutions,
        }
    }

    /// The place of the next event.
    pub(super) fn next(self, machine: &Machine) -> Goal {
        let counter = self.counter();
        Goal {
            counter,
            value: counter.of(machine.counters()) + 1,
        }
    }

    /// The place of the event before a place.
    pub(super) fn previous(self, machine: &Machine) -> Goal {
        let counter = self.counter();
        let count = counter.of(machine.counters());
        let on_the_event = match self {
            Self::MicroStep => true,
            Self::Placement => machine.phase() == Phase::Place,
            Self::DeadEnd => machine.at_dead_end(),
            Self::Solution => machine.phase() == Phase::Solution,
        };
        Goal {
            counter,
            value: count.saturating_sub(u64::from(on_the_event)),
        }
    }
}

/// How fast playing moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// One move a second.
    Slow,
    /// Three moves a second.
    #[default]
    Normal,
    /// Twelve moves a second.
    Fast,
    /// Sixty moves a second, about one a frame.
    Fastest,
    /// Many moves a frame.
    Full,
}

impl Speed {
    /// Every speed, the slowest first.
    pub const ALL: [Self; 5] = [
        Self::Slow,
        Self::Normal,
        Self::Fast,
        Self::Fastest,
        Self::Full,
    ];

    /// The name on the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::Fastest => "fastest",
            Self::Full => "full",
        }
    }

    /// The speed of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.name() == name)
    }

    /// Milliseconds from one beat to the next.
    #[must_use]
    pub const fn beat_ms(self) -> u32 {
        match self {
            Self::Slow => 1_000,
            Self::Normal => 333,
            Self::Fast => 83,
            Self::Fastest | Self::Full => 16,
        }
    }

    /// Moves at each beat.
    #[must_use]
    pub const fn moves(self) -> u64 {
        match self {
            Self::Full => 16_000,
            _ => 1,
        }
    }
}

/// A walk to a place too far away to reach within one frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    /// The place.
    pub aim: Aim,
    /// The step to come back to if there is no such place.
    pub from: u64,
    /// What to say then; without it the end of the search will do.
    pub missing: Option<Notice>,
}

/// Whether the page moves by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Playback {
    /// It stands still until the reader asks.
    #[default]
    Paused,
    /// It plays.
    Playing,
    /// It walks to a far place.
    Searching(Search),
}

impl Playback {
    /// Milliseconds between two beats, or `None` where nothing moves: a timer exists if and only
    /// if this is some number.
    #[must_use]
    pub const fn beat_ms(&self, speed: Speed) -> Option<u32> {
        match self {
            Self::Paused => None,
            Self::Playing => Some(speed.beat_ms()),
            Self::Searching(_) => Some(0),
        }
    }
}
