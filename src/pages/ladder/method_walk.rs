//! An early method step by step with its board at each step, and all solutions of a small board.

use std::rc::Rc;

use super::{narrate, words};
use crate::{
    draw::{Board, Mark, Square},
    player::{Arrival, CounterKind, CounterTarget, Pace, Replay, Sequence},
    text::Sentence,
};
use bitqueens_core::{
    bits::BitOrder,
    ladder::{
        Method,
        classes::{Member, Symmetry, classes},
        walk::{MethodWalker, WalkError, WalkStep},
    },
    solver::{Machine, Phase, Size, Solution},
};

/// An early method at one of its steps. The longest of these walks has some two hundred thousand.
#[derive(Clone, Debug, PartialEq)]
pub struct MethodWalk {
    method: Method,
    size: Size,
    steps: Replay<MethodWalker>,
}

impl Default for MethodWalk {
    fn default() -> Self {
        Self::new(Method::Backtracking, Size::FIRST_SCREEN)
            .expect("backtracking is walked at N = 4")
    }
}

impl MethodWalk {
    pub const METHODS: [Method; 3] = [Method::BruteForce, Method::Backtracking, Method::Flags];

    /// The start of a walk.
    pub fn new(method: Method, size: Size) -> Result<Self, WalkError> {
        Ok(Self {
            method,
            size,
            steps: Replay::new(MethodWalker::new(method, size)?),
        })
    }

    /// The boards on which the methods can be walked.
    pub fn sizes() -> impl Iterator<Item = Size> {
        Size::all().filter(|size| MethodWalker::new(Method::Flags, *size).is_ok())
    }

    pub const fn method(&self) -> Method {
        self.method
    }

    pub const fn size(&self) -> Size {
        self.size
    }

    /// The method's arrays and counts at this step.
    pub const fn walker(&self) -> &MethodWalker {
        self.steps.now()
    }

    /// The step carried out last; none at the start.
    pub const fn last(&self) -> Option<WalkStep> {
        self.steps.latest()
    }

    /// The square that the step carried out last is about: row, column.
    pub const fn square(&self) -> Option<(usize, usize)> {
        match self.last() {
            Some(
                WalkStep::Set { row, column }
                | WalkStep::Look { row, column, .. }
                | WalkStep::Lift { row, column },
            ) => Some((row, column)),
            _ => None,
        }
    }
}

/// Counts steps, queens that stay, and solutions. The methods look at single squares, so they know no
/// dead ends.
fn count(walker: &MethodWalker, counter: CounterKind) -> u64 {
    match counter {
        CounterKind::Steps => walker.steps(),
        CounterKind::Placements => walker.counters().nodes,
        CounterKind::DeadEnds => 0,
        CounterKind::Solutions => walker.solutions(),
    }
}

impl Sequence for MethodWalk {
    type Target = CounterTarget;

    fn count(&self, counter: CounterKind) -> u64 {
        count(self.walker(), counter)
    }

    /// Moves by steps and by solutions; the page offers no other pace.
    fn stands_on(&self, pace: Pace) -> bool {
        match pace {
            Pace::MicroStep => true,
            Pace::Placement | Pace::DeadEnd => false,
            Pace::Solution => matches!(self.last(), Some(WalkStep::Solution { .. })),
        }
    }

    fn is_finished(&self) -> bool {
        self.last() == Some(WalkStep::Finish)
    }

    fn go(&mut self, target: &CounterTarget, budget: u64) -> Arrival {
        let has_reached = |now: &_| target.value <= count(now, target.counter);
        self.steps.go(budget, has_reached)
    }

    fn sentence(&self, _: BitOrder) -> Sentence {
        self.last()
            .map_or_else(|| words::WALK_START.into(), narrate)
    }
}

