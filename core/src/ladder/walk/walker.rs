//! An early method that can be stopped after every step.

use std::iter::FusedIterator;

use super::{LineFlags, WalkError, WalkStep};
use crate::ladder::{Method, SearchFigures, SearchObserver};
use crate::solver::{Line, Size};

/// The widest board that is walked.
pub(super) const WIDEST: usize = 6;

/// Brute force, backtracking or flags on a board of 4 to 6, one [`WalkStep`] at a time.
///
/// The order of the tree, the questions and the leaves are those of the method itself,
/// so the counters end where a counting run ends. The whole state is in its arrays:
/// a clone continues from the step at which it was made.
///
/// ```
/// use bitqueens_core::ladder::Method;
/// use bitqueens_core::ladder::walk::{WalkStep, MethodWalker};
/// use bitqueens_core::solver::Size;
///
/// let mut walker = MethodWalker::new(Method::Backtracking, Size::new(4)?)?;
/// assert_eq!(walker.next(), Some(WalkStep::Set { row: 0, column: 0 }));
/// assert_eq!(walker.queens(), [Some(0), None, None, None]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MethodWalker {
    method: Walked,
    size: usize,
    row: usize,
    next: Next,
    queens: [Option<usize>; WIDEST],
    /// The column each row tries next.
    next_column: [usize; WIDEST],
    flags: LineFlags,
    counters: SearchFigures,
    solutions: u64,
    steps: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Walked {
    BruteForce,
    Backtracking,
    Flags,
}

/// The task of the next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// Try the row's next column, or go up.
    Choose,
    /// Compare two queens.
    Compare { upper: usize, lower: usize },
    /// Set the queen whose square was found free.
    Set { column: usize },
    /// Count the full board.
    Count,
    /// Take the row's queen off.
    Lift { column: usize },
    /// Nothing.
    Finished,
}

impl MethodWalker {
    /// Begins a walk.
    ///
    /// # Errors
    /// [`WalkError`] when the method is none of the early ones, or the board is not of 4 to 6.
    pub fn new(method: Method, size: Size) -> Result<Self, WalkError> {
        let walked = match method {
            Method::BruteForce => Walked::BruteForce,
            Method::Backtracking => Walked::Backtracking,
            Method::Flags => Walked::Flags,
            _ => return Err(WalkError::Method(method)),
        };
        if !(4..=WIDEST).contains(&size.len()) {
            return Err(WalkError::Size(size));
        }
        Ok(Self {
            method: walked,
            size: size.len(),
            row: 0,
            next: Next::Choose,
            queens: [None; WIDEST],
            next_column: [0; WIDEST],
            flags: LineFlags::new(size.len()),
            counters: SearchFigures::default(),
            solutions: 0,
            steps: 0,
        })
    }

    /// The column of each row's queen, N rows.
    #[must_use]
    pub fn queens(&self) -> &[Option<usize>] {
        &self.queens[..self.size]
    }

    /// The flags, if the method keeps any.
    #[must_use]
    pub fn flags(&self) -> Option<&LineFlags> {
        (self.method == Walked::Flags).then_some(&self.flags)
    }

    /// The row in work.
    #[must_use]
    pub const fn row(&self) -> usize {
        self.row
    }

    /// Nodes, tests and leaves so far, as the method counts them.
    #[must_use]
    pub const fn counters(&self) -> SearchFigures {
        self.counters
    }

    /// Steps carried out.
    #[must_use]
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// Solutions so far.
    #[must_use]
    pub const fn solutions(&self) -> u64 {
        self.solutions
    }

    fn choose(&mut self) -> WalkStep {
        let row = self.row;
        let column = self.next_column[row];
        if column == self.size {
            return self.go_up();
        }
        self.next_column[row] += 1;
        match self.method {
            Walked::BruteForce => self.set(column),
            Walked::Backtracking => {
                self.counters.test();
                self.queens[row] = Some(column);
                if row == 0 {
                    self.accept();
                } else {
                    self.next = Next::Compare {
                        upper: 0,
                        lower: row,
                    };
                }
                WalkStep::Set { row, column }
            }
            Walked::Flags => {
                self.counters.test();
                let taken = self.flags.of(row, column);
                if taken.contains(&true) {
                    self.counters.leaf();
                } else {
                    self.next = Next::Set { column };
                }
                WalkStep::Look { row, column, taken }
            }
        }
    }

    /// Sets a queen that needs no test, or has passed it.
    fn set(&mut self, column: usize) -> WalkStep {
        let row = self.row;
        self.queens[row] = Some(column);
        if self.method == Walked::Flags {
            self.flags.mark(row, column, true);
        }
        self.accept();
        WalkStep::Set { row, column }
    }

    /// Keeps the row's queen and goes on to the next row, or to the full board.
    fn accept(&mut self) {
        self.counters.node();
        if self.row + 1 < self.size {
            self.row += 1;
            self.next_column[self.row] = 0;
            self.next = Next::Choose;
        } else if self.method == Walked::BruteForce {
            self.counters.test();
            self.next = Next::Compare { upper: 0, lower: 1 };
        } else {
            self.next = Next::Count;
        }
    }

    fn compare(&mut self, upper: usize, lower: usize) -> WalkStep {
        let attack = self.attack(upper, lower);
        if attack.is_some() {
            self.counters.leaf();
            self.next = Next::Choose;
        } else if upper + 1 < lower {
            self.next = Next::Compare {
                upper: upper + 1,
                lower,
            };
        } else if self.method == Walked::Backtracking {
            self.accept();
        } else if lower + 1 < self.size {
            self.next = Next::Compare {
                upper: 0,
                lower: lower + 1,
            };
        } else {
            self.next = Next::Count;
        }
        WalkStep::Compare {
            upper,
            lower,
            attack,
        }
    }

    fn attack(&self, upper: usize, lower: usize) -> Option<Line> {
        let (above, below) = (self.queens[upper]?, self.queens[lower]?);
        if above == below {
            Some(Line::Down)
        } else if above.abs_diff(below) != lower - upper {
            None
        } else if below < above {
            Some(Line::Left)
        } else {
            Some(Line::Right)
        }
    }

    fn count(&mut self) -> WalkStep {
        self.counters.leaf();
        self.solutions += 1;
        self.next = self.after_below();
        WalkStep::Solution {
            ordinal: self.solutions,
        }
    }

    fn lift(&mut self, column: usize) -> WalkStep {
        let row = self.row;
        self.queens[row] = None;
        self.flags.mark(row, column, false);
        self.next = Next::Choose;
        WalkStep::Lift { row, column }
    }

    fn go_up(&mut self) -> WalkStep {
        let row = self.row;
        self.queens[row] = None;
        if row == 0 {
            self.next = Next::Finished;
            return WalkStep::Finish;
        }
        self.row -= 1;
        self.next = self.after_below();
        WalkStep::Backtrack { row }
    }

    /// The task of the row in work when the rows below its queen are done.
    fn after_below(&self) -> Next {
        match (self.method, self.queens[self.row]) {
            (Walked::Flags, Some(column)) => Next::Lift { column },
            _ => Next::Choose,
        }
    }
}

impl Iterator for MethodWalker {
    type Item = WalkStep;

    fn next(&mut self) -> Option<WalkStep> {
        let step = match self.next {
            Next::Choose => self.choose(),
            Next::Compare { upper, lower } => self.compare(upper, lower),
            Next::Set { column } => self.set(column),
            Next::Count => self.count(),
            Next::Lift { column } => self.lift(column),
            Next::Finished => return None,
        };
        self.steps += 1;
        Some(step)
    }
}

impl FusedIterator for MethodWalker {}
