//! A machine as a short text, and back.

use super::{
    CounterTarget, Counters, Goal, Machine, Phase, RowWords, Size, SnapshotError, machine::ROWS,
};
use crate::counting::known as published;

/// A machine's whole state as a small value, with a text form for addresses and storage.
///
/// The words follow from the queens and the phase: the search tries squares from the lowest bit up,
/// so the squares left in a row's bitmap lie above its queen.
/// Of the counters, micro-steps and backtracks follow from the others.
///
/// The text form has seven parts: version, size, phase, the queens' bits row by row
/// (one base-32 digit each, the power of two; `-` for none), placements, dead ends, solutions.
///
/// ```text
/// s1.5.free.024.3.0.0      N = 5, row 3 just entered below queens on bits 0, 2 and 4
/// ```
///
/// ```
/// use bitqueens_core::solver::{Machine, Size, Snapshot};
///
/// let mut machine = Machine::new(Size::new(5)?);
/// machine.by_ref().take(22).for_each(drop);
/// let text = machine.snapshot().to_string();
/// assert_eq!(text, "s1.5.free.024.3.0.0");
/// let resumed = Machine::resume(&text.parse::<Snapshot>()?)?;
/// assert!(resumed.eq(machine));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Snapshot {
    pub(super) size: Size,
    pub(super) phase: Phase,
    /// The power of two of each queen's bit; the first `n_queens` count.
    pub(super) queens: [u8; ROWS],
    pub(super) n_queens: u8,
    pub(super) placements: u64,
    pub(super) dead_ends: u64,
    pub(super) solutions: u64,
}

/// The most micro-steps for which a snapshot's counters are proved by running the search again.
///
/// Beyond it they are checked by the rules that tie them to the position:
/// running further would make opening a link slow.
const PROVED_STEPS: u64 = 1 << 20;
/// The largest board whose counters are always proved: its whole search is some 1.3 million micro-steps.
const PROVED_SIZE: u8 = 11;

impl Machine {
    /// The state as a small value.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let n_queens = match (self.phase(), self.row()) {
            (Phase::Ready | Phase::Start, _) | (_, None) => 0,
            (Phase::Left | Phase::Down | Phase::Right | Phase::Free, Some(row)) => row,
            (_, Some(row)) => row + 1,
        };
        let mut queens = [0; ROWS];
        for (row, queen) in (0..n_queens).zip(&mut queens) {
            let picked = matches!(self.phase(), Phase::Pick | Phase::Clear);
            let bit = if picked && row + 1 == n_queens {
                self.bit()
            } else {
                self.words(row).board
            };
            *queen = power(bit);
        }
        let counters = self.counters();
        Snapshot {
            size: self.size(),
            phase: self.phase(),
            queens,
            n_queens,
            placements: counters.placements,
            dead_ends: counters.dead_ends,
            solutions: counters.solutions,
        }
    }

    /// Rebuilds the machine, which continues exactly where the snapshot was taken.
    ///
    /// # Errors
    /// [`SnapshotError`] when no search reaches that state: a queen on an attacked square,
    /// a phase that does not fit, or counters that do not belong to the position
    /// (proved by running again up to N = 11 or 2^20 micro-steps, checked by their rules and the published
    /// totals beyond).
    pub fn resume(snapshot: &Snapshot) -> Result<Self, SnapshotError> {
        let machine = snapshot.rebuild()?;
        let steps = machine.counters().steps;
        if snapshot.size.get() <= PROVED_SIZE || steps <= PROVED_STEPS {
            let mut replay = Self::new(snapshot.size);
            replay.walk(&Goal::Counter(CounterTarget::step(steps)), steps);
            if replay != machine {
                return Err(SnapshotError::Counters);
            }
        }
        Ok(machine)
    }
}

impl Snapshot {
    /// The most placements of a snapshot. They make fewer than 2^52 micro-steps, which JavaScript's
    /// numbers hold exactly, and no machine has carried out so many in a month.
    pub const MOST_PLACEMENTS: u64 = 1 << 48;

    /// The row in work; `None` above row 0.
    fn row(&self) -> Result<Option<u8>, SnapshotError> {
        let n = self.n_queens;
        let last_row = self.size.get() - 1;
        let fits = match self.phase {
            Phase::Ready | Phase::Start | Phase::Finished => n == 0,
            Phase::Pick | Phase::Clear | Phase::Place => 1 <= n,
            Phase::Left | Phase::Down | Phase::Right | Phase::Free => 1 <= n && n <= last_row,
            Phase::Solution => n == last_row,
            Phase::Backtrack => n <= last_row,
        };
        if !fits {
            return Err(SnapshotError::Depth);
        }
        Ok(match self.phase {
            Phase::Ready | Phase::Start => Some(0),
            Phase::Left | Phase::Down | Phase::Right | Phase::Free => Some(n),
            _ => n.checked_sub(1),
        })
    }

