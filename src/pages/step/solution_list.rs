//! The solutions found so far.

use std::rc::Rc;

use bitqueens_core::solver::{Machine, Size, Solution};

/// The list ends here, so that a run with millions of solutions does not fill the memory.
const LONGEST_LIST: usize = 1_000;

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
pub struct SolutionList {
    machine: Machine,
    list: Rc<Vec<FoundSolution>>,
    /// The page of the list that is shown, the first being 0.
    pub page: usize,
}

/// Two lists of one board differ only in how far they have been gathered, and in their pages.
impl PartialEq for SolutionList {
    fn eq(&self, other: &Self) -> bool {
        (&self.machine, self.page) == (&other.machine, other.page)
    }
}

impl SolutionList {
    pub const ON_A_PAGE: usize = 20;

    /// Nothing gathered yet.
    pub fn new(size: Size) -> Self {
        Self {
            machine: Machine::new(size),
            list: Rc::default(),
            page: 0,
        }
    }

    /// The side of the board.
    pub fn size(&self) -> Size {
        self.machine.size()
    }

    /// Tells whether the first `n_solutions`, or as many as the list holds, are gathered.
    pub fn has(&self, n_solutions: u64) -> bool {
        wanted(n_solutions) <= self.list.len()
    }

    /// The solutions listed at a place with `n_solutions`: those found up to it, as far as the list
    /// holds them.
    pub fn listed(&self, n_solutions: u64) -> &[FoundSolution] {
        &self.list[..wanted(n_solutions).min(self.list.len())]
    }

    /// The page shown at a place with `n_solutions`: the last one where the list is shorter.
    pub fn page_shown(&self, n_solutions: u64) -> usize {
        let last = self.listed(n_solutions).len().saturating_sub(1) / Self::ON_A_PAGE;
        self.page.min(last)
    }

    /// The solutions of the page shown, with their numbers from 1.
    pub fn on_page(&self, n_solutions: u64) -> impl Iterator<Item = (usize, &FoundSolution)> {
        let before = self.page_shown(n_solutions) * Self::ON_A_PAGE;
        let numbered = (1..).zip(self.listed(n_solutions));
        numbered.skip(before).take(Self::ON_A_PAGE)
    }

    /// Gathers more of the first `n_solutions`, for one beat.
    pub fn gather(&mut self, n_solutions: u64) {
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
    usize::try_from(n_solutions).map_or(LONGEST_LIST, |n| n.min(LONGEST_LIST))
}
