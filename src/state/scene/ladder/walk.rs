//! An early method at one of its steps.

use crate::ladder::walk::{LineFlags, Step};
use crate::ladder::{Counters, Method};
use crate::solver::Size;
use crate::state::ladder::Walking;
use crate::state::{Board, Mark, Speed, Spoken, Square};
use crate::text::Sentence;

/// An early method at one of its steps.
#[derive(Clone, Debug, PartialEq)]
pub struct WalkScene {
    /// The method.
    pub method: Method,
    /// The board's side.
    pub size: Size,
    /// The squares.
    pub board: Board,
    /// The name of the step carried out last, `ready` before any.
    pub phase: &'static str,
    /// What it did.
    pub sentence: Sentence,
    /// What a screen reader is told.
    pub spoken: Option<Spoken>,
    /// Whether it plays.
    pub playing: bool,
    /// How fast playing moves.
    pub speed: Speed,
    /// Steps carried out.
    pub step: u64,
    /// What has been counted.
    pub counters: Counters,
    /// Solutions so far.
    pub solutions: u64,
    /// The column of each row's queen.
    pub queens: Vec<Option<usize>>,
    /// The row at work.
    pub row: usize,
    /// The flags, if the method keeps any.
    pub flags: Option<LineFlags>,
    /// The square whose flags were read or written last: row, column.
    pub square: Option<(usize, usize)>,
}

impl WalkScene {
    pub(super) fn of(walking: &Walking) -> Self {
        let walker = walking.walker();
        let last = walking.last();
        Self {
            method: walking.method(),
            size: walking.size(),
            board: board(walking),
            phase: last.map_or("ready", Step::name),
            sentence: walking.sentence(),
            spoken: walking.spoken(),
            playing: walking.playing,
            speed: walking.speed,
            step: walker.steps(),
            counters: walker.counters(),
            solutions: walker.solutions(),
            queens: walker.queens().to_vec(),
            row: walker.row(),
            flags: walker.flags().copied(),
            square: last.and_then(square),
        }
    }
}

/// The square that a step is about.
const fn square(step: Step) -> Option<(usize, usize)> {
    match step {
        Step::Set { row, column } | Step::Look { row, column, .. } | Step::Lift { row, column } => {
            Some((row, column))
        }
        _ => None,
    }
}

/// The squares. Only what the method itself knows is drawn: lines of attack where it keeps flags for them,
/// and only in the rows that are still to be filled.
fn board(walking: &Walking) -> Board {
    let (walker, size) = (walking.walker(), walking.size());
    let n = size.len();
    let (compared, looked) = match walking.last() {
        Some(Step::Compare { upper, lower, .. }) => (Some([upper, lower]), None),
        Some(step @ Step::Look { .. }) => (None, square(step)),
        _ => (None, None),
    };
    let mut squares = Vec::with_capacity(n * n);
    for (row, queen) in walker.queens().iter().enumerate() {
        for column in 0..n {
            let is_queen = *queen == Some(column);
            let by = walker
                .flags()
                .filter(|_| walker.row() <= row && !is_queen)
                .map_or([false; 3], |flags| {
                    [
                        flags.left()[row + column],
                        flags.down()[column],
                        flags.right()[column + n - 1 - row],
                    ]
                });
            squares.push(Square {
                row: small(row),
                column: small(column),
                mark: match () {
                    () if is_queen => Mark::Queen,
                    () if by.contains(&true) => Mark::Attacked,
                    () => Mark::Free,
                },
                by,
                in_work: walker.row() == row,
                picked: looked == Some((row, column))
                    || is_queen && compared.is_some_and(|rows| rows.contains(&row)),
                spot: false,
            });
        }
    }
    Board { size, squares }
}

/// A row or column, which is below 6.
fn small(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(u8::MAX)
}
