//! A step of a search, to show or to hand out.

use crate::{
    pages::learn::{Place, questions::side},
    site::{Address, EmbedFrame, Problems, Query, Route},
};
use bitqueens_core::solver::{Machine, Size};

/// A step of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepChoice {
    /// The side of the board.
    pub size: Size,
    /// The micro-steps carried out.
    pub at: u64,
    /// The frame that it is embedded in.
    pub frame: EmbedFrame,
}

impl Default for StepChoice {
    /// The step of N = 5 at which the free squares of row 2 are worked out.
    fn default() -> Self {
        Self {
            size: side(5),
            at: 15,
            frame: EmbedFrame::default(),
        }
    }
}

impl StepChoice {
    /// A step that is farther is not drawn here: the way there would take too long.
    const FARTHEST: u64 = 20_000;

    /// A step; the last one where the search is known to end before.
    pub fn new(size: Size, at: u64, frame: EmbedFrame) -> Self {
        let length = Place::LENGTHS.get(size.len() - 1);
        let at = length.map_or(at, |length| at.min(*length));
        Self { size, at, frame }
    }

    /// The machine at the step; `None` where the way there is long.
    pub fn machine(self) -> Option<Machine> {
        if Self::FARTHEST < self.at {
            return None;
        }
        let mut machine = Machine::new(self.size);
        for _ in 0..self.at {
            machine.advance();
        }
        Some(machine)
    }

    /// The step on a page, with one more key of its address.
    pub fn on(self, route: Route, key: Option<&str>) -> Address {
        Address {
            query: self
                .place(Query::default())
                .with_some(key.unwrap_or_default(), key.map(|_| 1)),
            ..Address::of(route)
        }
    }

    fn place(self, query: Query) -> Query {
        query.with("n", self.size).with("at", self.at)
    }

    /// The query with what is not as the page opens.
    pub(super) fn write(self, query: Query) -> Query {
        let usual = Self::default();
        let query = if (self.size, self.at) == (usual.size, usual.at) {
            query
        } else {
            self.place(query)
        };
        let frame = (self.frame != usual.frame).then_some(self.frame.name());
        query.with_some("frame", frame)
    }

    /// What a query says of it.
    pub(super) fn read(query: &Query, problems: &mut Problems) -> Self {
        let usual = Self::default();
        let size = query.size(problems);
        let at = query.step("at", problems);
        let frame = query.one_of("frame", problems);
        // Another board begins at its first step.
        let at = at.unwrap_or(if size.is_some() { 0 } else { usual.at });
        Self::new(size.unwrap_or(usual.size), at, frame.unwrap_or_default())
    }
}
