//! The board that the reader solves, ready to be drawn.

use super::{BitRow, Board, Cover, rows::rows_below};
use crate::{
    bits::BitOrder,
    solver::{Size, Solution},
    state::{Preferences, Solve, Solved, Spoken},
};

/// The board that the reader solves, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct SolveScene {
    /// The side of the board.
    pub size: Size,
    /// The row that waits for a queen; the side where none does.
    pub row: u8,
    /// The queens from the top, by their columns as drawn.
    pub queens: Vec<u8>,
    /// The squares.
    pub board: Board,
    /// The binary rows of the row that waits.
    pub rows: Vec<BitRow>,
    /// Whether the attack lines are drawn.
    pub lines: bool,
    /// What happened last.
    pub told: Spoken,
    /// The solutions found, by their numbers in the search.
    pub found: Vec<(usize, Solution)>,
    /// How many solutions there are.
    pub solutions: usize,
    /// Whether there is a queen to take back.
    pub can_undo: bool,
}

impl SolveScene {
    /// Draws the board.
    #[must_use]
    pub fn of(solve: &Solve, preferences: Preferences) -> Self {
        let order = preferences.order;
        let (position, size) = (&solve.position, solve.size());
        let cover = if solve.lines { Cover::Off } else { Cover::On };
        let mut board = Board::of_position(position, cover, order, solve.spot);
        if let Some(power) = solve.hint {
            board.pick(position.row(), order.column(power, size.get()));
        }
        Self {
            size,
            row: position.row(),
            queens: position
                .queens()
                .iter()
                .map(|queen| drawn(*queen, size, order))
                .collect(),
            board,
            rows: rows_below(position, order, solve.spot),
            lines: solve.lines,
            told: Spoken {
                serial: solve.n_events,
                sentence: solve.event.sentence(order),
            },
            found: solve.solved.found(size).collect(),
            solutions: Solved::all(size),
            can_undo: position.row() != 0,
        }
    }
}

fn drawn(queen: u32, size: Size, order: BitOrder) -> u8 {
    let power = u8::try_from(queen.trailing_zeros()).unwrap_or(0);
    order.column(power, size.get())
}
