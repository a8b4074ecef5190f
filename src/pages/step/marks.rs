//! What happens in a run: the events of one short enough to be walked at once, and the solutions found.

use std::rc::Rc;

use bitqueens_core::solver::{CounterTarget, Goal, Machine, Phase, Size, Solution};

/// A solution or a dead end of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventMark {
    pub step: u64,
    /// True if it is a solution; otherwise it is a dead end.
    pub solution: bool,
    /// Its number among the events of its kind, from 1.
    pub number: u64,
}

impl EventMark {
    /// The value of `data-timeline-mark`.
    pub const fn name(&self) -> &'static str {
        if self.solution {
            "solution"
        } else {
            "dead-end"
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The step after which it begins.
    pub from: u64,
    /// The step with which it ends.
    pub to: u64,
    pub solutions: u64,
    pub dead_ends: u64,
}

/// The solutions and dead ends of a whole run.
///
/// Keeps copies of the machine at even distances. Their counters tell what happens in between, and every step
/// is reached quickly from the copy before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The last micro-step.
    pub end: u64,
    /// Each event, where they are few; otherwise nothing.
    pub events: Vec<EventMark>,
    /// Micro-steps from one copy to the next.
    stride: u64,
    /// The copies: at step 0, every stride, and the end.
    machines: Vec<Machine>,
}

/// A screen shows no more stretches than this.
const MOST_STRETCHES: usize = 256;

impl Marks {
    /// The largest board whose run is walked at once: some 1.3 million micro-steps.
    pub const LARGEST: u8 = 11;
    /// The largest board whose events are marked one by one: 50 of them.
    pub const LARGEST_SINGLE: u8 = 6;

    /// Walks the run; `None` where it is too long for that.
    pub fn of(size: Size) -> Option<Self> {
        if Self::LARGEST < size.get() {
            return None;
        }
        let mut machine = Machine::new(size);
        let mut machines = vec![machine.clone()];
        let mut stride = 16;
        while machine.upcoming().is_some() {
            if machines.len() == MOST_STRETCHES {
                stride *= 2;
                machines.retain(|machine| machine.counters().steps.is_multiple_of(stride));
            }
            let next = (machine.counters().steps / stride + 1) * stride;
            machine.walk(&Goal::Counter(CounterTarget::END), next);
            machines.push(machine.clone());
        }
        Some(Self {
            end: machine.counters().steps,
            events: if size.get() <= Self::LARGEST_SINGLE {
                events(size)
            } else {
                Vec::new()
            },
            stride,
            machines,
        })
    }

    /// The stretches, in the order of the run.
    pub fn stretches(&self) -> impl Iterator<Item = Stretch> {
        self.machines.windows(2).map(|pair| {
            let (from, to) = (pair[0].counters(), pair[1].counters());
            Stretch {
                from: from.steps,
                to: to.steps,
                solutions: to.solutions - from.solutions,
                dead_ends: to.dead_ends - from.dead_ends,
            }
        })
    }

    pub fn stretch_at(&self, step: u64) -> Option<Stretch> {
        self.stretches().find(|stretch| step <= stretch.to)
    }

    /// The event nearest to a step, at most `reach` steps away.
    pub fn near(&self, step: u64, reach: u64) -> Option<EventMark> {
        let nearest = self
            .events
            .iter()
            .min_by_key(|mark| mark.step.abs_diff(step))?;
        (nearest.step.abs_diff(step) <= reach).then_some(*nearest)
    }

    /// The search at a step, or at its end.
    pub fn place(&self, step: u64) -> Machine {
        let behind = usize::try_from(step / self.stride).unwrap_or(usize::MAX);
        let mut machine = self.machines[behind.min(self.machines.len() - 1)].clone();
        machine.walk(&Goal::Counter(CounterTarget::step(step)), step);
        machine
    }
}

fn events(size: Size) -> Vec<EventMark> {
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
    events
}

/// The most solutions listed: a run can have millions.
const LONGEST_LIST: usize = 1_000;

/// Micro-steps walked for the list within one beat.
const SLICE: u64 = 1 << 20;

/// A solution and the place where it was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundSolution {
    pub step: u64,
    pub solution: Solution,
}

/// The first solutions of a search, gathered on demand.
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

    pub fn new(size: Size) -> Self {
        Self {
            machine: Machine::new(size),
            list: Rc::default(),
            page: 0,
        }
    }

    pub fn size(&self) -> Size {
        self.machine.size()
    }

    /// True if the first `n_solutions`, or as many as the list holds, are gathered.
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
