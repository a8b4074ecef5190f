//! A seek that takes longer than a frame: its target, and how far it is.

use super::{Stepper, TreeShare};
use crate::player::{CounterKind, CounterTarget, Playback, Target};
use bitqueens_core::solver::Goal;

/// The target of a long seek, as a reader is told it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekTarget {
    Step(u64),
    End,
    /// A node of the tree, by the share of the tree before it.
    Node(TreeShare),
    /// The next or the previous place with a count.
    Event(CounterKind),
    /// The next place where the chosen condition holds.
    Condition,
}

/// A seek that takes longer than a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongSeek {
    pub to: SeekTarget,
    /// The step at which the reader set off.
    pub from: u64,
    /// The place now and the destination on one scale, where the length of the seek is known.
    scale: Option<(u64, u64)>,
}

impl LongSeek {
    /// The seek that a stepper is carrying out, if it takes long.
    pub fn of(stepper: &Stepper) -> Option<Self> {
        let Playback::Seeking(seek) = &stepper.playback else {
            return None;
        };
        let share = || TreeShare::of(stepper.machine()).parts;
        let (to, scale) = match seek.target {
            Target::Goal(Goal::Counter(CounterTarget::END)) => {
                (SeekTarget::End, Some((share(), TreeShare::WHOLE.parts)))
            }
            Target::Goal(Goal::Counter(CounterTarget { counter, value })) => match counter {
                CounterKind::Steps => (SeekTarget::Step(value), Some((stepper.step(), value))),
                counter => (SeekTarget::Event(counter), None),
            },
            Target::Goal(Goal::Placement(node)) => {
                let there = TreeShare::before(&node);
                (SeekTarget::Node(there), Some((share(), there.parts)))
            }
            Target::Breakpoint(_) => (SeekTarget::Condition, None),
        };
        Some(Self {
            to,
            from: seek.from,
            scale,
        })
    }

    /// The place now, on the scale of the seek.
    pub fn place(&self) -> Option<u64> {
        self.scale.map(|(place, _)| place)
    }

    /// The parts behind and ahead, for a seek that began at the place `begun`.
    pub fn parts(&self, begun: u64) -> Option<SeekParts> {
        let (place, end) = self.scale?;
        Some(SeekParts {
            behind: place.abs_diff(begun),
            ahead: end.abs_diff(place),
        })
    }

    /// The notch of a long run's slider to which it leads, where that is known.
    pub fn notch(&self) -> Option<u64> {
        match self.to {
            SeekTarget::End => Some(TreeShare::NOTCHES),
            SeekTarget::Node(share) => Some(share.notch()),
            _ => None,
        }
    }
}

/// How much of a seek lies behind, and how much ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeekParts {
    pub behind: u64,
    pub ahead: u64,
}

impl SeekParts {
    /// Whole percent of the seek that lie behind.
    pub fn percent(self) -> u64 {
        let behind = u128::from(self.behind);
        let whole = (behind + u128::from(self.ahead)).max(1);
        u64::try_from(behind * 100 / whole).unwrap_or(100)
    }

    /// The milliseconds that the rest takes at the speed so far; nothing before there is a speed.
    pub fn millis_left(self, elapsed_ms: u64) -> Option<u64> {
        let ahead = u128::from(self.ahead) * u128::from(elapsed_ms);
        let left = ahead.checked_div(self.behind.into())?;
        (SPEED_MS <= elapsed_ms).then(|| u64::try_from(left).unwrap_or(u64::MAX))
    }
}

/// A speed measured over fewer milliseconds says little.
const SPEED_MS: u64 = 400;
