//! The events of a run short enough to be walked at once.

use bitqueens_core::solver::{Machine, Phase, Size};

/// Something that a run comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventMark {
    /// The micro-step that comes to it.
    pub step: u64,
    /// True if it is a solution; otherwise it is a dead end.
    pub solution: bool,
    /// Its number among the events of its kind, from 1.
    pub number: u64,
}

impl EventMark {
    /// The value of `data-timeline-mark`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        if self.solution {
            "solution"
        } else {
            "dead-end"
        }
    }
}

/// The solutions and dead ends of a whole run, in its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The last micro-step.
    pub end: u64,
    /// The events.
    pub events: Vec<EventMark>,
}

impl Marks {
    /// The largest board whose run is walked at once: some 16 000 micro-steps and 736 marks.
    pub const LARGEST: u8 = 8;

    /// Walks the run; `None` where it is too long for that.
    #[must_use]
    pub fn of(size: Size) -> Option<Self> {
        if Self::LARGEST < size.get() {
            return None;
        }
        let mut machine = Machine::new(size);
        let mut events = Vec::new();
        while let Some(phase) = machine.advance() {
            let counters = machine.counters();
            let solution = phase == Phase::Solution;
            if solution || machine.at_dead_end() {
                events.push(EventMark {
                    step: counters.steps,
                    solution,
                    number: if solution {
                        counters.solutions
                    } else {
                        counters.dead_ends
                    },
                });
            }
        }
        Some(Self {
            end: machine.counters().steps,
            events,
        })
    }
}
