//! The board of an early method at one of its steps.

use super::MethodWalk;
use crate::draw::{Board, Mark, Square};
use bitqueens_core::ladder::walk::WalkStep;

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
