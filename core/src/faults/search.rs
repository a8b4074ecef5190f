//! The search with a fault in it, run to its end.

use super::Fault;
use crate::solver::{Line, RowWords, Size, Solutions};

/// What a search with a fault came to.
///
/// ```
/// use bitqueens_core::{faults::{Fault, FaultySearch, Symptom}, solver::{Line, Size}};
///
/// let size = Size::new(5)?;
/// let run = FaultySearch::run(size, Fault::NoDiagonals);
/// assert_eq!(run.solutions, 120);
/// assert_eq!(run.queens, [0b00001, 0b00010, 0b00100, 0b01000, 0b10000]);
/// assert_eq!(run.symptom, Some(Symptom::Attack { rows: [0, 1], line: Line::Left }));
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultySearch {
    /// The queens placed.
    pub placements: u64,
    /// The boards that the search took for solutions.
    pub solutions: u64,
    /// False where the search was stopped: it would have gone on for ever.
    pub ended: bool,
    /// The first board that is wrong, or the first of all where none is; one bit a row. Empty where
    /// the search found none.
    pub queens: Vec<u32>,
    /// What is wrong with that board; `None` where every board is a solution, counted once.
    pub symptom: Option<Symptom>,
}

/// What is wrong with a board that a search took for a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symptom {
    /// A row has no queen.
    NoQueen {
        /// The row.
        row: u8,
    },
    /// A queen stands beyond the board.
    OffBoard {
        /// Its row.
        row: u8,
    },
    /// Two queens attack each other.
    Attack {
        /// Their rows, the upper one first.
        rows: [u8; 2],
        /// The line of the upper queen.
        line: Line,
    },
    /// The same board was counted just before.
    Repeated,
    /// Its class was given another number of solutions than it has.
    Weighed {
        /// The solutions that were counted for its class.
        counted: u8,
        /// The boards of its class.
        images: u8,
    },
    /// It is a solution, and was not counted.
    Missed,
}

impl FaultySearch {
    /// The placements after which a search that does not end is stopped. Every fault that does end
    /// ends before that on the boards up to N = 5.
    pub const LIMIT: u64 = 200_000;

    /// Runs the search with a fault in it: the loop of the stepping solver, in words of 32 bits, or for a fault of
    /// the count a search that keeps one board of each class.
    ///
    /// As in that loop, the last row's first free square is a solution and its others are left.
    #[must_use]
    pub fn run(size: Size, fault: Fault) -> Self {
        match fault {
            Fault::EightEach
            | Fault::NoMiddle
            | Fault::NoCornerRule
            | Fault::TurnsOnly
            | Fault::AnyFit => super::counting::run(size, fault),
            Fault::FewFlags => Self::run_loop(size, fault).missing(size, shares_a_flag),
            _ => Self::run_loop(size, fault),
        }
    }

    /// Shows the first solution that a run did not count, if there is one.
    pub(super) fn missing(mut self, size: Size, missed: fn(&[u32]) -> bool) -> Self {
        let mut solutions = Solutions::new(size).map(|solution| solution.bits().to_vec());
        if let Some(queens) = solutions.find(|queens| missed(queens)) {
            self.queens = queens;
            self.symptom = Some(Symptom::Missed);
        }
        self
    }

    fn run_loop(size: Size, fault: Fault) -> Self {
        let n = size.len();
        let mut rows = vec![RowWords::default(); n];
        rows[0].bitmap = size.mask();
        let mut found = Self {
            placements: 0,
            solutions: 0,
            ended: true,
            queens: Vec::new(),
            symptom: None,
        };
        let mut last: Vec<u32> = Vec::new();
        // The words computed last, whichever row they are of.
        let mut latest = RowWords::default();
        // One above the row in work: 0 when the search has left row 0 upwards.
        let mut depth = usize::from(fault != Fault::RowAboveZero);
        while let Some(row) = depth.checked_sub(1) {
            let bitmap = rows[row].bitmap;
            if bitmap == 0 {
                if fault == Fault::NoBacktrack {
                    break;
                }
                depth -= 1;
                continue;
            }
            if found.placements == Self::LIMIT {
                found.ended = false;
                break;
            }
            let bit = fault.pick(bitmap);
            if fault != Fault::NoClear {
                rows[row].bitmap &= !bit;
            }
            rows[row].board = bit;
            found.placements += 1;
            if row + 1 < n {
                let above = if fault == Fault::OneWord {
                    latest
                } else {
                    rows[row]
                };
                latest = fault.below(above, bit, size);
                rows[row + 1] = latest;
                depth += 1;
                continue;
            }
            // Tested late, every square of the last row is tried.
            let is_late = fault == Fault::TestLate;
            if !is_late {
                depth -= 1;
            }
            if is_late || found.symptom.is_none() {
                let queens: Vec<u32> = rows.iter().map(|words| words.board).collect();
                let wrong = symptom(&queens, &last, size);
                if is_late && wrong.is_some() {
                    continue;
                }
                found.symptom = wrong;
                if found.queens.is_empty() || wrong.is_some() {
                    found.queens.clone_from(&queens);
                }
                last = queens;
            }
            found.solutions += 1;
        }
        found
    }
}

