//! The search with a fault in it, run to its end.

use std::borrow::Cow;

use super::Fault;
use crate::{
    program::{Program, ProgramRun, Stop},
    solver::{Line, Size, Solutions},
};

/// What a search with a fault came to.
///
/// ```
/// use bitqueens_core::{faults::{Fault, FaultySearch, Symptom}, solver::{Line, Size}};
///
/// let size = Size::new(5)?;
/// let run = FaultySearch::run(size, Fault::NoDiagonals);
/// assert_eq!(run.solutions, 120);
/// assert_eq!(*run.queens, [0b00001, 0b00010, 0b00100, 0b01000, 0b10000]);
/// assert_eq!(run.symptom, Some(Symptom::Attack { rows: [0, 1], line: Line::Left }));
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FaultySearch {
    /// The queens placed.
    pub placements: u64,
    /// The boards that the search took for solutions.
    pub solutions: u64,
    /// False where the search was stopped: it would have gone on for ever.
    pub ended: bool,
    /// The first board that is wrong, or the first of all where none is; one bit a row. Empty where
    /// the search found none.
    pub queens: Cow<'static, [u32]>,
    /// What is wrong with that board; `None` where every board is a solution, counted once.
    pub symptom: Option<Symptom>,
}

/// What is wrong with a board that a search took for a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

    /// The instructions after which one is stopped that places no queen.
    const MOST_INSTRUCTIONS: u64 = 200_000_000;

    /// Runs the search with a fault in it: the listing with its line changed, or for a fault of the count a
    /// search that keeps one board of each class.
    ///
    /// As in the listing, the last row's first free square is a solution and its others are left.
    #[must_use]
    pub fn run(size: Size, fault: Fault) -> Self {
        match fault {
            Fault::EightEach
            | Fault::NoMiddle
            | Fault::NoCornerRule
            | Fault::TurnsOnly
            | Fault::AnyFit
            | Fault::NoTies
            | Fault::KeptOnly => super::counting::run(size, fault),
            Fault::FewFlags => Self::run_listing(size, fault).missing(size, shares_a_flag),
            Fault::SignKept => Self::run_listing(size, fault).missing(size, is_below_column_0),
            _ => Self::run_listing(size, fault),
        }
    }

    /// Shows the first solution that a run did not count, if there is one.
    pub(super) fn missing(mut self, size: Size, missed: fn(&[u32]) -> bool) -> Self {
        let mut solutions = Solutions::new(size).map(|solution| solution.bits().to_vec());
        if let Some(queens) = solutions.find(|queens| missed(queens)) {
            self.queens = queens.into();
            self.symptom = Some(Symptom::Missed);
        }
        self
    }

    fn run_listing(size: Size, fault: Fault) -> Self {
        let listing = fault.listing().unwrap_or_default();
        let listing = match fault {
            // Every word of the course has 32 bits.
            Fault::NoMask => listing.replace("= ~(", "= 0xffff_ffff & ~("),
            _ => listing,
        };
        Self::of_listing(size, &listing)
    }

    /// Runs a listing with a line of it written wrong.
    ///
    /// # Panics
    /// Where it is no program.
    #[must_use]
    pub fn of_listing(size: Size, listing: &str) -> Self {
        let mut found = Self {
            placements: 0,
            solutions: 0,
            ended: true,
            queens: Cow::Borrowed(&[]),
            symptom: None,
        };
        let program = Program::read(listing).expect("the faults are tested");
        let place = |name| program.names().position(|(own, _)| own == name);
        let (board, solutions) = (place("board"), place("solutions"));
        let mut last = Vec::new();
        let mut run = ProgramRun::new(&program, size).with_limit(Self::MOST_INSTRUCTIONS);
        while let Some(ran) = run.next() {
            if ran.is_err() {
                found.ended = ran != Err(Stop::Endless);
                return found;
            }
            for write in run.writes() {
                if Some(write.name) == board {
                    if found.placements == Self::LIMIT {
                        found.ended = false;
                        return found;
                    }
                    found.placements += 1;
                } else if Some(write.name) == solutions {
                    found.solutions += 1;
                    if found.symptom.is_none() {
                        let board = run.array("board").unwrap_or_default();
                        let bits = board.iter().map(|bit| u32::try_from(*bit).unwrap_or(0));
                        let queens: Vec<u32> = bits.collect();
                        found.look(&queens, &last, size);
                        last = queens;
                    }
                }
            }
        }
        found
    }

    /// Notes the first board, or the first that is wrong.
    fn look(&mut self, queens: &[u32], before: &[u32], size: Size) {
        self.symptom = symptom(queens, before, size);
        if self.queens.is_empty() || self.symptom.is_some() {
            self.queens = queens.to_vec().into();
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

/// Tests whether a queen stands between the column of the queen in column 0 and her diagonal.
fn is_below_column_0(queens: &[u32]) -> bool {
    let n = queens.len();
    let columns = queens
        .iter()
        .map(|queen| n - 1 - usize::from(power(*queen)));
    let below = columns.skip_while(|column| *column != 0);
    below
        .enumerate()
        .any(|(rows, column)| 0 < column && column < rows)
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
