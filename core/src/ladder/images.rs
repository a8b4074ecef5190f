//! The eight images of a full board under the symmetries of the square.

use super::search::MAX;

/// One of the eight symmetries of the square.
///
/// A board is a list: the place of the queen in each row.
/// Three ways to read it give all images: by columns instead of rows, from the bottom up, and with places counted
/// from the other side. The first is the mirror image in a diagonal; the other two mirror in the middle lines.
///
/// ```text
/// 1 4 2 0 3   as it is          3 0 2 4 1   by columns
/// 3 0 2 4 1   bottom up         1 4 2 0 3   by columns, bottom up
/// 3 0 2 4 1   other side        1 4 2 0 3   by columns, other side
/// 1 4 2 0 3   half turn         3 0 2 4 1   by columns, both
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Image {
    by_columns: bool,
    bottom_up: bool,
    other_side: bool,
}

impl Image {
    /// The board as it is.
    pub(crate) const SAME: Self = Self::new(false, false, false);
    /// Mirrored in the middle column.
    pub(crate) const MIRROR: Self = Self::new(false, false, true);
    /// Turned by half a circle.
    pub(crate) const HALF_TURN: Self = Self::new(false, true, true);
    /// Turned by a quarter.
    pub(crate) const QUARTER_TURN: Self = Self::new(true, true, false);
    /// All eight, the identity first.
    pub(crate) const ALL: [Self; 8] = [
        Self::SAME,
        Self::MIRROR,
        Self::new(false, true, false),
        Self::HALF_TURN,
        Self::new(true, false, false),
        Self::new(true, false, true),
        Self::QUARTER_TURN,
        Self::new(true, true, true),
    ];
    /// The four turns, the identity first.
    pub(crate) const TURNS: [Self; 4] = [
        Self::SAME,
        Self::QUARTER_TURN,
        Self::HALF_TURN,
        Self::new(true, false, true),
    ];

    const fn new(by_columns: bool, bottom_up: bool, other_side: bool) -> Self {
        Self {
            by_columns,
            bottom_up,
            other_side,
        }
    }
}

/// A solution, readable by rows and by columns.
#[derive(Clone, Debug)]
pub(crate) struct FullBoard {
    size: usize,
    columns: [usize; MAX],
    rows: [usize; MAX],
}

impl FullBoard {
    /// Reads one bit a row; a queen's place is the number of its bit.
    pub(crate) fn new(bits: &[u32]) -> Self {
        let mut board = Self {
            size: bits.len(),
            columns: [0; MAX],
            rows: [0; MAX],
        };
        for (row, bit) in bits.iter().enumerate() {
            let column = bit.trailing_zeros() as usize;
            board.columns[row] = column;
            board.rows[column] = row;
        }
        board
    }

    /// The list of places of an image, row 0 first.
    pub(crate) fn image(&self, image: Image) -> impl Iterator<Item = usize> {
        let last = self.size - 1;
        let places = if image.by_columns {
            &self.rows
        } else {
            &self.columns
        };
        (0..self.size).map(move |row| {
            let place = places[if image.bottom_up { last - row } else { row }];
            if image.other_side {
                last - place
            } else {
                place
            }
        })
    }

    /// Tests whether an image is the board itself.
    pub(crate) fn equals(&self, image: Image) -> bool {
        self.image(Image::SAME).eq(self.image(image))
    }

    /// Tests that no image comes before the board, compared from row 0 down.
    ///
    /// This is true for exactly one of the images of a solution, so a search that keeps only such boards counts
    /// unique solutions.
    pub(crate) fn is_smallest(&self) -> bool {
        self.is_smallest_of(&Image::ALL)
    }

    /// Tests that none of these images comes before the board.
    pub(crate) fn is_smallest_of(&self, images: &[Image]) -> bool {
        let mut images = images.iter();
        images.all(|image| self.image(Image::SAME).le(self.image(*image)))
    }
}