    fn rebuild(&self) -> Result<Machine, SnapshotError> {
        let row = self.row()?;
        let mut machine = Machine::new(self.size);
        let mut next = RowWords::default();
        let mut bit = 0;
        // At most so many queens have been set before this place, in the tree without diagonals.
        let mut most_placements = 0;
        let nodes_from = |row, squares: u32| {
            u64::from(squares.count_ones()) * most_nodes(self.size.get() - 1 - row)
        };
        for (row, &queen) in (0..self.n_queens).zip(&self.queens) {
            bit = 1 << queen;
            let free = next.unattacked(self.size);
            if free & bit == 0 {
                return Err(SnapshotError::Queen { row });
            }
            most_placements += 1 + nodes_from(row, free & (bit - 1));
            let tried_before = next.tried_before(bit, self.size);
            let left_over = free & !(bit | (bit - 1));
            let being_tried = row + 1 == self.n_queens;
            let words = match self.phase {
                Phase::Pick if being_tried => RowWords {
                    bitmap: left_over | bit,
                    board: tried_before,
                    ..next
                },
                Phase::Clear if being_tried => RowWords {
                    bitmap: left_over,
                    board: tried_before,
                    ..next
                },
                _ => RowWords {
                    bitmap: left_over,
                    board: bit,
                    ..next
                },
            };
            machine.set_words(row, words);
            next = next.below(bit);
        }
        if let Some(below) = self.row_below(next)? {
            machine.set_words(self.n_queens, below);
        }
        let going_up = matches!(
            self.phase,
            Phase::Solution | Phase::Backtrack | Phase::Finished
        );
        if going_up {
            bit = 0;
            most_placements += nodes_from(self.n_queens, next.unattacked(self.size));
        }
        machine.restore(self.phase, row, bit, self.counters(row)?);
        let most_dead_ends = machine.counters().backtracks + u64::from(machine.at_dead_end());
        if most_dead_ends < self.dead_ends || most_placements < self.placements {
            return Err(SnapshotError::Counters);
        }
        Ok(machine)
    }

    /// The words of the row below the queens: the row being entered, or the one just gone up from.
    fn row_below(&self, next: RowWords) -> Result<Option<RowWords>, SnapshotError> {
        let free = next.unattacked(self.size);
        let full = u32::from(self.n_queens) + 1 == u32::from(self.size.get()) && free != 0;
        Ok(match self.phase {
            Phase::Left => Some(RowWords {
                down: 0,
                right: 0,
                ..next
            }),
            Phase::Down => Some(RowWords { right: 0, ..next }),
            Phase::Right => Some(next),
            Phase::Start | Phase::Free => Some(RowWords {
                bitmap: free,
                ..next
            }),
            Phase::Solution if !full => return Err(SnapshotError::Depth),
            Phase::Backtrack if full => return Err(SnapshotError::Depth),
            Phase::Solution | Phase::Backtrack | Phase::Finished => Some(next.exhausted(self.size)),
            Phase::Ready | Phase::Pick | Phase::Clear | Phase::Place => None,
        })
    }

    /// Computes the other counters by the rules of the loop: each queen above the last row leads
    /// down once, and the row in work is the number of descents less the times the search went up.
    fn counters(&self, row: Option<u8>) -> Result<Counters, SnapshotError> {
        let known = |value: Option<u64>| value.ok_or(SnapshotError::Counters);
        let is = |phases: &[Phase]| u64::from(phases.contains(&self.phase));
        let (placements, solutions) = (self.placements, self.solutions);
        if Self::MOST_PLACEMENTS < placements {
            return Err(SnapshotError::TooManyPlacements);
        }
        let total = published(self.size).total;
        if total < solutions || self.phase == Phase::Finished && solutions < total {
            return Err(SnapshotError::Counters);
        }
        let lefts = known(placements.checked_sub(solutions))?;
        let lefts = known(lefts.checked_sub(is(&[Phase::Place])))?;
        let ups = match row {
            Some(row) => lefts.checked_sub(u64::from(row)),
            None => lefts.checked_add(1),
        };
        let backtracks = known(known(ups)?.checked_sub(solutions))?;
        // start, finished; pick, clear and place; left, down, right and free; the ways up.
        let steps = 1 - is(&[Phase::Ready])
            + is(&[Phase::Finished])
            + 3 * placements
            + is(&[Phase::Pick, Phase::Clear])
            + is(&[Phase::Clear])
            + 4 * lefts
            - (3 * is(&[Phase::Left]) + 2 * is(&[Phase::Down]) + is(&[Phase::Right]))
            + solutions
            + backtracks;
        Ok(Counters {
            steps,
            placements,
            dead_ends: self.dead_ends,
            solutions,
            backtracks,
        })
    }
}

/// The most nodes of the tree from a queen on, with so many rows below it: no two in a column. What is
/// more than [`Snapshot::MOST_PLACEMENTS`] counts as that.
fn most_nodes(rows: u8) -> u64 {
    (1..=rows).fold(1, |nodes, columns| {
        (1 + u64::from(columns) * nodes).min(Snapshot::MOST_PLACEMENTS)
    })
}

/// The power of two of the one bit that is set; 0 where none is.
fn power(bit: u32) -> u8 {
    u8::try_from(bit.checked_ilog2().unwrap_or(0)).unwrap_or(0)
}
