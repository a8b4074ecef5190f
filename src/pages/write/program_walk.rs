//! The reader's program, line by line.

use std::rc::Rc;

use bitqueens_core::{
    bits::BitOrder,
    program::{Program, ProgramRun, RanLine, Stop, Write},
    solver::Size,
};

use super::words;
use crate::{
    player::{Arrival, CounterKind, CounterTarget, Pace, Replay, Sequence},
    text::Sentence,
};

/// A program at one of its lines.
///
/// The listing has 15,991 lines to carry out at N = 8, and a run is bounded.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramWalk {
    lines: Replay<ProgramRun>,
    size: Size,
    length: u64,
    solutions: Rc<[u64]>,
}

impl ProgramWalk {
    /// The most marks of solutions: N = 8 has 92, and a wrong program may count at every line.
    const MARKS: usize = 200;

    /// The program before its first line.
    pub fn new(program: &Program, size: Size) -> Self {
        let lines = Replay::new(ProgramRun::new(program, size));
        let mut walk = Self {
            lines: lines.clone(),
            size,
            length: 0,
            solutions: Rc::default(),
        };
        let mut solutions = Vec::new();
        while let Some(Ok(_)) = walk.lines.next() {
            if solutions.len() < Self::MARKS && walk.stands_on(Pace::Solution) {
                solutions.push(walk.run().steps());
            }
        }
        Self {
            lines,
            length: walk.run().steps(),
            solutions: solutions.into(),
            ..walk
        }
    }

    /// The same program on another board, before its first line.
    pub(super) fn on(&self, size: Size) -> Self {
        Self::new(self.run().program(), size)
    }

    /// The steps that count a solution, as far as there are marks for them.
    pub fn solutions(&self) -> &[u64] {
        &self.solutions
    }

    /// The board's side.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The lines carried out by the whole run.
    pub const fn length(&self) -> u64 {
        self.length
    }

    /// The program's values at this place.
    pub const fn run(&self) -> &ProgramRun {
        self.lines.now()
    }

    /// The line carried out last, or what stopped the run; none at the start.
    pub const fn last(&self) -> Option<Result<RanLine, Stop>> {
        self.lines.latest()
    }

    /// The line carried out last, from 0.
    pub fn just_run(&self) -> Option<usize> {
        self.last()?.ok().map(RanLine::line)
    }

    /// Goes to a step, or to the end where the run is shorter.
    pub(super) fn go_to(&mut self, step: u64) {
        self.go(&CounterTarget::step(step), u64::MAX);
    }

    /// Goes on to the next time that a line is carried out, or to the end.
    pub fn run_to(&mut self, line: usize) {
        for ran in self.lines.by_ref() {
            if ran.is_ok_and(|ran| ran.line() == line) {
                return;
            }
        }
    }
}

/// Reads a counter: the lines run, or the variable `solutions`. What a reader's program places and where it gives up is
/// not known, so those counters stay 0.
fn count(run: &ProgramRun, counter: CounterKind) -> u64 {
    match counter {
        CounterKind::Steps => run.steps(),
        CounterKind::Placements | CounterKind::DeadEnds => 0,
        CounterKind::Solutions => {
            let solutions = run.number("solutions").unwrap_or(0);
            u64::try_from(solutions).unwrap_or(0)
        }
    }
}

/// The name that a line has written to.
pub(super) fn written_name<'a>(run: &'a ProgramRun, write: &Write) -> &'a str {
    let name = run.program().names().nth(write.name);
    name.map_or("", |(name, _)| name)
}

/// Tells whether the line carried out last counted a solution.
pub(super) fn counts_solution(run: &ProgramRun) -> bool {
    let grown =
        |write: &Write| write.before < write.value && written_name(run, write) == "solutions";
    run.writes().iter().any(grown)
}

impl Sequence for ProgramWalk {
    type Target = CounterTarget;

    fn count(&self, counter: CounterKind) -> u64 {
        count(self.run(), counter)
    }

    fn stands_on(&self, pace: Pace) -> bool {
        match pace {
            Pace::MicroStep => true,
            Pace::Placement | Pace::DeadEnd => false,
            Pace::Solution => counts_solution(self.run()),
        }
    }

    fn is_finished(&self) -> bool {
        self.run().is_over()
    }

    fn go(&mut self, target: &CounterTarget, budget: u64) -> Arrival {
        let has_reached = |now: &_| target.value <= count(now, target.counter);
        self.lines.go(budget, has_reached)
    }

    fn sentence(&self, _: BitOrder) -> Sentence {
        words::carried_out(self)
    }
}