impl Fault {
    fn pick(self, bitmap: u32) -> u32 {
        match self {
            Self::HighestBit => 1 << bitmap.ilog2(),
            Self::NoPlusOne => bitmap & !bitmap,
            _ => bitmap & bitmap.wrapping_neg(),
        }
    }

    /// The words of the row below, its bitmap included; `left` is a word of 32 bits.
    fn below(self, above: RowWords, bit: u32, size: Size) -> RowWords {
        let low = |left: u64| u32::try_from(left & u64::from(u32::MAX)).unwrap_or(0);
        let (mask, left) = (size.mask(), low(above.left));
        let left = match self {
            Self::WrongWay => (left | bit) >> 1,
            Self::ShiftOnce => left | bit << 1,
            Self::CutLeft => mask & (left | bit) << 1,
            // A line of the east ends where the west begins.
            Self::OneDiagonal => (left | bit) << 1 & !(1 << (size.get() / 2)),
            // The flag of row + column is that of row + column + N: what leaves the board comes back.
            Self::FewFlags => mask & (left | bit) << 1 | (left | bit) >> (size.get() - 1),
            _ => (left | bit) << 1,
        };
        let down = match self {
            Self::LastOnly => bit,
            Self::Twice => above.down.wrapping_add(bit).wrapping_add(bit),
            Self::ColumnNumber => above.down | u32::from(size.get() - 1 - power(bit)),
            _ => above.down | bit,
        };
        let right = (above.right | bit) >> 1;
        let bitmap = match self {
            Self::NoDiagonals => mask & !down,
            Self::Plus => mask & !left.wrapping_add(down).wrapping_add(right),
            Self::NoNot => mask & (left | down | right),
            Self::NoMask => !(left | down | right),
            Self::TestLate => mask,
            Self::NoDown => mask & !(left | right),
            Self::Flip => mask & !(left ^ down ^ right),
            Self::Intersection => mask & !(left & down & right),
            _ => mask & !(left | down | right),
        };
        RowWords {
            left: left.into(),
            down,
            right,
            bitmap,
            board: 0,
        }
    }
}

/// Tests whether two queens have the same sum row + column, or sums that are N apart.
fn shares_a_flag(queens: &[u32]) -> bool {
    let n = queens.len();
    let mut flags = vec![false; n];
    (0..).zip(queens).any(|(row, queen): (usize, _)| {
        let column = n - 1 - usize::from(power(*queen));
        std::mem::replace(&mut flags[(row + column) % n], true)
    })
}

/// Looks for what is wrong with a board, the one counted before beside it.
fn symptom(queens: &[u32], before: &[u32], size: Size) -> Option<Symptom> {
    let rows = || (0..size.get()).zip(queens);
    let unplaced = rows().find(|(_, queen)| **queen == 0);
    let outside = rows().find(|(_, queen)| size.mask() < **queen);
    let attack = || {
        rows().find_map(|(row, queen)| {
            let above = rows().take(row.into());
            let mut lines = above.flat_map(|(upper, of)| {
                Line::ALL.map(|line| (upper, line, line.below(power(*of), row - upper)))
            });
            lines
                .find(|(_, _, reached)| *reached == Some(power(*queen)))
                .map(|(upper, line, _)| Symptom::Attack {
                    rows: [upper, row],
                    line,
                })
        })
    };
    let repeated = (queens == before).then_some(Symptom::Repeated);
    unplaced
        .map(|(row, _)| Symptom::NoQueen { row })
        .or(outside.map(|(row, _)| Symptom::OffBoard { row }))
        .or_else(attack)
        .or(repeated)
}

fn power(queen: u32) -> u8 {
    u8::try_from(queen.trailing_zeros()).unwrap_or(0)
}
