//! What a player can move along, and where a move leads.

use std::fmt;

use super::{CounterKind, CounterTarget, Pace};
use crate::text::Sentence;
use bitqueens_core::{
    bits::BitOrder,
    solver::{Goal, Machine, Phase, Placement, Size},
};

/// A place in a deterministic sequence of steps, from which any other place can be gone to.
pub trait Sequence: Clone + PartialEq {
    type Target: Clone + PartialEq + From<CounterTarget>;

    /// Events of a kind up to this place, its own step included.
    fn count(&self, counter: CounterKind) -> u64;

    /// True where the step carried out last is an event of that pace.
    fn stands_on(&self, pace: Pace) -> bool;

    fn is_finished(&self) -> bool;

    fn stops_here(&self) -> bool {
        false
    }

    /// Goes to the first place that reaches a target, ahead or behind, over at most `budget`
    /// steps. Asking again goes on from where the budget ended.
    fn go(&mut self, target: &Self::Target, budget: u64) -> Arrival;

    /// Goes ahead to a target, or to an earlier place where playing stops.
    fn play(&mut self, target: &Self::Target, budget: u64) -> Arrival {
        self.go(target, budget)
    }

    fn sentence(&self, order: BitOrder) -> Sentence;
}

/// The end of a move along a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    There,
    AtEnd,
    /// The budget is used up before the target.
    Underway,
}

/// Steps that are taken forward alone, and the place among them. An earlier place is gone to from the
/// start, which is quick where there are some hundred thousand steps at most.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay<S: Iterator> {
    start: S,
    now: S,
    last: Option<S::Item>,
}

impl<S: Iterator<Item: Copy> + Clone> Replay<S> {
    pub fn new(start: S) -> Self {
        Self {
            now: start.clone(),
            start,
            last: None,
        }
    }

    /// What the steps have made, at this place.
    pub const fn now(&self) -> &S {
        &self.now
    }

    /// The step taken last; none at the start.
    pub const fn latest(&self) -> Option<S::Item> {
        self.last
    }

    /// Goes to the first place that has reached a target, over at most `budget` steps.
    pub fn go(&mut self, budget: u64, has_reached: impl Fn(&S) -> bool) -> Arrival {
        if has_reached(&self.now) {
            *self = Self::new(self.start.clone());
        }
        for _ in 0..budget {
            if has_reached(&self.now) {
                return Arrival::There;
            }
            if self.next().is_none() {
                return Arrival::AtEnd;
            }
        }
        if has_reached(&self.now) {
            Arrival::There
        } else {
            Arrival::Underway
        }
    }
}

impl<S: Iterator<Item: Copy>> Iterator for Replay<S> {
    type Item = S::Item;

    fn next(&mut self) -> Option<S::Item> {
        let step = self.now.next()?;
        self.last = Some(step);
        Some(step)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// To a count or to a node, ahead or behind.
    Goal(Goal),
    /// On to the next place where a condition holds.
    Breakpoint(Breakpoint),
}

impl Target {
    /// True where the target lies at or behind the machine.
    ///
    /// Once reached, a count or a node stays reached for the rest of the search. A condition holds
    /// again and again, so it always lies ahead.
    pub fn reached(&self, machine: &Machine) -> bool {
        match self {
            Self::Goal(goal) => goal.reached(machine),
            Self::Breakpoint(_) => false,
        }
    }
}

impl From<CounterTarget> for Target {
    fn from(target: CounterTarget) -> Self {
        Self::Goal(Goal::Counter(target))
    }
}

impl From<Placement> for Target {
    /// The place where the queens stand first; without a queen it is the beginning.
    fn from(placement: Placement) -> Self {
        if placement.n_queens() == 0 {
            return CounterTarget::step(0).into();
        }
        Self::Goal(Goal::Placement(placement))
    }
}

/// A condition on a place of the search, at which playing stops and to which a reader can run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breakpoint {
    /// A full board is counted.
    Solution,
    /// The row just entered has no free square.
    DeadEnd,
    /// The search goes up because a row has nothing left.
    Backtrack { to: u8 },
    /// A queen is set on a square.
    Placement {
        row: u8,
        /// The square's column, counted from the left with the highest bit leftmost.
        column: u8,
    },
    /// The row just entered has that many free squares.
    Free { squares: u8 },
    /// A line of the loop has been carried out.
    Line(Phase),
}

