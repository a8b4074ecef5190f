//! The reader's program, line by line.

use std::rc::Rc;

use bitqueens_core::{
    bits::BitOrder,
    program::{Program, ProgramRun, RanLine, Stop},
    solver::Size,
};

use super::words;
use crate::{
    player::{Arrival, CounterKind, CounterTarget, Pace, Sequence},
    text::Sentence,
};

/// A program at one of its lines.
///
/// The listing has 15,991 lines to carry out at N = 8, and a run is bounded, so going back starts anew
/// and walks there.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramWalk {
    start: ProgramRun,
    run: ProgramRun,
    last: Option<Result<RanLine, Stop>>,
    size: Size,
    length: u64,
    solutions: Rc<[u64]>,
}

impl ProgramWalk {
    /// The most marks of solutions: N = 8 has 92, and a wrong program may count at every line.
    const MARKS: usize = 200;

    /// The program before its first line.
    #[must_use]
    pub fn new(program: &Program, size: Size) -> Self {
        let start = ProgramRun::new(program, size);
        let mut walk = Self {
            run: start.clone(),
            start,
            last: None,
            size,
            length: 0,
            solutions: Rc::default(),
        };
        let mut solutions = Vec::new();
        while let Some(Ok(_)) = walk.run.next() {
            if solutions.len() < Self::MARKS && walk.stands_on(Pace::Solution) {
                solutions.push(walk.run.steps());
            }
        }
        walk.length = walk.run.steps();
        walk.solutions = solutions.into();
        walk.run = walk.start.clone();
        walk
    }

    /// The steps that count a solution, as far as there are marks for them.
    #[must_use]
    pub fn solutions(&self) -> &[u64] {
        &self.solutions
    }

    /// The board's side.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The lines carried out by the whole run.
    #[must_use]
    pub const fn length(&self) -> u64 {
        self.length
    }

    /// The program's values at this place.
    #[must_use]
    pub const fn run(&self) -> &ProgramRun {
        &self.run
    }

    /// The line carried out last, or what stopped the run; none at the start.
    #[must_use]
    pub const fn last(&self) -> Option<Result<RanLine, Stop>> {
        self.last
    }

    /// The line carried out last, from 0.
    #[must_use]
    pub fn just_run(&self) -> Option<usize> {
        self.last?.ok().map(RanLine::line)
    }

    /// Goes on to the next time that a line is carried out, or to the end.
    pub fn run_to(&mut self, line: usize) {
        for ran in self.run.by_ref() {
            self.last = Some(ran);
            if ran.is_ok_and(|ran| ran.line() == line) {
                return;
            }
        }
    }

    fn has_reached(&self, target: CounterTarget) -> bool {
        target.value <= self.count(target.counter)
    }
}

impl Sequence for ProgramWalk {
    type Target = CounterTarget;

    /// Counts lines and solutions; what else a line does is the program's own.
    fn count(&self, counter: CounterKind) -> u64 {
        match counter {
            CounterKind::Steps => self.run.steps(),
            CounterKind::Placements | CounterKind::DeadEnds => 0,
            CounterKind::Solutions => {
                let solutions = self.run.number("solutions").unwrap_or(0);
                u64::try_from(solutions).unwrap_or(0)
            }
        }
    }

    fn stands_on(&self, pace: Pace) -> bool {
        match pace {
            Pace::MicroStep => true,
            Pace::Placement | Pace::DeadEnd => false,
            Pace::Solution => {
                let mut names = self.run.program().names();
                let solutions = names.position(|(name, _)| name == "solutions");
                let mut writes = self.run.writes().iter();
                writes.any(|write| Some(write.name) == solutions && write.before < write.value)
            }
        }
    }

    fn is_finished(&self) -> bool {
        self.run.is_over()
    }

    fn go(&mut self, target: &CounterTarget, budget: u64) -> Arrival {
        if self.has_reached(*target) {
            self.run = self.start.clone();
            self.last = None;
        }
        for _ in 0..budget {
            if self.has_reached(*target) {
                return Arrival::There;
            }
            match self.run.next() {
                Some(ran) => self.last = Some(ran),
                None => return Arrival::AtEnd,
            }
        }
        if self.has_reached(*target) {
            Arrival::There
        } else {
            Arrival::Underway
        }
    }

    fn sentence(&self, _: BitOrder) -> Sentence {
        words::carried_out(self)
    }
}
