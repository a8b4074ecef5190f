//! A place in the search, named by what has been counted or set there.

use super::{Counters, Machine, Phase, Placement};

/// Something that is counted along the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CounterKind {
    /// Micro-steps.
    Steps,
    /// Queens set.
    Placements,
    /// Rows without a free square on arrival.
    DeadEnds,
    /// Full boards.
    Solutions,
}

impl CounterKind {
    /// The count.
    #[must_use]
    #[inline(always)]
    pub const fn of(self, counters: &Counters) -> u64 {
        match self {
            Self::Steps => counters.steps,
            Self::Placements => counters.placements,
            Self::DeadEnds => counters.dead_ends,
            Self::Solutions => counters.solutions,
        }
    }
}

/// The first place at which a count has reached a value.
///
/// Counts never fall along the search, so every target is one place, and the places that have
/// reached it are the places behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CounterTarget {
    /// The count.
    pub counter: CounterKind,
    /// The value that it must reach.
    pub value: u64,
}

impl CounterTarget {
    /// The end of the search.
    pub const END: Self = Self::step(u64::MAX);

    /// The place after that many micro-steps.
    #[must_use]
    pub const fn step(value: u64) -> Self {
        Self {
            counter: CounterKind::Steps,
            value,
        }
    }

    /// Tells whether it has been reached.
    #[must_use]
    #[inline(always)]
    pub const fn reached(self, counters: &Counters) -> bool {
        self.value <= self.counter.of(counters)
    }

    /// Tells whether the next turn of the loop can lead past it. A dead end and a solution are
    /// counted by the last line of a turn, so a turn never does.
    #[inline(always)]
    const fn is_inside_turn(self, counters: &Counters) -> bool {
        match self.counter {
            CounterKind::Steps => self.value < counters.steps + Machine::LONGEST_TURN,
            CounterKind::Placements => self.value <= counters.placements + 1,
            CounterKind::DeadEnds | CounterKind::Solutions => false,
        }
    }
}

/// A place ahead, to which a machine walks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The first place with a count.
    Counter(CounterTarget),
    /// The place where these queens stand first.
    Placement(Placement),
}

impl Goal {
    /// Tells whether the place lies at or behind the machine.
    #[must_use]
    pub fn reached(&self, machine: &Machine) -> bool {
        match self {
            Self::Counter(target) => target.reached(machine.counters()),
            Self::Placement(placement) => placement.reached(machine),
        }
    }
}

impl Machine {
    /// Walks ahead to a goal that lies ahead, but to no step behind `until`, and not past the end.
    ///
    /// Whole turns of the loop are carried out at once where nothing to stop at lies inside them.
    ///
    /// ```
    /// use bitqueens_core::solver::{CounterKind, CounterTarget, Goal, Machine, Size};
    ///
    /// let mut machine = Machine::new(Size::new(8)?);
    /// let first = CounterTarget { counter: CounterKind::Solutions, value: 1 };
    /// machine.walk(&Goal::Counter(first), 500);
    /// assert_eq!(machine.counters().steps, 500);
    /// machine.walk(&Goal::Counter(first), 1_000);
    /// assert_eq!(machine.counters().steps, 894);
    /// # Ok::<(), bitqueens_core::solver::SizeError>(())
    /// ```
    pub fn walk(&mut self, goal: &Goal, until: u64) {
        match goal {
            Goal::Counter(target) => self.walk_on(
                until,
                |machine| target.reached(&machine.counters),
                |machine| target.is_inside_turn(&machine.counters),
            ),
            Goal::Placement(placement) => {
                let above = placement.n_queens().checked_sub(1);
                let queen = placement.bits().last().unwrap_or(0);
                self.walk_on(
                    until,
                    |machine| {
                        machine.phase == Phase::Place
                            && machine.row == above
                            && placement.bits().eq(machine.queens())
                    },
                    |machine| machine.row == above && machine.free_bit() == queen,
                );
            }
        }
    }

    /// The square that the row in work picks next; 0 where it has none.
    #[inline(always)]
    fn free_bit(&self) -> u32 {
        let bitmap = self.row.map_or(0, |row| self.bitmap[usize::from(row)]);
        bitmap & bitmap.wrapping_neg()
    }

    #[inline(always)]
    fn walk_on(
        &mut self,
        until: u64,
        arrived: impl Fn(&Self) -> bool,
        inside_turn: impl Fn(&Self) -> bool,
    ) {
        while self.counters.steps < until {
            let whole = self.counters.steps + Self::LONGEST_TURN <= until && !inside_turn(self);
            if !(whole && self.turn()) && self.advance().is_none() {
                return;
            }
            if arrived(self) {
                return;
            }
        }
    }
}