impl Breakpoint {
    /// One of each kind, with its values at 0; in the order of the choice.
    pub const KINDS: [Self; 6] = [
        Self::Solution,
        Self::DeadEnd,
        Self::Backtrack { to: 0 },
        Self::Placement { row: 0, column: 0 },
        Self::Free { squares: 1 },
        Self::Line(Phase::Pick),
    ];

    /// The name of the kind, in the address and on the page.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Solution => "solution",
            Self::DeadEnd => "dead-end",
            Self::Backtrack { .. } => "backtrack",
            Self::Placement { .. } => "square",
            Self::Free { .. } => "free",
            Self::Line(_) => "line",
        }
    }

    pub fn holds(&self, machine: &Machine) -> bool {
        let phase = machine.phase();
        match *self {
            Self::Solution => phase == Phase::Solution,
            Self::DeadEnd => machine.at_dead_end(),
            Self::Backtrack { to } => phase == Phase::Backtrack && machine.row() == Some(to),
            Self::Placement { row, column } => {
                phase == Phase::Place
                    && machine.row() == Some(row)
                    && machine.bit() == 1 << (machine.size().get() - 1 - column)
            }
            Self::Free { squares } => {
                let entered = matches!(phase, Phase::Start | Phase::Free);
                machine.row().is_some_and(|row| {
                    entered && machine.words(row).bitmap.count_ones() == u32::from(squares)
                })
            }
            Self::Line(line) => phase == line,
        }
    }

    /// The same kind of condition with the nearest values that the board has.
    pub fn within(self, size: Size) -> Self {
        let last = size.get() - 1;
        match self {
            Self::Solution | Self::DeadEnd | Self::Line(_) => self,
            // Nothing lies below the last row to come up from.
            Self::Backtrack { to } => Self::Backtrack {
                to: to.min(last.saturating_sub(1)),
            },
            Self::Placement { row, column } => Self::Placement {
                row: row.min(last),
                column: column.min(last),
            },
            Self::Free { squares } => Self::Free {
                squares: squares.min(size.get()),
            },
        }
    }

    /// Reads an address; the flag says whether it was exactly a condition. A value that is missing
    /// or no number is 0. `None` if there is no such kind.
    pub fn parse(text: &str) -> Option<(Self, bool)> {
        let kind = Self::KINDS.into_iter().find(|breakpoint| {
            let rest = text.strip_prefix(breakpoint.kind());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        })?;
        let mut values = text[kind.kind().len()..].split('-').skip(1);
        let mut text_value = || values.next().unwrap_or_default();
        let mut value = || text_value().parse().unwrap_or(0);
        let breakpoint = match kind {
            Self::Solution | Self::DeadEnd => kind,
            Self::Backtrack { .. } => Self::Backtrack { to: value() },
            Self::Placement { .. } => Self::Placement {
                row: value(),
                column: value(),
            },
            Self::Free { .. } => Self::Free { squares: value() },
            Self::Line(line) => Self::Line(Phase::from_name(text_value()).unwrap_or(line)),
        }
        .within(Size::MAX);
        Some((breakpoint, breakpoint.to_string() == text))
    }
}

/// As in the address: `solution`, `backtrack-2`, `square-3-1`, `free-2`, `line-clear`.
impl fmt::Display for Breakpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())?;
        match self {
            Self::Solution | Self::DeadEnd => Ok(()),
            Self::Backtrack { to: value } | Self::Free { squares: value } => write!(f, "-{value}"),
            Self::Placement { row, column } => write!(f, "-{row}-{column}"),
            Self::Line(line) => write!(f, "-{}", line.name()),
        }
    }
}