/// Draws what the method itself knows: lines of attack where it keeps flags for them, and only in
/// the rows that are still to be filled. Columns count from the left, whatever the bit order.
pub fn board(walk: &MethodWalk) -> Board {
    let (walker, size) = (walk.walker(), walk.size());
    let n = size.len();
    let (compared, looked_at) = match walk.last() {
        Some(WalkStep::Compare { upper, lower, .. }) => (Some([upper, lower]), None),
        Some(WalkStep::Look { .. }) => (None, walk.square()),
        _ => (None, None),
    };
    let mut squares = Vec::with_capacity(n * n);
    for (row, queen) in walker.queens().iter().enumerate() {
        for column in 0..n {
            let is_queen = *queen == Some(column);
            let flags = walker.flags().filter(|_| walker.row() <= row && !is_queen);
            let by = flags.map_or([false; 3], |flags| {
                [
                    flags.left()[row + column],
                    flags.down()[column],
                    flags.right()[column + n - 1 - row],
                ]
            });
            let mark = match () {
                () if is_queen => Mark::Queen,
                () if by.contains(&true) => Mark::Attacked,
                () => Mark::Free,
            };
            squares.push(Square {
                in_work: walker.row() == row,
                picked: looked_at == Some((row, column))
                    || is_queen && compared.is_some_and(|rows| rows.contains(&row)),
                ..Square::new(narrow(row), narrow(column), mark, by)
            });
        }
    }
    Board::of_squares(size, squares)
}

/// A row or column, which is below 6.
fn narrow(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(u8::MAX)
}

/// The widest board whose solutions are shown: 92 of them.
const WIDEST: u8 = 8;

/// One solution, and its place in the stepper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GalleryBoard {
    /// Its number among the solutions in the order of the search, from 1 on.
    pub ordinal: u64,
    /// The micro-step that counts it in the stepper.
    pub step: u64,
    pub solution: Solution,
}

/// The solutions that are images of one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GalleryClass {
    pub symmetry: Symmetry,
    /// The solutions, in the order of the search.
    pub boards: Vec<GalleryBoard>,
}

/// All solutions of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Gallery {
    size: Size,
    classes: Rc<Vec<GalleryClass>>,
}

impl Default for Gallery {
    fn default() -> Self {
        Self::of(Self::FIRST)
    }
}

impl Gallery {
    /// The board that is shown first: N = 5 has a class of eight solutions and a class of two.
    pub(super) const FIRST: Size = match Size::new(5) {
        Ok(size) => size,
        Err(_) => Size::MIN,
    };

    fn of(size: Size) -> Self {
        Self {
            size,
            classes: Rc::new(grouped(size)),
        }
    }

    /// The boards whose solutions are shown; those that have none are left out.
    pub fn sizes() -> impl Iterator<Item = Size> {
        Size::all().filter(|size| matches!(size.get(), 1 | 4..=WIDEST))
    }

    pub const fn size(&self) -> Size {
        self.size
    }

    /// The classes, in the order in which the search finds their first.
    pub fn classes(&self) -> &[GalleryClass] {
        &self.classes
    }

    /// Shows another board, if it is among those shown.
    pub(super) fn set_size(&mut self, size: Size) {
        if size != self.size && Self::sizes().any(|one| one == size) {
            *self = Self::of(size);
        }
    }
}

fn grouped(size: Size) -> Vec<GalleryClass> {
    let mut machine = Machine::new(size);
    let mut steps = Vec::new();
    while let Some(phase) = machine.advance() {
        if phase == Phase::Solution {
            steps.push(machine.counters().steps);
        }
    }
    let board = |member: Member| {
        let place = usize::try_from(member.ordinal - 1).ok()?;
        Some(GalleryBoard {
            ordinal: member.ordinal,
            step: *steps.get(place)?,
            solution: member.solution,
        })
    };
    let classes = classes(size).into_iter().map(|class| GalleryClass {
        symmetry: class.symmetry,
        boards: class.members.into_iter().filter_map(board).collect(),
    });
    classes.collect()
}
