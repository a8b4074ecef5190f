//! The solutions found so far.

use std::rc::Rc;

use crate::solver::{Machine, Size, Solution};

/// The list ends here, so that a run with millions of solutions does not fill the memory.
pub const LARGEST_LIST: usize = 1_000;

/// Micro-steps walked for the list within one beat.
const SLICE: u64 = 1 << 20;

/// A solution and the place where it was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundSolution {
    /// The micro-step that counted it.
    pub step: u64,
    /// The full board.
    pub solution: Solution,
}

/// The first solutions of a search, gathered when somebody wants to see them.
///
/// The reader may have come to a place without passing the solutions before it, so the list walks
/// the search by itself.
#[derive(Clone, Debug)]
pub struct Found {
    machine: Machine,
    list: Rc<Vec<FoundSolution>>,
}

/// Two lists of one board differ only in how far they have been gathered.
impl PartialEq for Found {
    fn eq(&self, other: &Self) -> bool {
        self.machine == other.machine
    }
}

impl Found {
    /// Nothing gathered yet.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self {
            machine: Machine::new(size),
            list: Rc::default(),
        }
    }

    /// The side of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.machine.size()
    }

    /// What has been gathered.
    #[must_use]
    pub fn list(&self) -> &Rc<Vec<FoundSolution>> {
        &self.list
    }

    /// Whether the first `n_solutions`, or as many as the list holds, are gathered.
    #[must_use]
    pub fn has(&self, n_solutions: u64) -> bool {
        wanted(n_solutions) <= self.list.len()
    }

    /// Gathers more of the first `n_solutions`, for one beat.
    pub(in crate::state) fn gather(&mut self, n_solutions: u64) {
        let wanted = wanted(n_solutions);
        let list = Rc::make_mut(&mut self.list);
        for _ in 0..SLICE {
            if wanted <= list.len() || self.machine.advance().is_none() {
                return;
            }
            if let Some(solution) = Solution::of(&self.machine) {
                list.push(FoundSolution {
                    step: self.machine.counters().steps,
                    solution,
                });
            }
        }
    }
}

fn wanted(n_solutions: u64) -> usize {
    usize::try_from(n_solutions).map_or(LARGEST_LIST, |n| n.min(LARGEST_LIST))
}
