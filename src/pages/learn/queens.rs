//! Queens by row and column, as the course draws them.

use super::ORDER;
use bitqueens_core::solver::{Placement, Size};
use bitqueens_course::Coordinates;

/// The column of a queen, 0 at the left, from the bit of her row, which must not be 0.
pub(super) fn column_of(queen: u32, size: Size) -> u8 {
    let power = u8::try_from(queen.trailing_zeros()).unwrap_or(0);
    ORDER.column(power, size.get())
}

/// The squares of the queens of a placement.
pub(super) fn squares_of(placement: &Placement) -> Vec<Coordinates> {
    let n = placement.size().get();
    let columns = placement.powers().iter();
    let columns = columns.map(|power| ORDER.column(*power, n));
    (0..).zip(columns).collect()
}

/// The squares of queens, one bit a row, row 0 first.
pub(super) fn squares_of_bits(
    queens: impl IntoIterator<Item = u32>,
    size: Size,
) -> Vec<Coordinates> {
    let columns = queens.into_iter().map(|queen| column_of(queen, size));
    (0..).zip(columns).collect()
}
